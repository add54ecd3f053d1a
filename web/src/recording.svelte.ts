/** A recorded match to be watched again: frames in portions, a cursor, a speed. */

import { api, RefusedError } from "./api";
import { wholeFrames, type Frame } from "./changes";
import { reduced } from "./motion.svelte";
import { share } from "./share";
import { Showing } from "./showing.svelte";
import type { Replay, SentReplayFrame } from "./wire";

const PORTION = 100;
/** At this speed and faster ones steps are only shown as they stand. */
const RUSH = 100;

/** A frame of a recorded match, and whose move brought it; the start has none. */
export interface RecordedFrame extends Frame {
  readonly viewer: number;
  readonly told: Pick<SentReplayFrame, "seat" | "by" | "move"> | null;
}

export class Recording {
  record = $state.raw("");
  head = $state.raw<Replay | null>(null);
  viewer = $state(-1);
  isRunning = $state(false);
  /** Milliseconds between two steps. */
  wait = $state(900);
  fault = $state.raw<RefusedError | null>(null);
  /** Shows a step that is played, frame by frame; it stays until something else has been loaded. */
  readonly showing = new Showing<RecordedFrame>({
    pace: () => (this.wait > RUSH ? this.wait : 0),
    isReduced: () => reduced.current,
    ended: () => this.#goOn(),
  });
  /** The frames of each step that has been loaded; of the start, one. */
  #steps = $state.raw<ReadonlyMap<number, readonly RecordedFrame[]>>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #loading: Promise<void> | null = null;
  /** The step that was asked for last; what is loaded for an earlier wish is not shown. */
  #wanted = 0;
  /** When the step on show began. */
  #begun = 0;

  /** The step on show. */
  step = $derived(this.showing.now?.step ?? 0);
  steps = $derived(this.head?.steps ?? 0);
  isAtEnd = $derived(this.step >= this.steps && this.showing.isNewest);

  /** Take up a record, at a step that it has. */
  async open(record: string, step = 0): Promise<void> {
    this.pause();
    this.record = record;
    this.head = null;
    await this.#see(-1, step);
  }

  /** See the match through the eyes of another seat. */
  look = (viewer: number): Promise<void> => this.#see(viewer, this.#wanted);

  async #see(viewer: number, step: number): Promise<void> {
    this.viewer = viewer;
    this.#steps = new Map();
    await this.jump(step);
  }

  /** Go to a step as it stands. */
  async jump(step: number): Promise<void> {
    const frames = await this.#find(step);
    this.#begun = performance.now();
    if (frames) this.showing.jump(frames.at(-1)!);
  }

  /** Go on by a frame: the next of this step, or else the first of the step after. */
  async next(): Promise<void> {
    const { showing } = this;
    if (showing.isBusy && !showing.isNewest) {
      if (showing.onTheWay === null) showing.next();
      return showing.next();
    }
    if (showing.isBusy) showing.next();
    if (this.step < this.steps) await this.#play(this.step + 1);
  }

  /** Go back to how it stood before this step. */
  back = (): Promise<void> => this.jump(this.step - 1);

  /** Show a step as it happened. */
  async #play(step: number): Promise<void> {
    this.#begun = performance.now();
    const frames = await this.#find(step);
    const { now } = this.showing;
    if (!frames) return;
    if (now?.viewer === this.viewer && now.step === step - 1) this.showing.take(frames);
    else this.showing.jump(frames.at(-1)!);
  }

  /** Return the frames of a step; nothing if it cannot be had, or another has been asked for. */
  async #find(step: number): Promise<readonly RecordedFrame[] | null> {
    const wanted = Math.max(0, Math.min(step, this.steps || step));
    this.#wanted = wanted;
    await this.#load(wanted);
    if (this.fault !== null || wanted !== this.#wanted) return null;
    return this.#steps.get(wanted) ?? null;
  }

  async #load(step: number): Promise<void> {
    if (this.#steps.has(step)) return;
    while (this.#loading) await this.#loading;
    const since = Math.floor(Math.max(0, step - 1) / PORTION) * PORTION;
    this.#loading = this.#fetch(since);
    await this.#loading;
    this.#loading = null;
  }

  async #fetch(since: number): Promise<void> {
    try {
      const part = await api.replay(this.record, this.viewer, since, PORTION);
      if (part.viewer !== this.viewer) return;
      this.head = part;
      this.#keep(part);
      this.fault = null;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.pause();
      this.fault = error;
    }
  }

  /** Keep a portion; parts of a view that are as they were before it are the same objects. */
  #keep({ since, viewer, start, frames }: Replay): void {
    const steps = new Map(this.#steps);
    const view = share(steps.get(since)?.at(-1)?.view, start);
    const first = { step: since, lead: 0, hold: 0, events: [], view, viewer, told: null };
    if (since === 0) steps.set(0, [first]);
    for (const { seat, by, move, at: _, ...frame } of wholeFrames(frames, view)) {
      const earlier = steps.get(frame.step) ?? [];
      steps.set(frame.step, [...earlier, { ...frame, viewer, told: { seat, by, move } }]);
    }
    this.#steps = steps;
  }

  /** Every frame up to the one on show, for the log. */
  past(): RecordedFrame[] {
    const { now } = this.showing;
    const first = Math.max(1, this.step - PORTION);
    const frames = Array.from(
      { length: this.step - first + 1 },
      (_, index) => this.#steps.get(first + index) ?? [],
    ).flat();
    return frames.slice(0, now === null ? 0 : frames.indexOf(now) + 1);
  }

  run(): void {
    if (this.isAtEnd) return;
    this.isRunning = true;
    if (this.showing.isHeld) this.showing.hold();
    else if (!this.showing.isBusy) void this.#play(this.step + 1);
  }

  /** The step on show is over: the next follows when it is time. */
  #goOn(): void {
    clearTimeout(this.#timer);
    if (!this.isRunning) return;
    if (this.isAtEnd) return this.pause();
    const left = this.wait - (performance.now() - this.#begun);
    this.#timer = setTimeout(() => void this.#play(this.step + 1), Math.max(0, left));
  }

  pause(): void {
    this.isRunning = false;
    clearTimeout(this.#timer);
    if (this.showing.isBusy && !this.showing.isHeld) this.showing.hold();
  }

  close(): void {
    this.pause();
    this.showing.close();
  }
}
