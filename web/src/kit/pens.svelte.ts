/** The pens of a title come in a file of their own: the lobby does without them, a table asks for them with its first card. */
import { later } from "../shell/later";

/** Load a part when it is first asked for; null until it is here, then whatever was drawn from it is drawn again. */
export function lazily<Part>(load: () => Promise<Part>): () => Part | null {
  let part = $state.raw<Part | null>(null);
  let asked = false;
  return () => {
    if (!asked) {
      asked = true;
      void later(load).then((found) => (part = found));
    }
    return part;
  };
}

/** What a card's picture is drawn from. */
export interface Recipe {
  archetype: string;
}

interface Drawn {
  id: string;
  kind: string;
  art: unknown;
}

/** How a title draws the pictures of its cards. */
export interface Art {
  /** The inside of a picture of 120 × 120, as soon as the pens are here. */
  draw: (card: Drawn, fine: boolean) => string | undefined;
  /** The part of it that is shown. */
  box: string;
  /** What is kept of it where there is less room. */
  keep?: (card: Drawn) => "top" | "middle" | "bottom";
}

/** What cards are drawn as that came without a recipe: their archetype by their kind, and whatever else there is. */
export interface Plain<R extends Recipe> {
  of: Record<string, string>;
  other: Omit<R, "seed">;
}

function isRecipe(value: unknown): value is Recipe {
  return typeof value === "object" && value !== null && "archetype" in value && Boolean(value.archetype);
}

/** The recipe in a card's data; for one that a card file added, a plain one that always comes out the same. */
export function recipeOf<R extends Recipe>(card: Drawn, plain: Plain<R>): R {
  if (isRecipe(card.art)) return card.art as R;
  const seed = Array.from(card.id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const { archetype } = plain.other as Recipe;
  return { ...plain.other, archetype: plain.of[card.kind] ?? archetype, seed } as object as R;
}

/** How pictures are drawn from recipes by the pens that `load` brings. */
export function artOf<R extends Recipe>(
  load: () => Promise<{ picture: (recipe: R, fine: boolean) => string }>,
  look: { box: string; plain: Plain<R>; keep?: (recipe: R) => "top" | "middle" | "bottom" },
): Art {
  const pens = lazily(load);
  const { keep } = look;
  return {
    box: look.box,
    draw: (card, fine) => pens()?.picture(recipeOf<R>(card, look.plain), fine),
    ...(keep && { keep: (card: Drawn) => keep(recipeOf<R>(card, look.plain)) }),
  };
}

/** The pictures that were drawn, each a file of this page: on a board each is one image instead of a hundred paths. */
const files = new Map<string, string>();

/** The address of a card's picture; empty until the pens are here. */
export function pictureOf(art: Art, card: Drawn, fine: boolean, box = art.box): string {
  const inside = art.draw(card, fine);
  if (inside === undefined) return "";
  const [, , width, height] = box.split(" ");
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width ?? ""}" height="${height ?? ""}" viewBox="${box}">${inside}</svg>`;
  let file = files.get(picture);
  if (file === undefined) {
    file = URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
    files.set(picture, file);
  }
  return file;
}
