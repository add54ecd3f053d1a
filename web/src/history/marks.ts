/** What is said behind a score: extra time, a shoot-out, a replay. */

import type { ChronicleMatch } from "../generated/types";
import type { Args } from "../texts.svelte";

export function markOf(match: ChronicleMatch, say: (id: string, args?: Args) => string): string {
  const told: string[] = [];
  if (match.shoot_out) {
    const [home, away] = match.shoot_out;
    told.push(say("history-shoot-out", { home: home!, away: away! }));
  } else if (match.extra_time) told.push(say("history-extra-time"));
  if (match.replay) told.push(say("history-replay"));
  return told.join(", ");
}
