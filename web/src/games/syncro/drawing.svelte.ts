/** The pictures come in a file of their own: the lobby does without them, a table asks for them with its first card. */
import { later } from "../../shell/plugin";
import type { Recipe } from "./art";
import type { Mood } from "./art/mages";

let art = $state.raw<typeof import("./art") | null>(null);
let asked = false;

function pens(): typeof import("./art") | null {
  if (!asked) {
    asked = true;
    void later(() => import("./art")).then((found) => (art = found));
  }
  return art;
}

/** The inside of a picture; nothing until the pens are here, then it is drawn by itself. */
export function drawing(recipe: Recipe, fine: boolean): string {
  return pens()?.picture(recipe, fine) ?? "";
}

export function mage(seat: string, mood?: Mood): string {
  return pens()?.portrait(seat, mood) ?? "";
}
