/** What the placement in the making would reach, by what lies on the table; all of it as the view says it. */
import { say, type Table } from "./generated";
import type { Gives, ScholarsView } from "./view";

export interface Reach {
  cards: Set<string>;
  stops: Map<string, { distance: number; match: boolean; xp: boolean }>;
  levels: Map<string, number>;
}

export function reachOf(view: ScholarsView): Reach {
  const found: Reach = { cards: new Set(), stops: new Map(), levels: new Map() };
  for (const gives of view.plan?.gives ?? []) {
    for (const card of [...(gives.recruit ?? []), ...(gives.translate ?? []), ...(gives.cards ?? [])])
      found.cards.add(card);
    for (const { place, ...stop } of gives.stops ?? []) if (!found.stops.has(place)) found.stops.set(place, stop);
    for (const [science, level] of Object.entries(gives.research ?? {}))
      found.levels.set(science, Math.max(level, found.levels.get(science) ?? 0));
    for (const study of gives.study ?? []) found.cards.add(`study-${study}`);
  }
  return found;
}

/** The same in words. */
export function spoken(table: Table, gives: Gives): string {
  const cards = (ids: string[]): string => ids.map((card) => table.cardName(card)).join(", ") || "–";
  const parts: string[] = [];
  if (gives.recruit) parts.push(`${table.word("act", "recruit")}: ${cards(gives.recruit)}`);
  if (gives.travel) parts.push(`${table.word("act", "travel")}: 1–${gives.travel}`);
  if (gives.research)
    parts.push(
      `${table.word("act", "research")}: ${
        Object.entries(gives.research)
          .map(([science, level]) => `${table.word("science", science)} ${level}`)
          .join(", ") || "–"
      }`,
    );
  if (gives.translate) parts.push(`${table.word("act", "translate")}: ${cards(gives.translate)}`);
  return say("sum-label", {
    colour: table.word("colour", gives.colour),
    value: gives.value,
    reaches: parts.join("; "),
  });
}
