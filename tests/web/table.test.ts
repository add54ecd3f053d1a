import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { addKey } from "../../web/src/keyring.ts";
import { Table } from "../../web/src/table.svelte.ts";
import type { FromServer, LobbyInfo, SentFrame, Update } from "../../web/src/wire.ts";

const LEAD = 400;
const HOLD = 600;
const ALL = LEAD + HOLD;

/** Stands for the server: keeps what it is sent, and says what the test wants. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readonly readyState = 1;
  readonly sent: Record<string, unknown>[] = [];
  onmessage: (message: { data: string }) => void = () => {};
  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
}

let table: Table;
/** Each viewer sees something that others do not. */
let hasHands: boolean;

const say = (message: FromServer): void => Line.last.onmessage({ data: JSON.stringify(message) });
const shown = (): unknown[] =>
  Line.last.sent
    .filter(({ type }) => type === "shown")
    .map(({ match, step }) => `${match}/${step}`);
const welcome = (...seats: number[]): void =>
  say({ type: "welcome", protocol: 2, table: "t", seats, is_host: true, now: 0 });
const lobby = (phase: LobbyInfo["phase"], match = "m1", finished: number[] = []): void =>
  say({
    type: "lobby",
    lobby: {
      phase,
      match,
      revision: 1,
      pace: 900,
      finished,
      game: "g",
      seats: [],
    } as unknown as LobbyInfo,
  });

/** One frame for each view; the last is the present. */
function update(since: number, step: number, toAct: number[], more: Partial<Update> = {}): void {
  const viewer = more.viewer ?? 0;
  const frames: SentFrame[] = toAct.map((to_act, index) => {
    const view = { viewer, to_act, at: `${step}.${index}`, hand: hasHands ? viewer : 0 };
    const events = [{ type: `E${step}.${index}`, rule: "" }];
    return { step, lead: LEAD, hold: HOLD, events, view };
  });
  const acts = [{ step, seat: 1, by: "bot", at: 0 }] as const;
  const choices = [{ action: 7, move: "pass", is_whole: false }];
  say({ type: "update", match: "m1", viewer, since, step, acts, frames, choices, ...more });
}
const over = (step: number): void =>
  say({
    type: "over",
    match: "m1",
    step,
    result: { winner: 0, ranking: [[0]], scores: [1], placings: [], shares: [1] },
    fairness: { match: "m1", commitment: "", nonces: [], notes: [], seed: "" },
  });
const at = (): unknown => table.showing.now?.view["at"];
const log = (): string[] => (table.showing.now?.told ?? []).map(({ event }) => event.type);

beforeEach(() => {
  hasHands = false;
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  const silent = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("document", { ...silent, hidden: false, visibilityState: "visible" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  for (const seat of [0, 1]) addKey("t", { token: `seat-${seat}`, seat }, "g");
  table = new Table("t");
  table.showing.unfold();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sit down where a match goes on. */
function join(): void {
  welcome(0);
  lobby("playing");
  update(0, 5, [1]);
  vi.advanceTimersByTime(1000);
}

test("what was before is there at once, and not played", () => {
  welcome(0);
  lobby("playing");
  update(0, 5, [1]);
  expect([at(), log(), table.showing.isBusy]).toEqual(["5.0", ["E5.0"], false]);
  expect(shown()).toEqual(["m1/5"]);
});

test("nothing is ahead of the frame on show: the log, who is to act, choices, the clock", () => {
  join();
  update(5, 8, [-1, 0]);
  say({ type: "clock", match: "m1", step: 8, deadline: 99 });
  expect([at(), log(), table.toAct, table.isAsked]).toEqual(["5.0", ["E5.0"], 1, false]);
  vi.advanceTimersByTime(ALL);
  expect([at(), log(), table.toAct]).toEqual(["8.0", ["E5.0", "E8.0"], -1]);
  expect([table.isAsked, table.deadline, table.path.choices.length]).toEqual([false, null, 0]);
  vi.advanceTimersByTime(LEAD);
  expect([at(), table.isAsked, table.deadline]).toEqual(["8.1", true, 99]);
  expect(table.path.choices).toHaveLength(1);
});

test("each update is said to be shown once, when it has been", () => {
  join();
  expect(shown()).toEqual(["m1/5"]);
  update(5, 8, [-1, 1]);
  vi.advanceTimersByTime(2 * ALL - 1);
  expect(shown()).toEqual(["m1/5"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(["m1/5", "m1/8"]);
  lobby("playing");
  vi.advanceTimersByTime(10_000);
  expect(shown()).toHaveLength(2);
  update(8, 9, [-1, 1]);
  table.showing.skip();
  expect(shown()).toEqual(["m1/5", "m1/8", "m1/9"]);
  vi.advanceTimersByTime(1000);
  welcome(0);
  expect(shown()).toHaveLength(4);
});

test("what goes on faster than words is said in one", () => {
  join();
  for (let step = 6; step < 60; step++) {
    update(step - 1, step, [1]);
    table.showing.skip();
  }
  expect(shown()).toEqual(["m1/5", "m1/6"]);
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual(["m1/5", "m1/6", "m1/59"]);
});

test("whoever only watches says nothing", () => {
  welcome();
  lobby("playing");
  update(0, 5, [1], { viewer: -1 });
  expect(at()).toBe("5.0");
  expect(shown()).toEqual([]);
});

test("whoever chooses has seen enough of what was", () => {
  join();
  update(5, 8, [0]);
  vi.advanceTimersByTime(LEAD);
  table.choose(7);
  expect([table.showing.isBusy, shown().at(-1)]).toEqual([false, "m1/8"]);
  expect(table.path.path).toHaveLength(1);
});

test("the end comes when it has been seen, and the lobby does not tell it before", () => {
  join();
  lobby("over", "m1", [1]);
  update(5, 8, [-1, -2]);
  over(8);
  expect([table.over, table.lobby?.phase, table.lobby?.finished]).toEqual([null, "playing", []]);
  vi.advanceTimersByTime(2 * ALL - 1);
  expect([table.over, table.lobby?.phase]).toEqual([null, "playing"]);
  vi.advanceTimersByTime(1);
  expect(table.over?.result.winner).toBe(0);
  expect([table.lobby?.phase, table.lobby?.finished]).toEqual(["over", [1]]);
});

test("a rematch waits for the end to be seen, but not once it has begun", () => {
  join();
  update(5, 8, [-1, -2]);
  over(8);
  lobby("lobby", "m2");
  expect([table.lobby?.match, at()]).toEqual(["m1", "5.0"]);
  vi.advanceTimersByTime(2 * ALL);
  expect([table.lobby?.match, table.showing.now]).toEqual(["m2", null]);

  table.known = { ...table.known, lobby: null };
  lobby("playing", "m1");
  update(0, 5, [1]);
  update(5, 8, [-1, -2]);
  lobby("lobby", "m2");
  update(0, 2, [1, 0], { match: "m2", acts: [] });
  expect([at(), table.showing.now?.match, log()]).toEqual(["2.0", "m2", ["E2.0"]]);
  lobby("playing", "m2");
  expect(table.lobby?.phase).toBe("playing");
});

test("on a device of two the eyes change after the last frame, and nothing is played twice", () => {
  const both = (since: number, step: number, toAct: number[]): void => {
    for (const viewer of [0, 1]) update(since, step, toAct, { viewer });
  };
  welcome(0, 1);
  lobby("playing");
  both(0, 5, [0]);
  expect([table.viewer, at()]).toEqual([0, "5.0"]);
  both(5, 8, [-1, 1]);
  vi.advanceTimersByTime(2 * ALL - 1);
  expect([table.viewer, at()]).toEqual([0, "8.1"]);
  vi.advanceTimersByTime(1);
  expect([table.viewer, at(), table.showing.isBusy, table.isAsked]).toEqual([
    1,
    "8.1",
    false,
    true,
  ]);
  expect(table.showing.events).toEqual([]);
});

test("behind the curtain nothing is on the screen, nothing is played, and nobody waits for it", () => {
  hasHands = true;
  const both = (since: number, step: number, toAct: number[]): void => {
    for (const viewer of [0, 1]) update(since, step, toAct, { viewer });
    vi.advanceTimersByTime(200);
  };
  welcome(0, 1);
  lobby("playing");
  both(0, 5, [0]);
  expect([table.viewer, table.showing.now, table.toAct]).toEqual([null, null, 0]);
  table.openCurtain(0);
  expect(at()).toBe("5.0");
  both(5, 8, [-1, 1]);
  expect([at(), table.handOver]).toEqual(["5.0", null]);
  table.drawCurtain();
  expect([table.showing.now, shown().at(-1), table.toAct]).toEqual([null, "m1/8", 1]);
  table.openCurtain(1);
  expect([at(), table.showing.isBusy, table.isAsked]).toEqual(["8.1", false, true]);
  both(8, 9, [-1, 0]);
  vi.advanceTimersByTime(2 * ALL);
  expect([table.viewer, table.handOver]).toEqual([1, 0]);
});

test("a seat that was lost takes what was on the screen with it", () => {
  join();
  update(5, 8, [-1, 0]);
  say({ type: "refused", re: null, code: "seat_lost", facts: { seat: 0 } });
  welcome();
  expect([table.showing.now, table.showing.isBusy]).toEqual([null, false]);
  update(0, 8, [0], { viewer: -1 });
  expect([at(), table.showing.isBusy]).toEqual(["8.0", false]);
});
