/** Plays beats one after the other: what an update told at once is shown in its order. */

export class Reel<Beat> {
  /** The beat on show; null where everything has been shown. */
  now = $state.raw<Beat | null>(null);
  /** How many beats of this reel have been shown to the end. */
  shown = $state(0);
  isHeld = $state(false);

  #beats: readonly Beat[] = [];
  /** Of which events the beats were made, by the first beat of each update. */
  #parts: readonly { first: number; events: readonly object[] | null }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly time: (beat: Beat) => number) {}

  get beats(): readonly Beat[] {
    return this.#beats;
  }

  get isBusy(): boolean {
    return this.now !== null;
  }

  /** The events whose beats are on show; null where nothing is, or nobody said. */
  get showing(): readonly object[] | null {
    if (this.now === null) return null;
    return this.#parts.findLast(({ first }) => first <= this.shown)?.events ?? null;
  }

  /** Show these beats now; what is still to be shown of others is over. */
  play(beats: readonly Beat[], events: readonly object[] | null = null): void {
    clearTimeout(this.#timer);
    this.#beats = beats;
    this.#parts = [{ first: 0, events }];
    this.shown = 0;
    this.isHeld = false;
    this.#show();
  }

  /** Show these beats after those still to come; where nobody looks, nothing piles up. */
  add(beats: readonly Beat[], events: readonly object[] | null = null): void {
    if (this.now === null) this.play(beats, events);
    else if (globalThis.document?.hidden) this.skip();
    else {
      this.#parts = [...this.#parts, { first: this.#beats.length, events }];
      this.#beats = [...this.#beats, ...beats];
    }
  }

  /** Go on to the next beat, or to the first one that fits. */
  next(fits: (beat: Beat) => boolean = () => true): void {
    clearTimeout(this.#timer);
    let at = this.shown + 1;
    while (at < this.#beats.length && !fits(this.#beats[at]!)) at++;
    this.shown = at;
    this.#show();
  }

  /** Go to the end. */
  skip(): void {
    this.next(() => false);
  }

  /** Stand still, or go on. */
  hold(isHeld = !this.isHeld): void {
    this.isHeld = isHeld;
    clearTimeout(this.#timer);
    if (!isHeld && this.now !== null) this.#wait(this.now);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #show(): void {
    const beat = this.#beats[this.shown] ?? null;
    this.now = beat;
    if (beat !== null && !this.isHeld) this.#wait(beat);
  }

  #wait(beat: Beat): void {
    this.#timer = setTimeout(() => {
      this.shown++;
      this.#show();
    }, this.time(beat));
  }
}
