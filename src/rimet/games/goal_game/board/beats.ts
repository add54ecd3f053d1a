/** How long each thing that happened is on show. */

import type { GoalGame as Game } from "$web/generated/types";

export interface Beat {
  readonly event: Game.GameEvent;
  readonly time: number;
}

/** When nobody hurries, in milliseconds; what is not named takes no time of its own. */
const TIMES: Readonly<Partial<Record<Game.GameEvent["type"], number>>> = {
  TokenNominated: 900,
  NominationPassed: 450,
  BidRaised: 700,
  BidPassed: 450,
  TokenSold: 1200,
  AuctionEnded: 500,
  MatchBegun: 700,
  HalfBegun: 900,
  CardOpened: 950,
  StrikeMade: 650,
  StrikeSaved: 900,
  GoalScored: 1000,
  OwnGoal: 1100,
  OffsideCalled: 800,
  TimeoutCalled: 600,
  TransferOpened: 600,
  TokenBought: 800,
  TokenSwapped: 800,
  TokenInjured: 900,
  SponsorPaid: 800,
  CounterBegun: 800,
  CounterBoggedDown: 450,
  CounterDeclined: 350,
  QuarterBackSpent: 1000,
  HalfEnded: 1100,
  LotDrawn: 700,
  PenaltiesBegun: 1100,
  TossWon: 700,
  EndCardLaid: 500,
  PenaltiesLevel: 900,
  PenaltiesWon: 1200,
  FinalReached: 900,
  MatchWon: 1300,
  PrizePaid: 600,
};

/** Nothing is told faster than this share of its time, or it could not be followed. */
const LEAST = 0.3;

/** Write the beats of an update so that they fit into a time; none where there is no time. */
export function beatsOf(events: readonly Game.GameEvent[], room: number): Beat[] {
  if (room <= 0) return [];
  const natural = events.reduce((sum, { type }) => sum + (TIMES[type] ?? 0), 0);
  const share = natural > 0 ? Math.min(1, Math.max(LEAST, room / natural)) : 1;
  return events.map((event) => ({ event, time: (TIMES[event.type] ?? 0) * share }));
}
