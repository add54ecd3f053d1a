/** The HTTP side of the server. */

import type { Chronicle, ChronicleLine } from "./generated/types";
import type {
  GameInfo,
  LobbyInfo,
  Refusal,
  Replay,
  SeatTaken,
  TableMade,
  TeamInfo,
  Value,
} from "./wire";

/** Says why the server did not do something. */
export class RefusedError extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, string | number> = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

async function send(
  method: string,
  path: string,
  body?: BodyInit,
  token?: string,
  type = "application/json",
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = type;
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
  } catch {
    throw new RefusedError("no_connection");
  }
  if (answer.ok) return answer;
  let refusal: Partial<Refusal> = {};
  try {
    refusal = (await answer.json()) as Partial<Refusal>;
  } catch {
    // Not our server's words; the status says enough.
  }
  throw new RefusedError(refusal.code ?? "no_connection", refusal.facts ?? {}, answer.status);
}

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return (await (await send(method, path, text, token)).json()) as T;
}

/** Try tokens one after the other until one is allowed. */
async function withOne<T>(
  tokens: readonly string[],
  act: (token: string) => Promise<T>,
): Promise<T> {
  let last: unknown = new RefusedError("wrong_token");
  for (const token of tokens) {
    try {
      return await act(token);
    } catch (error) {
      if (!(error instanceof RefusedError) || error.status !== 403) throw error;
      last = error;
    }
  }
  throw last;
}

export type Settings = { pace?: number; clock?: number; options?: Record<string, Value> };
const at = (table: string): string => `tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => ask<GameInfo[]>("GET", "games"),
  template: async (game: string, name: string) =>
    (
      await send("GET", `games/${encodeURIComponent(game)}/sets/${encodeURIComponent(name)}`)
    ).text(),
  teams: (table: string) => ask<TeamInfo[]>("GET", `${at(table)}/teams`),
  history: () => ask<ChronicleLine[]>("GET", "history"),
  finals: (year: string) => ask<Chronicle>("GET", `history/${encodeURIComponent(year)}`),
  makeTable: (game: string, settings: Settings = {}) =>
    ask<TableMade>("POST", "tables", { game, ...settings }),
  lobby: (table: string) => ask<LobbyInfo>("GET", at(table)),
  change: (table: string, tokens: string[], settings: Settings) =>
    withOne(tokens, (token) => ask<LobbyInfo>("PATCH", at(table), settings, token)),
  takeSeat: (table: string, seat: number, name: string, commitment: string) =>
    ask<SeatTaken>("POST", `${at(table)}/seats/${seat}`, { name, commitment }),
  rename: (table: string, tokens: string[], seat: number, name: string) =>
    withOne(tokens, (token) =>
      ask<LobbyInfo>("PATCH", `${at(table)}/seats/${seat}`, { name }, token),
    ),
  leave: (table: string, tokens: string[], seat: number) =>
    withOne(tokens, (token) =>
      ask<LobbyInfo>("DELETE", `${at(table)}/seats/${seat}`, undefined, token),
    ),
  seatBot: (table: string, tokens: string[], seat: number, bot: string) =>
    withOne(tokens, (token) =>
      ask<LobbyInfo>("PUT", `${at(table)}/seats/${seat}/bot`, bot ? { bot } : {}, token),
    ),
  standIn: (table: string, tokens: string[], seat: number) =>
    withOne(tokens, (token) =>
      ask<LobbyInfo>("POST", `${at(table)}/seats/${seat}/away`, undefined, token),
    ),
  fill: (table: string, tokens: string[]) =>
    withOne(tokens, (token) => ask<LobbyInfo>("POST", `${at(table)}/fill`, {}, token)),
  start: (table: string, tokens: string[]) =>
    withOne(tokens, (token) => ask<LobbyInfo>("POST", `${at(table)}/start`, undefined, token)),
  rematch: (table: string, tokens: string[]) =>
    withOne(tokens, (token) => ask<LobbyInfo>("POST", `${at(table)}/rematch`, undefined, token)),
  recordAddress: (table: string, number: number) => `/api/${at(table)}/record?number=${number}`,
  record: async (table: string, number: number) =>
    (await send("GET", `${at(table)}/record?number=${number}`)).text(),
  replay: async (record: string, viewer: number, since: number, count: number) => {
    const query = `replay?viewer=${viewer}&since=${since}&count=${count}`;
    return (await (await send("POST", query, record, undefined, "text/plain")).json()) as Replay;
  },
};
