/** What cards are worth, and what a viewer sees of those that lie. */

import type { BoardProps } from "$web/board";
import { BACK, type CupView, type HeldCard, type Place } from "./view";

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
  (kinds: CupView["kinds"]): Worth =>
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
export const kindOf = (text: string, kinds: CupView["kinds"]): number =>
  text === "" ? BACK : kinds.findIndex((value) => cardName(value) === text);

/** Return what a place's team brings along: its total without the cards that are seen. */
export function ratingOf(place: Place, worth: Worth): Value {
  let { goals, penalties } = place;
  for (const kind of place.cards) {
    if (kind === BACK) continue;
    goals -= worth(kind)[0];
    penalties -= worth(kind)[1];
  }
  return [goals, penalties];
}

export interface InHand {
  readonly key: string;
  readonly name: string;
  readonly value: Value;
}

/** Lay the hand out card by card, without those already chosen for a place. */
export function spread(hand: readonly HeldCard[], gone: readonly string[]): InHand[] {
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
