/** How the game hangs on the wall. */

import type { Look } from "$web/looks";

export default { order: 30, accent: "#b0301c", deep: "#7d1d10" } satisfies Look;
