/** Which fields of a game's events and of its view hold seats and teams. */

import { api } from "./api";
import { ROLES, type Roles } from "./generated/types";

/** What is known from the build; the server tells of games that were installed later. */
class Known {
  #roles = $state.raw<Readonly<Record<string, Roles>>>(ROLES);
  #asked = new Set<string>();

  /** Return what the fields of a game stand for; nothing until it is known. */
  of(game: string): Roles {
    const roles = this.#roles[game];
    if (!roles && game && !this.#asked.has(game)) void this.#ask(game);
    return roles ?? {};
  }

  async #ask(game: string): Promise<void> {
    this.#asked.add(game);
    try {
      const told = (await api.games()).map(({ name, roles }) => [name, roles] as const);
      this.#roles = { ...this.#roles, ...Object.fromEntries(told) };
    } catch {
      this.#asked.delete(game); // to be asked for again
    }
  }
}

export const known = new Known();
