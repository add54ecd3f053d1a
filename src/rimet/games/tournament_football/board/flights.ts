/** Cards that travel: from a manager's hand, or the own, to the place where they now lie. */

import type { TournamentFootball as Game } from "$web/generated/types";
import { fit, flyFrom, glow, popIn } from "$web/parts/motion";
import type { Layout } from "./layout";

const slotOf = (root: HTMLElement, place: string, slot: number): Element | null =>
  root.querySelector(`[data-slot="${place}:${slot}"]`);

/** Let the cards that others placed come from where those sit. */
export function flyPlaced(
  root: HTMLElement,
  events: readonly Game.GameEvent[],
  view: Game.GameView,
  pace: number,
): void {
  const placed = events.filter(
    (event): event is Game.CardPlaced => event.type === "CardPlaced" && event.seat !== view.viewer,
  );
  const lying = new Map(
    [...view.fields, ...view.half_fields].map(({ name, cards }) => [name, cards.length]),
  );
  const shown = placed.slice(-4).reverse();
  const time = fit(650, pace);
  // All is measured before anything moves, so that the page is laid out once.
  const flights = shown.flatMap(({ place, seat }, index) => {
    const slot = (lying.get(place) ?? 0) - 1;
    lying.set(place, slot);
    const card = slotOf(root, place, slot);
    const hand = root.querySelector(`[data-seat="${seat}"]`);
    if (!card || !hand) return [];
    const from = small(hand.getBoundingClientRect());
    const delay = (shown.length - 1 - index) * time * 0.3;
    return [{ card, from, to: card.getBoundingClientRect(), delay }];
  });
  for (const { card, from, to, delay } of flights) {
    flyFrom(card, from, { time, delay, to, spin: -14 });
    const place = card.closest("[data-place]");
    if (place) glow(place, time, delay + time * 0.8);
  }
}

/** Let a card that was just chosen come from the hand. */
export function flyChosen(
  root: HTMLElement,
  place: string,
  slot: number,
  from: DOMRect,
  pace: number,
): void {
  const card = slotOf(root, place, slot);
  if (card) flyFrom(card, from, { time: fit(420, Math.max(pace, 400)), lift: 30 });
}

interface Walk {
  readonly from: string;
  readonly to: string;
}

/** Tell which teams go where: from their group, or from their match. */
export function walksOf(
  events: readonly Game.GameEvent[],
  layout: Layout,
  view: Game.GameView,
): Walk[] {
  return events.flatMap((event) => {
    if (event.type === "TeamAdvanced") {
      const from = view.fields.find(({ team }) => team === event.team);
      return from ? [{ from: from.name, to: event.placing }] : [];
    }
    return event.type === "MatchResolved" ? walksAfter(event, layout, view) : [];
  });
}

/** From a match the winner walks on, and to the match for third place the loser, too. */
function walksAfter(event: Game.MatchResolved, layout: Layout, view: Game.GameView): Walk[] {
  const tie = layout.ties.find(({ name }) => name === event.match)!;
  const sides = view.half_fields.slice(2 * tie.number, 2 * tie.number + 2);
  return [tie.winnerTo, tie.loserTo].flatMap((to) => {
    const half = view.half_fields[to];
    const from = sides.find(({ team }) => team === half?.team);
    return half && from ? [{ from: from.name, to: half.name }] : [];
  });
}

/** Let the teams that go through arrive on their half-fields. */
export function walkOn(root: HTMLElement, moves: readonly Walk[], time: number): void {
  const found = moves.flatMap(({ from, to }) => {
    const target = root.querySelector(`[data-place="${to}"] .team`);
    const start = root.querySelector(`[data-place="${from}"] .team`)?.getBoundingClientRect();
    return target ? [{ target, start, end: target.getBoundingClientRect() }] : [];
  });
  for (const { target, start, end } of found)
    if (start && start.width > 0) flyFrom(target, start, { time, to: end, lift: 8 });
    else popIn(target, time);
}

/** The size of a card in the middle of what is larger. */
function small(rect: DOMRect): DOMRect {
  return new DOMRect(rect.left + 8, rect.top + 4, 24, 32);
}
