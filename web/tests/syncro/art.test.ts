import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ARCHETYPES, picture, portrait, type Recipe } from "../../src/games/syncro/art";
import { NAMES } from "../../src/games/syncro/art/lights";
import { differences } from "../raster";

const recipes = JSON.parse(
  readFileSync(new URL("../../../src/tablee/games/syncro/art.json", import.meta.url), "utf8"),
) as Record<string, Recipe>;
const IDS = Object.keys(recipes);

/** Mean difference of a colour channel between two chips, of 255. */
const ALIKE = 8;

describe("the pictures of Syncro", () => {
  it("name archetypes and lights that exist, and every archetype is used", () => {
    for (const [id, recipe] of Object.entries(recipes)) {
      expect(ARCHETYPES, id).toContain(recipe.archetype);
      expect(NAMES, id).toContain(recipe.light);
    }
    const used = new Set(Object.values(recipes).map((recipe) => recipe.archetype));
    expect(ARCHETYPES.filter((archetype) => !used.has(archetype))).toEqual([]);
  });

  it("are drawn without a number gone wrong, and without anything that runs or loads", () => {
    const drawn = [
      ...IDS.flatMap((id) => [picture(recipes[id]!, false), picture(recipes[id]!, true)]),
      ...["p1", "p2", "p3", "p4", "p5"].flatMap((seat) => [
        portrait(seat),
        portrait(seat, "calm"),
        portrait(seat, "loud"),
      ]),
    ];
    for (const each of drawn) {
      expect(each.length).toBeGreaterThan(600);
      expect(each).not.toMatch(/NaN|undefined|Infinity|null|\son|href|url\(/);
      expect(each.replace(/<(path|g|\/g)\b[^<>]*>/g, "")).toBe("");
    }
  });

  it("do not look alike at chip size", { timeout: 60_000 }, () => {
    const pairs = differences(IDS.map((id) => [id, picture(recipes[id]!, false)]));
    expect(pairs.filter((pair) => pair.by < ALIKE)).toEqual([]);
  });
});
