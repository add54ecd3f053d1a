import { expect, test } from "vitest";

import { Path, type Draft } from "../../web/src/path.svelte.ts";
import type { Answer, Request } from "../../web/src/wire.ts";

const choice = (action: number, is_whole = false) => ({ action, move: `m${action}`, is_whole });
const FIRST = [choice(1), choice(2)];
const LAST = choice(3, true);

/** A server whose moves are two actions long. */
function serve(refusal?: string, kept: Draft | null = null) {
  const asked: Request[] = [];
  const refused: string[] = [];
  const drafts = { read: () => kept, write: (draft: Draft) => void (kept = draft) };
  const ask = async (request: Request): Promise<Answer> => {
    asked.push(request);
    if (request.type === "play") {
      return refusal
        ? { type: "refused", re: 1, code: refusal, facts: {} }
        : { type: "done", re: 1, step: 9 };
    }
    if (request.type !== "peek") throw new Error(request.type);
    const path = request.path ?? [];
    const choices = path.length === 0 ? FIRST : path.length === 1 ? [LAST] : [];
    return { type: "choices", re: 1, seat: 0, step: 4, path, choices };
  };
  const make = (): Path => new Path(ask, (code) => refused.push(code), drafts);
  return { asked, refused, make, path: make() };
}

test("a choice is a request, a peek or with the last one the move; nothing is asked before", async () => {
  const { path, asked } = serve();
  await path.begin(0, 4, FIRST);
  expect(path.choices.map(({ action }) => action)).toEqual([1, 2]);
  await path.choose(2);
  expect(path.path).toEqual([choice(2)]);
  expect(path.choices).toEqual([LAST]);
  await path.choose(3);
  expect(asked).toEqual([
    { type: "peek", seat: 0, step: 4, path: [2] },
    { type: "play", seat: 0, step: 4, path: [2, 3] },
  ]);
});

test("a choice can be taken back before the path is whole", async () => {
  const { path, asked } = serve();
  await path.begin(0, 4, FIRST);
  await path.choose(1);
  path.undo();
  expect(path.path).toEqual([]);
  expect(path.choices.map(({ action }) => action)).toEqual([1, 2]);
  path.undo();
  expect(path.path).toEqual([]);
  expect(asked.some(({ type }) => type === "play")).toBe(false);
});

test("what is not offered cannot be chosen", async () => {
  const { path, asked } = serve();
  await path.begin(0, 4, FIRST);
  await path.choose(7);
  expect(asked).toEqual([]);
});

test("nobody is asked where nobody is to act", async () => {
  const { path, asked } = serve();
  await path.begin(-1, 4, []);
  expect(asked).toEqual([]);
  expect(path.choices).toEqual([]);
});

test("a refusal is said and the choice begins anew", async () => {
  const { path, refused } = serve("illegal_move");
  await path.begin(0, 4, FIRST);
  await path.choose(1);
  await path.choose(3);
  await Promise.resolve();
  expect(refused).toEqual(["illegal_move"]);
  expect(path.path).toEqual([]);
  expect(path.choices).toHaveLength(2);
});

test.each(["stale_step", "match_expired"])(
  "%s is silent: the next update says more",
  async (code) => {
    const { path, refused } = serve(code);
    await path.begin(0, 4, FIRST);
    await path.choose(1);
    await path.choose(3);
    expect(refused).toEqual([]);
    expect(path.choices).toEqual([]);
  },
);

test("an update for the same step does not disturb a choice", async () => {
  const { path } = serve();
  await path.begin(0, 4, FIRST);
  await path.choose(1);
  await path.begin(0, 4, FIRST);
  expect(path.path).toEqual([choice(1)]);
  await path.begin(0, 5, FIRST);
  expect(path.path).toEqual([]);
});

test("a path that was begun is there again after a reload, and can be taken back", async () => {
  const { path, make, asked } = serve();
  await path.begin(0, 4, FIRST);
  await path.choose(2);
  const again = make();
  await again.begin(0, 4, FIRST);
  expect(again.path).toEqual([choice(2)]);
  expect(again.choices).toEqual([LAST]);
  again.undo();
  expect(again.choices.map(({ action }) => action)).toEqual([1, 2]);
  const third = make();
  await third.begin(0, 4, FIRST);
  expect(third.path).toEqual([]);
  expect(asked.some(({ type }) => type === "play")).toBe(false);
});

test.each<[string, Draft]>([
  ["another seat", { seat: 1, step: 4, actions: [2] }],
  ["another step", { seat: 0, step: 3, actions: [2] }],
  ["a choice that is not offered", { seat: 0, step: 4, actions: [7, 3] }],
])("a path that was begun for %s is not gone on with", async (_, draft) => {
  const { path } = serve(undefined, draft);
  await path.begin(0, 4, FIRST);
  expect(path.path).toEqual([]);
  expect(path.choices.map(({ action }) => action)).toEqual([1, 2]);
});

test("a whole path that was kept is not played by itself", async () => {
  const { path, asked } = serve(undefined, { seat: 0, step: 4, actions: [1, 3] });
  await path.begin(0, 4, FIRST);
  expect(path.path).toEqual([choice(1)]);
  expect(path.choices).toEqual([LAST]);
  expect(asked.some(({ type }) => type === "play")).toBe(false);
});
