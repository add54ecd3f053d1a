/** What is on the pitch in the frame on show, and what is tumbling towards the next. */

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
  /** With the goals of overtime. */
  readonly score: Pair;
  /** All that lie of the dice of kicks or for places, each team's from yellow to white. */
  readonly throws: readonly Game.ThrowView[];
  readonly winner: string;
  /** The team whose die is tumbling. */
  readonly rolling: string;
  readonly call: Call;
}

/** A message to call out, with the number and the teams in it. */
interface Call {
  readonly message: string;
  readonly number: number;
  readonly teams: readonly string[];
}

/** Show what a view, and what has just been told and is on its way, puts on the pitch. */
export function sceneOf(
  view: Game.GameView,
  events: readonly Game.GameEvent[],
  coming: readonly Game.GameEvent[],
): Scene {
  const { match, roll } = view;
  const die = coming.find((event) => event.type === "DieRolled");
  return {
    number: match?.number ?? -1,
    stage: match?.stage ?? view.stage ?? "",
    group: match?.group ?? groupOf(view, events),
    sides: [match?.first ?? "", match?.second ?? ""],
    part: roll?.part ?? "goals",
    goals: match?.goals ?? [null, null],
    extra: match?.overtime ?? [null, null],
    score: match?.score ?? [null, null],
    throws: throwsBefore(roll?.throws ?? [], die !== undefined, view.dice.length),
    winner: match?.winner ?? "",
    rolling: die?.team ?? "",
    call: callOf(events, match?.winner ?? ""),
  };
}

/** Return the group that has just been settled, or whose teams throw for their places. */
function groupOf({ roll, teams }: Game.GameView, events: readonly Game.GameEvent[]): string {
  const settled = events.find((event) => event.type === "GroupSettled");
  if (settled) return settled.group;
  if (roll?.part !== "places") return "";
  return teams.find(({ code }) => code === roll.team)?.field?.[0] ?? "";
}

/** Return what lies while a die tumbles: after a level throw all are picked up first. */
function throwsBefore(
  throws: readonly Game.ThrowView[],
  isTumbling: boolean,
  all: number,
): readonly Game.ThrowView[] {
  if (!isTumbling || throws.some(({ dice }) => dice.length < all)) return throws;
  return throws.map(({ team }) => ({ team, dice: [], total: 0 }));
}

function callOf(events: readonly Game.GameEvent[], winner: string): Call {
  const call = (message: string, number = 0, teams: readonly string[] = []): Call => ({
    message,
    number,
    teams,
  });
  for (const event of events) {
    if (event.type === "OvertimeBegun") return call("overtime");
    if (event.type === "KicksBegun") return call("kicks");
    if (event.type === "KicksLevel") return call("kicks-level", event.total);
    if (event.type === "MatchDrawn") return call("drawn");
    if (event.type === "TeamLaid") return call("laid");
    if (event.type === "GroupLevel") return call("level", event.count);
    if (event.type === "GroupSettled") return call("settled", 0, [event.first, event.second]);
    if (event.type === "RoundBegun") return call("round");
  }
  return winner ? call("won", 0, [winner]) : call("");
}
