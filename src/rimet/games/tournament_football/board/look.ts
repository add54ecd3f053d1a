/** How the game hangs on the wall. */

import type { Look } from "$web/looks";

export default { order: 10, accent: "#1d6a3a", deep: "#10432a" } satisfies Look;
