/** What is on its way, drawn before it is told: a card that turns, a strike, the hammer. */

import type { GoalGame as Game } from "$web/generated/types";

/** The place of the card that is being turned over. */
export function turningOf(coming: readonly Game.GameEvent[]): string {
  const opened = coming.find(({ type }) => type === "CardOpened");
  return opened?.type === "CardOpened" ? opened.cell : "";
}

/** Show the strike that is being made beside those of the view; what comes of it is not told yet. */
export function struckBy(
  attack: Game.AttackView | null,
  coming: readonly Game.GameEvent[],
): Game.AttackView | null {
  const made = coming.find(({ type }) => type === "StrikeMade");
  if (!attack || made?.type !== "StrikeMade" || made.cell !== attack.cell) return attack;
  const { by, color } = made;
  const others = attack.strikes.filter((strike) => strike.by !== by);
  return { ...attack, strikes: [...others, { by, color, state: "now" }] };
}

/** Whether the hammer comes down, or has just come down, on the footballer up for sale. */
export const hasSale = (events: readonly Game.GameEvent[]): boolean =>
  events.at(-1)?.type === "TokenSold";
