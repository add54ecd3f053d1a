import { expect, test } from "vitest";

import { controlOf, isOwnSet, sortOptions } from "../../web/src/options.ts";
import type { OptionInfo } from "../../web/src/wire.ts";

const option = (more: Partial<OptionInfo>): OptionInfo => ({
  name: "x",
  kind: "number",
  default: 1,
  allowed: [],
  templates: [],
  of: "",
  lowest: 1,
  highest: 6,
  help: "option-x",
  ...more,
});

test("each kind of option has its control", () => {
  expect(controlOf(option({}))).toBe("stepper");
  expect(controlOf(option({ highest: 1000 }))).toBe("number");
  expect(controlOf(option({ kind: "switch" }))).toBe("switch");
  expect(controlOf(option({ kind: "words" }))).toBe("line");
  expect(controlOf(option({ kind: "choice", allowed: ["I", "II"] }))).toBe("buttons");
  expect(controlOf(option({ kind: "choice", allowed: ["1", "2", "3", "4", "5"] }))).toBe("list");
});

test("sets, names and what belongs to them stand apart; what cannot be chosen is left out", () => {
  const options = [
    option({ name: "players" }),
    option({ name: "dealer" }),
    option({ name: "always", lowest: 3, highest: 3 }),
    option({ name: "teams", kind: "data" }),
    option({ name: "chosen", kind: "words" }),
    option({ name: "teams_each" }),
    option({ name: "chosen_stars" }),
  ];
  const { main, more } = sortOptions(options);
  expect(main.map(({ name }) => name)).toEqual(["players", "teams_each"]);
  expect(more.map(({ name }) => name)).toEqual(["teams", "chosen", "chosen_stars"]);
});

test("a set of one's own is told from a shipped one by its lines", () => {
  expect(isOwnSet("teams-1")).toBe(false);
  expect(isOwnSet("[[team]]\ncode = 'BRA'\n")).toBe(true);
});
