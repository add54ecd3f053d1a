import { expect, test } from "vitest";

import { callOf } from "../../src/rimet/games/goal_game/board/calls.ts";
import { hasSale, struckBy, turningOf } from "../../src/rimet/games/goal_game/board/motion.ts";
import { readChoices } from "../../src/rimet/games/goal_game/board/picks.ts";
import { rivalOf } from "../../src/rimet/games/goal_game/board/rival.ts";
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

const ATTACK: Game.AttackView = {
  attacker: 0,
  defender: 1,
  is_counter: false,
  opener: 0,
  target: 1,
  cell: "A1",
  event: "play-on",
  strikes: [],
};

test("a card turns while it is on its way, and no other", () => {
  expect(turningOf([OPENED])).toBe("A1");
  expect(turningOf([STRIKE])).toBe("");
  expect(turningOf([])).toBe("");
});

test("a strike is drawn while it is made, and nothing of what comes of it", () => {
  const goal = event("GoalScored", { seat: 0, rival_seat: 1, by: "top" });
  const strikes = [{ by: "top", color: "red", state: "now" }];
  expect(struckBy(ATTACK, [STRIKE, goal])?.strikes).toEqual(strikes);
  expect(struckBy(ATTACK, [goal])).toBe(ATTACK);
  expect(struckBy({ ...ATTACK, cell: "B1" }, [STRIKE])?.strikes).toEqual([]);
  expect(struckBy(null, [STRIKE])).toBe(null);
});

test("a strike that was to come is not drawn twice", () => {
  const saved = { by: "left", color: "red", state: "saved" };
  const attack = { ...ATTACK, strikes: [saved, { by: "top", color: "red", state: "coming" }] };
  const states = struckBy(attack, [STRIKE])?.strikes.map(({ by, state }) => [by, state]);
  expect(states).toEqual([
    ["left", "saved"],
    ["top", "now"],
  ]);
});

test("the hammer comes down on what is sold and on nothing that follows", () => {
  const sold = event("TokenSold", { seat: 0, kind: "goalkeeper", coins: 3 });
  expect(hasSale([sold])).toBe(true);
  expect(hasSale([sold, event("TokenNominated", { seat: 1 })])).toBe(false);
  expect(hasSale([])).toBe(false);
});

test("only what deserves it is called out, the last of what was told", () => {
  const say = (id: string): string => id;
  expect(callOf([STRIKE], say, String)).toBe("");
  expect(callOf([STRIKE, event("GoalScored", {})], say, String)).toBe("board-call-goal-scored");
  const won = [event("HalfEnded", {}), event("MatchWon", {}), event("PrizePaid", {})];
  expect(callOf(won, say, String)).toBe("board-call-match-won");
  expect(callOf([], say, String)).toBe("");
});

test("who may counter-attack strikes back at the attacker, not at oneself", () => {
  const attack = ATTACK;
  expect(rivalOf({ ...VIEW, attack })).toBe(1);
  expect(rivalOf({ ...VIEW, phase: "counter", to_act: 1, attack })).toBe(0);
  const back = { ...attack, is_counter: true, opener: 1, target: 0 };
  expect(rivalOf({ ...VIEW, phase: "counter-open", to_act: 1, attack: back })).toBe(0);
  expect(rivalOf(VIEW)).toBe(-1);
});
