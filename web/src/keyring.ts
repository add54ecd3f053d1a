/** The tokens and nonces that this browser holds, table by table. */

import type { Draft } from "./path.svelte";
import { forget, keep, keptJson } from "./storage";

export interface Key {
  token: string;
  /** What it opens, where that is known; a token out of a link is tried for everything. */
  seat?: number;
  host?: boolean;
}

export interface Ring {
  keys: Key[];
  /** By match and seat: the nonce whose commitment the server has. */
  nonces: Record<string, string>;
  /** The move that was begun last, and in which match. */
  draft?: Draft & { match: string };
  game: string;
  /** When it was last used, in milliseconds since 1970. */
  used: number;
}

const TABLES = "tables";
const MOST_TABLES = 12;
const place = (table: string): string => `table.${table}`;

export function ringOf(table: string): Ring {
  return keptJson<Ring>(place(table)) ?? { keys: [], nonces: {}, game: "", used: 0 };
}

export function keepRing(table: string, ring: Ring): void {
  keep(place(table), JSON.stringify({ ...ring, used: Date.now() }));
  const tables = [table, ...knownTables().filter((other) => other !== table)];
  for (const old of tables.slice(MOST_TABLES)) forget(place(old));
  keep(TABLES, JSON.stringify(tables.slice(0, MOST_TABLES)));
}

/** The tables this browser has a token of, last used first. */
export function knownTables(): string[] {
  return keptJson<string[]>(TABLES) ?? [];
}

export function dropTable(table: string): void {
  forget(place(table));
  keep(TABLES, JSON.stringify(knownTables().filter((other) => other !== table)));
}

export function addKey(table: string, key: Key, game?: string): void {
  const ring = ringOf(table);
  const keys = [...ring.keys.filter((other) => other.token !== key.token), key];
  keepRing(table, { ...ring, keys, game: game ?? ring.game });
}

export function dropSeat(table: string, seat: number): void {
  const ring = ringOf(table);
  keepRing(table, { ...ring, keys: ring.keys.filter((key) => key.seat !== seat) });
}

/** Tokens that may open a seat, the likeliest first. */
export function tokensFor(table: string, want: { seat: number } | "host"): string[] {
  const { keys } = ringOf(table);
  const sure = keys.filter((key) => (want === "host" ? key.host : key.seat === want.seat));
  const unknown = keys.filter((key) => key.seat === undefined && !key.host);
  return [...sure, ...unknown].map((key) => key.token);
}
