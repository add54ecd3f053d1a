/** How the end of a round is told beat by beat where one update brings it all at once. */

import type { WorldCupGame as Game } from "$web/generated/types";
import { halvesOf } from "./course";

export type Beat =
  | { type: "penalty"; round: number; row: string; team: string; face: string; isGoal: boolean }
  | { type: "dice"; round: number; group: string; faces: readonly string[] }
  | { type: "table"; round: number; group: string }
  | { type: "kick"; round: number; match: string; kicks: Kicks[string]; face: string }
  | { type: "won"; round: number; match: string; winner: string; by: string }
  | { type: "champion"; round: number; team: string };

/** Kicks of a shoot-out by match, home and away: true is a goal. */
export type Kicks = Readonly<Record<string, readonly [readonly boolean[], readonly boolean[]]>>;

/** Collect the kicks that events tell. */
export function kicksOf(events: readonly Game.GameEvent[], view: Game.GameView): Kicks {
  const found: Record<string, [boolean[], boolean[]]> = {};
  for (const event of events) {
    if (event.type !== "KickTaken") continue;
    const { match, team, is_goal } = event;
    const list = (found[match] ??= [[], []]);
    list[sideOf(view, match, team)].push(is_goal);
  }
  return found;
}

/** Write the beats of what events decide. */
export function beatsOf(events: readonly Game.GameEvent[], view: Game.GameView): Beat[] {
  const beats: Beat[] = [];
  const rounds = new Map(view.matches.map(({ name, round }) => [name, round]));
  const groups = new Map(view.groups.map(({ name, round }) => [name, round]));
  const dice = new Map<string, string[]>();
  const kicks: Record<string, [boolean[], boolean[]]> = {};
  let knockout = view.rounds.length - 1;
  for (const event of events) {
    if (event.type === "MatchCounted") {
      const round = rounds.get(event.match);
      if (round !== undefined) knockout = round;
    }
  }
  for (const event of events) {
    switch (event.type) {
      case "PenaltyRolled": {
        const { row, team, face, is_goal: isGoal } = event;
        const round = rounds.get(row.slice(0, -1)) ?? view.round;
        beats.push({ type: "penalty", round, row, team, face, isGoal });
        break;
      }
      case "ExtraDieRolled": {
        const { group, colour } = event;
        let faces = dice.get(group);
        if (faces === undefined || (group === "" && faces.length === 4)) {
          faces = [];
          dice.set(group, faces);
          const round = group === "" ? nextRound(events, event, rounds, knockout) : -1;
          beats.push({ type: "dice", round: groups.get(group) ?? round, group, faces });
        }
        faces.push(colour);
        break;
      }
      case "TeamRanked":
        if (event.rank === 1) {
          const { group } = event;
          beats.push({ type: "table", round: groups.get(group) ?? 0, group });
        }
        break;
      case "KickTaken": {
        const { match, team, face, is_goal } = event;
        const list = (kicks[match] ??= [[], []]);
        list[sideOf(view, match, team)].push(is_goal);
        const so = [[...list[0]], [...list[1]]] as const;
        const round = rounds.get(match) ?? 0;
        beats.push({ type: "kick", round, match, kicks: so, face });
        break;
      }
      case "MatchWon": {
        const { match, winner, by } = event;
        const round = rounds.get(match) ?? 0;
        beats.push({ type: "won", round, match, winner, by });
        if (match === "F") beats.push({ type: "champion", round, team: winner });
        break;
      }
    }
  }
  // The champion's moment is the last, even where third place is settled after it.
  return [
    ...beats.filter(({ type }) => type !== "champion"),
    ...beats.filter(({ type }) => type === "champion"),
  ];
}

/** Find the knock-out round that dice are rolled for: that of the match counted next. */
function nextRound(
  events: readonly Game.GameEvent[],
  die: Game.GameEvent,
  rounds: ReadonlyMap<string, number>,
  otherwise: number,
): number {
  for (const event of events.slice(events.indexOf(die)))
    if (event.type === "MatchCounted") return rounds.get(event.match) ?? otherwise;
  return otherwise;
}

function sideOf(view: Game.GameView, match: string, team: string): 0 | 1 {
  return view.matches.find(({ name }) => name === match)?.away.team === team ? 1 : 0;
}

/** How it looks while beats are on show: the end where they have been, the beginning elsewhere. */
export function standAt(
  view: Game.GameView,
  base: Game.GameView,
  beats: readonly Beat[],
  shown: number,
): Game.GameView {
  const now = beats[shown];
  if (!now) return view;
  if (now.type === "penalty")
    return { ...view, matches: view.matches.map((match) => beforePenalty(match, now)) };
  const ahead = beats.slice(shown);
  const later = beats.slice(shown + 1);
  const tables = new Set(later.flatMap((beat) => (beat.type === "table" ? beat.group : [])));
  const dice = new Set(
    ahead.flatMap((beat) => (beat.type === "dice" && beat.round === now.round ? beat.group : [])),
  );
  const won = new Set(later.flatMap((beat) => (beat.type === "won" ? beat.match : [])));
  const isAhead = (match: Game.MatchView): boolean =>
    match.group ? dice.has(match.group) || tables.has(match.group) : dice.has("");
  const matches = view.matches.map((match, index) => {
    if (match.round > now.round) return base.matches[index] ?? match;
    if (match.round < now.round) return match;
    const bare = isAhead(match) ? withoutDice(match) : match;
    return won.has(match.name) ? { ...bare, winner: "", kicks: [] } : bare;
  });
  const groups = view.groups.map((group, index) => {
    const old = base.groups[index] ?? group;
    if (group.round > now.round) return old;
    if (!tables.has(group.name) && !(now.type === "dice" && now.group === group.name)) return group;
    const areShown = !dice.has(group.name) || (now.type === "dice" && now.group === group.name);
    return { ...old, dice: areShown ? group.dice : [] };
  });
  const rounds = view.rounds.map((round, index) => {
    if (index > now.round) return base.rounds[index] ?? round;
    const isRolled = index < now.round || !dice.has("") || now.type === "dice";
    return isRolled ? round : { ...round, dice: [] };
  });
  return { ...view, matches, groups, rounds, teams: base.teams, seats: base.seats, champion: "" };
}

/** A match as the tokens alone have it. */
function withoutDice(match: Game.MatchView): Game.MatchView {
  const [home, away] = [bareRow(match.home), bareRow(match.away)];
  return { ...match, state: "open", home, away, winner: "" };
}

function bareRow(row: Game.RowView): Game.RowView {
  const halves = halvesOf(row, false);
  return { ...row, goals: halves >> 1, is_half: halves % 2 === 1, extra: 0 };
}

/** A match before the penalty that is being rolled for. */
function beforePenalty(match: Game.MatchView, beat: Beat & { type: "penalty" }): Game.MatchView {
  const side = beat.row === match.home.name ? "home" : beat.row === match.away.name ? "away" : null;
  if (!side || !beat.isGoal) return match;
  const row = match[side];
  if (row.tokens.at(-1)?.kind !== "penalty") return match;
  return { ...match, [side]: { ...row, tokens: row.tokens.slice(0, -1), goals: row.goals - 1 } };
}

/** How long a beat is on show, in milliseconds; the Final takes its time. */
export function timeOf(beat: Beat, pace: number): number {
  const speed = Math.min(1.4, Math.max(0.25, pace / 900));
  switch (beat.type) {
    case "penalty":
      return 1300 * speed;
    case "dice":
      return 1500 * speed;
    case "table":
      return 900 * speed;
    case "kick":
      return (beat.match === "F" ? 1100 : 750) * speed;
    case "won":
      return (beat.match === "F" ? 2400 : 1200) * speed;
    case "champion":
      return 12_000;
  }
}
