/** What is on the pitch, as a fold over events: so a match is seen to the end before the next. */

import type { Mundialito as Game } from "$web/generated/types";

export type Pair = Game.MatchView["score"];

export interface Scene {
  readonly number: number;
  readonly stage: string;
  readonly group: string;
  readonly sides: readonly [string, string];
  /** What the dice are for now: goals, overtime, kicks, or places in a group. */
  readonly part: string;
  readonly goals: Pair;
  readonly extra: Pair;
  /** Dice of the kicks of each side, from yellow to white. */
  readonly kicks: readonly [readonly number[], readonly number[]];
  readonly throws: readonly Game.ThrowView[];
  readonly winner: string;
  /** The team whose die is tumbling, and which die. */
  readonly rolling: string;
  readonly die: string;
  /** A message to call out, with the number in it. */
  readonly call: string;
  readonly told: number;
}

export const EMPTY: Scene = {
  number: -1,
  stage: "",
  group: "",
  sides: ["", ""],
  part: "goals",
  goals: [null, null],
  extra: [null, null],
  kicks: [[], []],
  throws: [],
  winner: "",
  rolling: "",
  die: "",
  call: "",
  told: 0,
};

/** Show what a view rests at. */
export function sceneOf(view: Game.GameView): Scene {
  const { match, roll } = view;
  const thrown = (team: string | null): readonly number[] =>
    roll?.throws.find((one) => one.team === team)?.dice ?? [];
  const scene = {
    ...EMPTY,
    stage: view.stage ?? "",
    part: roll?.part ?? "goals",
    throws: roll?.throws ?? [],
    die: roll?.die ?? "",
  };
  if (!match) return scene;
  return {
    ...scene,
    number: match.number,
    stage: match.stage,
    group: match.group ?? "",
    sides: [match.first ?? "", match.second ?? ""],
    goals: match.goals,
    extra: match.overtime ?? [null, null],
    kicks: [thrown(match.first), thrown(match.second)],
    winner: match.winner ?? "",
  };
}

const put = <T>(pair: readonly [T, T], side: number, value: T): readonly [T, T] =>
  side === 0 ? [value, pair[1]] : [pair[0], value];

/** Add up the score on the pitch, with the goals of overtime. */
export function scoreOf({ goals, extra }: Scene): Pair {
  const side = (at: 0 | 1): number | null => {
    const own = goals[at];
    return own === null ? null : own + (extra[at] ?? 0);
  };
  return [side(0), side(1)];
}

/** One thing that happened; a die tumbles first and lands then. */
export interface Beat {
  readonly event: Game.GameEvent;
  readonly isTumble: boolean;
  readonly time: number;
}

/** Show what a beat changes on the pitch; a throw of all dice is so many. */
export function follow(scene: Scene, { event, isTumble }: Beat, all: number): Scene {
  const calm = { ...scene, rolling: "", call: "" };
  switch (event.type) {
    case "RoundBegun":
      return { ...EMPTY, stage: event.stage, call: "round" };
    case "SideDrawn": {
      const start = event.side === 1 ? { ...EMPTY, stage: scene.stage } : calm;
      return { ...start, number: event.match, sides: put(start.sides, event.side - 1, event.team) };
    }
    case "MatchBegun":
      return {
        ...EMPTY,
        number: event.match,
        stage: event.stage,
        sides: [event.first, event.second],
      };
    case "DieRolled":
      return rolled(calm, event, isTumble, all);
    case "OvertimeBegun":
      return { ...calm, part: "overtime", call: "overtime" };
    case "KicksBegun":
      return { ...calm, part: "kicks", kicks: [[], []], call: "kicks" };
    case "KicksLevel":
      return { ...calm, kicks: [[], []], call: "kicks-level", told: event.total };
    case "GroupLevel":
      return {
        ...EMPTY,
        part: "places",
        stage: "groups",
        group: event.group,
        call: "level",
        told: event.count,
      };
    case "MatchDrawn":
      return { ...calm, call: "drawn" };
    case "MatchWon":
      return { ...calm, winner: event.winner, call: "won" };
    default:
      return scene;
  }
}

function rolled(scene: Scene, event: Game.DieRolled, isTumble: boolean, all: number): Scene {
  const { team, part, die, number } = event;
  const tumbling = { ...scene, part, die, rolling: isTumble ? team : "" };
  if (isTumble) return tumbling;
  const side = scene.sides[0] === team ? 0 : 1;
  if (part === "goals") return { ...tumbling, goals: put(scene.goals, side, number) };
  if (part === "overtime") return { ...tumbling, extra: put(scene.extra, side, number) };
  if (part === "kicks")
    return { ...tumbling, kicks: put(scene.kicks, side, [...scene.kicks[side], number]) };
  const known = scene.throws.find((one) => one.team === team);
  const isWhole = (known?.dice.length ?? 0) >= all;
  const dice = known && !isWhole ? [...known.dice, number] : [number];
  const own: Game.ThrowView = { team, dice, total: dice.reduce((sum, one) => sum + one, 0) };
  const throws = known
    ? scene.throws.map((one) => (one.team === team ? own : one))
    : [...scene.throws, own];
  return { ...tumbling, throws };
}

/** How long things are on show when nobody hurries, in milliseconds. */
const TIMES: Readonly<Partial<Record<Game.GameEvent["type"], number>>> = {
  RoundBegun: 1000,
  SideDrawn: 480,
  MatchBegun: 260,
  OvertimeBegun: 850,
  KicksBegun: 950,
  KicksLevel: 800,
  MatchDrawn: 1000,
  MatchWon: 1250,
  GroupLevel: 1000,
  GroupSettled: 500,
};
const TUMBLE = 640;
const LANDED = 420;

/** Write the beats of an update, so that they fit into a time; 0 for as long as they take. */
export function beatsOf(
  events: readonly Game.GameEvent[],
  room: number,
  isReduced: boolean,
): Beat[] {
  const beats = events.flatMap<Beat>((event) => {
    if (event.type !== "DieRolled") return { event, isTumble: false, time: TIMES[event.type] ?? 0 };
    const landed = { event, isTumble: false, time: LANDED };
    return isReduced ? landed : [{ event, isTumble: true, time: TUMBLE }, landed];
  });
  const natural = beats.reduce((sum, { time }) => sum + time, 0);
  const share = room > 0 && natural > 0 ? Math.min(1, Math.max(0.22, room / natural)) : 1;
  return beats.map((beat) => ({ ...beat, time: beat.time * share }));
}

/** What is not to be seen yet, since the beats that tell it are still to come. */
export interface Ahead {
  readonly begun: ReadonlySet<number>;
  readonly results: ReadonlySet<number>;
  readonly out: ReadonlySet<string>;
  readonly hasCup: boolean;
}

export const NOTHING: Ahead = {
  begun: new Set(),
  results: new Set(),
  out: new Set(),
  hasCup: false,
};

export function aheadOf(beats: readonly Beat[]): Ahead {
  if (beats.length === 0) return NOTHING;
  const begun = new Set<number>();
  const results = new Set<number>();
  const out = new Set<string>();
  let hasCup = false;
  for (const { event } of beats) {
    if (event.type === "SideDrawn" && event.side === 1) begun.add(event.match);
    else if (event.type === "MatchBegun") begun.add(event.match);
    else if (event.type === "MatchWon" || event.type === "MatchDrawn") results.add(event.match);
    else if (event.type === "TeamOut" || event.type === "ThirdPlaceWon") out.add(event.team);
    else if (event.type === "CupWon") hasCup = true;
  }
  return { begun, results, out, hasCup };
}
