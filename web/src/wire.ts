/** The messages between client and server; the shell sees views and events as any game's. */

import type { Choice, Event, View } from "./board";
import type * as Generated from "./generated/types";

export type {
  Act,
  Fairness,
  GameInfo,
  LobbyInfo,
  OptionInfo,
  Patch,
  Refusal,
  Result,
  SeatInfo,
  SeatTaken,
  Shown,
  TableMade,
  TeamInfo,
} from "./generated/types";
export type { Choice, Event, View };

export const PROTOCOL = 2;
export const SPECTATOR = -1;
export const OVER = -2;

export type Value = string | number | boolean;
export type Facts = Record<string, string | number>;

type Told<T> = Omit<T, "events" | "view"> & { events: readonly Event[]; view?: View };
/** A frame as it is sent: with the whole view, or with what has changed since the frame before. */
export type SentFrame = Told<Generated.Frame>;
export type SentReplayFrame = Told<Generated.ReplayFrame>;
export type Update = Omit<Generated.Update, "frames"> & { frames: readonly SentFrame[] };
export type Replay = Omit<Generated.Replay, "frames" | "start"> & {
  frames: readonly SentReplayFrame[];
  start: View;
};
export type FromServer = Exclude<Generated.FromServer, Generated.Update> | Update;
export type Answer = Extract<FromServer, { type: "choices" | "done" | "refused" }>;

type Unnumbered<T> = T extends { id: number } ? Omit<T, "id"> : never;
/** A request on the socket, without the number that the socket gives it. */
export type Request = Unnumbered<Generated.FromClient>;
