/** What the client's build found for each game: its poster, its board, its rules. */

import type { Component } from "svelte";

import type { BoardProps } from "./board";
import { folderOf } from "./texts.svelte";

type Shown = { default: Component };
type Played = { default: Component<BoardProps> };

const posters = import.meta.glob<Shown>("../../src/rimet/games/*/board/Poster.svelte");
const boards = import.meta.glob<Played>("../../src/rimet/games/*/board/Board.svelte");
const helps = import.meta.glob<{ default: Component<{ picture: number }> }>(
  "../../src/rimet/games/*/board/Help.svelte",
);
const rules = import.meta.glob<string>("../../src/rimet/games/*/RULES*.md", {
  query: "?raw",
  import: "default",
});

/** Load a game's poster, or the plain one. */
export async function loadPoster(game: string): Promise<Component> {
  const own = posters[`../../src/rimet/games/${folderOf(game)}/board/Poster.svelte`];
  return (await (own ?? (() => import("./posters/Any.svelte")))()).default;
}

/** Load a game's own board, or the plain one. */
export async function loadBoard(game: string): Promise<Component<BoardProps>> {
  const own = boards[`../../src/rimet/games/${folderOf(game)}/board/Board.svelte`];
  return (await (own ?? (() => import("./plain/Board.svelte")))()).default;
}

/** Load the pictures that explain a game; null where it brings none. */
export async function loadHelp(game: string): Promise<Component<{ picture: number }> | null> {
  const load = helps[`../../src/rimet/games/${folderOf(game)}/board/Help.svelte`];
  return load ? (await load()).default : null;
}

/** Load a game's rules in a language, or as they were first written; null where it brings none. */
export async function loadRules(game: string, language: string): Promise<string | null> {
  const folder = `../../src/rimet/games/${folderOf(game)}`;
  const load = rules[`${folder}/RULES.${language}.md`] ?? rules[`${folder}/RULES.md`];
  return load ? load() : null;
}
