/** One table as this browser sees it: connection, knowledge, the move in hand, what it may do. */

import { api, RefusedError } from "./api";
import type { Player } from "./board";
import { addKey, dropSeat, keepRing, ringOf, tokensFor } from "./keyring";
import { reduced } from "./motion.svelte";
import { Path } from "./path.svelte";
import {
  isSecret,
  learn,
  nothing,
  resumeFrom,
  type Known,
  type LiveFrame,
  type Seen,
} from "./seen";
import { commitTo, pickNonce } from "./sha256";
import { Showing } from "./showing.svelte";
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

/** Matches that were started here a moment ago: their beginning is still to be shown. */
const begun = new Map<string, string>();
export const willBegin = (table: string, match: string): unknown => begun.set(table, match);

/** What was shown is said this seldom, in milliseconds: one word does for several steps. */
const BETWEEN_WORDS = 150;

export class Table {
  /** All that the server has said. What is on the screen may be behind: read `showing`. */
  known = $state.raw<Known>(nothing);
  /** The lobby as far as what is on the screen has come. */
  lobby = $state.raw<LobbyInfo | null>(null);
  /** The connection was lost, or never came about, and is being looked for. */
  isLost = $state(false);
  /** Why the server will not have us, if so. */
  ended = $state<string | null>(null);
  /** What was refused last, until it has been read. */
  notice = $state.raw<Refusal | null>(null);
  /** On a shared device: the seat whose eyes may see the screen; null behind the curtain. */
  shown = $state<number | null>(null);

  readonly path: Path;
  /** Shows what happened to the viewer on the screen, frame by frame. */
  readonly showing = new Showing<LiveFrame>({
    pace: () => this.known.lobby?.pace ?? 0,
    isReduced: () => reduced.current,
    isHidden: () => document.hidden,
    shows: () => this.#look(),
    ended: () => this.#look(),
  });
  #socket: Socket;
  #isLooking = false;
  #said = "";
  #word: ReturnType<typeof setTimeout> | undefined;

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
          return draft && draft.match === this.known.lobby?.match ? draft : null;
        },
        write: (draft) =>
          keepRing(name, {
            ...ringOf(name),
            draft: { ...draft, match: this.known.lobby?.match ?? "" },
          }),
      },
    );
    this.known = { ...nothing, awaited: begun.get(name) ?? "" };
    begun.delete(name);
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

  game = $derived(this.lobby?.game ?? "");
  seats = $derived(this.known.seats);
  isHost = $derived(this.known.isHost);
  #seatInfos = $derived(this.lobby?.seats);
  players = $derived<Player[]>((this.#seatInfos ?? []).map(playerOf));
  /** The viewer whose view is on the screen; null behind the curtain. */
  viewer = $derived<number | null>(this.seats.length === 0 ? SPECTATOR : this.shown);
  seen = $derived<Seen | null>(
    this.viewer === null ? null : (this.known.seen[this.viewer] ?? null),
  );
  /** The seat to act in the frame on show; behind the curtain, by what any of our viewers sees. */
  toAct = $derived.by<number>(() => {
    const view =
      this.viewer === null ? Object.values(this.known.seen)[0]?.view : this.showing.now?.view;
    return view?.to_act ?? OVER;
  });
  /** A seat of this device is to act, its eyes are on the screen, and all has been shown. */
  isAsked = $derived(
    this.showing.isNewest && this.seats.includes(this.toAct) && this.toAct === this.viewer,
  );
  /** How the match ended, once that has been shown. */
  over = $derived.by(() => {
    const { over } = this.known;
    const { now, isBusy } = this.showing;
    if (over === null || now === null || isBusy) return null;
    return now.match === over.match && now.step >= over.step ? over : null;
  });
  /** Until when the seat to act has time, once all has been shown. */
  deadline = $derived(this.showing.isNewest ? this.known.deadline : null);
  /** Another person at this device is to act and must not be shown this view. */
  handOver = $derived.by<number | null>(() => {
    const { seen, viewer, toAct, showing } = this;
    if (!this.seats.includes(toAct) || toAct === viewer || viewer === null) return null;
    const next = this.known.seen[toAct];
    return showing.isNewest && seen && next && isSecret(seen.view, next.view) ? toAct : null;
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
    if (message.type === "welcome") this.#said = "";
    this.#look();
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

  /** Settle whose eyes the screen is for and what is on it, and offer what they may choose. */
  #look(): void {
    if (this.#isLooking) return;
    this.#isLooking = true;
    const { seats, showing } = this;
    if (seats.length === 1) this.shown = seats[0]!;
    else if (this.shown !== null && !seats.includes(this.shown)) this.shown = null;
    this.#bring();
    if (seats.length > 1 && !showing.isBusy) {
      this.#pass();
      this.#bring();
    }
    this.#isLooking = false;
    this.#catchUp();
    if (!showing.isBusy) this.#sayShown();
    const { isAsked, toAct } = this;
    // What was chosen stays as it is while what came of it is on its way.
    const { now, isNewest } = showing;
    if (now !== null && !isNewest && now.step <= this.path.step) return;
    const seen = this.known.seen[toAct];
    void this.path.begin(isAsked ? toAct : -1, seen?.step ?? -1, seen?.choices ?? []);
  }

  /** Bring what the viewer on the screen has not been shown; what was another's is not played. */
  #bring(): void {
    const { seen, viewer, showing } = this;
    const newest = showing.newest;
    // What another pair of eyes saw must go; what a rematch took away may be seen to its end.
    if (newest !== null && (newest.viewer !== viewer || (seen === null && !showing.isBusy)))
      showing.jump(null);
    if (viewer === null || seen === null) return;
    const isSame = newest?.match === seen.match && newest.viewer === viewer;
    if (isSame && newest.step === seen.step) return;
    const isNext = isSame && newest.step === seen.since;
    if (!isNext) showing.jump(seen.isBeginning ? null : seen.frames.at(-1)!);
    if (isNext || seen.isBeginning) showing.take(seen.frames);
  }

  /** Let the lobby go on as far as what is on the screen: not to an end that is still to be seen. */
  #catchUp(): void {
    const { lobby } = this.known;
    const { now, isBusy } = this.showing;
    const before = this.lobby;
    if (lobby === null || before === null || this.viewer === null) this.lobby = lobby;
    else if (isBusy && now !== null && lobby.match !== now.match) return;
    else if (lobby.phase === "over" && lobby.match === before.match && this.over === null)
      this.lobby = { ...lobby, phase: "playing", finished: before.finished };
    else this.lobby = lobby;
  }

  /** Say how far all has been shown: whoever holds a seat is waited for. */
  #sayShown(): void {
    if (this.#word !== undefined || this.seats.length === 0) return;
    const { match, step } = this.showing.now ?? Object.values(this.known.seen)[0] ?? {};
    if (match === undefined || step === undefined || `${match}/${step}` === this.#said) return;
    this.#said = `${match}/${step}`;
    this.#socket.tell({ type: "shown", match, step });
    this.#word = setTimeout(() => {
      this.#word = undefined;
      if (!this.showing.isBusy) this.#sayShown();
    }, BETWEEN_WORDS);
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

  /** Choose; whoever goes on has seen enough of what was. */
  choose(action: number): void {
    if (!this.isAsked) return;
    this.showing.next();
    void this.path.choose(action);
  }

  /** Hide everything, before the device changes hands. */
  drawCurtain(): void {
    this.shown = null;
    this.#look();
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

  /** Show how it stands, and let bots move without waiting. */
  async skip(): Promise<void> {
    this.showing.skip();
    if (!this.players.some(({ kind, is_away }) => kind === "bot" || is_away)) return;
    const answer = await this.#socket.ask({ type: "skip" });
    if (answer.type === "refused") this.say(answer.code, answer.facts);
  }

  close(): void {
    clearTimeout(this.#word);
    this.showing.close();
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
