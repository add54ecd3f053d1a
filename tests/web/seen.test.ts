import { describe, expect, test } from "vitest";

import { isSecret, learn, nothing, resumeFrom, type Known } from "../../web/src/seen.ts";
import type { FromServer, LobbyInfo, SentFrame, Update } from "../../web/src/wire.ts";

const event = (name: string) => ({ type: name, rule: "X-1" });
const frame = (step: number, ...names: string[]): SentFrame => ({
  step,
  lead: 0,
  hold: 0,
  events: names.map(event),
  view: { viewer: 0, to_act: 1, step },
});
const update = (since: number, step: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  match: "m1",
  viewer: 0,
  since,
  step,
  acts: since === 0 ? [{ step: 1, seat: 0, by: "bot", at: 0 }] : [],
  frames: [frame(step, `E${step}`)],
  choices: [],
  ...more,
});
const after = (...messages: FromServer[]): Known =>
  messages.reduce((known, message) => learn(known, message, 1000), nothing);
const welcome: FromServer = {
  type: "welcome",
  protocol: 2,
  table: "t",
  seats: [0],
  is_host: true,
  now: 1500,
};

describe("what a client knows", () => {
  test("the server's clock is compared with ours", () => {
    expect(after(welcome)).toMatchObject({ seats: [0], isHost: true, ahead: 500 });
  });

  test("the past is told but not moved", () => {
    const { seen } = after(welcome, update(0, 5));
    expect(seen[0]).toMatchObject({ step: 5, isBeginning: false });
    expect(seen[0]?.told).toHaveLength(1);
  });

  test("what follows is added to the log and moved", () => {
    const { seen } = after(welcome, update(0, 5), update(5, 7));
    expect(seen[0]?.told.map(({ key, event }) => [key, event.type])).toEqual([
      [0, "E5"],
      [1, "E7"],
    ]);
    expect(seen[0]?.frames.map(({ events }) => events)).toEqual([[event("E7")]]);
    expect(seen[0]?.view["step"]).toBe(7);
  });

  test("a frame has the log as it is then, and shares what did not change", () => {
    const rows = [{ wins: 0 }, { wins: 2 }];
    const first = { ...frame(7, "A", "B"), view: { viewer: 0, to_act: -1, rows } };
    const { view: _, ...second } = {
      ...frame(8, "C"),
      changes: { rows: { in: { 0: { is: { wins: 1 } } } } },
    };
    const { seen } = after(welcome, update(0, 5), update(5, 8, { frames: [first, second] }));
    const [one, other] = seen[0]!.frames;
    expect(one?.told.map(({ event }) => event.type)).toEqual(["E5", "A", "B"]);
    expect(other?.told.map(({ key, step }) => [key, step])).toEqual([
      [0, 5],
      [1, 7],
      [2, 7],
      [3, 8],
    ]);
    expect(other?.view).toEqual({ viewer: 0, to_act: -1, rows: [{ wins: 1 }, { wins: 2 }] });
    const rowsOf = (of: typeof one): unknown[] => of!.view["rows"] as unknown[];
    expect(rowsOf(other)[1]).toBe(rowsOf(one)[1]);
    expect(seen[0]?.view).toBe(other?.view);
  });

  test("how a match begins is shown to whoever was there before, and only once", () => {
    const lobby = { phase: "revealing", match: "m1", revision: 1 } as LobbyInfo;
    const there = after(welcome, { type: "lobby", lobby });
    const begun = learn(there, update(0, 3, { acts: [] }), 0);
    expect(begun.seen[0]?.isBeginning).toBe(true);
    expect(learn({ ...begun, seen: {} }, update(0, 3, { acts: [] }), 0).seen[0]?.isBeginning).toBe(
      false,
    );
    expect(after(welcome, update(0, 3, { acts: [] })).seen[0]?.isBeginning).toBe(false);
  });

  test("an update that does not follow tears the match", () => {
    expect(after(welcome, update(0, 5), update(6, 7)).isTorn).toBe(true);
    expect(after(welcome, update(3, 4)).isTorn).toBe(true);
    expect(resumeFrom(after(welcome, update(0, 5), update(6, 7)))).toEqual({ match: "", since: 0 });
  });

  test("a connection goes on where all viewers are", () => {
    expect(resumeFrom(nothing)).toEqual({ match: "", since: 0 });
    const even = after({ ...welcome, seats: [0, 1] }, update(0, 5), update(0, 5, { viewer: 1 }));
    expect(resumeFrom(even)).toEqual({ match: "m1", since: 5 });
    expect(resumeFrom(learn(even, update(5, 6), 0))).toEqual({ match: "", since: 0 });
  });

  test("a reconnect that brings nothing new keeps the log", () => {
    const { seen } = after(welcome, update(0, 5), welcome, update(5, 5, { frames: [frame(5)] }));
    expect(seen[0]?.told).toHaveLength(1);
  });

  test("a lost seat takes along what it was shown", () => {
    const known = after({ ...welcome, seats: [0, 1] }, update(0, 5), update(0, 5, { viewer: 1 }));
    expect(Object.keys(learn(known, { ...welcome, seats: [1] }, 0).seen)).toEqual(["1"]);
  });

  test("another match, or a rematch in the lobby, begins anew", () => {
    const over: FromServer = {
      type: "over",
      match: "m1",
      step: 9,
      result: { winner: 0, ranking: [[0]], scores: [1], placings: [], shares: [1] },
      fairness: { match: "m1", commitment: "", nonces: [], notes: [], seed: "" },
    };
    const ended = after(welcome, update(0, 5), over);
    expect(ended.over?.result.winner).toBe(0);
    expect(learn(ended, update(5, 9), 0).over).not.toBeNull();
    const lobby = { type: "lobby", lobby: { phase: "lobby", match: "m2" } as LobbyInfo } as const;
    expect(learn(ended, lobby, 0)).toMatchObject({ seen: {}, over: null });
    const next = learn(ended, update(0, 2, { match: "m2" }), 0);
    expect(next.over).toBeNull();
    expect(next.seen[0]?.told).toHaveLength(1);
  });

  test("a lobby that comes late takes nothing away", () => {
    const lobby = (phase: LobbyInfo["phase"], revision: number): FromServer => ({
      type: "lobby",
      lobby: { phase, revision, match: "m1" } as LobbyInfo,
    });
    const known = after(welcome, update(0, 5), lobby("revealing", 3));
    expect(known.seen[0]?.step).toBe(5);
    const playing = learn(known, lobby("playing", 4), 0);
    expect(learn(playing, lobby("revealing", 3), 0).lobby?.phase).toBe("playing");
  });

  test("views are secret if they differ in more than who looks", () => {
    const one = { viewer: 0, to_act: 0, hand: [1] };
    expect(isSecret(one, { ...one, viewer: 1 })).toBe(false);
    expect(isSecret(one, { ...one, viewer: 1, hand: [2] })).toBe(true);
  });
});
