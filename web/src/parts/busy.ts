/** Tells the page that a board still shows what an update brought. */

/** Send `board-busy` up the page; `detail` is true while motion goes on, false when all is shown. */
export function tellBusy(root: HTMLElement | undefined, isBusy: boolean): void {
  root?.dispatchEvent(new CustomEvent("board-busy", { bubbles: true, detail: isBusy }));
}
