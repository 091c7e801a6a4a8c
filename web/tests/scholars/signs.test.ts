import { beforeAll, describe, expect, it } from "vitest";
import type { Table } from "../../src/games/scholars/generated";
import { icons } from "../../src/games/scholars/icons";
import { meaningOf } from "../../src/games/scholars/signs";
import { nameOf } from "../../src/kit/explain";
import { words } from "../../src/shell/words.svelte";
import { COLOURS, WORKERS } from "../../src/games/scholars/view";

/** Where one is, not what happens: the names of the places stand beside these. */
const NAMED = new Set(["city", "roads", "pin", "room"]);
const SIGNS = [
  ...Object.keys(icons).filter((name) => !NAMED.has(name)),
  ...COLOURS.map((colour) => `die-${colour}`),
  ...WORKERS.map((colour) => `worker-${colour}`),
  "party-p1",
  "party-opponent",
];

describe.each(["en", "fr"] as const)("signs in %s", (lang) => {
  beforeAll(() => words.speak(lang));
  const table = { lang, word: (_: string, id: string) => id, nameOf: (seat: string) => seat } as unknown as Table;

  it.each(SIGNS)("%s has a name, a meaning and a rule", (sign) => {
    const meaning = meaningOf(table, sign);
    expect(meaning.text).not.toMatch(/^sign-/);
    expect(nameOf(meaning).length).toBeLessThan(meaning.text.length);
    expect(meaning.rule).toMatch(/^S[BE]-\d{3}$/);
  });
});
