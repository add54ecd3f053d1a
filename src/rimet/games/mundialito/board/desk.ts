/** What every piece of the board needs, handed down once. */

import { createContext } from "svelte";

import type { Mundialito as Game } from "$web/generated/types";
import type { CommonDesk } from "$web/parts/desk.svelte";
import type { Ahead, Pair } from "./scene";

export interface Desk extends CommonDesk {
  readonly teams: ReadonlyMap<string, Game.TeamView>;
  readonly ahead: Ahead;
  /** The match on the pitch, and its score as far as it has been seen. */
  readonly now: number;
  readonly score: Pair;
  /** Colours of a throw of all dice in their order, and the die of overtime. */
  readonly dice: readonly string[];
  readonly overtimeDie: string;
}

export const [getDesk, setDesk] = createContext<Desk>();
