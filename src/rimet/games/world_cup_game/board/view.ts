/** What this board is given: the game's view, as the server writes it. */

import type { Event, View } from "$web/board";

/** A token on a row; `goals` is 0 for an Attack and a Defence. */
export interface Token {
  readonly kind: string;
  readonly goals: number;
  readonly is_void: boolean;
  readonly is_vulnerable: boolean;
}

/** One side of a match; `team` is empty and `capacity` 0 until it is known who stands there. */
export interface Row {
  readonly name: string;
  readonly source: string;
  readonly team: string;
  readonly capacity: number;
  readonly tokens: readonly Token[];
  readonly goals: number;
  readonly is_half: boolean;
  readonly extra: number;
  readonly can_be_touched: boolean;
}

export interface Match {
  readonly name: string;
  readonly round: number;
  readonly group: string;
  readonly day: number;
  readonly state: string;
  readonly home: Row;
  readonly away: Row;
  readonly winner: string;
  readonly kicks: readonly number[];
}

export interface Line {
  readonly team: string;
  readonly rank: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
  readonly by: string;
  readonly goes_to: string;
}

export interface Group {
  readonly name: string;
  readonly is_second: boolean;
  readonly round: number;
  readonly state: string;
  readonly slots: readonly string[];
  readonly teams: readonly string[];
  readonly lines: readonly Line[];
  readonly matches: readonly number[];
  readonly dice: readonly string[];
}

export interface Third {
  readonly team: string;
  readonly group: string;
  readonly rank: number;
  readonly points: number;
  readonly scored: number;
  readonly conceded: number;
  readonly by: string;
  readonly is_through: boolean;
  readonly goes_to: string;
}

export interface Round {
  readonly kind: string;
  readonly state: string;
  readonly decks: readonly string[];
  readonly matches: readonly number[];
  readonly dice: readonly string[];
}

export interface TeamInfo {
  readonly code: string;
  readonly colour: string;
  readonly letter: string;
  readonly group: string;
  readonly owner: number;
  readonly place: number;
}

export interface Seat {
  readonly cards: number;
  readonly discards: number;
  readonly is_in: boolean;
  readonly teams: readonly string[];
  readonly teams_in: readonly string[];
  readonly balls: readonly number[];
}

export interface Kind {
  readonly kind: string;
  readonly cards: number;
  readonly hand: number;
  readonly played: number;
  readonly discarded: number;
  readonly removed: number;
}

export interface Shootout {
  readonly match: string;
  readonly home: string;
  readonly away: string;
  readonly home_kicks: readonly boolean[];
  readonly away_kicks: readonly boolean[];
  readonly is_sudden_death: boolean;
}

export interface CupView extends View {
  readonly phase: string;
  readonly edition: string;
  readonly turn: number;
  readonly round: number;
  readonly deck: number;
  readonly decks_left: number;
  readonly final_turns: number;
  readonly card: string;
  readonly to_place: number;
  readonly placed_on: readonly string[];
  readonly roll_on: string;
  readonly lot: readonly string[];
  readonly extra_goals: boolean;
  readonly colours: readonly string[];
  readonly kinds: readonly Kind[];
  readonly seats: readonly Seat[];
  readonly teams: readonly TeamInfo[];
  readonly rounds: readonly Round[];
  readonly groups: readonly Group[];
  readonly thirds: readonly Third[];
  readonly matches: readonly Match[];
  readonly shootout: Shootout | null;
  readonly champion: string;
}

const str = (event: Event, field: string): string => String(event[field] ?? "");
const num = (event: Event, field: string): number => Number(event[field] ?? 0);
export const fact = { str, num };
