import { expect, test } from "vitest";

import type { ChronicleRound, ChronicleTie } from "../../web/src/generated/types";
import { growTree } from "../../web/src/history/branches.ts";
import { markOf } from "../../web/src/history/marks.ts";
import { waysToPlay } from "../../web/src/history/playable.ts";
import type { GameInfo, OptionInfo } from "../../web/src/wire";

const match = (home: string, away: string, more = {}) => ({
  ...{ home, away, home_goals: 1, away_goals: 0, extra_time: false, replay: false },
  shoot_out: null,
  ...more,
});
const tie = (branch: number, winner: string, loser: string): ChronicleTie => ({
  branch,
  winner,
  matches: [match(winner, loser)],
});
const option = (name: string, kind: string, allowed: string[]): OptionInfo =>
  ({ name, kind, allowed }) as unknown as OptionInfo;

test("ties stand by their branches, and who has none is through", () => {
  const rounds: ChronicleRound[] = [
    { name: "quarter-final", ties: [tie(3, "G", "H"), tie(0, "A", "B"), tie(1, "C", "D")] },
    { name: "semi-final", ties: [tie(1, "G", "E"), tie(0, "A", "C")] },
    { name: "third place", ties: [tie(0, "C", "E")] },
    { name: "final", ties: [tie(0, "A", "G")] },
  ];
  const { columns, third } = growTree(rounds);
  expect(columns.map(({ name, ties }) => [name, ties.length])).toEqual([
    ["quarter-final", 4],
    ["semi-final", 2],
    ["final", 1],
  ]);
  const told = columns[0]!.ties.map((found) => (typeof found === "string" ? found : found.winner));
  expect(told).toEqual(["A", "C", "E", "G"]);
  expect(columns[0]!.ties[2]).toBe("E");
  expect(third?.winner).toBe("C");
});

test("a game can play a year that one of its choices allows, in all its versions", () => {
  const games = [
    {
      name: "cup",
      options: [
        option("series", "choice", ["none", "1990", "1994", "1994-real"]),
        option("note", "words", ["1994"]),
      ],
    },
    { name: "dice", options: [option("mode", "choice", ["I", "II"])] },
    { name: "box", options: [option("edition", "choice", ["1994", "2002"])] },
  ] as unknown as GameInfo[];
  const values = (year: string): string[] =>
    waysToPlay(games, year).map(({ game, option: { name }, value }) => `${game} ${name} ${value}`);
  expect(values("1994")).toEqual(["cup series 1994", "cup series 1994-real", "box edition 1994"]);
  expect(values("2002")).toEqual(["box edition 2002"]);
  expect(values("1998")).toEqual([]);
});

test("behind a score stands how it came to it", () => {
  const say = (id: string, args = {}): string => [id, ...Object.values(args)].join(" ");
  expect(markOf(match("A", "B"), say)).toBe("");
  expect(markOf(match("A", "B", { extra_time: true, replay: true }), say)).toBe(
    "history-extra-time, history-replay",
  );
  expect(markOf(match("A", "B", { extra_time: true, shoot_out: [5, 4] }), say)).toBe(
    "history-shoot-out 5 4",
  );
});
