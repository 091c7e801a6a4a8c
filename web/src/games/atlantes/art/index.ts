/** From a card's recipe to its picture. */
import { Sketch, type Options } from "../../../art/pen";
import { CIVILIZATIONS } from "./civilizations";
import { CREATURES } from "./creatures";
import { figure } from "./figures";
import { SHARKS } from "./sharks";
import { palette } from "./tones";
import { VOLCANOES } from "./volcanoes";
import { finish, near, sea } from "./water";
import { WRECKS } from "./wrecks";

export interface Recipe extends Options {
  archetype: string;
  palette: string;
  seed: number;
}

type Draw = (s: Sketch, o: Options) => void;

const FIGURES: Record<string, Draw> = { figure, ...CREATURES };
const SCENES: Record<string, Draw> = { reef: () => undefined, ...SHARKS, ...WRECKS, ...VOLCANOES, ...CIVILIZATIONS };

export const ARCHETYPES = [...Object.keys(FIGURES), ...Object.keys(SCENES)];

const drawn = new Map<string, string>();

/** The inside of an `<svg viewBox="0 0 120 120">`; `fine` adds ink and grain that a small picture can do without. */
export function picture(recipe: Recipe, fine: boolean): string {
  const key = JSON.stringify(recipe) + fine;
  let found = drawn.get(key);
  if (found === undefined) {
    const s = new Sketch(palette(recipe.palette), recipe.seed, fine);
    sea(s, recipe);
    const person = FIGURES[recipe.archetype];
    if (person) {
      near(s, recipe);
      person(s, recipe);
    } else {
      (SCENES[recipe.archetype] ?? SCENES.reef!)(s, recipe);
      near(s, recipe);
    }
    finish(s);
    found = s.toString();
    drawn.set(key, found);
  }
  return found;
}
