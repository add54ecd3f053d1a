/** Which games can play a year: those that declare an option in which the year can be chosen. */

import type { GameInfo, OptionInfo } from "../wire";

export interface Playable {
  game: string;
  option: OptionInfo;
  /** What is chosen: the year, or a version of it such as `1994-real`. */
  value: string;
}

/** List every way to play a year, game by game. */
export function waysToPlay(games: readonly GameInfo[], year: string): Playable[] {
  return games.flatMap(({ name, options }) =>
    options
      .filter(({ kind }) => kind === "choice")
      .flatMap((option) =>
        option.allowed
          .filter((value) => value === year || value.startsWith(`${year}-`))
          .map((value) => ({ game: name, option, value })),
      ),
  );
}
