/** Whether the reader prefers little motion. */

import { MediaQuery } from "svelte/reactivity";

export const reduced = new MediaQuery("(prefers-reduced-motion: reduce)");
