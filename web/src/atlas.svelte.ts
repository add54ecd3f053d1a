/** The teams in the language that is spoken now. */

import { bareTeams, loadTeams, type Teams } from "./teams";

class Atlas {
  #teams = $state.raw<Teams>(bareTeams);
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

  team: Teams = (code) => this.#teams(code);
}

export const atlas = new Atlas();
