/** What every piece of the board needs, handed down once. */

import { createContext } from "svelte";

import type { Say } from "$web/board";
import type { WorldCupGame as Game } from "$web/generated/types";
import type { CommonDesk } from "$web/parts/desk.svelte";
import { feederOf } from "./course";
import type { Aims } from "./moves";

/** What a click does now: actions by row, for the next free space and for the last token. */
export interface Aim {
  readonly place: Aims;
  readonly hit: Aims;
  /** The card in play, empty where none is picked. */
  readonly card: string;
}

export interface Desk extends CommonDesk {
  readonly info: ReadonlyMap<string, Game.TeamView>;
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

/** Name who will stand somewhere: `winner M1`, or by placing, as in 1A, 2.6 and 3CDE. */
export function sourceName(text: Say, source: string): string {
  const feeder = feederOf(source);
  if (feeder)
    return text(feeder.isWinner ? "board-winner-of" : "board-loser-of", { match: feeder.match });
  const found = /^(\d)\.?(.+)$/.exec(source);
  if (!found) return source;
  const group = /^\d+$/.test(found[2]!) ? found[2]! : [...found[2]!].join("/");
  return text("board-placing", { place: Number(found[1]), group });
}

/** Name a kind of card. */
export const cardName = (text: Say, kind: string): string =>
  text(`board-card-${kind.replaceAll("+", "-")}`);
