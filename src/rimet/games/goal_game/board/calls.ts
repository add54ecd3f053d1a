/** What is called out over the pitch, word for word, while it happens. */

import type { Event, Say } from "$web/board";
import { fact } from "./stand";

const SAID = new Set([
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

/** Call an event out; nothing where it speaks for itself. */
export function callOf(event: Event, text: Say, name: (seat: number) => string): string {
  if (!SAID.has(event.type)) return "";
  const id = event.type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
  return text(`board-call-${id}`, {
    name: name(fact.num(event, "seat")),
    rival: name(fact.num(event, "rival_seat")),
    half: fact.num(event, "half"),
    goals: fact.num(event, "goals"),
    conceded: fact.num(event, "conceded"),
    kind: fact.str(event, "kind") || "none",
  });
}
