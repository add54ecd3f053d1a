/** How the game hangs on the wall, and the mandates of its seats (GG-1). */

import type { Look } from "$web/looks";
import { INKS } from "./inks";

const SHAPES = {
  red: "polygon(50% 0, 100% 88%, 0 88%)",
  yellow: "circle(46%)",
  blue: "inset(8%)",
  green:
    "polygon(33% 0, 67% 0, 67% 33%, 100% 33%, 100% 67%, 67% 67%, 67% 100%, 33% 100%, 33% 67%, 0 67%, 0 33%, 33% 33%)",
};

export default {
  order: 40,
  accent: "#96500a",
  deep: "#6b3804",
  tokens: Object.entries(SHAPES).map(([color, shape]) => {
    const { face, print } = INKS[color]!;
    return { ink: face, print, shape };
  }),
} satisfies Look;
