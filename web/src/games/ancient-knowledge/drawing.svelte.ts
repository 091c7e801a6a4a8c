/** The pictures come in a file of their own: the lobby does without them, a table asks for them with its first card. */
import { later } from "../../shell/plugin";
import type { Recipe } from "./art";

type Picture = (recipe: Recipe, fine: boolean) => string;

let draw = $state.raw<Picture | null>(null);
let asked = false;

/** The inside of a picture; nothing until the pens are here, then it is drawn by itself. */
export function drawing(recipe: Recipe, fine: boolean): string {
  if (!asked) {
    asked = true;
    void later(() => import("./art")).then((art) => (draw = art.picture));
  }
  return draw?.(recipe, fine) ?? "";
}
