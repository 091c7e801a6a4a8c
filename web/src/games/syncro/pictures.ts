/** The pictures of the cards, and the portraits of the mages. */
import { artOf, lazily, Picture as AnyPicture, withProps } from "../../kit";
import type { Mood } from "./art/mages";

const plain = { of: {}, other: { archetype: "rune", palette: "night" } };
const art = artOf(() => import("./art"), { box: "0 0 120 120", plain, keep: () => "top" });
const portraits = lazily(() => import("./art"));

/** Of a picture as wide as three cards: its middle. */
export const WIDE = "0 28 120 56";
export const Picture = withProps(AnyPicture, { art });

/** The inside of a mage's portrait; empty until the pens are here. */
export function mage(seat: string, mood?: Mood): string {
  return portraits()?.portrait(seat, mood) ?? "";
}
