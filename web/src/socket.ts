/** One WebSocket to a table: says hello, numbers requests, comes back after a break. */

import { PROTOCOL, type Answer, type FromServer, type Request, type Shown } from "./wire";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** After these refusals trying again would only be refused again. */
const FINAL = new Set(["wrong_protocol", "unknown_table", "too_many_spectators"]);

export interface Hello {
  table: string;
  tokens: string[];
  match: string;
  since: number;
}

export interface Handlers {
  hello: () => Hello;
  message: (message: FromServer) => void;
  /** The connection is there, or is being looked for again. */
  state: (isOpen: boolean) => void;
  /** The server will not have us. */
  ended: (code: string, facts: Record<string, string | number>) => void;
}

/** How long to wait before the next attempt, with some chance so that not all come at once. */
export const waitBefore = (attempt: number, chance = Math.random()): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.7 + 0.6 * chance);

export class Socket {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, (answer: Answer) => void>();
  #number = 0;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(readonly handlers: Handlers) {
    this.#open();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  #hurry = (): void => {
    if (document.visibilityState === "visible" && !this.#socket && !this.#isClosed) this.#open();
  };

  #open(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, ...this.handlers.hello() }));
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(data)) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #hear(message: FromServer): void {
    if (message.type === "welcome") {
      this.#attempt = 0;
      this.handlers.state(true);
    }
    if (message.type === "refused" && message.re === null && FINAL.has(message.code)) {
      this.close();
      this.handlers.ended(message.code, message.facts);
      return;
    }
    if ("re" in message && message.re !== null) {
      const answer = this.#waiting.get(message.re);
      this.#waiting.delete(message.re);
      answer?.(message as Answer);
      return;
    }
    this.handlers.message(message);
  }

  #lost(): void {
    this.#socket = null;
    for (const [re, answer] of this.#waiting) {
      answer({ type: "refused", re, code: "no_connection", facts: {} });
    }
    this.#waiting.clear();
    if (this.#isClosed) return;
    this.handlers.state(false);
    this.#timer = setTimeout(() => this.#open(), waitBefore(this.#attempt++));
  }

  /** Send a request; the answer may be a refusal, and always comes. */
  ask(request: Request): Promise<Answer> {
    const id = ++this.#number;
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ type: "refused", re: id, code: "no_connection", facts: {} });
    }
    this.#socket.send(JSON.stringify({ id, ...request }));
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  /** Say what has no answer; where there is nobody to hear it, nothing. */
  tell(word: Shown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(word));
  }

  /** Say hello anew, with other tokens or from the start. */
  again(): void {
    const old = this.#socket;
    this.#lostQuietly();
    old?.close();
    this.#open();
  }

  #lostQuietly(): void {
    this.#socket = null;
    for (const [re, answer] of this.#waiting) {
      answer({ type: "refused", re, code: "no_connection", facts: {} });
    }
    this.#waiting.clear();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    const old = this.#socket;
    this.#lostQuietly();
    old?.close();
  }
}
