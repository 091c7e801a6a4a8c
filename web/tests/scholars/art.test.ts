import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ARCHETYPES, picture, type Recipe } from "../../src/games/scholars/art";
import { EMBLEMS } from "../../src/games/scholars/art/emblems";
import { palette, PALETTES } from "../../src/games/scholars/art/tones";
import { differences } from "../raster";

const recipes = JSON.parse(
  readFileSync(new URL("../../../src/tablee/games/scholars/art.json", import.meta.url), "utf8"),
) as Record<string, Recipe>;
const IDS = Object.keys(recipes);

/** Mean difference of a colour channel between two chips, of 255. */
const ALIKE = 12;

describe("the pictures of Scholars", () => {
  it("are there for every translator, scroll, page, action, room and caliph of the box", () => {
    const peoples = ["chinese", "sanskrit", "greek", "hebrew", "persian", "syriac", "wild1", "wild2"];
    for (const people of peoples)
      for (const letter of "abcdefghijk") expect(recipes, `${people}-${letter}`).toHaveProperty(`${people}-${letter}`);
    const count = (start: string) => IDS.filter((id) => id.startsWith(start)).length;
    expect(["scroll-", "page-", "act-", "up-", "room-", "caliph-", "start-", "goal-"].map(count)).toEqual([
      60, 56, 8, 8, 11, 4, 11, 6,
    ]);
  });

  it("name archetypes, palettes and things that exist, and every archetype is used", () => {
    for (const [id, recipe] of Object.entries(recipes)) {
      expect(ARCHETYPES, id).toContain(recipe.archetype);
      expect(PALETTES, id).toContain(recipe.palette);
      for (const option of ["about", "and", "left", "right", "things"])
        for (const thing of String(recipe[option] ?? "")
          .split(" ")
          .filter(Boolean))
          expect(EMBLEMS, `${id} ${option}`).toHaveProperty(thing);
    }
    const used = new Set(Object.values(recipes).map((recipe) => recipe.archetype));
    expect(ARCHETYPES.filter((archetype) => !used.has(archetype))).toEqual([]);
    for (const name of PALETTES)
      for (const colour of Object.values(palette(name))) expect(colour, name).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("are drawn without a number gone wrong, and without anything that runs or loads", () => {
    for (const [id, recipe] of Object.entries(recipes)) {
      for (const fine of [false, true]) {
        const drawn = picture(recipe, fine);
        expect(drawn.length, id).toBeGreaterThan(800);
        expect(drawn, id).not.toMatch(/NaN|undefined|Infinity|null/);
        expect(drawn.replace(/<(path|g|\/g)\b[^<>]*>/g, ""), id).toBe("");
        expect(drawn, id).not.toMatch(/\son|href|url\(/);
      }
    }
  });

  it("do not look alike at chip size", { timeout: 60_000 }, () => {
    // the four starting Pages are copies of one
    const ids = IDS.filter((id) => !/^page-start-[234]$/.test(id));
    const pairs = differences(ids.map((id) => [id, picture(recipes[id]!, false)]));
    expect(pairs).toHaveLength((ids.length * (ids.length - 1)) / 2);
    expect(pairs.filter((pair) => pair.by < ALIKE)).toEqual([]);
  });
});
