/** Footballers counted by kind: whoever has them, used or unused, or the bank. */

import type { GoalGame as Game } from "$web/generated/types";

type Field = keyof Game.TokensView;

const fieldOf = (kind: string): Field => kind.replace("-", "_") as Field;

/** Name the kinds of footballers that are counted. */
export const kindsOf = (tokens: Game.TokensView): string[] =>
  Object.keys(tokens).map((field) => field.replace("_", "-"));

/** Return how many footballers of a kind there are. */
export const countOf = (tokens: Game.TokensView, kind: string): number => tokens[fieldOf(kind)];

/** Return how many footballers there are of all kinds. */
export const sumOf = (tokens: Game.TokensView): number =>
  tokens.forward + tokens.goalkeeper + tokens.quarter_back;
