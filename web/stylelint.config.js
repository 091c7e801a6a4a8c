/** What is wrong in any style sheet; Prettier lays them out. @type {import("stylelint").Config} */
export default {
  ignoreFiles: ["node_modules/**"],
  overrides: [
    { files: ["**/*.svelte", "**/*.html"], customSyntax: "postcss-html" },
    {
      // Titles take sizes, weights, gaps, corners and layers from styles/tokens.css, or measure them by card and board.
      // The map of Scholars is not there yet: its pawns and scrolls lie to the pixel beside its stops.
      files: [
        "src/games/!(scholars)/**/*.{svelte,css}",
        "src/games/scholars/!(board)/**/*.{svelte,css}",
        "src/games/scholars/*.{svelte,css}",
        "src/games/scholars/board/!(Ring|Scroll).svelte",
        "src/kit/**/*.{svelte,css}",
      ],
      rules: {
        "declaration-property-value-disallowed-list": {
          font: [/(^|[^\w.-])\d+(\.\d+)?px/, /(^|\s)[1-9]\d0\s/, /--weight-\w+\) [\d.]+cq/],
          "font-size": [/(^|[^\w.-])\d+(\.\d+)?px/, /^[\d.]+cq/],
          "font-weight": [/^\d/],
          "/^(row-|column-)?gap$/": [/(^|\s)(?!1px)[\d.]+px/],
          "border-radius": [/(^|\s)\d{2,}px/],
          "z-index": [/^-?\d/],
        },
      },
    },
  ],
  rules: {
    "annotation-no-unknown": true,
    "at-rule-no-unknown": true,
    "block-no-empty": true,
    "color-no-invalid-hex": true,
    "custom-property-no-missing-var-function": true,
    "declaration-block-no-duplicate-custom-properties": true,
    "declaration-block-no-duplicate-properties": [true, { ignore: ["consecutive-duplicates-with-different-values"] }],
    "declaration-block-no-shorthand-property-overrides": true,
    "font-family-no-duplicate-names": true,
    "function-calc-no-unspaced-operator": true,
    "keyframe-block-no-duplicate-selectors": true,
    "keyframe-declaration-no-important": true,
    "media-feature-name-no-unknown": true,
    "named-grid-areas-no-invalid": true,
    "no-duplicate-at-import-rules": true,
    "no-duplicate-selectors": true,
    "no-irregular-whitespace": true,
    "property-no-unknown": true,
    "selector-anb-no-unmatchable": true,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "selector-pseudo-element-no-unknown": true,
    "string-no-newline": true,
    "unit-no-unknown": true,
  },
};
