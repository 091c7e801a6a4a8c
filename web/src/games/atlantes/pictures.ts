/** The pictures of the cards. */
import { artOf, Picture as AnyPicture, recipeOf, withProps, type CardFace } from "../../kit";
import type { Recipe } from "./art";

const people = { starting: "figure", ocean: "figure", king: "figure" };
const places = { sharks: "circling", wrecks: "galleon", volcanoes: "cone", civilizations: "arches" };
const plain = { of: { ...people, ...places }, other: { archetype: "reef", palette: "noon" } };
const art = artOf(() => import("./art"), { box: "0 4 120 116", plain });

export const Picture = withProps(AnyPicture, { art });

/** The sign that an objective's shell bears. */
export function signOf(card: Pick<CardFace, "id" | "kind" | "art">): string {
  return String(recipeOf<Recipe>(card, plain).sign ?? "objective");
}
