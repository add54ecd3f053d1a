import { expect, test } from "vitest";

import { courseOf } from "../../src/rimet/games/world_cup_game/board/course.ts";
import {
  indexChoices,
  readMove,
  spread,
  tokensOf,
} from "../../src/rimet/games/world_cup_game/board/moves.ts";
import { sceneOf } from "../../src/rimet/games/world_cup_game/board/scene.ts";
import type { WorldCupGame as Game } from "../../web/src/generated/types.ts";
import { teller } from "./told.ts";

const told = teller<Game.GameEvent>();

function row(
  name: string,
  team: string,
  source = "",
  more: Partial<Game.RowView> = {},
): Game.RowView {
  return {
    ...{ name, source, team, capacity: team ? 3 : 0, tokens: [], goals: 0 },
    ...{ is_half: false, extra: 0, can_be_touched: true, ...more },
  };
}

function match(
  name: string,
  round: number,
  group: string,
  home: Game.RowView,
  away: Game.RowView,
): Game.MatchView {
  return {
    ...{ name, round, group, day: 1, state: "open", home, away, winner: "" },
    ...{ kicks: [], kicked: [] },
  };
}

function round(kind: string, matches: number[]): Game.RoundView {
  return { kind, state: "open", decks: ["1"], matches, dice: [] };
}

function viewOf(
  matches: Game.MatchView[],
  rounds: Game.RoundView[],
  groups: Game.GroupView[] = [],
): Game.GameView {
  return { viewer: 0, to_act: 0, round: 0, matches, rounds, groups, teams: [], seats: [] } as never;
}

test("moves are read in the game's notation", () => {
  expect(readMove("2+1>1.6a")).toEqual({ type: "place", card: "2+1", to: "1.6a" });
  expect(readMove("2+1=1>Fa")).toEqual({ type: "part", card: "2+1", to: "Fa" });
  expect(readMove("+B2b")).toEqual({ type: "more", card: "", to: "B2b" });
  expect(readMove("foul!A1a")).toEqual({ type: "hit", card: "foul", to: "A1a" });
  expect(readMove("drop:1+1+1")).toEqual({ type: "drop", card: "1+1+1", to: "" });
  expect(readMove("pick:BRA")).toEqual({ type: "pick", card: "", to: "BRA" });
  expect(readMove("?").type).toBe("other");
});

test("choices are found by card, and a Defence by what it does", () => {
  const moves = ["defence>A1a", "defence!A1b", "drop:defence", "2+1>Fa", "2+1=1>Fa"];
  const index = indexChoices(moves.map((move, action) => ({ action, move, is_whole: true })));
  expect([...index.cards.get("defence")!.place]).toEqual([["A1a", 0]]);
  expect([...index.cards.get("defence")!.hit]).toEqual([["A1b", 1]]);
  expect(index.drops.get("defence")).toBe(2);
  expect(index.cards.get("2+1")!.place.get("Fa")).toBe(3);
  expect(index.cards.get("2+1")!.part.get("Fa")).toBe(4);
});

test("a hand is laid out card by card", () => {
  const kinds = [
    { kind: "1", hand: 2 },
    { kind: "foul", hand: 0 },
    { kind: "penalty", hand: 1 },
  ];
  expect(spread(kinds as never).map(({ key }) => key)).toEqual(["1:0", "1:1", "penalty:0"]);
  expect(tokensOf("1+1+1")).toEqual(["1", "1", "1"]);
  expect(tokensOf("penalty")).toEqual(["penalty"]);
});

test("the road is laid out so that winners meet beside each other", () => {
  const tie = (name: string, at: number, home: string, away: string): Game.MatchView =>
    match(name, at, "", row(`${name}a`, "", home), row(`${name}b`, "", away));
  const matches = [
    ...["Q1", "Q2", "Q3", "Q4"].map((name, index) => tie(name, 0, `1${index}`, `2${index}`)),
    tie("S1", 1, "winner Q1", "winner Q4"),
    tie("S2", 1, "winner Q2", "winner Q3"),
    tie("T", 2, "loser S1", "loser S2"),
    tie("F", 2, "winner S1", "winner S2"),
  ];
  const rounds = [
    round("quarter-finals", [0, 1, 2, 3]),
    round("semi-finals", [4, 5]),
    round("finals", [6, 7]),
  ];
  const course = courseOf({ matches, rounds });
  expect(course.columns.map((column) => column.matches)).toEqual([[0, 3, 1, 2], [4, 5], [7]]);
  expect([course.third, course.final]).toEqual([6, 7]);
});

const GROUP: Game.GroupView = {
  ...{ name: "A", is_second: false, round: 0, state: "over", slots: [], teams: ["BRA", "ITA"] },
  ...{ lines: [], matches: [0], dice: ["red", "blue"] },
};

test("a die that is on its way is reported without its face", () => {
  const view = viewOf([], [round("groups", [])], [GROUP]);
  const die = told("ExtraDieRolled", { group: "A", colour: "grey" });
  const before = { type: "dice", group: "A", faces: ["red", "blue"] };
  expect(sceneOf([die], [], view)).toEqual({ ...before, isRolling: true });
  const after = { ...view, groups: [{ ...GROUP, dice: ["red", "blue", "grey"] }] };
  expect(sceneOf([], [die], after)).toEqual({
    ...{ type: "dice", group: "A", faces: ["red", "blue", "grey"], isRolling: false },
  });
  const all = viewOf([], [{ ...round("last-16", []), dice: ["red"] }]);
  const next = told("ExtraDieRolled", { group: "", colour: "grey" });
  expect(sceneOf([next], [die], all)).toMatchObject({ group: "", faces: ["red"], isRolling: true });
});

test("a penalty and a lot are reported before it is known how they end", () => {
  const view = viewOf([], [round("groups", [])]);
  const die = told("PenaltyRolled", { team: "BRA", face: "red", is_goal: true });
  expect(sceneOf([die], [], view)).toEqual({
    ...{ type: "penalty", team: "BRA", face: "", isGoal: false },
  });
  expect(sceneOf([], [die], view)).toMatchObject({ face: "red", isGoal: true });
  const lot = told("LotDrawn", { team: "BRA", group: "A" });
  expect(sceneOf([lot], [], view)).toEqual({ type: "lot", team: "" });
  expect(sceneOf([], [lot], view)).toEqual({ type: "lot", team: "BRA" });
});

test("a shoot-out is reported with the kicks that the view holds", () => {
  const final = match("F", 0, "", row("Fa", "BRA"), row("Fb", "ITA"));
  const viewAt = (kicked: boolean[][]) => viewOf([{ ...final, kicked }], [round("finals", [0])]);
  const kick = told("KickTaken", { match: "F", team: "ITA", face: "red", is_goal: true });
  const ahead = { type: "kick", match: "F", team: "ITA", face: "" };
  expect(sceneOf([kick], [], viewAt([]))).toEqual({ ...ahead, kicks: [[], []] });
  expect(sceneOf([kick], [], viewAt([[true], []]))).toEqual({ ...ahead, kicks: [[true], []] });
  expect(sceneOf([], [kick], viewAt([[true], [true]]))).toMatchObject({
    ...{ face: "red", kicks: [[true], [true]] },
  });
});

test("what a frame tells is reported by what matters most in it", () => {
  const view = viewOf([], [round("groups", [])], [GROUP]);
  const won = told("MatchWon", { match: "F", winner: "BRA", loser: "ITA", by: "kicks" });
  const placed = told("TeamPlaced", { team: "ITA", place: 2 });
  expect(sceneOf([], [won, placed], view)).toMatchObject({ type: "won", winner: "BRA" });
  expect(sceneOf([], [placed, placed], view)).toEqual({ type: "placed", teams: 2 });
  const ranked = told("TeamRanked", { team: "BRA", group: "A", rank: 1 });
  expect(sceneOf([], [ranked], view)).toEqual({ type: "table", group: "A" });
  expect(sceneOf([told("CardDrawn")], [told("TokenPlaced")], view)).toBeNull();
});
