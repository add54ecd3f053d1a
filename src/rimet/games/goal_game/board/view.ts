/** What this board is given: the game's view, as the server writes it. */

import type { View } from "$web/board";

export const KINDS = ["forward", "goalkeeper", "quarter-back"] as const;
export type Kind = (typeof KINDS)[number];

/** Sides of a card as it lies, from the top clockwise. */
export const SIDES = ["top", "right", "bottom", "left"] as const;
export type Side = (typeof SIDES)[number];

export const COLORS = ["red", "yellow", "blue", "green"] as const;

export interface Tokens {
  readonly forward: number;
  readonly goalkeeper: number;
  readonly quarter_back: number;
}

export interface CoachView {
  readonly seat: number;
  readonly color: string;
  readonly coins: number;
  readonly unused: Tokens;
  readonly used: Tokens;
  readonly is_playing: boolean;
  readonly goals: number;
  /** 0 while it is open. */
  readonly place: number;
}

export interface AuctionView {
  readonly number: number;
  readonly nominator: number;
  readonly kind: string | null;
  readonly bid: number;
  readonly bidder: number | null;
  readonly passed: readonly number[];
  readonly buyers: readonly number[];
}

export interface CardView {
  readonly sides: readonly [string, string, string, string];
  readonly event: string;
}

export interface HopeView {
  readonly side: string;
  readonly color: string;
  readonly chance: number;
}

export interface CellView {
  readonly name: string;
  readonly column: number;
  readonly row: number;
  readonly card: CardView | null;
  readonly can_open: boolean;
  readonly hopes: readonly HopeView[];
  readonly expected: number;
  readonly against: number;
}

export interface FigureView {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly CellView[];
  readonly last: string | null;
}

export interface StrikeView {
  /** A side, penalty-kick or forward. */
  readonly by: string;
  readonly color: string | null;
  /** One of coming, now, goal, saved. */
  readonly state: string;
}

export interface AttackView {
  readonly attacker: number;
  readonly defender: number;
  readonly is_counter: boolean;
  readonly opener: number;
  readonly target: number;
  readonly cell: string | null;
  readonly event: string | null;
  readonly strikes: readonly StrikeView[];
}

export type Pair = readonly [number, number];

export interface PenaltiesView {
  readonly stage: string;
  readonly pair: Pair;
  readonly goals: Pair;
  readonly kicks: Pair;
  readonly layout: number;
  readonly winner: number | null;
}

export interface DuelView {
  readonly seat: number;
  readonly rival: number;
  readonly halves: readonly Pair[];
  readonly goals: number;
  readonly conceded: number;
}

export interface HalfView {
  readonly number: number;
  readonly direction: string;
  readonly goals: readonly number[];
}

export interface StandingView {
  readonly place: number;
  readonly seat: number;
  readonly goals: number;
  readonly is_through: boolean;
}

export interface MatchView {
  readonly stage: string;
  readonly seats: readonly number[];
  readonly halves: readonly HalfView[];
  readonly duels: readonly DuelView[];
  readonly standings: readonly StandingView[];
  readonly penalties: readonly PenaltiesView[];
  readonly is_over: boolean;
}

export interface UnseenView {
  readonly cards: number;
  readonly sides: Readonly<Record<string, number>>;
  readonly events: Readonly<Record<string, number>>;
}

export interface GoalGameView extends View {
  readonly phase: string;
  readonly stage: string;
  readonly half: number | null;
  readonly direction: string;
  readonly coaches: readonly CoachView[];
  readonly bank: Tokens;
  readonly auction: AuctionView | null;
  readonly figure: FigureView | null;
  readonly attack: AttackView | null;
  readonly penalties: PenaltiesView | null;
  readonly matches: readonly MatchView[];
  readonly unseen: UnseenView;
  readonly winner: number | null;
}

const FIELDS: Readonly<Record<string, keyof Tokens>> = {
  forward: "forward",
  goalkeeper: "goalkeeper",
  "quarter-back": "quarter_back",
};

/** Tell how many footballers of a kind there are. */
export const countOf = (tokens: Tokens, kind: string): number => tokens[FIELDS[kind] ?? "forward"];

/** Put footballers of a kind to some, or take them off. */
export function addTo(tokens: Tokens, kind: string, by: number): Tokens {
  const field = FIELDS[kind] ?? "forward";
  return { ...tokens, [field]: Math.max(0, tokens[field] + by) };
}

export const sumOf = (tokens: Tokens): number =>
  tokens.forward + tokens.goalkeeper + tokens.quarter_back;

/** Tell at whom the coach who is asked strikes; a counter-attack not yet begun goes back. */
export function rivalOf({ phase, attack }: GoalGameView): number {
  if (!attack) return -1;
  return phase === "counter" ? attack.attacker : attack.target;
}
