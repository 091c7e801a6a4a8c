import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ARCHETYPES, picture, type Recipe } from "../../src/games/atlantes/art";
import { palette, PALETTES } from "../../src/games/atlantes/art/tones";
import { gainOf, partsOf } from "../../src/games/atlantes/gains";
import { icons } from "../../src/games/atlantes/icons";
import { differences } from "../raster";

const TITLE = new URL("../../../src/tablee/games/atlantes/", import.meta.url);
const recipes = JSON.parse(readFileSync(new URL("art.json", TITLE), "utf8")) as Record<string, Recipe>;
const source = (name: string) => readFileSync(new URL(`cards/${name}.py`, TITLE), "utf8");
const characters = [...source("characters").matchAll(/Character\(id="([\w-]+)"/g)].map(([, id]) => id!);
const objectives = [...source("objectives").matchAll(/Objective\(id="([\w-]+)"/g)].map(([, id]) => id!);
const locations = [...source("locations").matchAll(/Location\(number=(\d+)/g)].map(([, number]) => `L${number}`);

/** Mean difference of a colour channel between two chips, of 255. Shells and mantas lie on their own face and are told by it. */
const ALIKE = 15;

describe("the pictures of Atlantes", () => {
  it("are there for every location, character and objective", () => {
    expect([locations.length, characters.length, objectives.length]).toEqual([56, 23, 14]);
    for (const id of [...locations, ...characters, ...objectives]) expect(recipes, id).toHaveProperty(id);
  });

  it("name archetypes, palettes and signs that exist, and every archetype is used", () => {
    for (const [id, recipe] of Object.entries(recipes)) {
      expect(ARCHETYPES, id).toContain(recipe.archetype);
      expect(PALETTES, id).toContain(recipe.palette);
      if (recipe.sign) expect(icons, id).toHaveProperty(String(recipe.sign));
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
    const ids = [...locations, ...characters];
    const pairs = differences(ids.map((id) => [id, picture(recipes[id]!, false)]));
    expect(pairs).toHaveLength((ids.length * (ids.length - 1)) / 2);
    expect(pairs.filter((pair) => pair.by < ALIKE)).toEqual([]);
  });
});

describe("the signs of Atlantes", () => {
  it("are there for every icon of a level or a manta", () => {
    expect(gainOf("power2-sharks")).toEqual({ shape: "shield", sign: "power", count: 2, only: "sharks" });
    for (const icon of [
      "gold1",
      "gold2",
      "power1",
      "power2",
      "raise1",
      "raise2",
      "raise-full",
      "recruit-free",
      "take-back",
      "score",
    ]) {
      const gain = gainOf(icon);
      expect(gain.shape, icon).not.toBe("none");
      expect(icons, icon).toHaveProperty(gain.sign);
    }
    expect(gainOf("empty").shape).toBe("none");
  });

  it("tell a character's effects part by part, in their order", () => {
    expect(partsOf("raise 2 or score 2").map((part) => part.or ?? false)).toEqual([false, true]);
    expect(partsOf("conquer 3; opponents discard 1").map((part) => part.theirs ?? false)).toEqual([false, true]);
    for (const effects of [
      "explore; conquer 1",
      "take back all; ready mantas",
      "recruit 0",
      "recruit free",
      "salvage",
      "replay 1",
      "buy 3; leave",
      "opponents raise 1",
      "opponents tire 1",
    ])
      for (const part of partsOf(effects))
        for (const { sign, gain } of part.signs)
          expect(sign ? icons : { [gain!.sign]: 1 }, `${effects}: ${sign}`).toHaveProperty(sign || gain!.sign);
  });
});
