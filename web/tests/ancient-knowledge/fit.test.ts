import { readFileSync } from "node:fs";
import { compile } from "svelte/compiler";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import CardFace from "../../src/games/ancient-knowledge/CardFace.svelte";
import type { CardFace as Face, CardSize } from "../../src/shell/plugin";
import { shown } from "../raster";
import { IDS, TITLE } from "./recipes";

const SOURCES = new URL("../../src/", import.meta.url);
const FONTS = new URL("../../node_modules/@fontsource-variable/", import.meta.url);
const LANGUAGES = ["en", "fr"];
const source = (path: string) => readFileSync(new URL(path, SOURCES), "utf8");

/** The cards' names and texts, from the files that the engine reads. */
function words(): Map<string, Record<string, string>> {
  const found = new Map<string, Record<string, string>>();
  for (const deck of ["cities", "megaliths", "pyramids", "artefacts", "knowledge"]) {
    const cards = readFileSync(new URL(`cards/${deck}.py`, TITLE), "utf8")
      .split(/\n {4}Card\(/)
      .slice(1);
    for (const card of cards) {
      const facts = [...card.matchAll(/\b(en|fr|text_en|text_fr|needs_en|needs_fr|country_en|country_fr)="([^"]*)"/g)];
      found.set(/"(\w+)"/.exec(card)![1]!, Object.fromEntries(facts.map(([, name, value]) => [name!, value!])));
    }
  }
  return found;
}

const KINDS: Record<string, string> = { C: "city", M: "megalith", P: "pyramid", A: "artefact", T: "ancient" };

function face(id: string, facts: Record<string, string>): Face {
  const both = (name: string) => Object.fromEntries(LANGUAGES.map((lang) => [lang, facts[`${name}${lang}`] ?? ""]));
  const numbers: Record<string, number> = id.startsWith("T")
    ? { level: 2, points: 2 }
    : id.startsWith("A")
      ? { cost: 1, hand: 1 }
      : { slot: 4, knowledge: 9, points: 2, hand: 1 };
  return {
    id,
    kind: KINDS[id[0]!]!,
    timing: "decline",
    names: both(""),
    texts: both("text_"),
    numbers,
    extra: { needs: both("needs_"), country: both("country_") },
  } as unknown as Face;
}

/** A component's styles under the class that its markup carries. */
function styles(path: string, html: string, mark: RegExp): string {
  const hash = mark.exec(html)![1]!;
  return compile(source(path), { filename: path, css: "external", cssHash: () => hash }).css!.code;
}

/** Cards whose words have more to say than their card has room for. */
function spilled(size: CardSize, width: number): string[] {
  const cards = words();
  const drawn = LANGUAGES.flatMap((lang) =>
    IDS.map(
      (id) =>
        `<div class="try" id="${id}-${lang}" lang="${lang}" style="width:${width}px">${render(CardFace, { props: { card: face(id, cards.get(id)!), size, lang } }).body}</div>`,
    ),
  ).join("");
  const css = [
    source("styles/fonts.css").replaceAll("@fontsource-variable/", FONTS.href),
    source("styles/tokens.css"),
    source("styles/base.css"),
    source("games/ancient-knowledge/palette.css"),
    styles("games/ancient-knowledge/CardFace.svelte", drawn, /class="stock (svelte-\w+)/),
    styles("games/ancient-knowledge/card/Plate.svelte", drawn, /class="plate[^"]* (svelte-\w+)/),
    styles("kit/Sign.svelte", drawn, /class="sign (svelte-\w+)/),
  ].join("\n");
  const told =
    shown(`<meta charset="utf-8"><style>${css}</style><body data-title="ancient-knowledge">${drawn}<script type="module">
    await Promise.all(["460 12px Inter", "640 12px Fraunces"].map((font) => document.fonts.load(font)));
    const loaded = ["Fraunces", "Inter"].filter((name) => [...document.fonts].some((font) => font.status === "loaded" && font.family.includes(name) && !font.family.includes("fallback")));
    const wide = (element) => element.scrollWidth > element.clientWidth + 1;
    const bad = [...document.querySelectorAll(".try")].filter((card) => {
      const plate = card.querySelector(".plate");
      return plate.scrollHeight > plate.clientHeight + 1 || wide(plate) || wide(plate.querySelector(".title")) || wide(plate.querySelector(".text"));
    });
    document.body.textContent = "[" + [...loaded, ...bad.map((card) => card.id)].join(" ") + "]";
  </script></body>`);
  expect(told).toMatch(/^Fraunces Inter/);
  return told.split(" ").slice(2);
}

describe("the words on the cards", () => {
  it("are found for every card of the box", () => {
    const cards = words();
    expect([...cards.keys()].sort()).toEqual([...IDS].sort());
    for (const facts of cards.values())
      for (const name of ["en", "fr", "text_en", "text_fr"]) expect(facts[name]).toBeTruthy();
  });

  it("fit on a card in hand, in both languages", { timeout: 60_000 }, () => {
    expect(spilled("hand", 150)).toEqual([]);
  });

  it("fit on a card at zoom, in both languages", { timeout: 60_000 }, () => {
    expect(spilled("zoom", 320)).toEqual([]);
  });
});
