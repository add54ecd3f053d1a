import { expect, test } from "vitest";

import { secretSlots } from "../../src/rimet/games/tournament_football/board/cards.ts";

test.each([
  [{}, "----", "ssss"],
  [{ hidden: false, open: false, wild: false }, "----", "ssss"],
  [{ hidden: true }, "ssss", "ssss"],
  [{ open: true }, "----", "----"],
  [{ wild: true }, "----", "-sss"],
  [{ hidden: true, open: true }, "ssss", "----"],
  [{ hidden: true, wild: true }, "ssss", "-sss"],
])("with the options %o cards lie face down in their slots", (options, fields, halves) => {
  expect(secretSlots(options)).toEqual({ fields, halves });
});
