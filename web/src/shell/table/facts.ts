/** The numbers of a player's panel: as the title says, or whatever its view counts for that player. */
import { isEmpty, isObject, playerArea } from "../generic/areas";
import { areaName, valueName } from "../generic/names";
import type { Json, PanelFact } from "../plugin";
import type { TableState } from "./state.svelte";

const MOST = 7;

export function panelFacts(table: TableState, seat: string): PanelFact[] {
  if (table.page.panel && !table.isPlain) return table.page.panel(table, seat);
  const area = playerArea(table.view, seat) ?? {};
  const facts: PanelFact[] = [];
  if (isObject(area.score)) {
    const points = Object.values(area.score).filter((part) => typeof part === "number");
    facts.push({ icon: "", label: "score-total", value: points.reduce((sum, part) => sum + part, 0), main: true });
  }
  for (const [name, value] of Object.entries(area)) {
    if (isEmpty(value) || (name === "hand" && "hand_count" in area)) continue;
    if (typeof value === "string" && name !== "seat" && !(value in table.cards) && facts.length < MOST) {
      facts.push({ icon: "", label: name, value: valueName(table, name, value) });
    }
    const count =
      typeof value === "number" ? value : Array.isArray(value) && value.every(isPiece) ? value.length : null;
    if (count !== null && facts.length < MOST) facts.push({ icon: "", label: name, value: count });
  }
  return facts;
}

/** Something that can be counted, not a number among numbers. */
function isPiece(value: Json): boolean {
  return typeof value === "string" || isObject(value);
}

export function factName(table: TableState, fact: PanelFact): string {
  return table.knows(fact.label) && fact.label.includes("-") ? table.say(fact.label) : areaName(table, fact.label);
}
