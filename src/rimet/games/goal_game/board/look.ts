/** How the game hangs on the wall. */

import type { Look } from "$web/looks";

export default { order: 40, accent: "#96500a", deep: "#6b3804" } satisfies Look;
