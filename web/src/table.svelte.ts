/** One table as this browser sees it: connection, knowledge, the move in hand, what it may do. */

import { api, RefusedError } from "./api";
import type { Player } from "./board";
import { addKey, dropSeat, keepRing, ringOf, tokensFor } from "./keyring";
import { Path } from "./path.svelte";
import { isSecret, learn, nothing, resumeFrom, type Known, type Seen } from "./seen";
import { commitTo, pickNonce } from "./sha256";
import { Socket } from "./socket";
import { readRefusal, sayRefusal, texts, type Refusal } from "./texts.svelte";
import {
  OVER,
  SPECTATOR,
  type Act,
  type FromServer,
  type LobbyInfo,
  type SeatInfo,
  type Value,
} from "./wire";

export class Table {
  known = $state.raw<Known>(nothing);
  /** The connection was lost, or never came about, and is being looked for. */
  isLost = $state(false);
  /** Why the server will not have us, if so. */
  ended = $state<string | null>(null);
  /** What was refused last, until it has been read. */
  notice = $state.raw<Refusal | null>(null);
  /** On a shared device: the seat whose eyes may see the screen; null behind the curtain. */
  shown = $state<number | null>(null);

  readonly path: Path;
  #socket: Socket;

  constructor(
    readonly name: string,
    readonly isTv = false,
  ) {
    this.path = new Path(
      (request) => this.#socket.ask({ ...request, match: this.seen?.match ?? "" }),
      (code, facts) => this.say(code, facts),
      {
        read: () => {
          const { draft } = ringOf(name);
          return draft && draft.match === this.lobby?.match ? draft : null;
        },
        write: (draft) =>
          keepRing(name, {
            ...ringOf(name),
            draft: { ...draft, match: this.lobby?.match ?? "" },
          }),
      },
    );
    this.#socket = new Socket({
      hello: () => ({
        table: name,
        tokens: isTv ? [] : ringOf(name).keys.map((key) => key.token),
        ...resumeFrom(this.known),
      }),
      message: (message) => this.#hear(message),
      state: (isOpen) => {
        this.isLost = !isOpen;
        if (isOpen) this.path.reset();
      },
      ended: (code, facts) => (this.ended = sayRefusal(code, facts)),
    });
  }

  lobby = $derived(this.known.lobby);
  game = $derived(this.known.lobby?.game ?? "");
  seats = $derived(this.known.seats);
  isHost = $derived(this.known.isHost);
  #seatInfos = $derived(this.known.lobby?.seats);
  players = $derived<Player[]>((this.#seatInfos ?? []).map(playerOf));
  /** The viewer whose view is on the screen; null behind the curtain. */
  viewer = $derived<number | null>(this.seats.length === 0 ? SPECTATOR : this.shown);
  seen = $derived<Seen | null>(
    this.viewer === null ? null : (this.known.seen[this.viewer] ?? null),
  );
  /** The seat to act, by what any of our viewers sees. */
  toAct = $derived<number>(Object.values(this.known.seen)[0]?.view.to_act ?? OVER);
  /** Another person at this device is to act and must not be shown this view. */
  handOver = $derived.by<number | null>(() => {
    const { seen, viewer, toAct } = this;
    if (!this.seats.includes(toAct) || toAct === viewer || viewer === null) return null;
    const next = this.known.seen[toAct];
    return seen && next && isSecret(seen.view, next.view) ? toAct : null;
  });

  #hear(message: FromServer): void {
    if (message.type === "refused") {
      if (message.code === "seat_lost") this.#lostSeat(Number(message.facts["seat"]));
      else if (message.code === "wrong_token") this.#lostKeys();
      else this.say(message.code, message.facts);
      return;
    }
    this.known = learn(this.known, message, Date.now());
    if (this.known.isTorn) {
      this.known = { ...this.known, seen: {}, isTorn: false };
      this.#socket.again();
      return;
    }
    if (message.type === "lobby") this.#beFair(message.lobby);
    if (message.type === "update" && message.since > 0) this.#noticeClock(message.acts);
    if (message.type === "welcome" || message.type === "update") this.#look();
  }

  #lostSeat(seat: number): void {
    dropSeat(this.name, seat);
    const { [seat]: _, ...seen } = this.known.seen;
    this.known = { ...this.known, seen, seats: this.seats.filter((other) => other !== seat) };
    this.say("seat_lost", { seat: seat + 1 });
    if (this.shown === seat) this.shown = null;
    this.#socket.again();
  }

  /** Nothing that we hold fits any more: a link was wrong, or a seat was freed while we were away. */
  #lostKeys(): void {
    const ring = ringOf(this.name);
    const seat = ring.keys.find((key) => key.seat !== undefined)?.seat;
    keepRing(this.name, { ...ring, keys: [] });
    if (seat === undefined) this.say("wrong_token");
    else this.say("seat_lost", { seat: seat + 1 });
    this.shown = null;
    this.#socket.again();
  }

  /** Tell somebody at this device whose time ran out. */
  #noticeClock(acts: readonly Act[]): void {
    const late = acts.find(({ by, seat }) => by === "clock" && this.seats.includes(seat));
    const name = late && this.players[late.seat]?.name;
    if (name) this.notice = { text: texts.say("time-was-up", { name }), rule: "" };
  }

  /** Settle whose eyes the screen is for, and offer what they may choose. */
  #look(): void {
    const { seats, toAct } = this;
    if (seats.length === 1) this.shown = seats[0]!;
    else if (this.shown !== null && !seats.includes(this.shown)) this.shown = null;
    if (seats.length > 1) this.#pass();
    const seen = this.known.seen[toAct];
    const mayAct = this.shown === toAct && seats.includes(toAct) && seen !== undefined;
    void this.path.begin(mayAct ? toAct : -1, seen?.step ?? -1, seen?.choices ?? []);
  }

  /** Where nothing is secret between those at this device, no curtain is needed. */
  #pass(): void {
    const { seats, toAct, shown } = this;
    const wanted = seats.includes(toAct) ? toAct : (shown ?? seats[0]!);
    if (wanted === shown) return;
    const views = seats.map((seat) => this.known.seen[seat]?.view);
    const first = views[0];
    if (!first || views.some((view) => !view)) return;
    if (views.every((view) => view && !isSecret(first, view))) this.shown = wanted;
  }

  /** Hide everything, before the device changes hands. */
  drawCurtain(): void {
    this.shown = null;
    void this.path.begin(-1, -1, []);
  }

  /** Somebody says who is at the device now. */
  openCurtain(seat: number): void {
    this.shown = seat;
    this.#look();
  }

  /** Commit to nonces in the lobby, reveal them when the start was pressed. */
  #beFair(lobby: LobbyInfo): void {
    for (const seat of this.known.seats) {
      const info = lobby.seats[seat];
      if (info?.kind !== "person") continue;
      if (lobby.phase === "lobby") this.#commit(lobby, info);
      else if (lobby.phase === "revealing" && info.commitment && !info.is_revealed) {
        const nonce = ringOf(this.name).nonces[`${lobby.match}/${seat}`];
        if (nonce) void this.#socket.ask({ type: "reveal", seat, nonce });
      }
    }
  }

  #commit(lobby: LobbyInfo, info: SeatInfo): void {
    const ring = ringOf(this.name);
    const key = `${lobby.match}/${info.seat}`;
    const nonce = ring.nonces[key] ?? pickNonce();
    const commitment = commitTo(nonce);
    if (info.commitment === commitment) return;
    keepRing(this.name, { ...ring, nonces: { ...latest(ring.nonces, lobby.match), [key]: nonce } });
    void this.#socket.ask({ type: "commit", seat: info.seat, commitment });
  }

  /** Say a refusal to people. */
  say(code: string, facts: Record<string, string | number> = {}): void {
    this.notice = readRefusal(code, facts, this.game || undefined);
  }

  /** Do what the server may refuse, and say so if it does. */
  async attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.say(error.code, error.facts);
      return false;
    }
  }

  #host = (): string[] => tokensFor(this.name, "host");
  #seat = (seat: number): string[] => [...tokensFor(this.name, { seat }), ...this.#host()];

  /** A name nobody at the table has, with the number of the seat if it can be. */
  freeName(seat: number): string {
    const taken = new Set(this.lobby?.seats.map(({ name }) => name));
    for (let number = seat + 1; ; number++) {
      const proposed = texts.say("name-person", { number });
      if (!taken.has(proposed)) return proposed;
    }
  }

  takeSeat(seat: number, name: string): Promise<boolean> {
    return this.attempt(async () => {
      await sitDown(this.name, seat, name, this.known.lobby?.match ?? "", this.game);
      this.shown = this.seats.length === 0 ? seat : null;
      this.known = { ...this.known, seen: {} };
      this.#socket.again();
    });
  }

  rename = (seat: number, name: string) =>
    this.attempt(() => api.rename(this.name, this.#seat(seat), seat, name));
  seatBot = (seat: number, bot = "") =>
    this.attempt(() => api.seatBot(this.name, this.#host(), seat, bot));
  /** Let a bot play for somebody who is gone, until they are back. */
  standIn = (seat: number) => this.attempt(() => api.standIn(this.name, this.#host(), seat));
  fill = () => this.attempt(() => api.fill(this.name, this.#host()));
  start = () => this.attempt(() => api.start(this.name, this.#host()));
  rematch = () => this.attempt(() => api.rematch(this.name, this.#host()));
  change = (settings: { pace?: number; clock?: number; options?: Record<string, Value> }) =>
    this.attempt(() => api.change(this.name, this.#host(), settings));
  kick = (seat: number) => this.attempt(() => api.leave(this.name, this.#host(), seat));

  /** Get up from a seat; in a match a bot plays on until we are back. */
  leave(seat: number): Promise<boolean> {
    return this.attempt(async () => {
      await api.leave(this.name, tokensFor(this.name, { seat }), seat);
      if (this.lobby?.phase === "lobby") {
        dropSeat(this.name, seat);
        this.#socket.again();
      }
    });
  }

  async skip(): Promise<void> {
    const answer = await this.#socket.ask({ type: "skip" });
    if (answer.type === "refused") this.say(answer.code, answer.facts);
  }

  close(): void {
    this.#socket.close();
  }
}

/** Nonces of other matches are of no use any more. */
function latest(nonces: Record<string, string>, match: string): Record<string, string> {
  return Object.fromEntries(Object.entries(nonces).filter(([key]) => key.startsWith(`${match}/`)));
}

/** Show who sits on a seat, with a name even for a bot that nobody named. */
export function playerOf(info: SeatInfo): Player {
  const { seat, kind, is_away } = info;
  const number = seat + 1;
  const name = info.name || texts.say(kind === "bot" ? "name-bot" : "seat-open", { number });
  return { seat, name, kind, is_away };
}

/** Take a seat, commit to a nonce, and keep what proves it. */
export async function sitDown(
  table: string,
  seat: number,
  name: string,
  match: string,
  game: string,
): Promise<void> {
  const nonce = pickNonce();
  const taken = await api.takeSeat(table, seat, name, commitTo(nonce));
  addKey(table, { token: taken.token, seat }, game);
  const ring = ringOf(table);
  keepRing(table, { ...ring, nonces: { ...ring.nonces, [`${match}/${seat}`]: nonce } });
}
