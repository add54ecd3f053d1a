/**
 * What the shell and a game's board say to each other.
 *
 * A game's board is `src/rimet/games/<name>/board/Board.svelte`; the build finds it by itself and
 * loads it when its game is opened. A board draws what it is given and offers the legal choices it
 * is told; it knows no rules and holds no state of the match. A game without a board is drawn by
 * `web/src/plain/Board.svelte`, which keeps to the same contract.
 */

import type * as Generated from "./generated/types";
import type { Value } from "./wire";

/** All that one viewer may see: the game's own view, with these fields in every game. */
export interface View {
  readonly viewer: number;
  readonly to_act: number;
  readonly [field: string]: unknown;
}

/** What happened, as the viewer may know it: the game's own event, tagged by its type. */
export interface Event {
  readonly type: string;
  readonly rule: string;
  readonly [field: string]: unknown;
}

/** A legal continuation: its number, its notation in the game's own writing, whether it is the last. */
export type Choice = Readonly<Generated.Choice>;

/** Who sits on a seat; `name` is never empty, also for a bot that nobody named. */
export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly kind: "open" | "person" | "bot";
  readonly is_away: boolean;
}

/** How a team is shown: whole name, short name, and the address of its flag, if it has one. */
export interface Team {
  readonly name: string;
  readonly short: string;
  readonly flag: string | null;
}

/** Says a message of the game's catalogue, then of the shared one; never fails. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

/** The player of frames, as far as whoever watches may set its pace; for `ReelControls`. */
export interface Show {
  /** What happened is still being shown. */
  readonly isBusy: boolean;
  /** It stands still. */
  readonly isHeld: boolean;
  /** Stand still, or go on. */
  readonly hold: () => void;
  /** Go on at once: what is on its way is here, what is on show gives way to the next. */
  readonly next: () => void;
  /** Go straight to how it stands now. */
  readonly skip: () => void;
}

export interface BoardProps<V = View, E = Event> {
  /** How it looks in the frame on show, as `seat` may see it. */
  view: V;
  /** What the frame on show told, in order; `view` is how it looks after all of it. */
  events: readonly E[];
  /** What the next frame will tell, while it is on its way: for motion only, never its result. */
  coming: readonly E[];
  /** Milliseconds that this frame is on its way, or on show: motion should fit into it. */
  time: number;
  show: Show;
  /** The seat this board is drawn for; -1 is a spectator. */
  seat: number;
  /** By seat. */
  players: readonly Player[];
  /** What the match is played with: every option by its name. */
  options: Readonly<Record<string, Value>>;
  /** Legal continuations of `path`; empty where this seat has nothing to choose, or not yet. */
  choices: readonly Choice[];
  /** Chosen so far, not yet played; the shell offers to take back the last. */
  path: readonly Choice[];
  /** Adds a choice to the path. The shell plays the path with the choice that makes it whole. */
  choose: (action: number) => void;
  text: Say;
  team: (code: string) => Team;
  /** Which fields of the view hold seats and teams, by their paths: `fields.owner`. */
  roles: Readonly<Record<string, Generated.Role>>;
  /** Milliseconds between two moves of a bot: for motion that no frame brings. */
  pace: number;
  /** The viewer prefers reduced motion. */
  reduced: boolean;
}
