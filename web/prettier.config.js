/** @type {import("prettier").Config} */
export default {
  plugins: ["prettier-plugin-svelte"],
  printWidth: 120,
  tabWidth: 2,
  useTabs: false,
  semi: true,
  singleQuote: false,
  quoteProps: "as-needed",
  trailingComma: "all",
  bracketSpacing: true,
  objectWrap: "collapse",
  arrowParens: "always",
  endOfLine: "lf",
  htmlWhitespaceSensitivity: "css",
  svelteSortOrder: "options-scripts-markup-styles",
  svelteIndentScriptAndStyle: true,
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
