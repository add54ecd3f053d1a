/** What is printed on the two boards: groups, and who meets whom on the road to The Final. */

export interface Tie {
  readonly name: string;
  /** Number of the match: its half-fields are 2 * number and 2 * number + 1. */
  readonly number: number;
  readonly round: string;
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

const WORLD_CUP: Layout = {
  groups: "ABCDEF",
  ties: [
    ...numbered(8, "M", "last-16", 0, (index) => 16 + index),
    ...numbered(4, "Q", "quarter-final", 8, (index) => 24 + index),
    { name: "S1", number: 12, round: "semi-final", winnerTo: 30, loserTo: 28 },
    { name: "S2", number: 13, round: "semi-final", winnerTo: 31, loserTo: 29 },
    { name: "third", number: 14, round: "third-place", winnerTo: -1, loserTo: -1 },
    { name: "final", number: 15, round: "final", winnerTo: -1, loserTo: -1 },
  ],
  columns: [[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11], [12, 13], [15]],
  third: 14,
  final: 15,
};

const OLYMPIC: Layout = {
  groups: "ABCD",
  ties: [
    ...numbered(4, "Q", "quarter-final", 0, (index) => [8, 10, 9, 11][index]!),
    { name: "S1", number: 4, round: "semi-final", winnerTo: 14, loserTo: 12 },
    { name: "S2", number: 5, round: "semi-final", winnerTo: 15, loserTo: 13 },
    { name: "third", number: 6, round: "third-place", winnerTo: -1, loserTo: -1 },
    { name: "final", number: 7, round: "final", winnerTo: -1, loserTo: -1 },
  ],
  columns: [[0, 2, 1, 3], [4, 5], [7]],
  third: 6,
  final: 7,
};

function numbered(
  count: number,
  letter: string,
  round: string,
  first: number,
  winnerTo: (index: number) => number,
): Tie[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `${letter}${index + 1}`,
    number: first + index,
    round,
    winnerTo: winnerTo(index),
    loserTo: -1,
  }));
}

export const GROUP_SIZE = 4;

export const layoutOf = (board: string): Layout => (board === "olympic" ? OLYMPIC : WORLD_CUP);

/** Return the tie that leads to a half-field; none for those filled from the groups. */
export function feederOf(layout: Layout, half: number): Tie | undefined {
  return layout.ties.find((tie) => tie.winnerTo === half || tie.loserTo === half);
}
