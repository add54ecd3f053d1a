/** How the chart of a view is laid out: groups, and who meets whom on the road to The Final. */

import type { TournamentFootball as Game } from "$web/generated/types";

export interface Tie {
  readonly name: string;
  /** Number of the match: its half-fields are 2 * number and 2 * number + 1. */
  readonly number: number;
  readonly round: string;
  /** What the round is called, as a part of the names of texts. */
  readonly title: string;
  /** What winner and loser earn if their series ends here; 0 without team scoring. */
  readonly points: readonly [number, number];
  /** Half-fields of the winner and the loser; -1 for nowhere. */
  readonly winnerTo: number;
  readonly loserTo: number;
}

export interface Layout {
  readonly groups: string;
  readonly ties: readonly Tie[];
  /** Ties of each round from top to bottom as they are drawn, without third place. */
  readonly columns: readonly (readonly number[])[];
  readonly third: number;
  readonly final: number;
}

type Chart = Pick<Game.GameView, "board" | "fields" | "rounds" | "winner_to" | "loser_to">;

export const GROUP_SIZE = 4;
const LETTERS: Readonly<Record<string, string>> = {
  "last-16": "M",
  "quarter-final": "Q",
  "semi-final": "S",
};
const known = new Map<string, Layout>();

/** Return the layout of a view's chart, the same one as long as the chart is the same. */
export function layoutOf(view: Chart): Layout {
  const { board, fields, rounds, winner_to, loser_to } = view;
  const key = JSON.stringify([board, fields.length, rounds, winner_to, loser_to]);
  const layout = known.get(key) ?? layOut(view);
  known.set(key, layout);
  return layout;
}

function layOut({ board, fields, rounds, winner_to, loser_to }: Chart): Layout {
  const groups = fields.flatMap(({ name }, spot) => (spot % GROUP_SIZE === 0 ? name[0]! : []));
  const ties: Tie[] = [];
  for (const { name, matches, winner_points, loser_points } of rounds) {
    const round = name.replace(" ", "-");
    for (let nth = 1; nth <= matches; nth++) {
      const number = ties.length;
      ties.push({
        name: round in LETTERS ? `${LETTERS[round]}${nth}` : round.split("-")[0]!,
        number,
        round,
        title: round === "final" && board === "olympic" ? "olympic-final" : round,
        points: [winner_points, loser_points],
        winnerTo: winner_to[number] ?? -1,
        loserTo: loser_to[number] ?? -1,
      });
    }
  }
  const final = ties.length - 1;
  return {
    groups: groups.join(""),
    ties,
    columns: columnsTo(ties, final),
    third: ties.findIndex(({ round }) => round === "third-place"),
    final,
  };
}

/** Return the rounds that lead to a match; whoever meets next stands side by side. */
function columnsTo(ties: readonly Tie[], last: number): number[][] {
  const columns = [[last]];
  for (;;) {
    const halves = columns[0]!.flatMap((number) => [2 * number, 2 * number + 1]);
    const before = halves.flatMap((half) => ties.find(({ winnerTo }) => winnerTo === half) ?? []);
    if (before.length === 0) return columns;
    columns.unshift(before.map(({ number }) => number));
  }
}

/** Return the tie that leads to a half-field; none for those filled from the groups. */
export function feederOf(layout: Layout, half: number): Tie | undefined {
  return layout.ties.find((tie) => tie.winnerTo === half || tie.loserTo === half);
}

/** Return what a tie earns, for its heading: nothing, the loser's points, or both. */
export function worthOfTie({ points: [winner, loser] }: Tie): string {
  if (winner > 0) return `${winner} / ${loser}`;
  return loser > 0 ? `${loser}` : "";
}
