import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Frame } from "../../web/src/changes.ts";
import { scaleOf, Showing } from "../../web/src/showing.svelte.ts";

const LEAD = 400;
const HOLD = 600;

/** A frame that tells one thing, and whose view is named after it. */
const frameOf = (name: string, lead = LEAD, hold = HOLD): Frame => ({
  step: 1,
  lead,
  hold,
  events: [{ type: name, rule: "" }],
  view: { viewer: 0, to_act: 0, name },
});
const START = frameOf("start", 0, 0);
const [one, two, three] = [frameOf("one"), frameOf("two"), frameOf("three")];

const page = { hidden: false, listen: (): void => {} };
let pace: number;
let isReduced: boolean;
let told: string[];
let ended: number;
let show: Showing<Frame>;

const seen = (): unknown => show.now?.view["name"];
const typesOf = (events: readonly { type: string }[]): string =>
  events.map(({ type }) => type).join();
/** What is on show, and what is on its way to it. */
const screen = (): string => `${String(seen())}/${typesOf(show.events)}<${typesOf(show.coming)}`;

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  vi.stubGlobal("document", {
    addEventListener: (_: string, listen: () => void) => (page.listen = listen),
    removeEventListener: () => (page.listen = () => {}),
  });
  pace = 900;
  isReduced = false;
  told = [];
  ended = 0;
  show = new Showing<Frame>({
    pace: () => pace,
    isReduced: () => isReduced,
    isHidden: () => page.hidden,
    shows: () => told.push(String(seen())),
    ended: () => ended++,
  });
  show.unfold();
  show.jump(START);
  ended = 0;
});
afterEach(() => {
  show.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("frames come in their order, each in its time", () => {
  show.take([one, two]);
  expect(screen()).toBe("start/<one");
  expect(show.time).toBe(LEAD);
  vi.advanceTimersByTime(LEAD);
  expect(screen()).toBe("one/one<");
  expect(show.time).toBe(HOLD);
  expect(show.isNewest).toBe(false);
  vi.advanceTimersByTime(HOLD);
  expect(screen()).toBe("one/one<two");
  vi.advanceTimersByTime(LEAD);
  expect(screen()).toBe("two/two<");
  expect([show.isNewest, show.isBusy, ended]).toEqual([true, true, 0]);
  vi.advanceTimersByTime(HOLD);
  expect([show.isNewest, show.isBusy, ended]).toEqual([true, false, 1]);
  expect(screen()).toBe("two/two<");
});

test("while a lead runs nothing of its frame is on show", () => {
  show.take([one]);
  vi.advanceTimersByTime(LEAD - 1);
  expect(screen()).toBe("start/<one");
  expect(told).toEqual([]);
  expect([show.isNewest, show.newest]).toEqual([false, one]);
});

test("what takes no time is told with what follows, and left on show if nothing does", () => {
  show.take([frameOf("a", 0, 0), frameOf("b", 0, 0), frameOf("c", LEAD, 0)]);
  expect(screen()).toBe("b/a,b<c");
  vi.advanceTimersByTime(LEAD);
  expect(screen()).toBe("c/c<");
  expect(told).toEqual(["a", "b", "c"]);
  expect([show.isBusy, ended]).toEqual([false, 1]);
  expect(show.time).toBeGreaterThan(0);
});

test("a second update waits for the first, and each ends what is shown", () => {
  show.take([one]);
  show.take([two]);
  vi.advanceTimersByTime(LEAD + HOLD);
  expect(screen()).toBe("one/one<two");
  vi.advanceTimersByTime(LEAD + HOLD);
  expect([seen(), ended]).toEqual(["two", 1]);
  show.take([three]);
  vi.advanceTimersByTime(LEAD + HOLD);
  expect([seen(), ended]).toEqual(["three", 2]);
});

test("next brings what is on its way, then what comes after", () => {
  show.take([one, two]);
  show.next();
  expect(screen()).toBe("one/one<");
  show.next();
  expect(screen()).toBe("one/one<two");
  show.next();
  show.next();
  expect([screen(), show.isBusy, ended]).toEqual(["two/two<", false, 1]);
  show.next();
  expect(ended).toBe(1);
});

test("skipping leads straight to the newest, and ends once", () => {
  show.take([one, two]);
  show.take([three]);
  show.skip();
  expect([screen(), show.isBusy, ended]).toEqual(["three/<", false, 1]);
  vi.advanceTimersByTime(60_000);
  expect(ended).toBe(1);
  show.skip();
  expect(ended).toBe(1);
});

test("what is held stands still, and goes on with the time that was left", () => {
  show.take([one, two]);
  vi.advanceTimersByTime(LEAD + 100);
  show.hold();
  vi.advanceTimersByTime(60_000);
  expect([screen(), show.isHeld, ended]).toEqual(["one/one<", true, 0]);
  show.hold();
  vi.advanceTimersByTime(HOLD - 101);
  expect(screen()).toBe("one/one<");
  vi.advanceTimersByTime(1);
  expect(screen()).toBe("one/one<two");
});

test("whoever holds goes on frame by frame", () => {
  show.take([one, two]);
  show.hold();
  show.next();
  expect(screen()).toBe("one/one<");
  vi.advanceTimersByTime(60_000);
  show.next();
  expect(screen()).toBe("two/two<");
  vi.advanceTimersByTime(60_000);
  show.next();
  expect([show.isHeld, show.isBusy, ended]).toEqual([false, false, 1]);
});

test("nothing can be held where nothing is shown", () => {
  show.hold();
  expect(show.isHeld).toBe(false);
});

test("where nobody looks nothing is played", () => {
  page.hidden = true;
  show.take([one, two]);
  expect([screen(), show.isBusy, ended]).toEqual(["two/<", false, 1]);
});

test("a page that is hidden in the middle is at the newest when it is back", () => {
  show.take([one, two]);
  vi.advanceTimersByTime(LEAD);
  page.hidden = true;
  page.listen();
  expect([screen(), show.isBusy, ended]).toEqual(["two/<", false, 1]);
});

test("whoever is late is shown all faster, and whoever is too late how it stands", () => {
  show.take([one]);
  show.take([two]);
  show.take([three]);
  vi.advanceTimersByTime(LEAD);
  expect(screen()).toBe("one/one<");
  expect(show.time).toBe(HOLD / 2);
  show.take([frameOf("four")]);
  expect(seen()).toBe("one");
  show.take([frameOf("five")]);
  expect([screen(), show.isBusy, ended]).toEqual(["five/<", false, 1]);
});

test("who holds is not hurried, and catches up afterwards", () => {
  show.take([one]);
  show.hold();
  for (const name of ["a", "b", "c", "d", "e"]) show.take([frameOf(name)]);
  expect(screen()).toBe("start/<one");
  show.hold();
  expect([screen(), show.isBusy]).toEqual(["e/<", false]);
});

test("with little motion nothing is on its way: the same, in the same order, soon", () => {
  isReduced = true;
  show.take([one, two]);
  expect(screen()).toBe("one/one<");
  vi.advanceTimersByTime(HOLD / 2);
  expect(screen()).toBe("two/two<");
  vi.advanceTimersByTime(HOLD / 2);
  expect([told, ended]).toEqual([["one", "two"], 1]);
});

test("the pace shortens what is shown, down to a bound, and none shows all at once", () => {
  expect([2000, 900, 450, 100, 0].map(scaleOf)).toEqual([1, 1, 0.5, 0.3, 0]);
  pace = 450;
  show.take([one]);
  expect(show.time).toBe(LEAD / 2);
  show.skip();
  pace = 0;
  show.take([two, three]);
  expect([screen(), show.isBusy]).toEqual(["three/two,three<", false]);
});

test("what comes before there is a board waits for it, but for the first view", () => {
  show.fold();
  show.jump(null);
  show.take([one, two]);
  expect(screen()).toBe("one/one<");
  vi.advanceTimersByTime(60_000);
  expect(screen()).toBe("one/one<");
  show.unfold();
  vi.advanceTimersByTime(HOLD);
  expect(screen()).toBe("one/one<two");
});

test("a jump, as to another match, leaves nothing of what was", () => {
  show.take([one, two]);
  vi.advanceTimersByTime(LEAD);
  show.jump(three);
  expect([screen(), show.isBusy, show.newest]).toEqual(["three/<", false, three]);
  vi.advanceTimersByTime(60_000);
  expect(screen()).toBe("three/<");
});
