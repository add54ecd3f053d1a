/** What cards are worth, and what a viewer sees of those that lie. */

import type { BoardProps } from "$web/board";
import type { TournamentFootball as Game } from "$web/generated/types";

/** An owner of a place that is no seat, and a card of which only the back is seen. */
export const BANK = -1;
export const BACK = -1;

export const SECRET = "s";
const OPEN = "-";
const SLOTS = 4;

/** Of every slot of fields and half-fields one letter: whether a card there is secret. */
export interface SecretSlots {
  readonly fields: string;
  readonly halves: string;
}

export type Value = readonly [goals: number, penalties: number];
export type Worth = (kind: number) => Value;

/** Tell what kinds of cards are worth. */
export const worthOf =
  (kinds: Game.GameView["kinds"]): Worth =>
  (kind) =>
    kinds[kind]!;

/** Write a card as moves do. */
export const cardName = ([goals, penalties]: Value): string => `${goals}.${penalties}`;

/** Read a card as moves and events write it. */
export function readCard(text: string): Value {
  const [goals = "0", penalties = "0"] = text.split(".");
  return [Number(goals), Number(penalties)];
}

/** Find the kind of a card that is written out; a back where it is not told. */
export const kindOf = (text: string, kinds: Game.GameView["kinds"]): number =>
  text === "" ? BACK : kinds.findIndex((value) => cardName(value) === text);

/** Read goals and penalties as views write them; nothing of either where they write none. */
export const readValue = ([goals = 0, penalties = 0]: readonly number[]): Value => [
  goals,
  penalties,
];

export interface InHand {
  readonly key: string;
  readonly name: string;
  readonly value: Value;
}

/** Lay the hand out card by card, without those already chosen for a place. */
export function spread(hand: readonly Game.CardView[], gone: readonly string[]): InHand[] {
  const left = [...gone];
  const cards: InHand[] = [];
  for (const { kind, goals, penalties, count } of hand) {
    const name = cardName([goals, penalties]);
    for (let copy = 0; copy < count; copy++) {
      const at = left.indexOf(name);
      if (at >= 0) left.splice(at, 1);
      else cards.push({ key: `${kind}:${copy}`, name, value: [goals, penalties] });
    }
  }
  return cards;
}

/** Tell for every slot whether a card there lies face down for all but its owner. */
export function secretSlots({ hidden, open, wild }: BoardProps["options"]): SecretSlots {
  const down = SECRET.repeat(SLOTS);
  const up = OPEN.repeat(SLOTS);
  return {
    fields: hidden ? down : up,
    halves: open ? up : wild ? OPEN + down.slice(1) : down,
  };
}
