/** Frames as they are sent, the first with a whole view and each later one with what has changed. */

import type { Event, View } from "./board";
import { share } from "./share";
import type { Patch, SentFrame } from "./wire";

/** What is told at once, and the view after exactly that. */
export interface Frame {
  readonly step: number;
  /** Milliseconds for which what it tells is on its way, while the view before it is on show. */
  readonly lead: number;
  /** Milliseconds for which its view is on show before the next frame begins. */
  readonly hold: number;
  readonly events: readonly Event[];
  readonly view: View;
}

type Dict = Readonly<Record<string, unknown>>;
type Patches = Readonly<Record<string, Patch>>;

/** Return a view, or a part of one, after changes; what they do not name are the very same objects. */
export function change<T>(before: T, changes: Patches): T {
  const after: Record<string, unknown> = {};
  for (const [name, patch] of Object.entries(changes)) {
    const old = (before as Dict)[name];
    after[name] = patch.in === undefined ? share(old, patch.is) : change(old, patch.in);
  }
  if (Array.isArray(before)) return Object.assign([...(before as unknown[])], after) as T;
  return { ...before, ...after };
}

/** Return the whole view of each frame, for whoever has seen a view before, or none. */
export function wholeFrames<Sent extends SentFrame>(
  sent: readonly Sent[],
  before: View | null,
): (Omit<Sent, "view" | "changes"> & Frame)[] {
  let view = before;
  return sent.map(({ view: whole, changes, ...frame }) => {
    if (whole !== undefined) view = share(view, whole);
    else if (view !== null && changes !== undefined) view = change(view, changes);
    if (view === null) throw new Error("the first frame has no view");
    return { ...frame, view };
  });
}
