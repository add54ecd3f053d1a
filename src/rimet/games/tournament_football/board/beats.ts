/** How a tournament is told beat by beat where one update brings it all at once. */

import type { TournamentFootball as Game } from "$web/generated/types";
import { BACK, kindOf, readValue, type Worth } from "./cards";
import { feederOf, type Layout } from "./layout";

export type Beat =
  | { type: "group"; group: string }
  | { type: "thirds" }
  | { type: "meet"; tie: number }
  | { type: "card"; tie: number; side: number; slot: number }
  | { type: "result"; tie: number }
  | { type: "champion" };

/** Write the beats of what events decide. */
export function beatsOf(
  events: readonly Game.GameEvent[],
  layout: Layout,
  view: Game.GameView,
): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    if (event.type === "TeamRanked" && event.rank === 1)
      beats.push({ type: "group", group: event.group });
    else if (event.type === "ThirdRanked" && event.rank === 1) beats.push({ type: "thirds" });
    else if (event.type === "MatchResolved") {
      const tie = layout.ties.find(({ name }) => name === event.match);
      if (tie) beats.push(...tieBeats(tie.number, view));
    }
  }
  if (events.some((event) => event.type === "MatchResolved" && event.match === "final"))
    beats.push({ type: "champion" });
  return beats;
}

/** A match: who meet, their cards in turn, the result. */
function tieBeats(tie: number, view: Game.GameView): Beat[] {
  const beats: Beat[] = [{ type: "meet", tie }];
  for (let slot = 0; slot < view.capacity; slot++)
    for (const side of [0, 1])
      if (slot < (view.half_fields[2 * tie + side]?.cards.length ?? 0))
        beats.push({ type: "card", tie, side, slot });
  beats.push({ type: "result", tie });
  return beats;
}

/** Write the beats of the whole knock-out, to see it again. */
export function knockoutBeats(layout: Layout, view: Game.GameView): Beat[] {
  const beats = layout.ties.flatMap((tie) => tieBeats(tie.number, view));
  return [...beats, { type: "champion" }];
}

/** How it stood when the last card lay and nothing was resolved yet. */
export function standBefore(
  before: Game.GameView,
  events: readonly Game.GameEvent[],
  worth: Worth,
): Game.GameView {
  const fields = new Map(before.fields.map((place) => [place.name, place]));
  const halves = new Map(before.half_fields.map((place) => [place.name, place]));
  for (const event of events) {
    if (event.type !== "CardPlaced") continue;
    const { place: name, card, seat } = event;
    const map = fields.has(name) ? fields : halves;
    const place = map.get(name);
    if (!place || place.cards.length >= before.capacity) continue;
    const kind = kindOf(card, before.kinds);
    const [goals, penalties] = kind === BACK ? [0, 0] : worth(kind);
    map.set(name, {
      ...place,
      cards: [...place.cards, kind],
      seats: [...place.seats, seat],
      goals: place.goals + goals,
      penalties: place.penalties + penalties,
    });
  }
  return { ...before, fields: [...fields.values()], half_fields: [...halves.values()] };
}

/** How it stood before the knock-out, made from how it ended: all its cards lie face down. */
export function standUnopened(view: Game.GameView): Game.GameView {
  const half_fields = view.half_fields.map((place) => ({
    ...place,
    cards: place.cards.map(() => BACK),
  }));
  const fields = view.fields.map((place) => ({ ...place, final: place.placing ? 0 : place.final }));
  return { ...view, fields, half_fields };
}

/** How it looks while beats are on show: the end where they have been, the beginning elsewhere. */
export function standAt(
  view: Game.GameView,
  base: Game.GameView,
  beats: readonly Beat[],
  shown: number,
  layout: Layout,
  worth: Worth,
): Game.GameView {
  const ahead = beats.slice(shown);
  const groups = new Set(ahead.flatMap((beat) => (beat.type === "group" ? beat.group : [])));
  const areThirdsAhead = ahead.some(({ type }) => type === "thirds");
  const ties = new Set(ahead.flatMap((beat) => (beat.type === "result" ? beat.tie : [])));
  const backs = new Set(
    ahead.flatMap((beat) => (beat.type === "card" ? `${beat.tie}.${beat.side}.${beat.slot}` : [])),
  );
  const isKnockout = ties.size > 0 || ahead.some(({ type }) => type === "champion");
  const fields = view.fields.map((place, index) =>
    isKnockout || groups.has(place.name[0]!) || (areThirdsAhead && place.placing.startsWith("X"))
      ? (base.fields[index] ?? place)
      : place,
  );
  const half_fields = view.half_fields.map((place, half) => {
    const tie = half >> 1;
    const feeder = feederOf(layout, half);
    const isAwaited =
      feeder === undefined
        ? groups.size > 0 &&
          (place.name.startsWith("X") ? areThirdsAhead : groups.has(place.name[1]!))
        : ties.has(feeder.number);
    if (!isAwaited && !ties.has(tie)) return place;
    const old = base.half_fields[half];
    const cards = place.cards.map((kind, slot) =>
      backs.has(`${tie}.${half & 1}.${slot}`) ? (old?.cards[slot] ?? BACK) : kind,
    );
    return hideTeam(place, cards, isAwaited, worth);
  });
  return { ...view, fields, half_fields, seats: isKnockout ? base.seats : view.seats };
}

function hideTeam(
  place: Game.FieldView,
  cards: number[],
  isAwaited: boolean,
  worth: Worth,
): Game.FieldView {
  let [goals, penalties] = isAwaited ? [0, 0] : readValue(place.rating);
  for (const kind of cards) {
    if (kind === BACK) continue;
    goals += worth(kind)[0];
    penalties += worth(kind)[1];
  }
  const known = { ...place, cards, goals, penalties };
  return isAwaited ? { ...known, team: "", owner: -2, placing: "", final: 0 } : known;
}

/** How long a beat is on show, in milliseconds; The Final takes its time. */
export function timeOf(beat: Beat, layout: Layout, pace: number, isReduced: boolean): number {
  const speed = Math.min(1.5, Math.max(0.3, pace / 900));
  const isFinal = "tie" in beat && beat.tie === layout.final;
  const late = "tie" in beat ? beat.tie / layout.final : 0;
  if (isReduced && (beat.type === "meet" || beat.type === "card")) return 0;
  switch (beat.type) {
    case "group":
      return 620 * speed;
    case "thirds":
      return 900 * speed;
    case "meet":
      return (isFinal ? 1900 : 500 + 400 * late) * speed;
    case "card":
      return (isFinal ? 1050 : 300 + 200 * late) * speed;
    case "result":
      return (isFinal ? 2200 : 900 + 500 * late) * (isReduced ? 1 : speed);
    case "champion":
      return 12_000;
  }
}
