/** The three places of the table, which one is open, and where the present decision lies. */
import { viewOf } from "../../kit";
import type { Prompt, Table } from "./generated";

export type Place = "city" | "roads" | "desk";
export const PLACE_NAMES: Place[] = ["city", "roads", "desk"];
export const KEYS: Record<Place, string> = { city: "d", roads: "f", desk: "g" };

/** Where each question is answered; what is missing is answered anywhere, from the rail. */
const PLACES: Partial<Record<Prompt, Place>> = {
  draft: "city",
  recruit: "city",
  room: "city",
  translate: "city",
  chain: "city",
  study: "city",
  "move-gold": "city",
  "place-gold": "city",
  retire: "city",
  influence: "city",
  caliph: "city",
  "rival-wants": "city",
  travel: "roads",
  deliver: "roads",
  research: "roads",
  advance: "roads",
  "harvest-track": "roads",
  page: "roads",
  upgrade: "roads",
  turn: "desk",
  card: "desk",
  dice: "desk",
  resolve: "desk",
  harvest: "desk",
  tuck: "desk",
  "tuck-price": "desk",
  "late-banner": "desk",
  "final-pages": "desk",
};

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

const newOpen = (): Open => new Open();

/** Which place of this table is open. */
export const openAt = (table: Pick<Table, "local">): Open => table.local(newOpen);

/** Where what is asked can be answered; nothing for what can be answered anywhere, from the rail. */
export function placeOf(table: Table): Place | null {
  const decision = table.decision;
  const view = viewOf(table);
  if (!decision || !view) return null;
  const { prompt, choices } = decision;
  const place = PLACES[prompt];
  if (place) return place;
  if (prompt === "mark" || prompt === "recall") {
    const onMap = view.map.filter(
      (space) => space && choices.some((choice) => "card" in choice && choice.card === space.card),
    ).length;
    return onMap * 2 > choices.length ? "roads" : "city";
  }
  return null;
}

/** Is there anything to choose there? */
export function asks(table: Table, place: Place): boolean {
  const view = viewOf(table);
  const choices = table.decision?.choices ?? [];
  if (!view || !choices.length) return false;
  if (placeOf(table) === place) return true;
  if (table.decision?.prompt !== "mark" && table.decision?.prompt !== "recall") return false;
  const spaces = place === "roads" ? view.map : place === "city" ? Object.values(view.house).flat() : [];
  return spaces.some((space) => space && choices.some((choice) => "card" in choice && choice.card === space.card));
}
