import { beforeEach, expect, test, vi } from "vitest";

import type { Event } from "../../web/src/board.ts";
import { Reel } from "../../web/src/parts/reel.svelte.ts";
import { Telling } from "../../web/src/telling.svelte.ts";

interface Moment {
  name: string;
  events: readonly Event[];
}

const momentOf = (name: string): Moment => ({ name, events: [{ type: name, rule: "" }] });
const [first, second, third] = [momentOf("first"), momentOf("second"), momentOf("third")];

let newest: Moment | null;
let telling: Telling<Moment>;

/** Bring a moment, after the board has had its say about it. */
function bring(moment: Moment | null, isBusy?: boolean, showing?: readonly Event[]): void {
  newest = moment;
  if (isBusy !== undefined) telling.hear(isBusy, showing);
  telling.bring(moment);
}

beforeEach(() => {
  newest = null;
  telling = new Telling<Moment>(
    () => newest,
    ({ events }) => events,
  );
  telling.unfold();
});

test("a board that is not busy holds nothing back", () => {
  bring(first);
  expect(telling.held).toBe(null);
});

test("a moment is held until the board has had its say", () => {
  newest = first;
  expect(telling.held).toBe(first);
});

test("what comes while the board is busy is told when it has ended", () => {
  bring(first, true);
  bring(second);
  expect(telling.held).toBe(first);
  telling.hear(false);
  expect(telling.held).toBe(null);
});

test("a board that says what it shows lets go of what came before", () => {
  bring(first, true, first.events);
  bring(second);
  bring(third);
  telling.hear(true, third.events);
  expect(telling.held).toBe(third);
});

test("a board that drops one moment for the next does not hold the dropped one", () => {
  bring(first, true, first.events);
  bring(second, true, second.events);
  expect(telling.held).toBe(second);
});

test("nothing is told before the board is unfolded", () => {
  const early = new Telling<Moment>(
    () => first,
    ({ events }) => events,
  );
  early.bring(first);
  expect(early.held).toBe(first);
  early.hear(true);
  early.unfold();
  expect(early.held).toBe(first);
  early.hear(false);
  expect(early.held).toBe(null);
});

test("behind the curtain all is forgotten", () => {
  bring(first, true);
  bring(null);
  expect(telling.held).toBe(null);
  bring(second);
  expect(telling.held).toBe(second);
  telling.unfold();
  expect(telling.held).toBe(null);
});

test("a board that only plays something again holds nothing back", () => {
  bring(first);
  telling.hear(true);
  expect(telling.held).toBe(null);
});

test("where nobody looks a reel does not pile up", () => {
  const reel = new Reel<string>(() => 100);
  reel.add(["a", "b"]);
  vi.stubGlobal("document", { hidden: true });
  reel.add(["c"]);
  expect(reel.isBusy).toBe(false);
  vi.unstubAllGlobals();
});

test("a reel says of which events the beat on show was made", () => {
  vi.useFakeTimers();
  const reel = new Reel<string>(() => 100);
  reel.add(["a", "b"], first.events);
  reel.add(["c"], second.events);
  expect(reel.showing).toBe(first.events);
  vi.advanceTimersByTime(250);
  expect(reel.now).toBe("c");
  expect(reel.showing).toBe(second.events);
  reel.skip();
  expect(reel.showing).toBe(null);
  reel.play(["d"]);
  expect(reel.showing).toBe(null);
  vi.useRealTimers();
});
