/** A game's options as a form: what kind of control each gets, and in what words. */

import { texts } from "./texts.svelte";
import type { OptionInfo, Value } from "./wire";

const FEW = 4;
const NARROW = 24;

export type Control =
  "stepper" | "number" | "buttons" | "list" | "switch" | "line" | "set" | "teams";

/** Return how an option is chosen. */
export function controlOf(option: OptionInfo): Control {
  switch (option.kind) {
    case "number":
      return option.highest - option.lowest <= NARROW ? "stepper" : "number";
    case "switch":
      return "switch";
    case "words":
      return "line";
    case "data":
      return "set";
    case "list":
      return "teams";
    default:
      return option.allowed.length <= FEW ? "buttons" : "list";
  }
}

/** Split options into those everybody looks at and those for connoisseurs; the deal moves by itself. */
export function sortOptions(options: readonly OptionInfo[]): {
  main: OptionInfo[];
  more: OptionInfo[];
} {
  const offered = options.filter(
    (option) =>
      option.name !== "dealer" && !(option.kind === "number" && option.lowest === option.highest),
  );
  const typed = offered.filter(({ kind }) => kind === "words");
  /** What only matters once something was typed, like the stars of a team of one's own. */
  const isDetail = ({ name }: OptionInfo): boolean =>
    typed.some((option) => name.startsWith(`${option.name}_`));
  const isRare = (option: OptionInfo): boolean =>
    ["data", "words", "list"].includes(option.kind) || isDetail(option);
  return { main: offered.filter((option) => !isRare(option)), more: offered.filter(isRare) };
}

/** Tell whether a value is a set's own text rather than a shipped set's name. */
export const isOwnSet = (value: Value): boolean =>
  typeof value === "string" && value.includes("\n");

/**
 * Return the shipped set that one of one's own can begin as: the one that is chosen, where a set
 * takes the place of another option's choice the one of that choice, else the first.
 */
export function templateOf(option: OptionInfo, values: Readonly<Record<string, Value>>): string {
  const chosen = Object.entries(values).map(([name, value]) => `${name}-${value}`);
  const fits = (name: string): boolean => name === values[option.name] || chosen.includes(name);
  return option.templates.find(fits) ?? option.templates[0] ?? "";
}

/** Return the codes in the value of a list of teams. */
export const codesIn = (value: string): string[] =>
  value
    .split(",")
    .map((code) => code.trim())
    .filter((code) => code !== "");

const bare = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l").trim();

/** Tell whether a team is among those sought: by its code, or by the beginning of a word of its name. */
export function isFound(sought: string, code: string, name: string): boolean {
  const wanted = bare(sought);
  const words = bare(name).split(/[\s'’-]+/);
  const starts = words.map((_, index) => words.slice(index).join(" "));
  return [bare(code), ...starts].some((text) => text.startsWith(wanted));
}

const dashed = (name: string): string => name.replaceAll("_", "-").toLowerCase();
const plain = (name: string): string => {
  const words = name.replaceAll(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Return what an option is called. */
export const labelOf = (game: string, option: OptionInfo): string =>
  texts.sayGame(game, `label-${dashed(option.name)}`) ?? plain(option.name);

/** Return the line that explains an option; a board may say it without the values' short names. */
export const helpOf = (game: string, option: OptionInfo): string =>
  texts.sayGame(game, `hint-${dashed(option.name)}`) ??
  texts.sayGame(game, dashed(option.help)) ??
  "";

/** Return what a value of an option is called. */
export const valueOf = (game: string, option: OptionInfo, value: string): string =>
  texts.sayGame(game, `value-${dashed(option.name)}-${dashed(value)}`) ??
  (/^[a-z]/.test(value) ? plain(value) : value);
