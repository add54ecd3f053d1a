import { expect, test } from "vitest";

import {
  beatsOf,
  kicksOf,
  standAt,
  type Beat,
} from "../../src/rimet/games/world_cup_game/board/beats.ts";
import { courseOf } from "../../src/rimet/games/world_cup_game/board/course.ts";
import {
  indexChoices,
  readMove,
  spread,
  tokensOf,
} from "../../src/rimet/games/world_cup_game/board/moves.ts";
import type { WorldCupGame as Game } from "../../web/src/generated/types.ts";
import { teller } from "./told.ts";

const told = teller<Game.GameEvent>();
const goal: Game.TokenView = { kind: "goal", goals: 1, is_void: false, is_vulnerable: true };

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
  return { name, round, group, day: 1, state: "open", home, away, winner: "", kicks: [] };
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
  ...{ lines: [], matches: [0], dice: ["red", "red", "blue", "grey"] },
};

test("the end of a group is told dice first, and the board waits for them", () => {
  const home = row("A1a", "BRA", "", { tokens: [goal], goals: 2, extra: 2 });
  const now = viewOf(
    [{ ...match("A1", 0, "A", home, row("A1b", "ITA")), state: "over", winner: "BRA" }],
    [round("groups", [0])],
    [GROUP],
  );
  const before = { ...now, groups: [{ ...GROUP, state: "open", dice: [] }] };
  const events = [
    ...["red", "red", "blue", "grey"].map((colour) =>
      told("ExtraDieRolled", { group: "A", colour }),
    ),
    told("MatchCounted", { match: "A1" }),
    told("TeamRanked", { team: "BRA", group: "A", rank: 1 }),
    told("TeamRanked", { team: "ITA", group: "A", rank: 2 }),
  ];
  const beats = beatsOf(events, now);
  expect(beats.map(({ type }) => type)).toEqual(["dice", "table"]);
  const first = standAt(now, before, beats, 0);
  expect(first.matches[0]).toMatchObject({
    state: "open",
    winner: "",
    home: { goals: 1, extra: 0 },
  });
  expect(first.groups[0]).toMatchObject({ state: "open", dice: GROUP.dice });
  expect(standAt(now, before, beats, 1).matches[0]!.home.goals).toBe(2);
  expect(standAt(now, before, beats, 2)).toBe(now);
});

test("a shoot-out is told kick by kick, and the champion comes last", () => {
  const final = match("F", 0, "", row("Fa", "BRA"), row("Fb", "ITA"));
  const now = viewOf(
    [{ ...final, state: "over", winner: "BRA", kicks: [1, 0] }],
    [round("finals", [0])],
  );
  const kick = (team: string, is_goal: boolean) =>
    told("KickTaken", { match: "F", team, face: "red", is_goal });
  const events = [
    kick("BRA", true),
    kick("ITA", false),
    told("MatchWon", { match: "F", winner: "BRA", loser: "ITA", by: "kicks" }),
    told("MatchWon", { match: "T", winner: "FRG", loser: "POL", by: "goals" }),
  ];
  expect(kicksOf(events, now)).toEqual({ F: [[true], [false]] });
  const beats = beatsOf(events, now);
  expect(beats.map(({ type }) => type)).toEqual(["kick", "kick", "won", "won", "champion"]);
  expect((beats[0] as Beat & { type: "kick" }).kicks).toEqual([[true], []]);
  expect(standAt(now, now, beats, 0).matches[0]).toMatchObject({ winner: "", kicks: [] });
  expect(standAt(now, now, beats, 2).matches[0]!.winner).toBe("BRA");
});

test("a penalty's token comes after its die", () => {
  const token = { ...goal, kind: "penalty", is_vulnerable: false };
  const home = row("A1a", "BRA", "", { tokens: [goal, token], goals: 2 });
  const now = viewOf([match("A1", 0, "A", home, row("A1b", "ITA"))], [round("groups", [0])]);
  const beats = beatsOf(
    [told("PenaltyRolled", { row: "A1a", team: "BRA", face: "red", is_goal: true })],
    now,
  );
  const shown = standAt(now, now, beats, 0).matches[0]!.home;
  expect([shown.tokens.length, shown.goals]).toEqual([1, 1]);
});
