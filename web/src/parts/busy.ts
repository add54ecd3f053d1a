/** Tells the page that a board still shows what an update brought. */

/** `board-busy`: its `detail` is true while motion goes on, false when all is shown. */
class BusyEvent extends CustomEvent<boolean> {
  constructor(
    isBusy: boolean,
    /** The events of the update on show, as they were given; null where the board does not say. */
    readonly showing: readonly object[] | null,
  ) {
    super("board-busy", { bubbles: true, detail: isBusy });
  }
}

export const isBusyEvent = (event: object): event is BusyEvent => event instanceof BusyEvent;

/** Send `board-busy` up the page. */
export function tellBusy(
  root: HTMLElement | undefined,
  isBusy: boolean,
  showing: readonly object[] | null = null,
): void {
  root?.dispatchEvent(new BusyEvent(isBusy, showing));
}
