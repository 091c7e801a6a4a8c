/** The pictures come in a file of their own: the lobby does without them, a table asks for them with its first card. */
import { later, type CardFace } from "../../shell/plugin";
import type { Recipe } from "./art";

type Picture = (recipe: Recipe, fine: boolean) => string;

let draw = $state.raw<Picture | null>(null);
let asked = false;

/** The pictures that were drawn, each a file of this page: on the board each is one image instead of a hundred paths. */
const files = new Map<string, string>();

/** The address of a picture; nothing until the pens are here, then it is drawn by itself. */
export function drawing(recipe: Recipe, fine: boolean): string {
  if (!asked) {
    asked = true;
    void later(() => import("./art")).then((art) => (draw = art.picture));
  }
  const inside = draw?.(recipe, fine);
  if (inside === undefined) return "";
  let file = files.get(inside);
  if (file === undefined) {
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="116" viewBox="0 4 120 116">${inside}</svg>`;
    file = URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
    files.set(inside, file);
  }
  return file;
}

/** What a card that came without a recipe is drawn as, by its kind: one that a card file added. */
const PLAIN: Record<string, string> = {
  starting: "figure",
  ocean: "figure",
  king: "figure",
  sharks: "circling",
  wrecks: "galleon",
  volcanoes: "cone",
  civilizations: "arches",
};

export function recipeOf(card: CardFace): Recipe {
  const own = (card.art ?? card.extra.art) as Recipe | null | undefined;
  if (own?.archetype) return own;
  const seed = [...card.id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return { archetype: PLAIN[card.kind] ?? "reef", palette: "noon", seed };
}
