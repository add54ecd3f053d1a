/** Tokens that travel to their space, and tokens that are turned over. */

import type { WorldCupGame as Game } from "$web/generated/types";
import { fit, flyFrom } from "$web/parts/motion";

const slotOf = (root: HTMLElement, row: string, space: number): Element | null =>
  root.querySelector(`[data-slot="${row}:${space}"] .laid`);

/** Let what happened to tokens be seen: who plays, where the own card was, how long it may take. */
export function moveTokens(
  root: HTMLElement,
  events: readonly Game.GameEvent[],
  seat: number,
  from: DOMRect | null,
  longest: number,
): void {
  const time = fit(620, longest, 0.9);
  if (time <= 0) return;
  // All is measured before anything moves, so that the page is laid out once.
  const flights: { token: Element; start: DOMRect; end: DOMRect }[] = [];
  const turned: Element[] = [];
  for (const event of events) {
    const token = "space" in event ? slotOf(root, event.row, event.space) : null;
    if (!token) continue;
    if (event.type === "TokenPlaced") {
      const hand = from ?? root.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
      if (hand) flights.push({ token, start: small(hand), end: token.getBoundingClientRect() });
    } else if (event.type === "TokenVoided" || event.type === "TokenReplaced") turned.push(token);
  }
  flights.slice(-6).forEach(({ token, start, end }, index) => {
    flyFrom(token, start, { time, delay: index * time * 0.25, to: end, spin: -20 });
  });
  for (const token of turned.slice(-6))
    token.animate(
      [
        { transform: "rotateY(-180deg) scale(1.5)" },
        { transform: "rotateY(-60deg) scale(1.5)", offset: 0.6 },
        { transform: "none" },
      ],
      { duration: time, easing: "ease-out", fill: "backwards" },
    );
}

/** The size of a token in the middle of what is larger. */
function small(rect: DOMRect): DOMRect {
  return new DOMRect(rect.left + rect.width / 2 - 14, rect.top + rect.height / 2 - 14, 28, 28);
}
