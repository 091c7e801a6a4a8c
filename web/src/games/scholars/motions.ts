/** What travels for an event beside the pieces that are on the page: goods from the board to whoever gains them. */
import type { Motion, Told } from "../../shell/plugin";

const GAINS: Record<string, string> = { "gained-silver": "silver", "gained-gold": "gold", "gained-xp": "xp" };

export function motions(event: Told): Motion[] {
  const icon = GAINS[event.event];
  if (icon && event.seat) return [{ icon, count: Number(event.count ?? 1), from: "bank", to: `seat-${event.seat}` }];
  if (event.event === "paid-silver" && event.seat)
    return [{ icon: "silver", count: Number(event.count ?? 1), from: `seat-${event.seat}`, to: "bank" }];
  return [];
}
