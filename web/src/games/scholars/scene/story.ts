/** Which events are worth being told one after the other: the solo opponent's turn, and what the end of a turn brings. */
import type { Told } from "../../../shell/plugin";

const WORTH = new Set(["scheme", "rival-rested", "caliph", "goal-reached", "goal-done", "row-completed"]);
const SIGNS: Record<string, string> = {
  scheme: "lamp",
  "rival-rested": "respite",
  "rival-track": "silver",
  "rival-returned": "silver",
  "rival-influenced": "influence",
  "rival-marked": "mark",
  "rival-placed-gold": "place-gold",
  "rival-page": "page",
  "rival-employed": "employ",
  "rival-translated": "translate",
  "rival-delivered": "deliver",
  "rival-retired": "retire",
  "rival-dice": "die",
  caliph: "caliph",
  "last-caliph": "caliph",
  "took-option": "caliph",
  consoled: "guild",
  replaced: "scroll",
  "goal-reached": "goal",
  "goal-done": "goal",
  tucked: "desk",
  "row-completed": "upgrade",
  flipped: "points",
  controls: "guild",
  rested: "respite",
};
const CARDS: Record<string, string> = { scheme: "scheme", caliph: "caliph" };

export function isStory(events: Told[]): boolean {
  return events.some((told) => WORTH.has(told.event));
}

/** The part that is told, from the first event that is worth it; what a player has just done is known already. */
export function storyOf(events: Told[]): Told[] {
  const first = events.findIndex((told) => WORTH.has(told.event));
  return first < 0 ? [] : events.slice(first);
}

export function signOf(told: Told): string {
  return SIGNS[told.event] ?? "value";
}

/** The card that is laid open with it. */
export function cardOf(told: Told): string | null {
  const field = CARDS[told.event];
  return field && typeof told[field] === "string" ? (told[field] as string) : null;
}
