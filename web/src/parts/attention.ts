/** Where the eye and the keyboard are: what comes next is led to, and nobody is pulled away. */

/** Tell whether an element can be seen: inside of the window, and nothing lies over its middle. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return width > 0 && found !== null && (element.contains(found) || found.contains(element));
}

/** Scroll to the first of these, unless one of them can be seen already. */
export function bringIntoSight(all: Iterable<Element>, isStill: boolean): void {
  const shown = [...all].filter((one) => one.getBoundingClientRect().width > 0);
  if (shown.some(isInSight)) return;
  shown[0]?.scrollIntoView({ block: "center", behavior: isStill ? "instant" : "smooth" });
}
