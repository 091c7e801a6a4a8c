/** What travels for an event beside the pieces that are on the page: goods from the board to whoever gains them. */
import type { Motion } from "../../kit";
import type { Motions } from "./generated";

type Gained = { seat?: string; count: number };

const gained =
  (icon: string) =>
  ({ seat, count }: Gained): Motion[] =>
    seat ? [{ icon, count, from: "bank", to: `seat-${seat}` }] : [];

export const motions: Motions = {
  "gained-silver": gained("silver"),
  "gained-gold": gained("gold"),
  "gained-xp": gained("xp"),
  "paid-silver": ({ seat, count }) => (seat ? [{ icon: "silver", count, from: `seat-${seat}`, to: "bank" }] : []),
};
