import { expect, test } from "vitest";

import { beatsOf } from "../../src/rimet/games/goal_game/board/beats.ts";
import { callOf } from "../../src/rimet/games/goal_game/board/calls.ts";
import { readChoices } from "../../src/rimet/games/goal_game/board/picks.ts";
import { rivalOf } from "../../src/rimet/games/goal_game/board/rival.ts";
import { cardOf, follow } from "../../src/rimet/games/goal_game/board/stand.ts";
import type { GoalGame as Game } from "../../web/src/generated/types.ts";
import { teller } from "./told.ts";

const NOBODY = { forward: 0, goalkeeper: 0, quarter_back: 0 };
const coach = (seat: number, color: string): Game.CoachView => ({
  seat,
  color,
  coins: 10,
  unused: { ...NOBODY, forward: 1, goalkeeper: 1, quarter_back: 1 },
  used: NOBODY,
  is_playing: true,
  goals: 0,
  place: 0,
});
const cell = (name: string, column: number) => ({
  name,
  column,
  row: 0,
  card: null,
  can_open: true,
  hopes: [],
  expected: 0,
  against: 0,
});
const duel = { seat: 0, rival: 1, halves: [[0, 0]] as const, goals: 0, conceded: 0 };
const VIEW: Game.GameView = {
  viewer: 0,
  to_act: 0,
  phase: "move",
  stage: "final",
  half: 1,
  direction: "clockwise",
  coaches: [coach(0, "red"), coach(1, "yellow")],
  bank: { forward: 5, goalkeeper: 4, quarter_back: 4 },
  auction: null,
  figure: { columns: 2, rows: 1, cells: [cell("A1", 0), cell("B1", 1)], last: null },
  attack: null,
  penalties: null,
  matches: [
    {
      stage: "final",
      seats: [0, 1],
      halves: [],
      duels: [duel],
      standings: [],
      penalties: [],
      is_over: false,
    },
  ],
  unseen: { cards: 64, sides: {}, events: {} },
  winner: null,
};
const event = teller<Game.GameEvent>();
const tell = (view: Game.GameView, ...events: Game.GameEvent[]): Game.GameView =>
  events.reduce((stand, one) => follow(stand, one, view), view);
const OPENED = event("CardOpened", {
  seat: 0,
  rival_seat: 1,
  cell: "A1",
  top: "red",
  right: "yellow",
  bottom: "blue",
  left: "green",
  middle: "play-on",
  part: "attack",
});
const STRIKE = event("StrikeMade", { seat: 0, rival_seat: 1, cell: "A1", by: "top", color: "red" });

test("moves are read from their notation", () => {
  const moves = ["pass", "forward=1", "forward=2", "bid=4", "open=B3", "swap=forward>goalkeeper"];
  const picks = readChoices(moves.map((move, action) => ({ move, action, is_whole: true })));
  expect(picks.open.get("B3")).toBe(4);
  expect(picks.nominate.get("forward")?.get(2)).toBe(2);
  expect(picks.raise.get(4)).toBe(3);
  expect([...picks.others.keys()]).toEqual(["pass", "swap=forward>goalkeeper"]);
});

test("a card is read from the top clockwise", () => {
  expect(cardOf(OPENED)).toEqual({ sides: ["red", "yellow", "blue", "green"], event: "play-on" });
});

test("a goal is told card first, then the strike, then the score", () => {
  const opened = tell(VIEW, OPENED);
  expect(opened.figure?.cells[0]?.card?.event).toBe("play-on");
  expect(opened.figure?.cells.some(({ can_open }) => can_open)).toBe(false);
  const struck = tell(opened, STRIKE);
  expect(struck.attack?.strikes).toEqual([{ by: "top", color: "red", state: "now" }]);
  expect(struck.coaches[0]?.goals).toBe(0);
  const scored = tell(struck, event("GoalScored", { seat: 0, rival_seat: 1, by: "top" }));
  expect(scored.attack?.strikes[0]?.state).toBe("goal");
  expect(scored.coaches[0]?.goals).toBe(1);
  expect(scored.matches[0]?.duels[0]).toMatchObject({ goals: 1, conceded: 0, halves: [[1, 0]] });
});

test("a save costs the defender a goalkeeper and nobody scores", () => {
  const saved = tell(VIEW, OPENED, STRIKE, event("StrikeSaved", { seat: 1, rival_seat: 0 }));
  expect(saved.attack?.strikes[0]?.state).toBe("saved");
  expect(saved.coaches[1]).toMatchObject({
    goals: 0,
    unused: { goalkeeper: 0 },
    used: { goalkeeper: 1 },
  });
});

test("an own goal counts for the other coach", () => {
  const told = tell(VIEW, OPENED, event("OwnGoal", { seat: 0, rival_seat: 1 }));
  expect(told.coaches.map(({ goals }) => goals)).toEqual([0, 1]);
  expect(told.matches[0]?.duels[0]).toMatchObject({ goals: 0, conceded: 1 });
});

test("a quarter-back and the forward that is knocked out are both lost", () => {
  const told = tell(VIEW, event("QuarterBackSpent", { seat: 1, rival_seat: 0 }));
  expect(told.coaches[1]?.unused.quarter_back).toBe(0);
  expect(told.coaches[0]?.unused.forward).toBe(0);
});

test("what is sold leaves the bank and is paid for", () => {
  const auction = {
    number: 1,
    nominator: 0,
    kind: null,
    bid: 0,
    bidder: null,
    passed: [1],
    buyers: [0, 1],
  };
  const facts = { seat: 0, kind: "goalkeeper", coins: 3 };
  const up = tell({ ...VIEW, auction }, event("TokenNominated", facts));
  expect(up.auction).toMatchObject({ kind: "goalkeeper", bid: 3, bidder: 0, passed: [] });
  const sold = tell(up, event("BidPassed", { seat: 1 }), event("TokenSold", facts));
  expect(sold.coaches[0]).toMatchObject({ coins: 7, unused: { goalkeeper: 2 } });
  expect(sold.bank.goalkeeper).toBe(3);
});

test("beats fit into the time there is, and are none where there is none", () => {
  const events = [OPENED, STRIKE];
  const long = (room: number): number =>
    beatsOf(events, room).reduce((sum, { time }) => sum + time, 0);
  expect(beatsOf(events, 0)).toEqual([]);
  expect(long(900)).toBeCloseTo(900);
  expect(long(100_000)).toBeLessThan(2_000);
});

test("only what deserves it is called out", () => {
  const say = (id: string): string => id;
  expect(callOf(STRIKE, say, String)).toBe("");
  expect(callOf(event("GoalScored", {}), say, String)).toBe("board-call-goal-scored");
});

test("who may counter-attack strikes back at the attacker, not at oneself", () => {
  const attack = {
    attacker: 0,
    defender: 1,
    is_counter: false,
    opener: 0,
    target: 1,
    cell: "A1",
    event: "play-on",
    strikes: [],
  };
  expect(rivalOf({ ...VIEW, attack })).toBe(1);
  expect(rivalOf({ ...VIEW, phase: "counter", to_act: 1, attack })).toBe(0);
  const back = { ...attack, is_counter: true, opener: 1, target: 0 };
  expect(rivalOf({ ...VIEW, phase: "counter-open", to_act: 1, attack: back })).toBe(0);
  expect(rivalOf(VIEW)).toBe(-1);
});
