/** What every piece of a board needs, handed down once; a game adds what is its own. */

import type { BoardProps, Player, Say, Team } from "../board";
import { marksOf, type Mark } from "./seats";

export interface CommonDesk {
  readonly text: Say;
  readonly team: (code: string) => Team;
  readonly players: readonly Player[];
  /** The token of each seat. */
  readonly marks: readonly Mark[];
  /** The seat that looks on; -1 is a spectator. */
  readonly viewer: number;
}

/**
 * Lay the desk of a board, once, while it is being made.
 *
 * Give what is the game's own as getters: `layDesk(() => props, { get lit() { return lit; } })`. They stay
 * getters, so that only what was read is drawn again when it changes.
 */
export function layDesk<More extends object>(
  props: () => BoardProps<unknown, unknown>,
  more: More,
): CommonDesk & More {
  const marks = $derived(marksOf(props().players));
  const common: CommonDesk = {
    get text() {
      return props().text;
    },
    get team() {
      return props().team;
    },
    get players() {
      return props().players;
    },
    get marks() {
      return marks;
    },
    get viewer() {
      return props().seat;
    },
  };
  Object.defineProperties(common, Object.getOwnPropertyDescriptors(more));
  return common as CommonDesk & More;
}
