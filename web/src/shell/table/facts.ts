/** The numbers of a player's panel: as the title says, or whatever its view counts for that player. */
import { plainName, playerArea } from "../generic/areas";
import type { PanelFact } from "../plugin";
import type { TableState } from "./state.svelte";

const MOST = 6;

export function panelFacts(table: TableState, seat: string): PanelFact[] {
  if (table.page.panel) return table.page.panel(table, seat);
  const area = playerArea(table.view, seat) ?? {};
  const facts: PanelFact[] = [];
  for (const [name, value] of Object.entries(area)) {
    const count = typeof value === "number" ? value : Array.isArray(value) ? value.length : null;
    if (count !== null && facts.length < MOST) facts.push({ icon: "", label: `area-${name.replaceAll("_", "-")}`, value: count });
  }
  return facts;
}

export function factName(table: TableState, fact: PanelFact): string {
  return table.knows(fact.label) ? table.say(fact.label) : plainName(fact.label.replace(/^area-/, ""));
}
