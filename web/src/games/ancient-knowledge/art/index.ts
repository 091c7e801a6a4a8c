/** From a card's recipe to its picture. */
import { far, finish, fore, sky } from "../../../art/land";
import { palette } from "../../../art/palettes";
import { Sketch, type Options } from "../../../art/pen";
import { ARTEFACTS } from "./artefacts";
import { CHARTS } from "./charts";
import { CITIES } from "./cities";
import { INSCRIPTIONS } from "./inscriptions";
import { MEGALITHS } from "./megaliths";
import { PORTRAITS } from "./portraits";
import { PYRAMIDS } from "./pyramids";

export interface Recipe extends Options {
  archetype: string;
  palette: string;
  seed: number;
}

type Draw = (s: Sketch, o: Options) => void;

const SCENES: Record<string, Draw> = { ...CITIES, ...MEGALITHS, ...PYRAMIDS };
const PLATES: Record<string, Draw> = { ...ARTEFACTS, ...PORTRAITS, ...INSCRIPTIONS, ...CHARTS };

export const ARCHETYPES = [...Object.keys(SCENES), ...Object.keys(PLATES)];

const drawn = new Map<string, string>();

/** The inside of an `<svg viewBox="0 0 120 120">`; `fine` adds ink and grain that a small picture can do without. */
export function picture(recipe: Recipe, fine: boolean): string {
  const key = JSON.stringify(recipe) + fine;
  let found = drawn.get(key);
  if (found === undefined) {
    const s = new Sketch(palette(recipe.palette), recipe.seed, fine);
    const scene = SCENES[recipe.archetype];
    if (scene) {
      sky(s, recipe);
      far(s, recipe);
      // a little larger than drawn, growing from the ground line
      const zoom = typeof recipe.zoom === "number" ? recipe.zoom : 1.12;
      s.placed(`matrix(${zoom} 0 0 ${zoom} ${(61 * (1 - zoom)).toFixed(2)} ${(104 * (1 - zoom)).toFixed(2)})`, () => scene(s, recipe));
      fore(s, recipe);
    } else PLATES[recipe.archetype]?.(s, recipe);
    finish(s);
    found = s.toString();
    drawn.set(key, found);
  }
  return found;
}
