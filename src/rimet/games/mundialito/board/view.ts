/** What this board is given: the game's view, as the server writes it. */

import type { View } from "$web/board";

export type Pair = readonly [number | null, number | null];

export interface TeamView {
  readonly code: string;
  readonly stars: number;
  readonly owner: number | null;
  /** 0 while it is in. */
  readonly place: number;
  readonly field: string | null;
}

export interface Fixture {
  readonly number: number;
  readonly stage: string;
  readonly group: string | null;
  readonly first: string | null;
  readonly second: string | null;
  readonly goals: Pair;
  readonly overtime: Pair | null;
  readonly kicks: Pair | null;
  readonly score: Pair;
  readonly winner: string | null;
}

export interface Row {
  readonly place: number;
  readonly team: string;
  readonly played: number;
  readonly points: number;
  readonly difference: number;
}

export interface GroupView {
  readonly name: string;
  readonly fields: readonly (string | null)[];
  readonly rows: readonly Row[];
  readonly matches: readonly Fixture[];
  readonly is_over: boolean;
}

export interface RoundView {
  readonly stage: string;
  readonly matches: readonly Fixture[];
  readonly size: number;
}

export interface Throw {
  readonly team: string;
  readonly dice: readonly number[];
  readonly total: number;
}

export interface RollView {
  readonly team: string;
  readonly seat: number;
  readonly part: string;
  readonly die: string;
  readonly dice: readonly string[];
  readonly throws: readonly Throw[];
  readonly tries: number;
}

export interface CoachView {
  readonly teams: number;
  readonly still_in: readonly string[];
  readonly ahead_of: number;
}

export interface MundialitoView extends View {
  readonly phase: string;
  readonly stage: string | null;
  readonly teams: readonly TeamView[];
  readonly seats: readonly CoachView[];
  readonly pile: readonly string[];
  readonly groups: readonly GroupView[];
  readonly rounds: readonly RoundView[];
  readonly match: Fixture | null;
  readonly roll: RollView | null;
  readonly champion: string | null;
}

/** The rounds of the cup and how many matches each has. */
export const ROUNDS = [
  ["round-of-32", 16],
  ["round-of-16", 8],
  ["quarter-finals", 4],
  ["semi-finals", 2],
  ["third-place", 1],
  ["final", 1],
] as const;

export const COLORS = ["yellow", "blue", "white"] as const;

/** The die that a team of so many stars rolls. */
export const dieOf = (stars: number): string => COLORS[3 - stars] ?? "white";
