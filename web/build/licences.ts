/** Puts the licences of all that is bundled beside it, as they ask for. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const BUNDLED = [
  "@fluent/bundle",
  "@fontsource-variable/sofia-sans",
  "@fontsource-variable/sofia-sans-extra-condensed",
  "flag-icons",
  "svelte",
  "uqr",
];

/** Return a package's name, version and licence. */
export function licenceOf(name: string): string {
  const folder = join("node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as {
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), "utf-8").trim() : license;
  return `${name} ${version} (${license})\n\n${text}\n`;
}

export function licences(): Plugin {
  return {
    name: "rimet-licences",
    apply: "build",
    generateBundle() {
      const source = BUNDLED.map(licenceOf).join(`\n${"-".repeat(72)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}
