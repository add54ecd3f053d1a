/** The move that a person is putting together, choice by choice, played with the one that ends it. */

import type { Choice } from "./board";
import type { Answer, Request } from "./wire";

export type Ask = (request: Extract<Request, { type: "peek" | "play" }>) => Promise<Answer>;
export type Refuse = (code: string, facts: Record<string, string | number>) => void;

/** A move that was begun, to be gone on with after a reload. */
export interface Draft {
  seat: number;
  step: number;
  actions: readonly number[];
}

export interface Drafts {
  read: () => Draft | null;
  write: (draft: Draft) => void;
}

const PASSING = new Set(["match_expired", "stale_step", "no_connection"]);

export class Path {
  seat = $state(-1);
  step = $state(-1);
  path = $state.raw<readonly Choice[]>([]);
  choices = $state.raw<readonly Choice[]>([]);
  /** A move is on its way to the server. */
  isPlaying = $state(false);
  /** What could be chosen at each earlier point of the path. */
  #earlier: (readonly Choice[])[] = [];
  #turn = 0;

  constructor(
    readonly ask: Ask,
    readonly refuse: Refuse,
    readonly drafts: Drafts,
  ) {}

  /** Begin for a seat at a step, with its first choices and those made before; -1 for nobody. */
  async begin(seat: number, step: number, first: readonly Choice[]): Promise<void> {
    if (seat === this.seat && step === this.step && (this.isPlaying || this.choices.length > 0))
      return;
    this.seat = seat;
    this.step = step;
    this.path = [];
    this.choices = [];
    this.#earlier = [];
    this.isPlaying = false;
    const turn = ++this.#turn;
    if (seat >= 0) await this.#goOn(turn, first);
  }

  /** Choose again what was chosen before a reload, as far as it still goes; nothing is played. */
  async #goOn(turn: number, first: readonly Choice[]): Promise<void> {
    const { seat, step } = this;
    const draft = this.drafts.read();
    const wanted = draft?.seat === seat && draft.step === step ? draft.actions : [];
    const earlier: (readonly Choice[])[] = [];
    const path: Choice[] = [];
    let choices = first;
    for (const action of wanted) {
      const choice = choices.find((one) => one.action === action);
      if (choice === undefined || choice.is_whole) break;
      const actions = [...path, choice].map((one) => one.action);
      const answer = await this.ask({ type: "peek", seat, step, path: actions });
      if (turn !== this.#turn) return;
      if (answer.type !== "choices") break;
      earlier.push(choices);
      path.push(choice);
      choices = answer.choices;
    }
    this.#earlier = earlier;
    this.path = path;
    this.choices = choices;
  }

  #keep(): void {
    const { seat, step } = this;
    this.drafts.write({ seat, step, actions: this.path.map((one) => one.action) });
  }

  async choose(action: number): Promise<void> {
    const choice = this.choices.find((one) => one.action === action);
    if (choice === undefined || this.isPlaying) return;
    const { seat, step } = this;
    const turn = ++this.#turn;
    this.#earlier.push(this.choices);
    this.path = [...this.path, choice];
    this.choices = [];
    const path = this.path.map((one) => one.action);
    if (choice.is_whole) return this.#play(path);
    const answer = await this.ask({ type: "peek", seat, step, path });
    if (turn !== this.#turn) return;
    if (answer.type === "refused") this.#refused(answer.code, answer.facts);
    else if (answer.type === "choices") {
      this.choices = answer.choices;
      this.#keep();
    }
  }

  async #play(path: number[]): Promise<void> {
    this.isPlaying = true;
    const turn = ++this.#turn;
    const answer = await this.ask({ type: "play", seat: this.seat, step: this.step, path });
    if (turn !== this.#turn) return;
    this.isPlaying = false;
    if (answer.type === "refused") this.#refused(answer.code, answer.facts);
  }

  /** Take back the last choice. */
  undo(): void {
    const choices = this.#earlier.pop();
    if (choices === undefined || this.isPlaying) return;
    this.#turn++;
    this.path = this.path.slice(0, -1);
    this.choices = choices;
    this.#keep();
  }

  /** Forget everything, so that the next update begins anew. */
  reset(): void {
    this.#turn++;
    this.seat = -1;
    this.step = -1;
    this.path = [];
    this.choices = [];
    this.#earlier = [];
    this.isPlaying = false;
  }

  #refused(code: string, facts: Record<string, string | number>): void {
    const { seat, step } = this;
    const first = this.#earlier[0] ?? this.choices;
    this.reset();
    if (PASSING.has(code)) return;
    this.drafts.write({ seat, step, actions: [] });
    this.refuse(code, facts);
    void this.begin(seat, step, first);
  }
}
