/** Arrow keys lead from one control to the nearest in that direction; Tab goes through all. */

import { focusOn } from "./attention";

const TARGETS = "button:not(:disabled), [tabindex='0']";
const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Find the nearest control in a direction; what is off the line counts as farther away. */
function nearest(from: Element, all: Iterable<Element>, [dx, dy]: readonly [number, number]) {
  const start = from.getBoundingClientRect();
  let best: Element | null = null;
  let least = Infinity;
  for (const element of all) {
    if (element === from) continue;
    const rect = element.getBoundingClientRect();
    if (rect.width === 0) continue;
    const x = rect.left + rect.width / 2 - start.left - start.width / 2;
    const y = rect.top + rect.height / 2 - start.top - start.height / 2;
    const along = x * dx + y * dy;
    if (along < 4) continue;
    const cost = along + 2.5 * Math.abs(x * dy + y * dx);
    if (cost < least) [best, least] = [element, cost];
  }
  return best;
}

/** Use as an attachment on the container: `{@attach arrows}`. */
export function arrows(container: HTMLElement): () => void {
  const press = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    const from = document.activeElement;
    if (!way || event.altKey || event.ctrlKey || event.metaKey || !from) return;
    if (!container.contains(from) || from instanceof HTMLInputElement) return;
    const to = nearest(from, container.querySelectorAll(TARGETS), way);
    if (!(to instanceof HTMLElement)) return;
    event.preventDefault();
    focusOn(to, true);
  };
  container.addEventListener("keydown", press);
  return () => container.removeEventListener("keydown", press);
}
