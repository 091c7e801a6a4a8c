/** The three places of the table, which one is open, and where the present decision lies. */
import type { TableState } from "../../shell/plugin";
import { viewOf } from "./view";

export type Place = "city" | "roads" | "desk";
export const PLACE_NAMES: Place[] = ["city", "roads", "desk"];
export const KEYS: Record<string, Place> = { d: "city", f: "roads", g: "desk" };

const CITY = new Set([
  "draft",
  "recruit",
  "room",
  "translate",
  "chain",
  "study",
  "move-gold",
  "place-gold",
  "retire",
  "influence",
  "caliph",
  "rival-wants",
]);
const ROADS = new Set(["travel", "deliver", "research", "advance", "harvest-track", "page", "upgrade"]);
const DESK = new Set([
  "turn",
  "card",
  "dice",
  "resolve",
  "harvest",
  "tuck",
  "tuck-price",
  "late-banner",
  "final-pages",
]);

class Open {
  place = $state<Place>("desk");
  /** Stays open whatever is asked. */
  pinned = $state(false);
  /** The action card that was taken up before its slot was named. */
  held = $state<string | null>(null);
  /** What the dice could do, laid open. */
  prospects = $state(false);

  go(place: Place): void {
    this.place = place;
  }
}

export const open = new Open();

/** Where what is asked can be answered; nothing for what can be answered anywhere, from the rail. */
export function placeOf(table: TableState): Place | null {
  const decision = table.decision;
  const view = viewOf(table);
  if (!decision || !view) return null;
  const { prompt, choices } = decision;
  if (CITY.has(prompt)) return "city";
  if (ROADS.has(prompt)) return "roads";
  if (DESK.has(prompt)) return "desk";
  if (prompt === "mark" || prompt === "recall") {
    const onMap = view.map.filter((space) => space && choices.some((choice) => choice.card === space.card)).length;
    return onMap * 2 > choices.length ? "roads" : "city";
  }
  return null;
}

/** Is there anything to choose there? */
export function asks(table: TableState, place: Place): boolean {
  const view = viewOf(table);
  const choices = table.decision?.choices ?? [];
  if (!view || !choices.length) return false;
  if (placeOf(table) === place) return true;
  if (table.decision?.prompt !== "mark" && table.decision?.prompt !== "recall") return false;
  const spaces = place === "roads" ? view.map : place === "city" ? Object.values(view.house).flat() : [];
  return spaces.some((space) => space && choices.some((choice) => choice.card === space.card));
}
