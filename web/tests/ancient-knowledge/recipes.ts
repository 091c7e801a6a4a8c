/** The recipes as the server gives them to the page. */
import { readFileSync } from "node:fs";
import type { Recipe } from "../../src/games/ancient-knowledge/art";

export const TITLE = new URL("../../../src/tablee/games/ancient_knowledge/", import.meta.url);
export const recipes = JSON.parse(readFileSync(new URL("art.json", TITLE), "utf8")) as Record<string, Recipe>;

const DECKS = { C: 36, M: 36, P: 36, A: 36, T: 45 };
export const IDS = Object.entries(DECKS).flatMap(([deck, count]) =>
  Array.from({ length: count }, (_, i) => `${deck}${i + 1}`),
);
