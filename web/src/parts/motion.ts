/** Small motions that tell what happened; none where the viewer prefers it so. */

const EASE = "cubic-bezier(0.22, 0.8, 0.3, 1)";

/** Return how long a motion may take: its natural time, or what the pace leaves of it. */
export function fit(natural: number, pace: number, share = 0.7): number {
  return Math.max(0, Math.min(natural, pace * share));
}

export interface Flight {
  /** Milliseconds; nothing moves where it is 0. */
  time: number;
  delay?: number;
  /** How high the piece is lifted on its way. */
  lift?: number;
  spin?: number;
  /** Where the element is, if it has been measured already. */
  to?: DOMRect;
}

/** Return an element and every ground that it lies on. */
function grounds(element: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one: Element | null = element; one; one = ground(one.parentElement))
    if (one instanceof HTMLElement) found.push(one);
  return found;
}

/** How many pieces are in the air over an element. */
const aloft = new WeakMap<HTMLElement, number>();

const ground = (element: Element | null): Element | null =>
  element?.closest("[data-ground]") ?? null;

/**
 * Lift a piece, and the boxes it lies in, above all others while it moves.
 *
 * Not by keyframes: an animation of transform and opacity alone is left to the compositor, and the
 * page has nothing to do while it runs.
 */
function raise(element: Element, motion: Animation): void {
  const lifted = grounds(element);
  for (const one of lifted) {
    aloft.set(one, (aloft.get(one) ?? 0) + 1);
    one.style.zIndex = "40";
  }
  const lower = (): void => {
    for (const one of lifted) {
      const others = (aloft.get(one) ?? 1) - 1;
      aloft.set(one, others);
      if (others === 0) one.style.removeProperty("z-index");
    }
  };
  motion.addEventListener("finish", lower);
  motion.addEventListener("cancel", lower);
}

/** Let an element that is in its place arrive there from where another is or was (FLIP). */
export function flyFrom(element: Element, from: DOMRect, flight: Flight): Animation | null {
  const to = flight.to ?? element.getBoundingClientRect();
  if (flight.time <= 0 || to.width === 0 || from.width === 0) return null;
  // Measured on the screen, moved in the element's own pixels: on a TV these are larger or smaller.
  const zoom = element.currentCSSZoom ?? 1;
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / zoom;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / zoom;
  const scale = Math.min(4, Math.max(0.5, from.width / to.width));
  const lift = flight.lift ?? 18;
  const spin = flight.spin ?? 0;
  const motion = element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(${spin}deg)` },
      {
        transform: `translate(${x * 0.4}px, ${y * 0.4 - lift}px) scale(${(scale + 1.6) / 2}) rotate(${spin / 2}deg)`,
        offset: 0.55,
      },
      { transform: "none" },
    ],
    { duration: flight.time, delay: flight.delay ?? 0, easing: EASE, fill: "backwards" },
  );
  raise(element, motion);
  return motion;
}

/** Let an element light up for a moment: something has come to lie on it. */
export function glow(element: Element, time: number, delay = 0): Animation | null {
  if (time <= 0) return null;
  return element.animate(
    [
      { filter: "none" },
      { filter: "sepia(0.7) saturate(2.4) brightness(1.04)", offset: 0.25 },
      { filter: "none" },
    ],
    { duration: 1.6 * time, delay, easing: "ease-out" },
  );
}

/** Let an element arrive with a little bounce. */
export function popIn(element: Element, time: number, delay = 0): Animation | null {
  if (time <= 0) return null;
  return element.animate(
    [
      { transform: "scale(0.4)", opacity: 0 },
      { transform: "scale(1.12)", opacity: 1, offset: 0.7 },
      { transform: "none", opacity: 1 },
    ],
    { duration: time, delay, easing: "ease-out", fill: "backwards" },
  );
}
