/** The legal choices, found by card and by place. */

import type { Choice } from "$web/board";

export interface Picks {
  /** Actions by card, then by place. */
  readonly byCard: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly byPlace: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Read a move: `2.1@B3` is the card 2.1 on the place B3. */
export function readMove(move: string): { card: string; place: string } {
  const at = move.indexOf("@");
  return { card: move.slice(0, at), place: move.slice(at + 1) };
}

export function indexChoices(choices: readonly Choice[]): Picks {
  const byCard = new Map<string, Map<string, number>>();
  const byPlace = new Map<string, Map<string, number>>();
  for (const { action, move } of choices) {
    const { card, place } = readMove(move);
    enter(byCard, card, place, action);
    enter(byPlace, place, card, action);
  }
  return { byCard, byPlace };
}

function enter(
  map: Map<string, Map<string, number>>,
  first: string,
  second: string,
  action: number,
): void {
  const inner = map.get(first);
  if (inner) inner.set(second, action);
  else map.set(first, new Map([[second, action]]));
}
