/** What a frame tells of the end of a round, or is about to tell, for the report at the foot. */

import type { WorldCupGame as Game } from "$web/generated/types";

/** The kicks of a shoot-out, home and away: true is a goal. */
type Kicks = readonly [readonly boolean[], readonly boolean[]];

/** What is reported; where the die is still on its way, its face is empty. */
export type Scene =
  | { type: "penalty"; team: string; face: string; isGoal: boolean }
  | { type: "dice"; group: string; faces: readonly string[]; isRolling: boolean }
  | { type: "counted" }
  | { type: "table"; group: string }
  | { type: "thirds" }
  | { type: "lot"; team: string }
  | { type: "kick"; match: string; team: string; kicks: Kicks; face: string }
  | { type: "won"; match: string; winner: string; by: string }
  | { type: "placed"; teams: number }
  | { type: "out"; seat: number };

type Told = readonly Game.GameEvent[];

/** Return what is on its way, else what has just been told; null where that is no matter of a report. */
export function sceneOf(coming: Told, events: Told, view: Game.GameView): Scene | null {
  return find(coming, (event) => ahead(event, view)) ?? find(events, (e) => told(e, events, view));
}

function find(events: Told, read: (event: Game.GameEvent) => Scene | null): Scene | null {
  for (const event of events) {
    const scene = read(event);
    if (scene) return scene;
  }
  return null;
}

/** Read what is on its way: nothing of how it ends. */
function ahead(event: Game.GameEvent, view: Game.GameView): Scene | null {
  switch (event.type) {
    case "PenaltyRolled":
      return { type: "penalty", team: event.team, face: "", isGoal: false };
    case "ExtraDieRolled":
      return { type: "dice", ...diceOf(view, event.group), isRolling: true };
    case "LotDrawn":
      return { type: "lot", team: "" };
    case "KickTaken": {
      const { match, team } = event;
      return { type: "kick", match, team, kicks: kicksOf(view, match), face: "" };
    }
    default:
      return null;
  }
}

/** Read what has just been told; the view holds it. */
function told(event: Game.GameEvent, events: Told, view: Game.GameView): Scene | null {
  switch (event.type) {
    case "PenaltyRolled":
      return { type: "penalty", team: event.team, face: event.face, isGoal: event.is_goal };
    case "ExtraDieRolled":
      return { type: "dice", ...diceOf(view, event.group), isRolling: false };
    case "MatchCounted":
      return { type: "counted" };
    case "TeamRanked":
      return { type: "table", group: event.group };
    case "ThirdRanked":
      return { type: "thirds" };
    case "LotDrawn":
      return { type: "lot", team: event.team };
    case "KickTaken": {
      const { match, team, face } = event;
      return { type: "kick", match, team, kicks: kicksOf(view, match), face };
    }
    case "MatchWon":
      return { type: "won", match: event.match, winner: event.winner, by: event.by };
    case "TeamPlaced":
      return { type: "placed", teams: events.filter(({ type }) => type === "TeamPlaced").length };
    case "SeatOut":
      return { type: "out", seat: event.seat };
    default:
      return null;
  }
}

function diceOf(view: Game.GameView, group: string): { group: string; faces: readonly string[] } {
  const dice = group
    ? view.groups.find(({ name }) => name === group)?.dice
    : view.rounds[view.round]?.dice;
  return { group, faces: dice ?? [] };
}

/** Return the kicks of a match so far. */
function kicksOf(view: Game.GameView, match: string): Kicks {
  const [home = [], away = []] = view.matches.find(({ name }) => name === match)?.kicked ?? [];
  return [home, away];
}
