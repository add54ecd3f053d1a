import { describe, expect, test } from "vitest";

import { isSecret, learn, nothing, resumeFrom, type Known } from "../../web/src/seen.ts";
import type { FromServer, LobbyInfo, Update } from "../../web/src/wire.ts";

const event = (name: string) => ({ type: name, rule: "X-1" });
const update = (since: number, step: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  match: "m1",
  viewer: 0,
  since,
  step,
  acts: since === 0 ? [{ step: 1, seat: 0, by: "bot", at: 0 }] : [],
  events: [event(`E${step}`)],
  view: { viewer: 0, to_act: 1, step },
  choices: [],
  ...more,
});
const after = (...messages: FromServer[]): Known =>
  messages.reduce((known, message) => learn(known, message, 1000), nothing);
const welcome: FromServer = {
  type: "welcome",
  protocol: 1,
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
    expect(seen[0]).toMatchObject({ step: 5, fresh: [] });
    expect(seen[0]?.told).toHaveLength(1);
  });

  test("what follows is added to the log and moved", () => {
    const { seen } = after(welcome, update(0, 5), update(5, 7));
    expect(seen[0]?.told.map(({ key, event }) => [key, event.type])).toEqual([
      [0, "E5"],
      [1, "E7"],
    ]);
    expect(seen[0]?.fresh).toEqual([event("E7")]);
    expect(seen[0]?.view["step"]).toBe(7);
  });

  test("what two viewers of a device are told alike is told once", () => {
    const both: FromServer = { ...welcome, seats: [0, 1] };
    const start = [both, update(0, 5), update(0, 5, { viewer: 1 })];
    const { seen } = after(...start, update(5, 6), update(5, 6, { viewer: 1 }));
    expect(seen[0]?.fresh).toHaveLength(1);
    expect(seen[1]?.fresh).toBe(seen[0]?.fresh);
    const other = update(5, 6, { viewer: 1, events: [event("Own")] });
    expect(after(...start, update(5, 6), other).seen[1]?.fresh).toEqual([event("Own")]);
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
    const { seen } = after(welcome, update(0, 5), welcome, update(5, 5, { events: [] }));
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
