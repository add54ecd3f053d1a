/** What every piece of the board needs, handed down once. */

import { createContext } from "svelte";

import type { CommonDesk } from "$web/parts/desk.svelte";
import type { Worth } from "./cards";

export interface Desk extends CommonDesk {
  readonly worth: Worth;
  readonly capacity: number;
  /** Places that can be picked now. */
  readonly lit: ReadonlySet<string>;
  /** A card is picked: what cannot take it steps back. */
  readonly isAiming: boolean;
  readonly picked: string;
  /** Cards chosen for a place but not yet played, by place. */
  readonly pending: ReadonlyMap<string, readonly string[]>;
  /** Slots whose cards only their owner sees. */
  readonly secretFields: string;
  readonly secretHalves: string;
  readonly pick: (place: string) => void;
}

export const [getDesk, setDesk] = createContext<Desk>();
