/** What the placement in the making would reach, by what lies on the table; all of it as the view says it. */
import type { ScholarsView } from "./view";

export interface Reach {
  cards: Set<string>;
  stops: Map<string, { distance: number; match: boolean; xp: boolean }>;
  levels: Map<string, number>;
}

export function reachOf(view: ScholarsView): Reach {
  const found: Reach = { cards: new Set(), stops: new Map(), levels: new Map() };
  for (const gives of view.plan?.gives ?? []) {
    for (const card of [...(gives.recruit ?? []), ...(gives.translate ?? []), ...(gives.cards ?? [])]) found.cards.add(card);
    for (const { place, ...stop } of gives.stops ?? []) if (!found.stops.has(place)) found.stops.set(place, stop);
    for (const [science, level] of Object.entries(gives.research ?? {})) found.levels.set(science, Math.max(level, found.levels.get(science) ?? 0));
    for (const study of gives.study ?? []) found.cards.add(`study-${study}`);
  }
  return found;
}
