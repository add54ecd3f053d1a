import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { bundleOf, preferred, sayFrom } from "../../web/src/texts.svelte.ts";

const read = (path: string): string => readFileSync(path, "utf-8");
const ids = (source: string): string[] =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
const languages = readdirSync("web/locales").map((file) => file.replace(".ftl", ""));
const own = (language: string): string => read(`web/locales/${language}.ftl`);
const GAMES = "src/rimet/games";
const boards = readdirSync(GAMES).filter((name) => existsSync(`${GAMES}/${name}/board`));
const board = (game: string) => (language: string) =>
  read(`${GAMES}/${game}/board/${language}.ftl`);

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "generated" ? [] : files(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [path] : [];
  });
}

/** Every message that the shell names: as the argument of t or say, or in a table of names. */
function used(): Set<string> {
  const found = new Set<string>();
  for (const file of files("web/src")) {
    if (file.includes("/parts/")) continue;
    const source = read(file);
    for (const [, inside] of source.matchAll(/\b(?:t|texts\.say|teller\.say)\(([^;{}\n]*)/g)) {
      for (const [, id] of inside!.matchAll(/"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"/g)) found.add(id!);
    }
    for (const [, id] of source.matchAll(/\d: "([a-z]+-[a-z-]+)"/g)) found.add(id!);
  }
  for (const dice of ["fair", "unfair", "unfinished", "unknown"]) found.add(`dice-${dice}`);
  return found;
}

test.each(languages)("no message that the code names is missing in %s", (language) => {
  const known = new Set([...ids(own(language)), ...ids(read(`src/rimet/locales/${language}.ftl`))]);
  const words = new Set(["bot", "reason"]);
  expect([...used()].filter((id) => !known.has(id) && !words.has(id))).toEqual([]);
});

test.each(boards)("no message that the board of %s names is missing", (game) => {
  const folder = `${GAMES}/${game}`;
  const catalogues = [`${folder}/locales/en.ftl`, "src/rimet/locales/en.ftl"].filter(existsSync);
  const known = ids([board(game)("en"), own("en"), ...catalogues.map(read)].join("\n"));
  const named = files(`${folder}/board`).flatMap((file) =>
    [...read(file).matchAll(/\btext\(([^;{}\n]*)/g)].flatMap(([, inside]) =>
      [...inside!.matchAll(/"((?:board|reel|help)-[a-z0-9-]+)"/g)].map(([, id]) => id!),
    ),
  );
  expect(named.filter((id) => !known.includes(id))).toEqual([]);
});

test.each([["the shell", own] as const, ...boards.map((game) => [game, board(game)] as const)])(
  "every language says the same messages with the same arguments: %s",
  (_, source) => {
    const shape = (source: string): Record<string, string[]> => {
      const parts = source.split(/^(?=[a-z][\w-]* =)/m).filter((part) => /^[a-z]/.test(part));
      return Object.fromEntries(
        parts.map((part) => [ids(part)[0]!, [...new Set(part.match(/\$[\w-]+/g) ?? [])].sort()]),
      );
    };
    for (const language of languages) {
      const text = source(language);
      const bundle = bundleOf(language, text);
      expect(shape(text)).toEqual(shape(source("en")));
      expect(ids(text).filter((id) => !bundle.hasMessage(id))).toEqual([]);
      expect(new Set(ids(text)).size).toBe(ids(text).length);
    }
  },
);

test("a game is announced in every language, by its own catalogue or by its poster's", () => {
  for (const game of boards)
    for (const language of languages) {
      const path = `${GAMES}/${game}/locales/${language}.ftl`;
      const known = ids((existsSync(path) ? read(path) : "") + board(game)(language));
      expect(known).toEqual(expect.arrayContaining(["title", "summary"]));
    }
});

test("the first catalogue that has a message says it, and a broken one is passed over", () => {
  const first = bundleOf("en", "hello = Hello { $name }!");
  const second = bundleOf("en", "hello = Hi\nbye = Bye");
  expect(sayFrom([first, second], "hello", { name: "Ana" })).toBe("Hello Ana!");
  expect(sayFrom([first, second], "hello")).toBe("Hi");
  expect(sayFrom([first, second], "bye")).toBe("Bye");
  expect(sayFrom([first, second], "none")).toBeUndefined();
});

test("the first language of the reader that the client speaks is chosen", () => {
  expect(preferred(["fr-FR", "es-MX", "en"], ["en", "es"])).toBe("es");
  expect(preferred(["", "de"], ["en", "es"])).toBe("en");
});
