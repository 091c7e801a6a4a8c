/** What areas and values are called: by the title's catalogue, by the shell's, else by the view's own word. */
import type { Json } from "../protocol";
import type { TableState } from "../table/state.svelte";
import { isSeat, plainName } from "./areas";

/** What is said by no family of its own: a title's `word-…`, then what cards and score sheets of any title have words for. */
const FAMILIES = ["word", "kind", "number", "score"];

function familyWord(table: TableState, values: string[], first: string[]): string | undefined {
  const ids = [...first, ...FAMILIES].flatMap((family) => values.map((value) => `${family}-${value}`));
  const id = ids.find((each) => table.knows(each));
  return id && table.say(id);
}

/** An area, a counter or a key of a list. */
export function areaName(table: TableState, name: string): string {
  if (isSeat(name)) return table.nameOf(name);
  if (name in table.cards) return table.cardName(name);
  return familyWord(table, [name, name.replaceAll("_", "-")], ["area"]) ?? plainName(name);
}

/** A word, a card or a player; "black 5" is said word by word. */
export function valueName(table: TableState, area: string, value: string): string {
  if (isSeat(value)) return table.nameOf(value);
  if (value in table.cards) return table.cardName(value);
  const family = area.replaceAll("_", "-");
  const whole = familyWord(table, [value.replaceAll(" ", "-")], [family, family.replace(/s$/, "")]);
  if (whole) return whole;
  const parts = value.split(" ");
  return parts.length > 1 ? parts.map((part) => valueName(table, area, part)).join(" ") : plainName(value);
}

/** One short value beside its name. */
export function noteText(table: TableState, name: string, value: Json): string {
  if (value === true) return areaName(table, name);
  const said = (Array.isArray(value) ? value : [value]).map((part) =>
    typeof part === "string" ? valueName(table, name, part) : String(part),
  );
  return table.say("generic-note", { name: areaName(table, name), value: said.join(", ") });
}
