/** The pictures come in a file of their own: the lobby does without them, a table asks for them with its first card. */
import { later, type CardFace } from "../../shell/plugin";
import type { Recipe } from "./art";

type Picture = (recipe: Recipe, fine: boolean) => string;

let draw = $state.raw<Picture | null>(null);
let asked = false;

/** The inside of an `<svg viewBox="0 0 120 120">`; nothing until the pens are here, then it is drawn by itself. */
export function drawing(recipe: Recipe, fine: boolean): string {
  if (!asked) {
    asked = true;
    void later(() => import("./art")).then((art) => (draw = art.picture));
  }
  return draw?.(recipe, fine) ?? "";
}

/** What a card that came without a recipe is drawn as, by its kind: one that a card file added. */
const PLAIN: Record<string, string> = {
  translator: "portrait",
  starter: "portrait",
  caliph: "portrait",
  goal: "portrait",
  scroll: "scroll",
  page: "leaf",
  action: "still",
  upgraded: "still",
  room: "room",
  place: "road",
  guild: "guild",
};

export function recipeOf(card: CardFace): Recipe {
  const own = (card.art ?? card.extra.art) as Recipe | null | undefined;
  if (own?.archetype) return own;
  const seed = [...card.id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return { archetype: PLAIN[card.kind] ?? "emblem", palette: "lamp", seed };
}
