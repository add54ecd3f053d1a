/**
 * How the table stands while an update is told: a fold over its events, from the view before.
 *
 * It only moves what people look at while it is told; when all has been told the view itself is shown.
 */

import type { Event } from "$web/board";
import {
  addTo,
  type AttackView,
  type CardView,
  type CoachView,
  type DuelView,
  type FigureView,
  type GoalGameView,
  type MatchView,
  type Pair,
  type StrikeView,
} from "./view";

const INKS: Readonly<Record<string, string>> = { R: "red", Y: "yellow", B: "blue", G: "green" };

const str = (event: Event, field: string): string => String(event[field] ?? "");
const num = (event: Event, field: string): number => Number(event[field] ?? 0);
export const fact = { str, num };

/** Read a card from its letters and its middle. */
export function cardOf(event: Event): CardView {
  const [top = "", right = "", bottom = "", left = ""] = [...str(event, "sides")].map(
    (letter) => INKS[letter] ?? "",
  );
  return { sides: [top, right, bottom, left], event: str(event, "middle") };
}

/** Show how it stands after an event; `target` is the view that all the events lead to. */
export function follow(view: GoalGameView, event: Event, target: GoalGameView): GoalGameView {
  const seat = num(event, "seat");
  const rival = num(event, "rival_seat");
  switch (event.type) {
    case "TokenNominated":
    case "BidRaised":
      return bid(view, seat, str(event, "kind"), num(event, "coins"));
    case "NominationPassed":
    case "BidPassed":
      return passed(view, seat);
    case "TokenSold":
      return sold(view, seat, str(event, "kind"), num(event, "coins"));
    case "TokenBought":
      return bought(view, seat, str(event, "kind"), num(event, "coins"));
    case "TokenSwapped":
      return swapped(view, seat, str(event, "given"), str(event, "taken"));
    case "TokenInjured":
      return event["kind"] ? spent(view, seat, str(event, "kind")) : view;
    case "SponsorPaid":
    case "PrizePaid":
      return coach(view, seat, (one) => ({ ...one, coins: one.coins + num(event, "coins") }));
    case "QuarterBackSpent":
      return spent(spent(view, seat, "quarter-back"), rival, "forward");
    case "HalfBegun":
      return laidOut(
        { ...view, half: num(event, "half"), direction: str(event, "direction") },
        target,
      );
    case "PenaltiesBegun":
      return laidOut(
        {
          ...view,
          half: null,
          penalties: target.penalties && { ...target.penalties, goals: [0, 0], kicks: [0, 0] },
        },
        target,
      );
    case "EndCardLaid":
      return turned(view, str(event, "cell"), cardOf(event));
    case "CounterBegun":
      return {
        ...view,
        attack: view.attack && {
          ...view.attack,
          is_counter: true,
          opener: seat,
          target: rival,
          strikes: [],
          cell: null,
          event: null,
        },
      };
    case "CardOpened":
      return opened(view, event, seat, rival);
    case "StrikeMade":
      return struck(view, event, seat);
    case "StrikeSaved":
      return settled(spent(view, seat, "goalkeeper"), "saved");
    case "GoalScored":
      return scored(settled(view, "goal"), seat, rival);
    case "OwnGoal":
      return scored(view, rival, seat);
    default:
      return view;
  }
}

function coach(
  view: GoalGameView,
  seat: number,
  change: (one: CoachView) => CoachView,
): GoalGameView {
  return { ...view, coaches: view.coaches.map((one) => (one.seat === seat ? change(one) : one)) };
}

const spent = (view: GoalGameView, seat: number, kind: string): GoalGameView =>
  coach(view, seat, (one) => ({
    ...one,
    unused: addTo(one.unused, kind, -1),
    used: addTo(one.used, kind, 1),
  }));

function bid(view: GoalGameView, seat: number, kind: string, coins: number): GoalGameView {
  const auction = view.auction && { ...view.auction, kind, bid: coins, bidder: seat, passed: [] };
  return { ...view, phase: "raise", auction };
}

function passed(view: GoalGameView, seat: number): GoalGameView {
  const auction = view.auction && { ...view.auction, passed: [...view.auction.passed, seat] };
  return { ...view, auction };
}

function sold(view: GoalGameView, seat: number, kind: string, coins: number): GoalGameView {
  const auction = view.auction && { ...view.auction, kind, bid: coins, bidder: seat };
  return { ...bought(view, seat, kind, coins), auction };
}

function bought(view: GoalGameView, seat: number, kind: string, coins: number): GoalGameView {
  const paid = coach(view, seat, (one) => ({
    ...one,
    coins: one.coins - coins,
    unused: addTo(one.unused, kind, 1),
  }));
  return { ...paid, bank: addTo(view.bank, kind, -1) };
}

function swapped(view: GoalGameView, seat: number, given: string, taken: string): GoalGameView {
  const done = coach(view, seat, (one) => ({
    ...one,
    unused: addTo(addTo(one.unused, given, -1), taken, 1),
  }));
  return { ...done, bank: addTo(addTo(view.bank, given, 1), taken, -1) };
}

/** Lay out a figure face down: the one that is to come, where it has a card not yet told. */
function laidOut(view: GoalGameView, target: GoalGameView): GoalGameView {
  const figure = target.figure && {
    ...target.figure,
    last: null,
    cells: target.figure.cells.map((cell) => ({ ...cell, card: null, can_open: false })),
  };
  return {
    ...view,
    phase: "lay",
    stage: target.stage,
    auction: null,
    attack: null,
    figure,
    matches: target.matches.map((match) =>
      match.stage === target.stage ? known(view, match) : match,
    ),
    coaches: view.coaches.map((one) => ({
      ...one,
      is_playing: target.coaches[one.seat]?.is_playing ?? one.is_playing,
      goals: view.stage === target.stage ? one.goals : 0,
    })),
    penalties: view.half === null ? view.penalties : null,
  };
}

/** Keep a match as it was told so far, and open it where nothing was told of it. */
function known(view: GoalGameView, match: MatchView): MatchView {
  const before = view.matches.find(({ stage }) => stage === match.stage);
  if (!before || before.seats.length === 0)
    return {
      ...match,
      duels: match.duels.map((duel) => ({ ...duel, goals: 0, conceded: 0, halves: [] })),
    };
  return { ...before, halves: match.halves };
}

function turned(view: GoalGameView, name: string, card: CardView): GoalGameView {
  const figure: FigureView | null = view.figure && {
    ...view.figure,
    last: name,
    cells: view.figure.cells.map((cell) =>
      cell.name === name ? { ...cell, card, can_open: false } : { ...cell, can_open: false },
    ),
  };
  return { ...view, figure };
}

function opened(view: GoalGameView, event: Event, seat: number, rival: number): GoalGameView {
  const card = cardOf(event);
  const isCounter = str(event, "part") === "counter-attack";
  const attack: AttackView = {
    attacker: isCounter ? rival : seat,
    defender: isCounter ? seat : rival,
    is_counter: isCounter,
    opener: seat,
    target: rival,
    cell: str(event, "cell"),
    event: card.event,
    strikes: [],
  };
  const { penalties } = view;
  const kicks: Pair | null = penalties && [
    penalties.kicks[0] + Number(penalties.pair[0] === seat),
    penalties.kicks[1] + Number(penalties.pair[1] === seat),
  ];
  return {
    ...turned(view, str(event, "cell"), card),
    phase: "card",
    attack,
    penalties: penalties && kicks && { ...penalties, kicks },
  };
}

function struck(view: GoalGameView, event: Event, seat: number): GoalGameView {
  const by = str(event, "by");
  const after = by === "forward" ? spent(view, seat, "forward") : view;
  const strike: StrikeView = { by, color: (event["color"] as string | null) ?? null, state: "now" };
  const attack = view.attack && {
    ...view.attack,
    strikes: [...view.attack.strikes.filter(({ state }) => state !== "coming"), strike],
  };
  return { ...after, attack };
}

function settled(view: GoalGameView, state: string): GoalGameView {
  const attack = view.attack && {
    ...view.attack,
    strikes: view.attack.strikes.map((one) => (one.state === "now" ? { ...one, state } : one)),
  };
  return { ...view, attack };
}

function scored(view: GoalGameView, seat: number, rival: number): GoalGameView {
  const { penalties } = view;
  if (penalties) {
    const goals: Pair =
      penalties.pair[0] === seat
        ? [penalties.goals[0] + 1, penalties.goals[1]]
        : [penalties.goals[0], penalties.goals[1] + 1];
    return { ...view, penalties: { ...penalties, goals } };
  }
  const after = coach(view, seat, (one) => ({ ...one, goals: one.goals + 1 }));
  const matches = view.matches.map((match) =>
    match.stage === view.stage
      ? {
          ...match,
          duels: match.duels.map((duel) => counted(duel, seat, rival, (view.half ?? 1) - 1)),
        }
      : match,
  );
  return { ...after, matches };
}

function counted(duel: DuelView, seat: number, rival: number, half: number): DuelView {
  const isOwn = duel.seat === seat && duel.rival === rival;
  if (!isOwn && (duel.seat !== rival || duel.rival !== seat)) return duel;
  const add = ([own, other]: Pair): Pair => (isOwn ? [own + 1, other] : [own, other + 1]);
  const halves = [...duel.halves];
  while (halves.length <= half) halves.push([0, 0]);
  halves[half] = add(halves[half]!);
  const [goals, conceded] = add([duel.goals, duel.conceded]);
  return { ...duel, halves, goals, conceded };
}
