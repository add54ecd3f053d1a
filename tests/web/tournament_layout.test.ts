import { expect, test } from "vitest";

import {
  feederOf,
  layoutOf,
  worthOfTie,
} from "../../src/rimet/games/tournament_football/board/layout.ts";

type Chart = Parameters<typeof layoutOf>[0];

const round = (name: string, matches: number, winner_points = 0, loser_points = 0) => ({
  ...{ name, matches, winner_points, loser_points },
});
const ENDS = [round("third place", 1, 6, 4), round("final", 1, 10, 8)];
const LATE = [round("quarter-final", 4, 0, 2), round("semi-final", 2), ...ENDS];

/** A view as far as its layout goes. */
function chart(board: string, groups: string, rounds: typeof LATE, winner_to: number[]): Chart {
  const names = [...groups].flatMap((letter) => [1, 2, 3, 4].map((spot) => `${letter}${spot}`));
  const fields = names.map((name) => ({ name })) as unknown as Chart["fields"];
  const loser_to = winner_to.map(() => -1);
  const last = winner_to.length;
  loser_to.splice(last - 4, 2, 2 * (last - 2), 2 * (last - 2) + 1);
  return { board, fields, rounds, winner_to, loser_to };
}

const OLYMPIC = chart("olympic", "ABCD", LATE, [8, 10, 9, 11, 14, 15, -1, -1]);
const EIGHT = chart(
  "world-cup-32",
  "ABCDEFGH",
  [round("last 16", 8, 0, 1), ...LATE],
  [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 30, 31, -1, -1],
);

test("who meets next stands side by side", () => {
  expect(layoutOf(OLYMPIC).columns).toEqual([[0, 2, 1, 3], [4, 5], [7]]);
  const eight = layoutOf(EIGHT);
  expect(eight.groups).toBe("ABCDEFGH");
  expect(eight.columns).toEqual([[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11], [12, 13], [15]]);
  expect([eight.third, eight.final]).toEqual([14, 15]);
  expect(eight.ties.map(({ name }) => name).join(" ")).toBe(
    "M1 M2 M3 M4 M5 M6 M7 M8 Q1 Q2 Q3 Q4 S1 S2 third final",
  );
  expect([feederOf(eight, 16)?.name, feederOf(eight, 28)?.name]).toEqual(["M1", "S1"]);
});

test("a chart keeps its layout, and another bracket has its own", () => {
  expect(layoutOf({ ...OLYMPIC })).toBe(layoutOf(OLYMPIC));
  const turned = { ...OLYMPIC, winner_to: [8, 9, 10, 11, 14, 15, -1, -1] };
  expect(layoutOf(turned).columns[0]).toEqual([0, 1, 2, 3]);
});

test("the Olympic Final has its name, and rounds their points", () => {
  expect(layoutOf(OLYMPIC).ties[7]!.title).toBe("olympic-final");
  expect(layoutOf(EIGHT).ties[15]!.title).toBe("final");
  const worths = layoutOf(EIGHT).columns.map((ties) => worthOfTie(layoutOf(EIGHT).ties[ties[0]!]!));
  expect(worths).toEqual(["1", "2", "", "10 / 8"]);
  expect(worthOfTie(layoutOf(EIGHT).ties[14]!)).toBe("6 / 4");
});
