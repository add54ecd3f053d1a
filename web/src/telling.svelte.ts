/** What may be told: all that the board has shown, and no more. */

import { tick } from "svelte";

import type { Event } from "./board";
import { isBusyEvent } from "./parts/busy";
import type { Seen, Told } from "./seen";

/**
 * Holds back what an update brought until the board has shown it.
 *
 * A moment is what the board is given at once: a view, and the events that led to it. Make it while a
 * component is made, put `watch` on an element around the board, and tell nothing of `held`.
 */
export class Telling<Moment> {
  #last = $state.raw<Moment | null>(null);
  #waiting = $state.raw<readonly Moment[]>([]);
  #isUnfolded = false;
  #isBusy = false;
  #showing: readonly object[] | null = null;

  constructor(
    readonly moment: () => Moment | null,
    readonly eventsOf: (moment: Moment) => readonly Event[],
  ) {
    $effect(() => {
      const brought = moment();
      // The board has its say first.
      void tick().then(() => this.bring(brought));
    });
  }

  /** The oldest moment that has not been shown to the end; null where all may be told. */
  get held(): Moment | null {
    const newest = this.moment();
    return newest === null ? null : (this.onShow ?? (newest === this.#last ? null : newest));
  }

  /**
   * The moment that the board is showing. It is `held` but for the turn of an eye in which the board
   * has not had its say, and which nobody sees: what is cheap to take back need not wait for it.
   */
  get onShow(): Moment | null {
    return this.#waiting[0] ?? null;
  }

  /** Take note of a moment; none means that the board is gone. */
  bring(moment: Moment | null): void {
    this.#last = moment;
    if (moment !== null) this.#waiting = [...this.#waiting, moment];
    else {
      this.#waiting = [];
      this.#isUnfolded = this.#isBusy = false;
    }
    this.#settle();
  }

  /** The board is there, and has said whether it is busy. */
  unfold = (): void => {
    this.#isUnfolded = true;
    this.#settle();
  };

  /** The board says whether it is busy, and if it knows, with the events of which moment. */
  hear(isBusy: boolean, showing: readonly object[] | null = null): void {
    this.#isBusy = isBusy;
    this.#showing = showing;
    this.#settle();
  }

  /** Listen to the board within an element. */
  watch = (element: Element): (() => void) => {
    const listen = (event: object): void => {
      if (isBusyEvent(event)) this.hear(event.detail, event.showing);
    };
    element.addEventListener("board-busy", listen);
    return () => element.removeEventListener("board-busy", listen);
  };

  /** Let go of what has been shown. */
  #settle(): void {
    if (!this.#isUnfolded) return;
    const at = this.#waiting.findIndex((moment) => this.eventsOf(moment) === this.#showing);
    const shown = this.#isBusy ? Math.max(0, at) : this.#waiting.length;
    if (shown > 0) this.#waiting = this.#waiting.slice(shown);
  }
}

/** Hold back what a viewer is shown of a table. */
export const tellSeen = (seen: () => Seen | null): Telling<Seen> =>
  new Telling(seen, ({ fresh }) => fresh);

/** What had been told before the last update. */
export const pastOf = ({ told, fresh }: Seen): readonly Told[] =>
  told.slice(0, told.length - fresh.length);
