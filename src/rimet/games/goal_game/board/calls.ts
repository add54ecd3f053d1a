/** What is called out over the pitch, word for word, while it happens. */

import type { Say } from "$web/board";
import type { GoalGame as Game } from "$web/generated/types";

const SAID: ReadonlySet<string> = new Set<Game.GameEvent["type"]>([
  "GoalScored",
  "StrikeSaved",
  "OwnGoal",
  "OffsideCalled",
  "TimeoutCalled",
  "TransferOpened",
  "TokenInjured",
  "SponsorPaid",
  "CounterBegun",
  "QuarterBackSpent",
  "HalfBegun",
  "HalfEnded",
  "PenaltiesBegun",
  "TossWon",
  "PenaltiesLevel",
  "PenaltiesWon",
  "FinalReached",
  "MatchWon",
]);

/** Call out the last thing that was told; nothing where all speaks for itself. */
export function callOf(
  events: readonly Game.GameEvent[],
  text: Say,
  name: (seat: number) => string,
): string {
  const event = events.findLast(({ type }) => SAID.has(type));
  if (!event) return "";
  const id = event.type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
  const facts = { seat: -1, rival_seat: -1, half: 0, goals: 0, conceded: 0, kind: "", ...event };
  const { seat, rival_seat, half, goals, conceded, kind } = facts;
  return text(`board-call-${id}`, {
    name: name(seat),
    rival: name(rival_seat ?? -1),
    half,
    goals,
    conceded,
    kind: kind || "none",
  });
}
