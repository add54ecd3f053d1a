/** What every piece of the board needs, handed down once. */

import { createContext } from "svelte";

import type { CommonDesk } from "$web/parts/desk.svelte";

export interface Desk extends CommonDesk {
  /** The colour of each seat's mandate. */
  readonly colors: readonly string[];
  readonly isStill: boolean;
  readonly name: (seat: number) => string;
}

export const [getDesk, setDesk] = createContext<Desk>();
