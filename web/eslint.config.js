import { fileURLToPath } from "node:url";
import js from "@eslint/js";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import imports from "eslint-plugin-import-x";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const TITLES = ["ancient-knowledge", "atlantes", "scholars", "syncro"];

/** Who may import whom: imports point down, from the titles to the kit to the shell, and no title knows another. */
const FENCES = [
  ...TITLES.map((title) => ({
    target: `src/games/${title}`,
    from: "src/games",
    except: [title],
    message: "no title knows another",
  })),
  { target: "src/games", from: "src/shell", message: "a title imports from src/kit, which is its one door" },
  { target: ["src/shell", "src/kit", "src/art"], from: "src/games", message: "the shell and the kit name no title" },
  { target: "src/shell", from: "src/kit", message: "the kit is built on the shell" },
  { target: "src/art", from: ["src/shell", "src/kit"], message: "pens know nothing of the page" },
  {
    target: "src/shell/ui",
    from: ["books", "coach", "generic", "inside", "lobby", "table", "teacher"].map((room) => `src/shell/${room}`),
    message: "a control knows no part of the page that uses it",
  },
];

export default defineConfig(
  { ignores: ["node_modules/", "public/", "**/generated/", "**/generated.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: {
        projectService: { allowDefaultProject: ["eslint.config.js", "prettier.config.js", "stylelint.config.js"] },
        extraFileExtensions: [".svelte"],
      },
    },
    plugins: { "import-x": imports },
    settings: {
      "import-x/resolver-next": [createTypeScriptImportResolver({ project: "tsconfig.app.json" })],
      "import-x/extensions": [".ts", ".svelte"],
      "import-x/ignore": ["\\.svelte$"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts"] },
    },
    rules: {
      "no-undef": "off", // TypeScript knows better
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "import-x/no-restricted-paths": [
        "error",
        { basePath: fileURLToPath(new URL(".", import.meta.url)), zones: FENCES },
      ],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-dynamic-delete": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrorsIgnorePattern: "^_" },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/unified-signatures": "off",
      "svelte/no-navigation-without-resolve": "off", // addresses are hashes
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    // What a snippet or a handler of another component is given has no type here; svelte-check looks at that.
    files: ["**/*.svelte"],
    rules: Object.fromEntries(
      ["argument", "assignment", "call", "member-access", "return"].map((use) => [
        `@typescript-eslint/no-unsafe-${use}`,
        "off",
      ]),
    ),
  },
  { files: ["**/*.js", "**/*.mjs"], extends: [ts.configs.disableTypeChecked] },
);
