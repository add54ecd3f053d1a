import { expect, test } from "vitest";

import { sceneOf } from "../../src/rimet/games/mundialito/board/scene.ts";
import type { Mundialito as Game } from "../../web/src/generated/types.ts";

const MATCH: Game.MatchView = {
  number: 3,
  stage: "round-of-32",
  group: null,
  first: "BRA",
  second: "EGY",
  goals: [2, 2],
  overtime: [1, 1],
  kicks: [null, null],
  score: [3, 3],
  winner: null,
};
const ROLL: Game.RollView = {
  team: "EGY",
  seat: 1,
  part: "kicks",
  die: "white",
  dice: ["yellow", "blue", "white"],
  throws: [
    { team: "BRA", dice: [5, 0, 1], total: 6 },
    { team: "EGY", dice: [2, 3, 1], total: 6 },
  ],
  tries: 0,
};
const team = (code: string, field: string | null): Game.TeamView => ({
  code,
  stars: 1,
  die: "white",
  owner: 0,
  place: 0,
  field,
});
const VIEW: Game.GameView = {
  viewer: 0,
  to_act: -1,
  phase: "showing",
  stage: "round-of-32",
  teams: [team("BRA", "C1"), team("EGY", "C4")],
  seats: [],
  pile: [],
  piles: [0, 0],
  next_seat: null,
  next_field: null,
  groups: [],
  rounds: [],
  dice: ["yellow", "blue", "white"],
  overtime_die: "white",
  match: MATCH,
  roll: ROLL,
  champion: null,
};
const die = (team: string): Game.DieRolled => ({
  type: "DieRolled",
  rule: "MUN-9",
  team,
  part: "kicks",
  die: "yellow",
  number: 4,
});

test("the dice of a level throw lie until the first of the next is on its way", () => {
  const lying = sceneOf(VIEW, [{ type: "KicksLevel", rule: "MUN-9", match: 3, total: 6 }], []);
  expect(lying.throws).toBe(ROLL.throws);
  expect(lying.call).toEqual({ message: "kicks-level", number: 6, teams: [] });
  const tumbling = sceneOf(VIEW, [], [die("BRA")]);
  expect(tumbling.throws.map(({ dice }) => dice)).toEqual([[], []]);
  expect(tumbling.rolling).toBe("BRA");
});

test("a die that is on its way shows nothing of what it will be", () => {
  const throws = [
    { team: "BRA", dice: [5], total: 5 },
    { team: "EGY", dice: [], total: 0 },
  ];
  const view = { ...VIEW, roll: { ...ROLL, throws } };
  expect(sceneOf(view, [], [die("BRA")])).toEqual({ ...sceneOf(view, [], []), rolling: "BRA" });
});

test("a winner is called out for as long as the match is on the pitch", () => {
  const view = { ...VIEW, match: { ...MATCH, winner: "EGY" } };
  const out: Game.TeamOut = { type: "TeamOut", rule: "MUN-7", team: "BRA", place: 17, seat: 0 };
  expect(sceneOf(view, [out], []).call).toEqual({ message: "won", number: 0, teams: ["EGY"] });
  expect(sceneOf({ ...VIEW, match: null }, [], []).call.message).toBe("");
});

test("a throw for places is of its group, and a settled group is named until the next", () => {
  const places = { ...VIEW, match: null, stage: "groups", roll: { ...ROLL, part: "places" } };
  expect(sceneOf(places, [], [])).toMatchObject({ part: "places", group: "C", number: -1 });
  const view = { ...VIEW, match: null, roll: null, stage: "groups" };
  const order = { first: "BRA", second: "EGY", third: "RSA", fourth: "IRN" };
  const settled = sceneOf(
    view,
    [{ type: "GroupSettled", rule: "MUN-15", group: "C", ...order }],
    [],
  );
  expect(settled).toMatchObject({ group: "C", sides: ["", ""], part: "goals" });
  expect(settled.call).toEqual({ message: "settled", number: 0, teams: ["BRA", "EGY"] });
  expect(sceneOf(view, [], []).group).toBe("");
});
