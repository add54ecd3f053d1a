/** The ways in: a table with bots in one click, or one to which friends are invited. */

import { api, type Settings } from "./api";
import { addKey, tokensFor } from "./keyring";
import { keep, kept } from "./storage";
import { sitDown, willBegin } from "./table.svelte";
import { t } from "./texts.svelte";

/** The name that this person used last. */
export const ownName = (): string => kept("name") || t("name-person", { number: 1 });
export const keepName = (name: string): void => keep("name", name);

/** Make a table, with the usual settings or others, and sit down at it; return its name. */
export async function invite(game: string, settings?: Settings): Promise<string> {
  const made = await api.makeTable(game, settings);
  addKey(made.table, { token: made.token, host: true }, game);
  await sitDown(made.table, 0, ownName(), made.lobby.match, game);
  willBegin(made.table, made.lobby.match);
  return made.table;
}

/** Make a table, give the other seats to bots, and start. */
export async function playNow(game: string): Promise<string> {
  const table = await invite(game);
  const host = tokensFor(table, "host");
  await api.fill(table, host);
  await api.start(table, host);
  return table;
}
