/** How teams are shown: names in the reader's language, flags by the nation's code. */

import type { Team } from "./board";
import { goneFlags } from "./parts/flags";

type Load<T> = () => Promise<{ default: T }>;
const NAMES: Record<string, Load<Record<string, string>>> = {
  en: () => import("virtual:nations/en"),
  es: () => import("virtual:nations/es"),
  it: () => import("virtual:nations/it"),
  ru: () => import("virtual:nations/ru"),
  pl: () => import("virtual:nations/pl"),
};
export type Teams = (code: string) => Team;

/** Shows every team by its code: what there is before the names are loaded. */
export const bareTeams: Teams = (code) => ({ name: code, short: code, flag: null });

/** Load the names of one language and the flags. */
export async function loadTeams(language: string): Promise<Teams> {
  const [names, flags] = await Promise.all([
    (NAMES[language] ?? NAMES["en"]!)(),
    import("virtual:flags"),
  ]);
  return (code) => ({
    name: names.default[code] ?? code,
    short: code,
    flag: goneFlags[code] ?? flags.default[code] ?? null,
  });
}
