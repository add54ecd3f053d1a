/** The messages between client and server; the shell sees views and events as any game's. */

import type { Choice, Event, View } from "./board";
import type * as Generated from "./generated/types";

export type {
  Act,
  Fairness,
  GameInfo,
  LobbyInfo,
  OptionInfo,
  Refusal,
  Result,
  SeatInfo,
  SeatTaken,
  TableMade,
  TeamInfo,
} from "./generated/types";
export type { Choice, Event, View };

export const PROTOCOL = 1;
export const SPECTATOR = -1;
export const OVER = -2;

export type Value = string | number | boolean;
export type Facts = Record<string, string | number>;

export type Update = Omit<Generated.Update, "events" | "view"> & { events: Event[]; view: View };
export type Frame = Omit<Generated.Frame, "events" | "view"> & { events: Event[]; view: View };
export type Replay = Omit<Generated.Replay, "frames" | "start"> & { frames: Frame[]; start: View };
export type FromServer = Exclude<Generated.FromServer, Generated.Update> | Update;
export type Answer = Extract<FromServer, { type: "choices" | "done" | "refused" }>;

type Unnumbered<T> = T extends { id: number } ? Omit<T, "id"> : never;
/** A request on the socket, without the number that the socket gives it. */
export type Request = Unnumbered<Generated.FromClient>;
