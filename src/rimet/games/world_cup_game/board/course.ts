/** How a tournament runs, read from its view: rounds, and who meets whom on the road. */

import type { WorldCupGame as Game } from "$web/generated/types";

export interface Column {
  readonly round: number;
  readonly kind: string;
  /** Matches from top to bottom, so that winners meet beside each other. */
  readonly matches: readonly number[];
}

export interface Course {
  readonly columns: readonly Column[];
  readonly final: number;
  readonly third: number;
}

const FEEDER = /^(winner|loser) (.+)$/;

/** Return the match that a side comes from, if it comes from one. */
export function feederOf(source: string): { isWinner: boolean; match: string } | null {
  const found = FEEDER.exec(source);
  return found ? { isWinner: found[1] === "winner", match: found[2]! } : null;
}

/** Lay out the knock-out: each round is a column, ordered back from the Final. */
export function courseOf(view: Pick<Game.GameView, "rounds" | "matches">): Course {
  const { matches, rounds } = view;
  const byName = new Map(matches.map(({ name }, index) => [name, index]));
  const final = byName.get("F") ?? -1;
  const order: number[] = [];
  const walk = (index: number): void => {
    order.push(index);
    for (const { source } of [matches[index]!.home, matches[index]!.away]) {
      const feeder = feederOf(source);
      const before = feeder?.isWinner ? byName.get(feeder.match) : undefined;
      if (before !== undefined) walk(before);
    }
  };
  if (final >= 0) walk(final);
  const columns = rounds.flatMap(({ kind }, round) => {
    const found = order.filter((index) => matches[index]!.round === round);
    return found.length > 0 ? [{ round, kind, matches: found }] : [];
  });
  return { columns, final, third: byName.get("T") ?? -1 };
}
