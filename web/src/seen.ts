/** What a client knows of a table, as a fold over the server's messages. */

import type { Choice, Event, View } from "./board";
import { wholeFrames, type Frame } from "./changes";
import { share } from "./share";
import type { Act, Fairness, FromServer, LobbyInfo, Result, Update } from "./wire";

/** Something that happened, at the step whose update told it. */
export interface Told {
  key: number;
  step: number;
  event: Event;
}

/** A frame of a match as one viewer is shown it, with the log as it is then. */
export interface LiveFrame extends Frame {
  match: string;
  viewer: number;
  told: readonly Told[];
}

/** All that one viewer knows of the match; what is on the screen may be behind. */
export interface Seen {
  match: string;
  viewer: number;
  since: number;
  step: number;
  view: View;
  /** What the last update brought, to be shown frame by frame; at least one. */
  frames: readonly LiveFrame[];
  /** The update told how the match began, and we were there. */
  isBeginning: boolean;
  acts: readonly Act[];
  told: readonly Told[];
  /** What may be chosen first, if this viewer is to act. */
  choices: readonly Choice[];
}

export interface Known {
  seats: readonly number[];
  isHost: boolean;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead: number;
  lobby: LobbyInfo | null;
  presence: { seats: readonly number[]; spectators: number };
  seen: Readonly<Record<number, Seen>>;
  deadline: number | null;
  /** The match whose beginning we are waiting for: it is played, where others' past is not. */
  awaited: string;
  over: { match: string; step: number; result: Result; fairness: Fairness } | null;
  /** An update did not follow from what we have: everything must be asked for anew. */
  isTorn: boolean;
}

export const nothing: Known = {
  seats: [],
  isHost: false,
  ahead: 0,
  lobby: null,
  presence: { seats: [], spectators: 0 },
  seen: {},
  deadline: null,
  awaited: "",
  over: null,
  isTorn: false,
};

/** Return what is known after a message; `now` is this device's time. */
export function learn(known: Known, message: FromServer, now: number): Known {
  switch (message.type) {
    case "welcome":
      return welcomed(known, message.seats, message.is_host, message.now - now);
    case "lobby":
      return followed(known, message.lobby);
    case "presence":
      return { ...known, presence: { seats: message.seats, spectators: message.spectators } };
    case "update":
      return updated(known, message);
    case "clock":
      return { ...known, deadline: message.deadline };
    case "over":
      return { ...known, over: message, deadline: null };
    default:
      return known;
  }
}

/** A seat that was lost takes with it what it had been shown. */
function welcomed(known: Known, seats: readonly number[], isHost: boolean, ahead: number): Known {
  const viewers = seats.length > 0 ? seats : [-1];
  const seen = Object.fromEntries(
    Object.entries(known.seen).filter(([viewer]) => viewers.includes(Number(viewer))),
  );
  return { ...known, seats, isHost, ahead, seen, isTorn: false };
}

/** A rematch begins on an empty table; news of it may come before the lobby's, or late. */
function followed(known: Known, lobby: LobbyInfo): Known {
  if (known.lobby && lobby.revision < known.lobby.revision) return known;
  const { match, phase } = lobby;
  if (phase !== "lobby" && phase !== "revealing")
    return { ...known, lobby: share(known.lobby, lobby) };
  const seen = Object.fromEntries(
    Object.entries(known.seen).filter(([, one]) => one.match === match),
  );
  const over = known.over?.match === match ? known.over : null;
  return { ...known, lobby, seen, over, awaited: match };
}

function updated(known: Known, update: Update): Known {
  const { match, viewer, since, step, acts, choices } = update;
  const before = known.seen[viewer];
  const isNew = before === undefined || before.match !== match || since === 0;
  if (isNew ? since !== 0 : since !== before.step) return { ...known, isTorn: true };
  const isAwaited =
    known.awaited === match ||
    Object.values(known.seen).some((twin) => twin.isBeginning && twin.match === match);
  const isBeginning = isNew && acts.length === 0 && isAwaited;
  let told: readonly Told[] = isNew ? [] : before.told;
  const frames = wholeFrames(update.frames, isNew ? null : before.view).map((frame) => {
    const added = frame.events.map((event, index) => ({
      key: told.length + index,
      step: frame.step,
      event,
    }));
    told = [...told, ...added];
    return { ...frame, match, viewer, told };
  });
  const { view } = frames.at(-1)!;
  const seen = { match, viewer, since, step, view, frames, isBeginning, acts, told, choices };
  return {
    ...known,
    seen: { ...known.seen, [viewer]: seen },
    over: known.over?.match === match ? known.over : null,
    awaited: known.awaited === match ? "" : known.awaited,
    deadline: before?.step === step ? known.deadline : null,
  };
}

/** From where a new connection should go on: the one step that all viewers have reached, or 0. */
export function resumeFrom(known: Known): { match: string; since: number } {
  const all = Object.values(known.seen);
  const first = all[0];
  if (first === undefined || known.isTorn) return { match: "", since: 0 };
  const isEven = all.every((seen) => seen.match === first.match && seen.step === first.step);
  return isEven ? { match: first.match, since: first.step } : { match: "", since: 0 };
}

/** Tell whether two viewers of this device are shown different things. */
export function isSecret(one: View, other: View): boolean {
  const bare = (view: View): string => JSON.stringify({ ...view, viewer: 0 });
  return bare(one) !== bare(other);
}
