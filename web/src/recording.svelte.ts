/** A recorded match to be watched again: frames in portions, a cursor, a speed. */

import { api, RefusedError } from "./api";
import type { Event, Frame, Replay, View } from "./wire";

const PORTION = 100;
const NOTHING: readonly Event[] = [];

/** What is on the screen: how it stands after a step. */
export interface Shown {
  step: number;
  viewer: number;
  view: View;
  frame: Frame | null;
  /** What the board is to show in motion; nothing where the reader has jumped here. */
  events: readonly Event[];
}

export class Recording {
  record = $state.raw("");
  head = $state.raw<Replay | null>(null);
  /** What is on the screen; it stays until something else has been loaded. */
  shown = $state.raw<Shown | null>(null);
  viewer = $state(-1);
  isRunning = $state(false);
  /** Milliseconds between two steps. */
  wait = $state(900);
  fault = $state.raw<RefusedError | null>(null);
  /** Frames by step number, and the views between portions. */
  #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  #start = $state.raw<View | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #loading: Promise<void> | null = null;
  /** The step that was asked for last; what is loaded for an earlier wish is not shown. */
  #wanted = 0;

  /** How many steps have been shown. */
  step = $derived(this.shown?.step ?? 0);
  steps = $derived(this.head?.steps ?? 0);

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
    this.#frames = new Map();
    this.#start = null;
    await this.jump(step);
  }

  /** Go to a step; only the next one is shown as it happened, all others as they stand. */
  async jump(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(step, this.steps || step));
    this.#wanted = wanted;
    await this.#load(wanted);
    if (this.fault !== null || wanted !== this.#wanted) return;
    const frame = this.#frames.get(wanted) ?? null;
    const view = wanted === 0 ? this.#start : (frame?.view ?? null);
    if (!view) return;
    const isNext = wanted === this.step + 1 && this.viewer === this.shown?.viewer;
    const events = isNext && frame ? frame.events : NOTHING;
    this.shown = { step: wanted, viewer: this.viewer, view, frame, events };
  }

  async #load(step: number): Promise<void> {
    if (step === 0 ? this.#start !== null : this.#frames.has(step)) return;
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
      if (since === 0) this.#start = part.start;
      this.#frames = new Map([
        ...this.#frames,
        ...part.frames.map((frame) => [frame.step, frame] as const),
      ]);
      this.fault = null;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.pause();
      this.fault = error;
    }
  }

  /** Every frame that has been shown, for the log. */
  past(): Frame[] {
    const first = Math.max(1, this.step - PORTION);
    return Array.from({ length: this.step - first + 1 }, (_, index) =>
      this.#frames.get(first + index),
    ).filter((frame) => frame !== undefined);
  }

  run(): void {
    if (this.step >= this.steps) return;
    this.isRunning = true;
    this.#next();
  }

  #next(): void {
    this.#timer = setTimeout(async () => {
      await this.jump(this.step + 1);
      if (!this.isRunning) return;
      if (this.step >= this.steps) this.pause();
      else this.#next();
    }, this.wait);
  }

  pause(): void {
    this.isRunning = false;
    clearTimeout(this.#timer);
  }
}
