/** Where the eye and the keyboard are: what comes next is led to, and nobody is pulled away. */

const isShown = (element: Element): boolean => element.getBoundingClientRect().width > 0;

/** Tell whether an element can be seen: inside of the window, and nothing lies over its middle. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Scroll to the first of these, unless one of them can be seen already. */
export function bringIntoSight(all: readonly Element[], isStill: boolean): void {
  if (all.some(isInSight)) return;
  all[0]?.scrollIntoView({ block: "center", behavior: isStill ? "instant" : "smooth" });
}

/** Give the focus to an element, and see to it that nothing covers it. */
export function focusOn(element: HTMLElement, isStill: boolean): void {
  element.focus({ preventScroll: true });
  bringIntoSight([element], isStill);
}

/** Tell whether the keyboard is nowhere: on the page, on what holds the board, or on what went out. */
export function isFocusFree(board: HTMLElement): boolean {
  const here = document.activeElement;
  if (document.querySelector("dialog[open]")) return false;
  return !here || here.contains(board) || (board.contains(here) && here.matches(":disabled"));
}

/** Let a turn begin at the hand, unless the keyboard is elsewhere. */
export function beginAtHand(board: HTMLElement): void {
  if (!isFocusFree(board)) return;
  board.querySelector<HTMLElement>("[data-card]:enabled")?.focus({ preventScroll: true });
}

/** Lead on from what was picked to what it can go with: the eye, and the keyboard if it picked. */
export function leadOn(board: HTMLElement, to: string, isStill: boolean): void {
  const all = [...board.querySelectorAll<HTMLElement>(to)].filter(isShown);
  const isByKeyboard = board.querySelector("[aria-pressed=true]:focus-visible") !== null;
  if (all[0] && (isByKeyboard || isFocusFree(board))) focusOn(all[0], isStill);
  else bringIntoSight(all, isStill);
}
