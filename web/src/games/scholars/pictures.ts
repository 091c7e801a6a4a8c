/** The pictures of the cards. */
import { artOf, Picture as AnyPicture, withProps } from "../../kit";

const people = { translator: "portrait", starter: "portrait", caliph: "portrait", goal: "portrait" };
const things = { scroll: "scroll", page: "leaf", action: "still", upgraded: "still" };
const places = { room: "room", place: "road", guild: "guild" };
const plain = { of: { ...people, ...things, ...places }, other: { archetype: "emblem", palette: "lamp" } };
const art = artOf(() => import("./art"), {
  box: "0 6 120 112",
  plain,
  keep: (recipe) => (recipe.archetype === "portrait" ? "top" : "middle"),
});

export const Picture = withProps(AnyPicture, { art });
