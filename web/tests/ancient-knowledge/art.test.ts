import { describe, expect, it } from "vitest";
import { palette, PALETTES } from "../../src/art/palettes";
import { ARCHETYPES, picture } from "../../src/games/ancient-knowledge/art";
import { differences } from "../raster";
import { IDS, recipes } from "./recipes";

/** Mean difference of a colour channel between two chips, of 255; the nearest two cards are 18 apart. */
const ALIKE = 15;

describe("the pictures of the cards", () => {
  it("are there for every card of the box, and for no other", () => {
    expect(Object.keys(recipes).sort()).toEqual([...IDS].sort());
  });

  it("name archetypes and palettes that exist, and every archetype is used", () => {
    for (const [id, recipe] of Object.entries(recipes)) {
      expect(ARCHETYPES, id).toContain(recipe.archetype);
      expect(PALETTES, id).toContain(recipe.palette);
    }
    const used = new Set(Object.values(recipes).map((recipe) => recipe.archetype));
    expect(ARCHETYPES.filter((archetype) => !used.has(archetype))).toEqual([]);
  });

  it("have fifteen colours each", () => {
    for (const name of PALETTES)
      for (const colour of Object.values(palette(name))) expect(colour, name).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("are drawn without a number gone wrong, and without anything that runs or loads", () => {
    for (const id of IDS) {
      for (const fine of [false, true]) {
        const drawn = picture(recipes[id]!, fine);
        expect(drawn.length, id).toBeGreaterThan(800);
        expect(drawn, id).not.toMatch(/NaN|undefined|Infinity|null/);
        expect(drawn.replace(/<(path|g|\/g)\b[^<>]*>/g, ""), id).toBe("");
        expect(drawn, id).not.toMatch(/\son|href|url\(/);
      }
    }
  });

  it("draw the same scene large and small: only ink and grain are left out", () => {
    for (const id of IDS) {
      const shapes = (drawn: string) => drawn.match(/<path d="[^"]*" fill="#[^"]*"[^>]*>/g) ?? [];
      const small = shapes(picture(recipes[id]!, false));
      const large = new Set(shapes(picture(recipes[id]!, true)));
      expect(
        small.filter((shape) => !large.has(shape)),
        id,
      ).toEqual([]);
    }
  });

  it("do not look alike at chip size", { timeout: 60_000 }, () => {
    const pairs = differences(IDS.map((id) => [id, picture(recipes[id]!, false)]));
    expect(pairs).toHaveLength((IDS.length * (IDS.length - 1)) / 2);
    expect(pairs.filter((pair) => pair.by < ALIKE)).toEqual([]);
  });
});
