/** From a card's recipe to its picture. */
import { Sketch, type Options } from "../../../art/pen";
import { finish, hall } from "./hall";
import { portrait } from "./people";
import { PLACES } from "./places";
import { SHEETS } from "./sheets";
import { palette } from "./tones";

export interface Recipe extends Options {
  archetype: string;
  palette: string;
  seed: number;
}

type Draw = (s: Sketch, o: Options) => void;

const DRAWN: Record<string, Draw> = {
  portrait: (s, o) => {
    hall(s, o);
    portrait(s, o);
  },
  ...SHEETS,
  ...PLACES,
};

export const ARCHETYPES = Object.keys(DRAWN);

const drawn = new Map<string, string>();

/** The inside of an `<svg viewBox="0 0 120 120">`; `fine` adds ink and grain that a small picture can do without. */
export function picture(recipe: Recipe, fine: boolean): string {
  const key = JSON.stringify(recipe) + fine;
  let found = drawn.get(key);
  if (found === undefined) {
    const s = new Sketch(palette(recipe.palette), recipe.seed, fine);
    (DRAWN[recipe.archetype] ?? DRAWN.emblem!)(s, recipe);
    finish(s);
    found = s.toString();
    drawn.set(key, found);
  }
  return found;
}
