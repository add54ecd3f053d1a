import { expect, test } from "vitest";

import { Path } from "../../web/src/path.svelte.ts";
import type { Answer, Request } from "../../web/src/wire.ts";

const choice = (action: number) => ({ action, move: `m${action}` });

/** A server whose moves are two actions long. */
function serve(refusal?: string) {
  const asked: Request[] = [];
  const refused: string[] = [];
  const ask = async (request: Request): Promise<Answer> => {
    asked.push(request);
    if (request.type === "play") {
      return refusal
        ? { type: "refused", re: 1, code: refusal, facts: {} }
        : { type: "done", re: 1, step: 9 };
    }
    if (request.type !== "peek") throw new Error(request.type);
    const path = request.path ?? [];
    const choices =
      path.length === 0 ? [choice(1), choice(2)] : path.length === 1 ? [choice(3)] : [];
    return { type: "choices", re: 1, seat: 0, step: 4, path, choices };
  };
  return { asked, refused, path: new Path(ask, (code) => refused.push(code)) };
}

test("a path is peeked at step by step and played when it is whole", async () => {
  const { path, asked } = serve();
  await path.begin(0, 4);
  expect(path.choices.map(({ action }) => action)).toEqual([1, 2]);
  await path.choose(2);
  expect(path.path).toEqual([choice(2)]);
  expect(path.choices).toEqual([choice(3)]);
  await path.choose(3);
  expect(asked.at(-1)).toEqual({ type: "play", seat: 0, step: 4, path: [2, 3] });
});

test("a choice can be taken back before the path is whole", async () => {
  const { path, asked } = serve();
  await path.begin(0, 4);
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
  await path.begin(0, 4);
  await path.choose(7);
  expect(asked).toHaveLength(1);
});

test("nobody is asked where nobody is to act", async () => {
  const { path, asked } = serve();
  await path.begin(-1, 4);
  expect(asked).toEqual([]);
  expect(path.choices).toEqual([]);
});

test("a refusal is said and the choice begins anew", async () => {
  const { path, refused } = serve("illegal_move");
  await path.begin(0, 4);
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
    await path.begin(0, 4);
    await path.choose(1);
    await path.choose(3);
    expect(refused).toEqual([]);
    expect(path.choices).toEqual([]);
  },
);

test("an update for the same step does not disturb a choice", async () => {
  const { path } = serve();
  await path.begin(0, 4);
  await path.choose(1);
  await path.begin(0, 4);
  expect(path.path).toEqual([choice(1)]);
  await path.begin(0, 5);
  expect(path.path).toEqual([]);
});
