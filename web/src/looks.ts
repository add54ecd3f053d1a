/**
 * How each game hangs on the wall: `board/look.ts` in its folder, found by the build.
 *
 * A game without one comes after the others, in the colours of the sheet.
 */

/** The token of a seat, where the game has tokens of its own. */
export interface Token {
  readonly ink: string;
  /** What is printed on the ink. */
  readonly print: string;
  /** The shape of the print, as a `clip-path`; colour never tells people apart alone. */
  readonly shape: string;
}

export interface Look {
  /** Posters hang from the lowest to the highest. */
  readonly order: number;
  /** The ink of its bands and buttons; white print must be legible on it. */
  readonly accent: string;
  /** The same ink, darker. */
  readonly deep: string;
  /** By seat; without them people are told apart by the sheet's inks and by letters. */
  readonly tokens?: readonly Token[];
}

const files = import.meta.glob<Look>("../../src/rimet/games/*/board/look.ts", {
  eager: true,
  import: "default",
});

/** By the game's name. */
export const looks: Readonly<Record<string, Look>> = Object.fromEntries(
  Object.entries(files).map(([path, look]) => [path.split("/").at(-3)!.replaceAll("_", "-"), look]),
);

/** Put games on the wall: those with a look by their order, then others as they come. */
export function hang(served: readonly string[]): string[] {
  const order = (game: string): number => looks[game]?.order ?? Infinity;
  const known = Object.keys(looks).sort((one, other) => order(one) - order(other));
  return [...known, ...served.filter((game) => !(game in looks))];
}

/** Give everything inside `data-game` the inks of that game, and its tokens to the seats. */
export function paint(page: Document): void {
  const sheet = new CSSStyleSheet();
  for (const [game, { accent, deep, tokens = [] }] of Object.entries(looks)) {
    sheet.insertRule(`[data-game="${game}"] { --accent: ${accent}; --accent-deep: ${deep}; }`);
    for (const [seat, { ink, print, shape }] of tokens.entries())
      sheet.insertRule(
        `[data-game="${game}"] [data-mark="${seat}"] { --token: ${ink}; --token-print: ${print};` +
          ` --token-shape: ${shape}; --token-letters: none; --token-sign: ""; }`,
      );
  }
  page.adoptedStyleSheets.push(sheet);
}
