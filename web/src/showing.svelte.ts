/** Shows frames one after the other: nothing is on the screen before its moment. */

import type { Event, Show } from "./board";
import type { Frame } from "./changes";

/** At this pace and at slower ones scenes take their full time. */
const USUAL_PACE = 900;
/** Of its full time is what a scene takes at least, unless nothing is played at all. */
const SHORTEST = 0.3;
/** With little motion nothing is on its way, and what is shown is soon followed by the next. */
const STILL = 0.5;
/** With this many updates waiting all goes faster; with more than the other there is no catching up. */
const [LATE, TOO_LATE] = [2, 3];
const HASTE = 0.5;
const NOTHING: readonly Event[] = [];

/** What the player asks of whoever made it, and tells. */
export interface Ways {
  /** Milliseconds between two moves of a bot; at 0 all is shown at once. */
  pace: () => number;
  isReduced: () => boolean;
  /** Nobody looks: nothing is played. */
  isHidden?: () => boolean;
  /** A frame has come on show. */
  shows?: () => void;
  /** All there is has been shown to the end. */
  ended?: () => void;
}

/** Return by how much a pace shortens what is shown. */
export const scaleOf = (pace: number): number =>
  pace <= 0 ? 0 : Math.min(1, Math.max(SHORTEST, pace / USUAL_PACE));

/** The player of frames, with what is on show and what is on its way. */
export class Showing<F extends Frame> implements Show {
  /** The frame on show; null where there is none. */
  now = $state.raw<F | null>(null);
  /** The frame whose lead runs. */
  onTheWay = $state.raw<F | null>(null);
  /** What was told when the frame on show came; nothing where it was not played. */
  events = $state.raw<readonly Event[]>(NOTHING);
  /** Milliseconds that this lead or hold lasts; where nothing waits for it, what motion may take. */
  time = $state(0);
  /** A lead or a hold goes on, or is being held. */
  isBusy = $state(false);
  isHeld = $state(false);

  #waiting = $state.raw<readonly { frame: F; update: number }[]>([]);
  #updates = 0;
  #isFolded = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #then: (() => void) | null = null;
  #left = 0;
  #begun = 0;

  constructor(readonly ways: Ways) {
    globalThis.document?.addEventListener("visibilitychange", this.#look);
  }

  /** What is on its way, for motion. */
  get coming(): readonly Event[] {
    return this.onTheWay?.events ?? NOTHING;
  }

  /** The last frame there is, on show or not. */
  get newest(): F | null {
    return this.#waiting.at(-1)?.frame ?? this.now;
  }

  /** The last frame is on show, though perhaps not to the end. */
  get isNewest(): boolean {
    return this.now !== null && this.#waiting.length === 0;
  }

  /** Show what an update brought, after what still waits; whoever is far behind catches up. */
  take(frames: readonly F[]): void {
    const update = ++this.#updates;
    this.#waiting = [...this.#waiting, ...frames.map((frame) => ({ frame, update }))];
    const isTooLate = this.#updatesWaiting() > TOO_LATE && !this.isHeld;
    if (this.ways.isHidden?.() || isTooLate) this.skip();
    else if (!this.isBusy) this.#go();
  }

  /** Show how it stands, and nothing of what led there. */
  jump(frame: F | null): void {
    this.#stop();
    this.#waiting = [];
    this.now = frame;
    this.events = NOTHING;
    this.time = 0;
    this.#rest();
  }

  /** Go on: what is on its way is here, what is on show gives way. */
  next = (): void => {
    if (!this.isBusy) return;
    this.#stop();
    this.#go(this.onTheWay !== null);
  };

  /** Go to the newest frame. */
  skip = (): void => {
    if (this.isBusy || this.#waiting.length > 0) this.jump(this.newest);
  };

  /** Stand still, or go on. */
  hold = (): void => {
    if (!this.isBusy) return;
    this.#pause();
    this.isHeld = !this.isHeld;
    if (!this.isHeld && this.#updatesWaiting() > TOO_LATE) this.skip();
    else this.#run();
  };

  /** There is a board to show it on. */
  unfold(): void {
    this.#isFolded = false;
    this.#run();
  }

  /** There is none: what comes waits for it. */
  fold(): void {
    this.#pause();
    this.#isFolded = true;
  }

  close(): void {
    this.#stop();
    globalThis.document?.removeEventListener("visibilitychange", this.#look);
  }

  #look = (): void => {
    if (this.ways.isHidden?.()) this.skip();
  };

  /**
   * Begin the next frame, whose lead may have been had.
   *
   * What takes no time is on show together with what follows: a board is told of all of it.
   */
  #go(isHere = false): void {
    this.isBusy = true;
    let told = NOTHING;
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const { frame } = next;
      const lead = isHere || this.isHeld || this.now === null ? 0 : this.#lead(frame);
      isHere = false;
      if (lead > 0) return this.#wait(lead, () => this.#go(true), frame);
      told = told.length > 0 ? [...told, ...frame.events] : frame.events;
      this.#show(frame, told);
      const hold = this.#hold(frame);
      if (hold > 0) return this.#wait(hold, () => this.#go());
      this.time = USUAL_PACE * this.#scale();
    }
    this.#rest();
  }

  #show(frame: F, events: readonly Event[]): void {
    this.#waiting = this.#waiting.slice(1);
    this.onTheWay = null;
    this.now = frame;
    this.events = events;
    this.ways.shows?.();
  }

  #rest(): void {
    this.onTheWay = null;
    this.isBusy = this.isHeld = false;
    this.#then = null;
    this.ways.ended?.();
  }

  #lead(frame: F): number {
    return this.ways.isReduced() ? 0 : frame.lead * this.#scale();
  }

  #hold(frame: F): number {
    return frame.hold * this.#scale() * (this.ways.isReduced() ? STILL : 1);
  }

  #scale(): number {
    return scaleOf(this.ways.pace()) * (this.#updatesWaiting() >= LATE ? HASTE : 1);
  }

  /** How many updates wait of which nothing has been shown. */
  #updatesWaiting(): number {
    const waiting = new Set(this.#waiting.map(({ update }) => update));
    return waiting.size;
  }

  #wait(time: number, then: () => void, coming: F | null = null): void {
    this.onTheWay = coming;
    this.time = this.#left = time;
    this.#then = then;
    this.#run();
  }

  #run(): void {
    clearTimeout(this.#timer);
    const then = this.#then;
    if (then === null || this.isHeld || this.#isFolded) return;
    this.#begun = performance.now();
    this.#timer = setTimeout(then, this.#left);
  }

  #pause(): void {
    clearTimeout(this.#timer);
    const isRunning = this.#then !== null && !this.isHeld && !this.#isFolded;
    if (isRunning) this.#left -= performance.now() - this.#begun;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#then = null;
  }
}
