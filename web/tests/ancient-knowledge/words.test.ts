import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Catalogue, entries } from "../../src/shell/texts";
import { stepsDone, wanted, type Step } from "../../src/games/ancient-knowledge/tutorial";
import { TITLE } from "./recipes";

const FOLDER = new URL("../../src/games/ancient-knowledge/", import.meta.url);
const source = (lang: string) => readFileSync(new URL(`texts/${lang}.ftl`, FOLDER), "utf8");
const used = import.meta.glob<string>("../../src/games/ancient-knowledge/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const choice = (line: string) => ({ line, kind: "" });

describe("the words of the table", () => {
  const ids = entries(source("en")).map(([id]) => id);

  it("are the same in both languages, with the same parameters", () => {
    const [en, fr] = ["en", "fr"].map((lang) => new Catalogue(lang, [source(lang)]));
    expect(entries(source("fr")).map(([id]) => id)).toEqual(ids);
    for (const id of ids) expect([...new Set(fr!.variables(id))].sort(), id).toEqual([...new Set(en!.variables(id))].sort());
  });

  it("are all said somewhere", () => {
    const code = Object.values(used).join("\n");
    const family = (id: string) => id.startsWith("act-");
    expect(ids.filter((id) => !family(id) && !code.includes(`"${id}"`))).toEqual([]);
  });

  it("exist for everything that is said by name", () => {
    const said = Object.values(used).flatMap((code) => [...code.matchAll(/say\(\s*(?:table\.)?lang,\s*"([\w-]+)"/g)].map((match) => match[1]!));
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe("the guide", () => {
  const steps = JSON.parse(readFileSync(new URL("tutorial/steps.json", TITLE), "utf8")) as Step[];

  it("goes on when its event has happened to the learner, in the order of the steps", () => {
    const created = (card: string, seat = "p1") => ({ event: "created", at: 1, seat, card });
    expect(stepsDone(steps, [], "p1")).toBe(0);
    expect(stepsDone(steps, [created("P31", "p2")], "p1")).toBe(0);
    expect(stepsDone(steps, [created("P18")], "p1")).toBe(0);
    expect(stepsDone(steps, [created("P31"), created("P18")], "p1")).toBe(2);
  });

  it("waits for the first of its wishes that is on offer, for any card where it says so, never for one to be kept", () => {
    const step = { id: "archive", choose: ["archive", "done", "discard *"], keep: ["C5"] };
    const wishes = (...lines: string[]) => wanted(step, lines.map(choice)).map(({ line }) => line);
    expect(wishes("search", "archive", "create C5 slot 5")).toEqual(["archive"]);
    expect(wishes("discard A8", "discard C5", "discard M20")).toEqual(["discard A8", "discard M20"]);
    expect(wishes("discard M20", "done")).toEqual(["done"]);
    expect(wishes("search", "discard C5")).toEqual([]);
  });

});
