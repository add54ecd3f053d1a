import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { flagsModule, namesModule, readNations } from "../../web/build/nations.ts";
import { loadRules } from "../../web/src/games.ts";
import { hang, looks } from "../../web/src/looks.ts";
import { heapUp, layOut } from "../../web/src/plain/sheet.ts";
import { parseRoute } from "../../web/src/route.svelte.ts";
import { parseRules, spans } from "../../web/src/rulebook.ts";
import { teamOf, tellAsk, tellEvent, words, type Teller } from "../../web/src/sentences.ts";
import { commitTo, pickNonce, sha256 } from "../../web/src/sha256.ts";
import { waitBefore } from "../../web/src/socket.ts";
import { bundleOf, sayFrom } from "../../web/src/texts.svelte.ts";

test("the history has a page, and every year one", () => {
  expect(parseRoute("#/history").route).toEqual({ page: "history", year: "" });
  expect(parseRoute("#/history/1954").route).toEqual({ page: "history", year: "1954" });
});

test("SHA-256 is what everybody else computes", () => {
  for (const size of [0, 1, 32, 55, 56, 63, 64, 65, 200]) {
    const bytes = randomBytes(size);
    expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

test("a nonce is 32 bytes, and its commitment is over the bytes", () => {
  const nonce = pickNonce();
  expect(nonce).toMatch(/^[0-9a-f]{64}$/);
  expect(commitTo(nonce)).toBe(
    createHash("sha256").update(Buffer.from(nonce, "hex")).digest("hex"),
  );
});

test("fragments lead to pages, and a token is taken out of the link", () => {
  expect(parseRoute("")).toMatchObject({ route: { page: "home" } });
  expect(parseRoute("#/t/abc")).toEqual({
    route: { page: "table", table: "abc", isTv: false },
    token: "",
  });
  expect(parseRoute("#/t/abc/k/secret")).toEqual({
    route: { page: "table", table: "abc", isTv: false },
    token: "secret",
  });
  expect(parseRoute("#/t/abc/tv")).toMatchObject({ route: { isTv: true } });
  expect(parseRoute("#/rules/mundialito/MUN-7")).toMatchObject({
    route: { game: "mundialito", rule: "MUN-7" },
  });
  expect(parseRoute("#/replay/abc/2")).toMatchObject({
    route: { page: "replay", table: "abc", number: 2 },
  });
  expect(parseRoute("#/elsewhere")).toMatchObject({ route: { page: "lost" } });
});

test("attempts to connect grow apart, up to a bound", () => {
  expect(waitBefore(0, 0.5)).toBe(400);
  expect(waitBefore(3, 0.5)).toBe(3200);
  expect(waitBefore(30, 1)).toBeLessThanOrEqual(15_000 * 1.3);
});

const GAMES = "src/rimet/games";
const folders = readdirSync(GAMES).filter((name) => existsSync(`${GAMES}/${name}/board`));
const books = folders.flatMap((name) =>
  readdirSync(`${GAMES}/${name}`)
    .filter((file) => /^RULES.*\.md$/.test(file))
    .map((file) => `${name}/${file}`),
);

test.each(books)("every numbered rule of %s can be looked up", (path) => {
  const source = readFileSync(`${GAMES}/${path}`, "utf-8");
  const book = parseRules(source);
  const numbers = [...source.matchAll(/^- ([A-Z]+-R?\d+) /gm)].map(([, number]) => number!);
  expect(numbers.length).toBeGreaterThan(10);
  expect([...book.byNumber.keys()]).toEqual(numbers);
  expect(book.title).not.toBe("");
  expect(book.opening.length).toBeGreaterThan(0);
  expect(book.afterword).toBe(book.chapters.at(-1));
});

test("a last chapter with rules is no afterword", () => {
  expect(parseRules("# A\nB.\n## C\n- XY-1 D.").afterword).toBeNull();
  expect(parseRules("# A\nB.").afterword).toBeNull();
});

test.each(folders)("the rules of %s are loaded in the language that is spoken", async (game) => {
  const written = readFileSync(`${GAMES}/${game}/RULES.md`, "utf-8");
  const spanish = readFileSync(`${GAMES}/${game}/RULES.es.md`, "utf-8");
  expect(await loadRules(game, "en")).toBe(written);
  expect(await loadRules(game, "es")).toBe(spanish);
  expect(await loadRules(game, "xx")).toBe(written);
  expect(await loadRules("no-such-game", "es")).toBeNull();
  const [one, other] = [parseRules(written), parseRules(spanish)];
  expect([...other.byNumber.keys()]).toEqual([...one.byNumber.keys()]);
  expect(other.chapters.map(({ parts }) => parts.map(({ kind }) => kind))).toEqual(
    one.chapters.map(({ parts }) => parts.map(({ kind }) => kind)),
  );
});

test("games hang by their order, and one without a look comes last", () => {
  const wall = hang(["park-cup", "mundialito"]);
  const orders = wall.slice(0, -1).map((game) => looks[game]!.order);
  expect(wall.at(-1)).toBe("park-cup");
  expect(new Set(wall).size).toBe(wall.length);
  expect(orders).toEqual([...orders].sort((one, other) => one - other));
  expect(new Set(orders).size).toBe(orders.length);
});

test("the shell names no game: what belongs to one stands in its folder", () => {
  const names = folders.flatMap((name) => [name, name.replaceAll("_", "-")]);
  const files = (readdirSync("web", { recursive: true }) as string[]).filter(
    (path) => /\.(ts|js|css|svelte|ftl|html)$/.test(path) && !path.includes("generated"),
  );
  const found = files.filter((path) => {
    const text = readFileSync(`web/${path}`, "utf-8");
    return names.some((name) => text.includes(name));
  });
  expect(names.length).toBeGreaterThan(2);
  expect(found).toEqual([]);
});

test("marks in a text become spans", () => {
  expect(spans("a **b** `c` *d* e")).toEqual([
    { kind: "plain", text: "a " },
    { kind: "bold", text: "b" },
    { kind: "plain", text: " " },
    { kind: "code", text: "c" },
    { kind: "plain", text: " " },
    { kind: "italic", text: "d" },
    { kind: "plain", text: " e" },
  ]);
});

const bundle = bundleOf(
  "en",
  "event-card-laid = { $seat } lays { $card -> \n    [none] a card\n   *[other] { $card }\n} on { $team }.\nask-turn = { $may_pass ->\n    [yes] Pass\n   *[other] Go\n}, { $seat }.\nname-nobody = nobody",
);
const teller: Teller = {
  say: (id, args) => sayFrom([bundle], id, args),
  players: [{ seat: 0, name: "Ana", kind: "person", is_away: false }],
  team: (code) => (code === "BRA" ? "Brazil" : code),
  roles: {
    CardLaid: { seat: "seat", team: "team" },
    TeamOut: { team: "subject", owner: "seat" },
    Appealed: { seat: "seat", to: "seat" },
  },
};

test("events become sentences, with names for seats and teams and a word for what is not told", () => {
  expect(tellEvent(teller, { type: "CardLaid", rule: "X-1", seat: 0, card: "", team: "BRA" })).toBe(
    "Ana lays a card on Brazil.",
  );
  expect(
    tellEvent(teller, { type: "TeamOut", rule: "X-2", team: "BRA", owner: -1, place: 3 }),
  ).toBe("Team out (team Brazil, owner nobody, place 3)");
  expect(tellEvent(teller, { type: "Appealed", rule: "X-3", seat: 0, to: 0, count: 0 })).toBe(
    "Ana: appealed (to Ana, count 0)",
  );
  expect(words("MatchXYBegun", "-")).toBe("match-xy-begun");
});

test("a line shows the flag of the team that its event is first of all about", () => {
  const out = { type: "TeamOut", rule: "X-2", team: "BRA", owner: 0 };
  expect(teamOf(teller.roles, out)).toBe("BRA");
  expect(teamOf(teller.roles, { ...out, team: "" })).toBe(null);
  expect(teamOf(teller.roles, { ...out, type: "CardLaid" })).toBe(null);
});

test("what is asked comes from the phase and the switches of the view", () => {
  const view = { viewer: 0, to_act: 0, phase: "turn" };
  expect(tellAsk(teller, { ...view, may_pass: false }, 0)).toBe("Go, Ana.");
  expect(tellAsk(teller, { ...view, may_pass: true }, 0)).toBe("Pass, Ana.");
});

test("nations give names by language and flags for the living", () => {
  const nations = readNations("src/rimet/football/data/nations.toml");
  expect(namesModule(nations, "es")).toContain('"BRA":"Brasil"');
  const flags = flagsModule(nations);
  expect(flags).toContain("flag-icons/flags/4x3/br.svg");
  expect(flags).not.toContain("YUG");
});

test("any view is laid out as facts and boxes", () => {
  const { facts, boxes } = layOut({
    viewer: 0,
    to_act: 1,
    phase: "turn",
    deck: 7,
    hand: { A: 1 },
    rows: [{ a: 1 }],
    none: [],
    team: null,
  });
  expect(facts).toEqual([["deck", 7]]);
  expect(boxes.map(([field]) => field)).toEqual(["hand", "rows"]);
});

test("many moves are heaped up by how they begin, few are laid out", () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    action: index,
    move: `${index % 3}.0@A${index}`,
  }));
  expect(heapUp(many).map(({ name, choices }) => [name, choices.length])).toEqual([
    ["0.0", 4],
    ["1.0", 4],
    ["2.0", 4],
  ]);
  expect(heapUp(many.slice(0, 3))).toHaveLength(3);
});
