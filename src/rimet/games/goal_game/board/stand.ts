/**
 * How the table stands while an update is told: a fold over its events, from the view before.
 *
 * It only moves what people look at while it is told; when all has been told the view itself is shown.
 */

import type { GoalGame as Game } from "$web/generated/types";
import { addTo } from "./tokens";

type View = Game.GameView;
type Pair = Game.PenaltiesView["goals"];

/** Read a card as it lies. */
export const cardOf = ({
  top,
  right,
  bottom,
  left,
  middle,
}: Game.CardOpened | Game.EndCardLaid): Game.CardView => ({
  sides: [top, right, bottom, left],
  event: middle,
  text: "",
});

/** Show how it stands after an event; `target` is the view that all the events lead to. */
export function follow(view: View, event: Game.GameEvent, target: View): View {
  switch (event.type) {
    case "TokenNominated":
    case "BidRaised":
      return bid(view, event);
    case "NominationPassed":
    case "BidPassed":
      return passed(view, event.seat);
    case "TokenSold":
      return sold(view, event);
    case "TokenBought":
      return bought(view, event);
    case "TokenSwapped":
      return swapped(view, event);
    case "TokenInjured":
      return event.kind ? spent(view, event.seat, event.kind) : view;
    case "SponsorPaid":
    case "PrizePaid":
      return coach(view, event.seat, (one) => ({ ...one, coins: one.coins + event.coins }));
    case "QuarterBackSpent":
      return spent(spent(view, event.seat, "quarter-back"), event.rival_seat, "forward");
    case "HalfBegun":
      return laidOut({ ...view, half: event.half, direction: event.direction }, target);
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
      return turned(view, event.cell, cardOf(event));
    case "CounterBegun":
      return {
        ...view,
        attack: view.attack && {
          ...view.attack,
          is_counter: true,
          opener: event.seat,
          target: event.rival_seat,
          strikes: [],
          cell: null,
          event: null,
        },
      };
    case "CardOpened":
      return opened(view, event);
    case "StrikeMade":
      return struck(view, event);
    case "StrikeSaved":
      return settled(spent(view, event.seat, "goalkeeper"), "saved");
    case "GoalScored":
      return scored(settled(view, "goal"), event.seat, event.rival_seat);
    case "OwnGoal":
      return scored(view, event.rival_seat, event.seat);
    default:
      return view;
  }
}

function coach(view: View, seat: number, change: (one: Game.CoachView) => Game.CoachView): View {
  return { ...view, coaches: view.coaches.map((one) => (one.seat === seat ? change(one) : one)) };
}

const spent = (view: View, seat: number, kind: string): View =>
  coach(view, seat, (one) => ({
    ...one,
    unused: addTo(one.unused, kind, -1),
    used: addTo(one.used, kind, 1),
  }));

function bid(view: View, { seat, kind, coins }: Game.TokenNominated | Game.BidRaised): View {
  const auction = view.auction && { ...view.auction, kind, bid: coins, bidder: seat, passed: [] };
  return { ...view, phase: "raise", auction };
}

function passed(view: View, seat: number): View {
  const auction = view.auction && { ...view.auction, passed: [...view.auction.passed, seat] };
  return { ...view, auction };
}

function sold(view: View, event: Game.TokenSold): View {
  const { seat, kind, coins } = event;
  const auction = view.auction && { ...view.auction, kind, bid: coins, bidder: seat };
  return { ...bought(view, event), auction };
}

function bought(view: View, { seat, kind, coins }: Game.TokenBought | Game.TokenSold): View {
  const paid = coach(view, seat, (one) => ({
    ...one,
    coins: one.coins - coins,
    unused: addTo(one.unused, kind, 1),
  }));
  return { ...paid, bank: addTo(view.bank, kind, -1) };
}

function swapped(view: View, { seat, given, taken }: Game.TokenSwapped): View {
  const done = coach(view, seat, (one) => ({
    ...one,
    unused: addTo(addTo(one.unused, given, -1), taken, 1),
  }));
  return { ...done, bank: addTo(addTo(view.bank, given, 1), taken, -1) };
}

/** Lay out a figure face down: the one that is to come, where it has a card not yet told. */
function laidOut(view: View, target: View): View {
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
function known(view: View, match: Game.MatchView): Game.MatchView {
  const before = view.matches.find(({ stage }) => stage === match.stage);
  if (!before || before.seats.length === 0)
    return {
      ...match,
      duels: match.duels.map((duel) => ({ ...duel, goals: 0, conceded: 0, halves: [] })),
    };
  return { ...before, halves: match.halves };
}

function turned(view: View, name: string, card: Game.CardView): View {
  const figure: Game.FigureView | null = view.figure && {
    ...view.figure,
    last: name,
    cells: view.figure.cells.map((cell) =>
      cell.name === name ? { ...cell, card, can_open: false } : { ...cell, can_open: false },
    ),
  };
  return { ...view, figure };
}

function opened(view: View, event: Game.CardOpened): View {
  const { seat, rival_seat: rival, cell } = event;
  const card = cardOf(event);
  const isCounter = event.part === "counter-attack";
  const attack: Game.AttackView = {
    attacker: isCounter ? rival : seat,
    defender: isCounter ? seat : rival,
    is_counter: isCounter,
    opener: seat,
    target: rival,
    cell,
    event: card.event,
    strikes: [],
  };
  const { penalties } = view;
  const kicks: Pair | null = penalties && [
    penalties.kicks[0] + Number(penalties.pair[0] === seat),
    penalties.kicks[1] + Number(penalties.pair[1] === seat),
  ];
  return {
    ...turned(view, cell, card),
    phase: "card",
    attack,
    penalties: penalties && kicks && { ...penalties, kicks },
  };
}

function struck(view: View, { seat, by, color }: Game.StrikeMade): View {
  const after = by === "forward" ? spent(view, seat, "forward") : view;
  const strike: Game.StrikeView = { by, color, state: "now" };
  const attack = view.attack && {
    ...view.attack,
    strikes: [...view.attack.strikes.filter(({ state }) => state !== "coming"), strike],
  };
  return { ...after, attack };
}

function settled(view: View, state: string): View {
  const attack = view.attack && {
    ...view.attack,
    strikes: view.attack.strikes.map((one) => (one.state === "now" ? { ...one, state } : one)),
  };
  return { ...view, attack };
}

function scored(view: View, seat: number, rival: number): View {
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

function counted(duel: Game.DuelView, seat: number, rival: number, half: number): Game.DuelView {
  const isOwn = duel.seat === seat && duel.rival === rival;
  if (!isOwn && (duel.seat !== rival || duel.rival !== seat)) return duel;
  const add = ([own, other]: Pair): Pair => (isOwn ? [own + 1, other] : [own, other + 1]);
  const halves = [...duel.halves];
  while (halves.length <= half) halves.push([0, 0]);
  halves[half] = add(halves[half]!);
  const [goals, conceded] = add([duel.goals, duel.conceded]);
  return { ...duel, halves, goals, conceded };
}
