/** How the game hangs on the wall. */

import type { Look } from "$web/looks";

export default { order: 20, accent: "#1d4c8a", deep: "#10305c" } satisfies Look;
