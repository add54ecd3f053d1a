/** Hands the nations' names, one file a language, and the flags that are needed to the client. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { parse } from "smol-toml";
import type { Plugin } from "vite";

interface Nation {
  code: string;
  flag?: string;
  names: Record<string, string>;
}

const NAMES = "virtual:nations/";
const FLAGS = "virtual:flags";

/** Read the nations from their file. */
export function readNations(file: string): Nation[] {
  return (parse(readFileSync(file, "utf-8")) as unknown as { nations: Nation[] }).nations;
}

/** Write the module that maps codes to names in one language. */
export function namesModule(nations: Nation[], language: string): string {
  const names = Object.fromEntries(nations.map(({ code, names }) => [code, names[language]]));
  return `export default ${JSON.stringify(names)};`;
}

/** Write the module that maps codes to the addresses of flags. */
export function flagsModule(nations: Nation[]): string {
  const living = nations.filter(({ flag }) => flag !== undefined);
  const imports = living.map(
    ({ code, flag }) => `import ${code} from "flag-icons/flags/4x3/${flag}.svg?url";`,
  );
  return `${imports.join("\n")}\nexport default { ${living.map(({ code }) => code).join(", ")} };`;
}

export function nations(file: string): Plugin {
  const path = resolve(file);
  return {
    name: "rimet-nations",
    resolveId: (id) => (id.startsWith(NAMES) || id === FLAGS ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAMES}`) && id !== `\0${FLAGS}`) return null;
      this.addWatchFile(path);
      const found = readNations(path);
      return id === `\0${FLAGS}` ? flagsModule(found) : namesModule(found, id.split("/")[1]!);
    },
  };
}
