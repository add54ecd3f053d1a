/** The legal choices, read from their notation. */

import type { Choice } from "$web/board";

export interface Picks {
  /** Cards that can be opened, by their place. */
  readonly open: ReadonlyMap<string, number>;
  /** Nominations: by kind, then by the opening bid. */
  readonly nominate: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Raises by bid. */
  readonly raise: ReadonlyMap<number, number>;
  /** All others as they are written: pass, forward, buy=forward, swap=a>b, lose=forward. */
  readonly others: ReadonlyMap<string, number>;
}

export function readChoices(choices: readonly Choice[]): Picks {
  const open = new Map<string, number>();
  const nominate = new Map<string, Map<number, number>>();
  const raise = new Map<number, number>();
  const others = new Map<string, number>();
  for (const { action, move } of choices) {
    const [verb = "", object] = move.split("=");
    if (verb === "open" && object) open.set(object, action);
    else if (verb === "bid") raise.set(Number(object), action);
    else if (object && /^\d+$/.test(object)) {
      const bids = nominate.get(verb) ?? new Map<number, number>();
      nominate.set(verb, bids.set(Number(object), action));
    } else others.set(move, action);
  }
  return { open, nominate, raise, others };
}
