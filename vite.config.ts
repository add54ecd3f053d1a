import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { licences } from "./web/build/licences.ts";
import { nations } from "./web/build/nations.ts";

const server = process.env.RIMET_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  root: "web",
  base: "/",
  // Boards stand outside of web/, and name its parts as the shell's.
  resolve: { alias: { $web: fileURLToPath(new URL("web/src", import.meta.url)) } },
  plugins: [
    nations("src/rimet/football/data/nations.toml"),
    svelte({ configFile: "../svelte.config.js" }),
    licences(),
  ],
  build: {
    outDir: "../src/rimet/server/client",
    emptyOutDir: true,
    target: "es2022",
    // Nothing inline: the page is served under a policy that allows files of its own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    root: ".",
    include: ["tests/web/**/*.test.ts"],
    environment: "node",
  },
});
