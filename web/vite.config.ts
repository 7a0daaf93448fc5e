import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { early } from "./plugins/early.ts";
import { engine } from "./plugins/engine.ts";
import { facades } from "./plugins/facades.ts";
import { icons } from "./plugins/icons.ts";
import { letters } from "./plugins/letters.ts";
import { offline } from "./plugins/offline.ts";
import { parcels } from "./plugins/parcels.ts";
import { words } from "./plugins/words.ts";
import { workedOut } from "./plugins/worked_out.ts";

const SERVER = process.env.WARHOST_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    svelte(),
    workedOut(),
    icons(),
    words(),
    letters(),
    facades(),
    early(),
    engine(),
    offline(),
    svelteTesting(),
  ],
  build: {
    outDir: "../src/warhost/server/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups: parcels } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: {
    environment: "happy-dom",
    isolate: false,
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/words/all_games.ts"],
  },
});
