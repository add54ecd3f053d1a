/** The teams in the language that is spoken now. */

import { bareTeams, loadTeams, type Teams } from "./teams";

class Atlas {
  #teams = $state.raw<Teams>(bareTeams);
  #names = $state.raw<Readonly<Record<string, string>>>({});
  #language = "";
  /** Names have come, or cannot be had; until then teams are called by their codes. */
  isOpen = $state(false);

  /** Learn the names in a language; what was known stays until they are there. */
  async speak(language: string): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    const teams = await loadTeams(language).catch(() => null);
    if (language !== this.#language) return;
    if (teams) this.#teams = teams;
    else this.#language = ""; // to be asked for again
    this.isOpen = true;
  }

  /** Call teams as the sets of one's own do that are played with. */
  call(names: Readonly<Record<string, string>>): void {
    this.#names = names;
  }

  team: Teams = (code) => {
    const team = this.#teams(code);
    const name = this.#names[code];
    return name ? { ...team, name } : team;
  };
}

export const atlas = new Atlas();
