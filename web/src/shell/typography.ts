/**
 * French spaces, put in where texts are loaded: files have ordinary ones, whoever reads gets those that do not break.
 *
 * As tablee.texts.typography does, which the server uses for cards and rules; `tests/texts/typography.json` holds both to
 * one rule. What is filled into a message stays as it was typed.
 */
const WIDE = "\u00a0";
const NARROW = "\u202f";
const CODE = "`[^`\\n]*`";
/** What begins a line of a Fluent source, before its text. */
const HEAD = "^ *(?:[-.]?[a-zA-Z][\\w-]* *=|\\*?\\[[^\\]\\n]*\\]) *";
const SPACE = `[ ${WIDE}${NARROW}]`;
const SPACES = `(«|\\bn[°ᵒº])${SPACE}(?=\\S)|(${CODE}|\\S)${SPACE}(?=([;!?:%»])(?![a-zA-Z0-9_/\\[=-]))`;
const PROSE = new RegExp(`${SPACES}|(${CODE})`, "g");
const FLUENT = new RegExp(`${SPACES}|(${HEAD}|${CODE})`, "gm");

/** Prose with the spaces of its language. */
export function typeset(text: string, lang: string, pattern = PROSE): string {
  if (lang !== "fr") return text;
  return text.replace(pattern, (_, before?: string, word?: string, mark = "", kept?: string) => {
    if (kept !== undefined) return kept;
    if (before !== undefined) return `${before}${WIDE}`;
    return `${word}${";!?".includes(mark) ? NARROW : WIDE}`;
  });
}

/** The same for a Fluent source. */
export function typesetSource(source: string, lang: string): string {
  return typeset(source, lang, FLUENT);
}
