/** A game's options as a form: what kind of control each gets, and in what words. */

import { texts } from "./texts.svelte";
import type { OptionInfo, Value } from "./wire";

const FEW = 4;
const NARROW = 24;

export type Control = "stepper" | "number" | "buttons" | "list" | "switch" | "line";

/** Return how an option is chosen. */
export function controlOf(option: OptionInfo): Control {
  switch (option.kind) {
    case "number":
      return option.highest - option.lowest <= NARROW ? "stepper" : "number";
    case "switch":
      return "switch";
    case "words":
      return "line";
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
    option.kind === "data" || option.kind === "words" || isDetail(option);
  return { main: offered.filter((option) => !isRare(option)), more: offered.filter(isRare) };
}

/** Tell whether a value is a set's own text rather than a shipped set's name. */
export const isOwnSet = (value: Value): boolean =>
  typeof value === "string" && value.includes("\n");

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
