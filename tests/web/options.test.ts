import { expect, test } from "vitest";

import {
  codesIn,
  controlOf,
  isFound,
  isOwnSet,
  sortOptions,
  templateOf,
} from "../../web/src/options.ts";
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
  expect(controlOf(option({ kind: "data" }))).toBe("set");
  expect(controlOf(option({ kind: "list" }))).toBe("teams");
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
    option({ name: "lineup", kind: "list" }),
    option({ name: "teams_each" }),
    option({ name: "chosen_stars" }),
  ];
  const { main, more } = sortOptions(options);
  expect(main.map(({ name }) => name)).toEqual(["players", "teams_each"]);
  expect(more.map(({ name }) => name)).toEqual(["teams", "chosen", "lineup", "chosen_stars"]);
});

test("a set of one's own is told from a shipped one by its lines", () => {
  expect(isOwnSet("teams-1")).toBe(false);
  expect(isOwnSet("[[team]]\ncode = 'BRA'\n")).toBe(true);
});

test("a set of one's own begins as the one that is played with", () => {
  const teams = option({ name: "teams", kind: "data", templates: ["teams-1", "teams-2"] });
  expect(templateOf(teams, { teams: "teams-2" })).toBe("teams-2");
  expect(templateOf(teams, { teams: "[[team]]\n" })).toBe("teams-1");
  const own = option({ name: "own", kind: "data", templates: ["edition-1974", "edition-2002"] });
  expect(templateOf(own, { own: "", edition: "2002" })).toBe("edition-2002");
  expect(templateOf(option({ kind: "data" }), {})).toBe("");
});

test("a list of teams is read", () => {
  expect(codesIn("BRA, ARG,ITA ,")).toEqual(["BRA", "ARG", "ITA"]);
  expect(codesIn("")).toEqual([]);
});

test("teams are found by code, and by any word of their name, whatever its case and accents", () => {
  expect(isFound("", "BRA", "Brazil")).toBe(true);
  expect(isFound("bra", "BRA", "Brasil")).toBe(true);
  expect(isFound("espana", "ESP", "España")).toBe(true);
  expect(isFound("KOR", "KOR", "South Korea")).toBe(true);
  expect(isFound("korea", "KOR", "South Korea")).toBe(true);
  expect(isFound("south k", "KOR", "South Korea")).toBe(true);
  expect(isFound("wlochy", "ITA", "Włochy")).toBe(true);
  expect(isFound("orea", "KOR", "South Korea")).toBe(false);
});
