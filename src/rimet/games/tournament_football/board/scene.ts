/** What stands on the stage at the foot of the chart, by what is told now or is on its way. */

import type { TournamentFootball as Game } from "$web/generated/types";
import type { Layout } from "./layout";

export type Scene =
  | { readonly type: "group"; readonly group: string; readonly through: readonly string[] }
  | { readonly type: "thirds" }
  | { readonly type: "tie"; readonly tie: number; readonly result: Game.MatchResolved | null }
  | { readonly type: "champion"; readonly team: string };

/** Tell what is on show while events are told; null where there is nothing to stage. */
export function sceneOf(
  events: readonly Game.GameEvent[],
  layout: Layout,
  view: Game.GameView,
): Scene | null {
  let scene: Scene | null = null;
  for (const event of events) scene = follow(scene, event, layout, view);
  return scene;
}

function follow(
  scene: Scene | null,
  event: Game.GameEvent,
  layout: Layout,
  view: Game.GameView,
): Scene | null {
  switch (event.type) {
    case "TeamRanked":
      return scene?.type === "group" && scene.group === event.group
        ? scene
        : { type: "group", group: event.group, through: [] };
    case "TeamAdvanced":
      return scene?.type === "group"
        ? { ...scene, through: [...scene.through, event.team] }
        : scene;
    case "ThirdRanked":
      return { type: "thirds" };
    case "OwnerRevealed":
      return event.rule === "WCT-22" ? tie(tieOfTeam(event.team, view)) : scene;
    case "CardTurned":
      return event.rule === "WCT-22" ? tie(tieOfPlace(event.place, view)) : scene;
    case "MatchResolved": {
      const { number } = layout.ties.find(({ name }) => name === event.match)!;
      return { type: "tie", tie: number, result: event };
    }
    case "TeamPlaced":
      return event.place === 1 ? { type: "champion", team: event.team } : scene;
    default:
      return scene;
  }
}

const tie = (number: number): Scene => ({ type: "tie", tie: number, result: null });

const tieOfPlace = (place: string, view: Game.GameView): number =>
  view.half_fields.findIndex(({ name }) => name === place) >> 1;

/** The last match on the way of a team so far. */
const tieOfTeam = (team: string, view: Game.GameView): number =>
  view.half_fields.findLastIndex((place) => place.team === team) >> 1;

/** Which cards have been turned over in the match on the stage, as `place:slot`. */
export class Turned {
  #tie = -1;
  #slots: ReadonlySet<string> = new Set();

  /** Take note of what was told in a scene, and return all that lies open in its match. */
  hear(scene: Scene | null, events: readonly Game.GameEvent[]): ReadonlySet<string> {
    const now = scene?.type === "tie" ? scene.tie : -1;
    const before = now === this.#tie ? [...this.#slots] : [];
    const turned = events.flatMap((event) =>
      event.type === "CardTurned" ? [`${event.place}:${event.slot}`] : [],
    );
    this.#tie = now;
    return (this.#slots = new Set([...before, ...turned]));
  }
}
