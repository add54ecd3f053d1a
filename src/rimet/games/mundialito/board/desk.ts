/** What every piece of the board needs, handed down once. */

import { createContext } from "svelte";

import type { Mundialito as Game } from "$web/generated/types";
import type { CommonDesk } from "$web/parts/desk.svelte";

export interface Desk extends CommonDesk {
  readonly teams: ReadonlyMap<string, Game.TeamView>;
  /** The match on the pitch. */
  readonly now: number;
  /** The group that it is about. */
  readonly group: string;
  /** Colours of a throw of all dice in their order, and the die of overtime. */
  readonly dice: readonly string[];
  readonly overtimeDie: string;
}

export const [getDesk, setDesk] = createContext<Desk>();
