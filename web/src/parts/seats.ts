/** How people at the table are told apart: a colour of ink and letters, never colour alone. */

import type { Player } from "../board";

const INKS = [
  "#b0301c",
  "#8a5a00",
  "#1d4c8a",
  "#1d6a3a",
  "#6b3f8f",
  "#0f6b70",
  "#a3480f",
  "#9b3768",
  "#5f4122",
  "#46525e",
  "#5b6116",
  "#241f17",
] as const;

export interface Mark {
  seat: number;
  letters: string;
  ink: string;
  /** Seats beyond the inks have a ring as well. */
  isRinged: boolean;
}

/** Give every seat its ink and letters: the first of the name, with the seat's number if shared. */
export function marksOf(players: readonly Player[]): Mark[] {
  const initials = players.map(({ name }) => [...name.trim()][0]?.toUpperCase() ?? "?");
  return players.map(({ seat }, index) => {
    const initial = initials[index]!;
    const isShared = initials.some((other, place) => place !== index && other === initial);
    return {
      seat,
      letters: isShared ? `${initial}${seat + 1}` : initial,
      ink: INKS[seat % INKS.length]!,
      isRinged: seat >= INKS.length,
    };
  });
}
