/** What this board is given: the game's view and events, as the server writes them. */

import type { Event, View } from "$web/board";

export interface HeldCard {
  readonly kind: number;
  readonly goals: number;
  readonly penalties: number;
  readonly count: number;
}

/** A field or half-field; a kind of -1 is a back, an owner of -1 the bank, of -2 unknown. */
export interface Place {
  readonly name: string;
  readonly team: string;
  readonly owner: number;
  readonly cards: readonly number[];
  readonly seats: readonly number[];
  readonly goals: number;
  readonly penalties: number;
  readonly placing: string;
  readonly final: number;
  /** Goals and penalties that its group was resolved by, once it is. */
  readonly total: readonly [number, number] | readonly [];
}

export interface Manager {
  readonly cards: number;
  readonly is_in: boolean;
  readonly teams: readonly string[];
  readonly points: number | null;
}

export interface CupView extends View {
  readonly phase: string;
  readonly board: string;
  readonly can_play_group: boolean;
  readonly can_play_later: boolean;
  readonly capacity: number;
  readonly hand: readonly HeldCard[];
  readonly own_teams: readonly string[];
  readonly seats: readonly Manager[];
  readonly fields: readonly Place[];
  readonly half_fields: readonly Place[];
  readonly deck: number;
  /** Goals and penalties by kind of card. */
  readonly kinds: readonly (readonly [number, number])[];
}

export const BANK = -1;
export const BACK = -1;

const str = (event: Event, field: string): string => String(event[field] ?? "");
const num = (event: Event, field: string): number => Number(event[field] ?? 0);
export const fact = { str, num };

const isSame = (one: Place, other: Place): boolean =>
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

const isSameManager = (one: Manager, other: Manager): boolean =>
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
export const keepManagers = () => keeper(isSameManager);
