/** The pictures of the cards. */
import { artOf, Picture as AnyPicture, withProps } from "../../kit";

const plain = { of: {}, other: { archetype: "dolmen", palette: "clay" } };
const art = artOf(() => import("./art"), { box: "0 8 120 112", plain });

export const Picture = withProps(AnyPicture, { art });
