import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Catalogue, entries } from "../../src/shell/texts";

const FOLDER = new URL("../../src/games/ancient-knowledge/", import.meta.url);
const source = (lang: string) => readFileSync(new URL(`texts/${lang}.ftl`, FOLDER), "utf8");
const used = import.meta.glob<string>("../../src/games/ancient-knowledge/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("the words of the table", () => {
  const ids = entries(source("en")).map(([id]) => id);

  it("are the same in both languages, with the same parameters", () => {
    const [en, fr] = ["en", "fr"].map((lang) => new Catalogue(lang, [source(lang)]));
    expect(entries(source("fr")).map(([id]) => id)).toEqual(ids);
    for (const id of ids)
      expect([...new Set(fr!.variables(id))].sort(), id).toEqual([...new Set(en!.variables(id))].sort());
  });

  it("are all said somewhere", () => {
    const code = Object.values(used).join("\n");
    const family = (id: string) => id.startsWith("act-");
    expect(ids.filter((id) => !family(id) && !code.includes(`"${id}"`))).toEqual([]);
  });
});
