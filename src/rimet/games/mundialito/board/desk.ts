/** What every piece of the board needs, handed down once. */

import { createContext } from "svelte";

import type { Player, Say, Team } from "$web/board";
import type { Mark } from "$web/parts/seats";
import type { Ahead } from "./scene";
import type { Pair, TeamView } from "./view";

export interface Desk {
  readonly text: Say;
  readonly team: (code: string) => Team;
  readonly players: readonly Player[];
  readonly marks: readonly Mark[];
  readonly teams: ReadonlyMap<string, TeamView>;
  readonly viewer: number;
  readonly ahead: Ahead;
  /** The match on the pitch, and its score as far as it has been seen. */
  readonly now: number;
  readonly score: Pair;
}

export const [getDesk, setDesk] = createContext<Desk>();
