/** Who strikes at whom. */

import type { GoalGame as Game } from "$web/generated/types";

/** Return at whom the coach who is asked strikes; a counter-attack not yet begun goes back. */
export function rivalOf({ phase, attack }: Game.GameView): number {
  if (!attack) return -1;
  return phase === "counter" ? attack.attacker : attack.target;
}
