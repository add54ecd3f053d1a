/** What did not change, kept while a tournament is told: it is not drawn again. */

import type { TournamentFootball as Game } from "$web/generated/types";

const isSame = (one: Game.FieldView, other: Game.FieldView): boolean =>
  one.team === other.team &&
  one.owner === other.owner &&
  one.goals === other.goals &&
  one.penalties === other.penalties &&
  one.placing === other.placing &&
  one.total.length === other.total.length &&
  one.final === other.final &&
  one.cards.length === other.cards.length &&
  one.cards.every(
    (kind, slot) => kind === other.cards[slot] && one.seats[slot] === other.seats[slot],
  );

const isSameSeat = (one: Game.SeatView, other: Game.SeatView): boolean =>
  one.cards === other.cards &&
  one.is_in === other.is_in &&
  one.points === other.points &&
  one.teams.join() === other.teams.join();

/** Keep what did not change as the very objects they were: they are not drawn again. */
function keeper<T>(isEqual: (one: T, other: T) => boolean): (next: readonly T[]) => readonly T[] {
  let kept: readonly T[] = [];
  return (next) => {
    const before = kept;
    kept = next.map((item, index) => {
      const old = before[index];
      return old !== undefined && (old === item || isEqual(old, item)) ? old : item;
    });
    return kept;
  };
}

export const keepPlaces = () => keeper(isSame);
export const keepManagers = () => keeper(isSameSeat);
