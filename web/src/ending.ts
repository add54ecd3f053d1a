/** How a match ended, in words and places. */

import type { Player } from "./board";
import { t, texts } from "./texts.svelte";
import type { Result } from "./wire";

/** Return the seats that have won, alone or together. */
export const winnersOf = ({ shares }: Result): number[] =>
  shares.flatMap((share, seat) => (share > 0 ? [seat] : []));

/** List names as a sentence does. */
export const listNames = (names: readonly string[]): string =>
  new Intl.ListFormat(texts.language, { type: "conjunction" }).format(names);

/** Say who has won. */
export function tellResult(result: Result, players: readonly Player[]): string {
  const names = winnersOf(result).map((seat) => players[seat]?.name ?? "");
  if (names.length === 0) return t("end-nobody");
  return t(names.length === 1 ? "end-winner" : "end-shared", { names: listNames(names) });
}
