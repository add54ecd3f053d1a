/** The knock-out as a tree: the columns of a bracket out of the rounds that history tells. */

import type { ChronicleRound, ChronicleTie } from "../generated/types";

/** A tie, or the code of the team that was through without one. */
export type Branch = ChronicleTie | string;

export interface Tree {
  /** The rounds that lead to the Final, and the ties of each by their branch. */
  columns: readonly { name: string; ties: readonly Branch[] }[];
  third: ChronicleTie | null;
}

/** Arrange rounds so that the winners of two neighbours meet in the next column. */
export function growTree(rounds: readonly ChronicleRound[]): Tree {
  const road = rounds.filter(({ name }) => name !== "third place");
  const columns = road.map(({ name, ties }, index) => ({
    name,
    ties: Array.from(
      { length: 2 ** (road.length - 1 - index) },
      (_, branch) =>
        ties.find((tie) => tie.branch === branch) ?? findBye(road[index]!, road[index + 1], branch),
    ),
  }));
  const third = rounds.find(({ name }) => name === "third place")?.ties[0] ?? null;
  return { columns, third };
}

/** Name the team that stands in the next round though it won no tie of this one. */
function findBye(round: ChronicleRound, next: ChronicleRound | undefined, branch: number): string {
  const match = next?.ties.find((tie) => tie.branch === branch >> 1)?.matches[0];
  const winners = round.ties.map(({ winner }) => winner);
  return [match?.home, match?.away].find((team) => team && !winners.includes(team)) ?? "";
}
