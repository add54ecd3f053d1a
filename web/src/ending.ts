/** How a match ended, in words and places. */

import type { Player } from "./board";
import { t, texts } from "./texts.svelte";
import type { Result } from "./wire";

/** Return the seats that have won, alone or together. */
const winnersOf = ({ shares }: Result): number[] =>
  shares.flatMap((share, seat) => (share > 0 ? [seat] : []));

/** Return who came where; who share a place take up the next ones, too. */
export const placesOf = ({ ranking }: Result): { place: number; seats: readonly number[] }[] =>
  ranking.map((seats, index) => ({ place: 1 + ranking.slice(0, index).flat().length, seats }));

/** Say who has won. */
export function tellResult(result: Result, players: readonly Player[]): string {
  const winners = winnersOf(result).map((seat) => players[seat]?.name ?? "");
  if (winners.length === 0) return t("end-nobody");
  const names = new Intl.ListFormat(texts.language, { type: "conjunction" }).format(winners);
  return t(winners.length === 1 ? "end-winner" : "end-shared", { names });
}

/** Say it to the one person at this device, if it is theirs. */
export function tellOwnWin(result: Result, own: readonly number[]): string | null {
  const winners = winnersOf(result);
  if (own.length !== 1 || !winners.includes(own[0]!)) return null;
  return t(winners.length === 1 ? "end-yours" : "end-yours-shared");
}
