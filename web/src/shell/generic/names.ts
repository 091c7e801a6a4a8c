/** What an area is called: by the title's catalogue where it says, else by the view's own word. */
import type { TableState } from "../table/state.svelte";
import { plainName } from "./areas";

export function areaName(table: TableState, name: string): string {
  const id = `area-${name.replaceAll("_", "-")}`;
  return table.knows(id) ? table.say(id) : plainName(name);
}
