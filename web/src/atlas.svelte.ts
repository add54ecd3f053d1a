/** The teams in the language that is spoken now. */

import { bareTeams, loadTeams, type Teams } from "./teams";

class Atlas {
  #teams = $state.raw<Teams>(bareTeams);
  #language = "";

  /** Learn the names in a language; what was known stays until they are there. */
  async speak(language: string): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    const teams = await loadTeams(language);
    if (language === this.#language) this.#teams = teams;
  }

  team: Teams = (code) => this.#teams(code);
}

export const atlas = new Atlas();
