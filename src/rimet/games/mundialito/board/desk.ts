/** What every piece of the board needs, handed down once. */

import { createContext } from "svelte";

import type { CommonDesk } from "$web/parts/desk.svelte";
import type { Ahead } from "./scene";
import type { Pair, TeamView } from "./view";

export interface Desk extends CommonDesk {
  readonly teams: ReadonlyMap<string, TeamView>;
  readonly ahead: Ahead;
  /** The match on the pitch, and its score as far as it has been seen. */
  readonly now: number;
  readonly score: Pair;
}

export const [getDesk, setDesk] = createContext<Desk>();
