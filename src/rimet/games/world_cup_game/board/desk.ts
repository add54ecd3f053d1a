/** What every piece of the board needs, handed down once. */

import { createContext } from "svelte";

import type { Say } from "$web/board";
import type { CommonDesk } from "$web/parts/desk.svelte";
import type { Aims } from "./moves";
import type { TeamInfo } from "./view";

/** What a click does now: actions by row, for the next free space and for the last token. */
export interface Aim {
  readonly place: Aims;
  readonly hit: Aims;
  /** The card in play, empty where none is picked. */
  readonly card: string;
}

export interface Desk extends CommonDesk {
  readonly info: ReadonlyMap<string, TeamInfo>;
  readonly colours: readonly string[];
  /** The letter of each colour. */
  readonly letters: ReadonlyMap<string, string>;
  readonly aim: Aim;
  /** Tokens chosen for a row but not yet played, by row. */
  readonly pending: ReadonlyMap<string, readonly string[]>;
  /** Rows that the last update touched. */
  readonly fresh: ReadonlySet<string>;
  /** Whose teams are looked for; -1 for nobody's. */
  readonly sought: number;
  readonly choose: (action: number, row: string) => void;
}

export const [getDesk, setDesk] = createContext<Desk>();

/** Name a row's side before it is known who stands there. */
export function sourceName(text: Say, source: string): string {
  const [way, match] = source.split(" ");
  return match === undefined ? source : text(`board-${way}-of`, { match });
}

/** Name a kind of card. */
export const cardName = (text: Say, kind: string): string =>
  text(`board-card-${kind.replaceAll("+", "-")}`);
