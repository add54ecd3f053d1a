/** Words for people, from Fluent catalogues: the client's own, a game's, and the shared ones. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import { keep, kept } from "./storage";

export type Args = Record<string, string | number>;
type Load = () => Promise<string>;

const SOURCE = "en";
const own = import.meta.glob<string>("../locales/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Load>;
const shared = import.meta.glob<string>("../../src/rimet/locales/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Load>;
const boards = import.meta.glob<string>("../../src/rimet/games/*/board/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Load>;
const games = import.meta.glob<string>("../../src/rimet/games/*/locales/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Load>;

/** What each language calls itself. */
const NAMES: Record<string, string> = {
  en: "English",
  es: "Español",
  it: "Italiano",
  ru: "Русский",
  pl: "Polski",
};

/** Make a catalogue of the text of a Fluent file. */
export function bundleOf(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Say a message from the first catalogue that has it; undefined if none has. */
export function sayFrom(
  bundles: readonly FluentBundle[],
  id: string,
  args?: Args,
): string | undefined {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) {
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, args ?? {}, errors);
      if (errors.length === 0) return text;
    }
  }
  return undefined;
}

/** The languages that the client speaks. */
export const languages: readonly { code: string; name: string }[] = Object.keys(own)
  .map((path) => path.slice(path.lastIndexOf("/") + 1, -4))
  .sort((a, b) => Object.keys(NAMES).indexOf(a) - Object.keys(NAMES).indexOf(b))
  .map((code) => ({ code, name: NAMES[code] ?? code }));

/** Choose the language: the one kept, else the first of the browser's that the client speaks. */
export function preferred(wanted: readonly string[], known: readonly string[]): string {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split("-")[0] ?? "";
    if (known.includes(code)) return code;
  }
  return SOURCE;
}

/** Turn the name of a game into its folder's. */
export const folderOf = (game: string): string => game.replaceAll("-", "_");

/** The catalogues of the client, of everybody, or of a game and its board. */
function filesOf(name: string, tongue: string): Load[] {
  const game = `../../src/rimet/games/${folderOf(name)}`;
  const found =
    name === "own"
      ? [own[`../locales/${tongue}.ftl`]]
      : name === "shared"
        ? [shared[`../../src/rimet/locales/${tongue}.ftl`]]
        : [games[`${game}/locales/${tongue}.ftl`], boards[`${game}/board/${tongue}.ftl`]];
  return found.filter((load) => load !== undefined);
}

class Texts {
  language = $state(SOURCE);
  /** Catalogues by what they belong to: "own", "shared" or a game. */
  #bundles = $state.raw<Record<string, FluentBundle[]>>({});
  #known = new Set<string>(["own", "shared"]);
  #learning = new Map<string, Promise<void>>();

  /** The language as this reader writes dates in it. */
  get locale(): string {
    const isSpoken = (tag: string): boolean => tag.toLowerCase().split("-")[0] === this.language;
    return navigator.languages.find(isSpoken) ?? this.language;
  }

  async start(): Promise<void> {
    const codes = languages.map(({ code }) => code);
    await this.speak(preferred([kept("language") ?? "", ...navigator.languages], codes));
  }

  /** Speak another language from now on. */
  async speak(language: string): Promise<void> {
    const bundles: Record<string, FluentBundle[]> = {};
    const missing = (): string[] => [...this.#known].filter((name) => !(name in bundles));
    // A game may be learnt while the others load: it must not be forgotten.
    for (let names = missing(); names.length > 0; names = missing()) {
      const loaded = await Promise.all(names.map((name) => this.#load(name, language)));
      names.forEach((name, index) => (bundles[name] = loaded[index]!));
    }
    this.#bundles = bundles;
    this.language = language;
    document.documentElement.lang = language;
    keep("language", language);
  }

  /** Load the texts of a game, once; a game that brings none is no mistake. */
  learn(game: string): Promise<void> {
    const learning = this.#learning.get(game) ?? this.#learn(game, this.language);
    this.#learning.set(game, learning);
    return learning;
  }

  async #learn(game: string, language: string): Promise<void> {
    this.#known.add(game);
    const loaded = await this.#load(game, language);
    if (this.language === language) this.#bundles = { ...this.#bundles, [game]: loaded };
  }

  async #load(name: string, language: string): Promise<FluentBundle[]> {
    const tongues = language === SOURCE ? [SOURCE] : [language, SOURCE];
    const bundles = tongues.map(async (tongue) => {
      const sources = await Promise.all(filesOf(name, tongue).map((load) => load()));
      return sources.map((source) => bundleOf(tongue, source));
    });
    return (await Promise.all(bundles)).flat();
  }

  /** Tell whether the texts of a game, or the shared ones, have a message. */
  has(id: string, game?: string): boolean {
    return this.#order(game).some((bundle) => bundle.hasMessage(id));
  }

  /** Say a message; where there is none, its name, so that the page stands. */
  say(id: string, args?: Args, game?: string): string {
    const text = sayFrom(this.#order(game), id, args);
    if (text === undefined) console.warn(`There is no text “${id}”.`);
    return text ?? id;
  }

  /** Say a message of a game first of all in its own words. */
  sayGame(game: string, id: string, args?: Args): string | undefined {
    const { [game]: found = [], shared: common = [], own: client = [] } = this.#bundles;
    return sayFrom([...found, ...common, ...client], id, args);
  }

  #order(game?: string): FluentBundle[] {
    const { own: client = [], shared: common = [] } = this.#bundles;
    return [...client, ...(game ? (this.#bundles[game] ?? []) : []), ...common];
  }
}

export const texts = new Texts();

/** Say a message of the client. */
export const t = (id: string, args?: Args): string => texts.say(id, args);

/** Why something was refused, in words, and by which rule of the game; "" where by none. */
export interface Refusal {
  text: string;
  rule: string;
}

/** Put a refusal into words. */
export function readRefusal(code: string, facts: Args, game?: string): Refusal {
  const message = `error-${code.replaceAll("_", "-")}`;
  const told =
    (game ? texts.sayGame(game, message, facts) : undefined) ??
    (texts.has(message) ? texts.say(message, facts) : String(facts["reason"] ?? code));
  return { text: told, rule: String(facts["rule"] ?? "") };
}

/** Say why something was refused, where the rule cannot be opened. */
export function sayRefusal(code: string, facts: Args, game?: string): string {
  const { text, rule } = readRefusal(code, facts, game);
  return rule ? `${text} (${rule})` : text;
}

/** Say what a game is called. */
export const titleOf = (game: string): string =>
  texts.sayGame(game, "title") ??
  game.replaceAll("-", " ").replace(/\b\w/g, (letter) => letter.toUpperCase());
