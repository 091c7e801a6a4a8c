import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** The two fonts that every page needs first; the others wait for a letter that needs them. */
const FIRST_FONTS = /(fraunces-latin-opsz-normal|inter-latin-wght-normal)-[\w-]+\.woff2$/;

/** Names them in the page's head, under their built names. */
function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((file) => FIRST_FONTS.test(file));
        return fonts.map((file) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `./${file}` },
          injectTo: "head-prepend",
        }));
      },
    },
  };
}

/** Python for the tables of this browser, as its package brings it, beside the page. */
const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];

function bringPython(): Plugin {
  return {
    name: "bring-python",
    apply: "build",
    generateBundle() {
      const read = (name: string) => readFileSync(new URL(`node_modules/pyodide/${name}`, import.meta.url));
      const lock = JSON.parse(read("pyodide-lock.json").toString()) as object;
      const files = PYODIDE.map((name) => [name, read(name)] as const);
      // We bring everything along, so no package is ever looked up.
      for (const [name, source] of [
        ...files,
        ["pyodide-lock.json", JSON.stringify({ ...lock, packages: {} })] as const,
      ]) {
        this.emitFile({ type: "asset", fileName: `pyodide/${name}`, source });
      }
    },
  };
}

/** `make serve` listens here; `npm run dev` hands the calls on to it. */
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), preloadFonts(), bringPython()],
  worker: { format: "es" },
  base: "./",
  server: { proxy: { "/api": { target: server, ws: true } } },
  build: {
    outDir: "../src/tablee/server/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the content security policy knows no data: addresses
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // In one piece, or every part of the page would name two of them.
            { name: "svelte", test: /node_modules\/(svelte|esm-env|clsx)\//, priority: 2 },
            // What most parts use is one file instead of twenty: less to ask for, and it zips better.
            { name: "shared", test: /src\/shell\//, minShareCount: 6, priority: 1 },
          ],
        },
      },
    },
  },
});
