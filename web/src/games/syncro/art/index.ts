/** From a card's recipe to its picture, and from a seat to its mage. */
import { finish } from "../../../art/land";
import { Sketch, type Options } from "../../../art/pen";
import { DRAGONS } from "./dragons";
import { FOG } from "./fog";
import { GOLEMS } from "./golems";
import { light } from "./lights";
import { MAGES, ORDER, type Mood } from "./mages";
import { MAGIC } from "./magic";
import { MUSHROOMS } from "./mushrooms";
import { front, night, type Draw } from "./night";
import { STORY } from "./story";
import { VILLAINS } from "./villains";

export interface Recipe extends Options {
  archetype: string;
  light: string;
  seed: number;
}

/** Creatures stand in the night; everything else brings its own ground. */
const CREATURES: Record<string, Draw> = { ...MUSHROOMS, ...GOLEMS, ...DRAGONS, ...VILLAINS };
const PLATES: Record<string, Draw> = { ...FOG, ...MAGIC, ...STORY };

export const ARCHETYPES = [...Object.keys(CREATURES), ...Object.keys(PLATES)];

const drawn = new Map<string, string>();

function kept(key: string, draw: () => string): string {
  let found = drawn.get(key);
  if (found === undefined) {
    found = draw();
    drawn.set(key, found);
  }
  return found;
}

/** The inside of an `<svg viewBox="0 0 120 120">`; `fine` adds ink and grain that a small picture can do without. */
export function picture(recipe: Recipe, fine: boolean): string {
  return kept(JSON.stringify(recipe) + fine, () => {
    const s = new Sketch(light(recipe.light), recipe.seed, fine);
    const creature = CREATURES[recipe.archetype];
    if (creature) {
      night(s, recipe);
      creature(s, recipe);
      front(s, recipe);
    } else PLATES[recipe.archetype]?.(s, recipe);
    finish(s);
    return s.toString();
  });
}

/** The mage of a seat: `p1` has a hood, `p2` a hat. */
export function portrait(seat: string, mood: Mood = "night"): string {
  const name = ORDER[(Math.max(1, Number(seat.slice(1)) || 1) - 1) % ORDER.length]!;
  return kept(`mage ${name} ${mood}`, () => {
    const s = new Sketch(light("candle"), 3, false);
    MAGES[name]!(s, { mood });
    return s.toString();
  });
}
