/** The legal choices, found by card and by what they touch. */

import type { Choice } from "$web/board";
import type { WorldCupGame as Game } from "$web/generated/types";

/** Actions by row. */
export type Aims = ReadonlyMap<string, number>;

export interface Targets {
  /** Rows that a token may be laid on. */
  readonly place: Aims;
  /** Rows whose last token may be hit. */
  readonly hit: Aims;
  /** Rows that the lesser token of the card may be laid on alone. */
  readonly part: Aims;
}

export interface Moves {
  readonly cards: ReadonlyMap<string, Targets>;
  /** Rows that may take the next token of a card that is being placed. */
  readonly more: Aims;
  readonly drops: Aims;
  readonly picks: Aims;
}

export interface Move {
  readonly type: "place" | "hit" | "part" | "more" | "drop" | "pick" | "other";
  readonly card: string;
  /** Row or team. */
  readonly to: string;
}

/** Read a move: `2+1>A1a`, `2+1=1>Fa`, `foul!A1a`, `+B2b`, `drop:foul`, `pick:BRA`. */
export function readMove(move: string): Move {
  if (move.startsWith("+")) return { type: "more", card: "", to: move.slice(1) };
  if (move.startsWith("drop:")) return { type: "drop", card: move.slice(5), to: "" };
  if (move.startsWith("pick:")) return { type: "pick", card: "", to: move.slice(5) };
  const found = /^([^>!=]+)(=\w+)?([>!])(.+)$/.exec(move);
  if (!found) return { type: "other", card: "", to: "" };
  const [, card, part, sign, to] = found;
  const type = part ? "part" : sign === "!" ? "hit" : "place";
  return { type, card: card!, to: to! };
}

export function indexChoices(choices: readonly Choice[]): Moves {
  const cards = new Map<string, Record<"place" | "hit" | "part", Map<string, number>>>();
  const more = new Map<string, number>();
  const drops = new Map<string, number>();
  const picks = new Map<string, number>();
  for (const { action, move } of choices) {
    const { type, card, to } = readMove(move);
    if (type === "more") more.set(to, action);
    else if (type === "drop") drops.set(card, action);
    else if (type === "pick") picks.set(to, action);
    else if (type !== "other") {
      if (!cards.has(card)) cards.set(card, { place: new Map(), hit: new Map(), part: new Map() });
      cards.get(card)![type].set(to, action);
    }
  }
  return { cards, more, drops, picks };
}

export interface InHand {
  readonly key: string;
  readonly kind: string;
}

/** Lay the hand out card by card. */
export function spread(kinds: readonly Game.KindView[]): InHand[] {
  return kinds.flatMap(({ kind, hand }) =>
    Array.from({ length: hand }, (_, copy) => ({ key: `${kind}:${copy}`, kind })),
  );
}

/** The tokens of a card in the order in which they are placed. */
export function tokensOf(card: string): readonly string[] {
  return /^\d/.test(card) ? card.split("+") : [card];
}
