import { expect, test } from "vitest";

import { share } from "../../web/src/share.ts";

const view = () => ({
  viewer: 0,
  hand: [1, 2],
  fields: [
    { name: "A1", cards: [3, -1], owner: null },
    { name: "A2", cards: [] as number[], owner: null },
  ],
});

test("an equal value is the old one, down to its root", () => {
  const before = view();
  expect(share(before, view())).toBe(before);
});

test("what changed is new up to the root, and all else is what it was", () => {
  const before = view();
  const next = view();
  next.fields[1]!.cards.push(7);
  const shared = share(before, next);
  expect(shared).toEqual(next);
  expect(shared).not.toBe(before);
  expect(shared.hand).toBe(before.hand);
  expect(shared.fields[0]).toBe(before.fields[0]);
  expect(shared.fields[1]).not.toBe(before.fields[1]);
});

test.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: [] }, { a: {} }],
  [{ a: {} }, { a: null }],
  [{ a: null }, { a: {} }],
  [[0], ["0"]],
  [undefined, { a: 1 }],
])("%o is not taken for %o", (before, next) => {
  const shared = share(before, next);
  expect(shared).toStrictEqual(next);
  expect(shared).not.toBe(before);
});
