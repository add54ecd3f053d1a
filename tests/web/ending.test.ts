import { expect, test, vi } from "vitest";

import { tellOwnWin, tellResult } from "../../web/src/ending.ts";
import { texts } from "../../web/src/texts.svelte.ts";

const players = ["Ana", "Bea", "Cleo"].map((name, seat) => ({
  seat,
  name,
  kind: "person" as const,
  is_away: false,
}));
const wonBy = (...winners: number[]) => ({
  winner: winners[0] ?? null,
  ranking: [[0, 1, 2]],
  scores: [0, 0, 0],
  placings: [],
  shares: players.map(({ seat }) => (winners.includes(seat) ? 1 / winners.length : 0)),
});
vi.stubGlobal("document", { documentElement: {} });
await texts.speak("en");

test("the end names whoever has won, alone, together or not at all", () => {
  expect(tellResult(wonBy(1), players)).toBe("Bea wins!");
  expect(tellResult(wonBy(0, 2), players)).toBe("Ana and Cleo share the win.");
  expect(tellResult(wonBy(), players)).toBe("Nobody wins this time.");
});

test("the cup is yours if you have won, and you are the only one at the device", () => {
  expect(tellOwnWin(wonBy(1), [1])).toBe("Well played: the cup is yours.");
  expect(tellOwnWin(wonBy(0, 1), [1])).toBe("Well played: you share the cup.");
  expect(tellOwnWin(wonBy(0), [1])).toBe(null);
  expect(tellOwnWin(wonBy(1), [0, 1])).toBe(null);
  expect(tellOwnWin(wonBy(1), [])).toBe(null);
});
