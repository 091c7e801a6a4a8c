/** What areas and values are called: by the title's catalogue, by the shell's, else by the view's own word. */
import type { Json } from "../protocol";
import type { TableState } from "../table/state.svelte";
import { isSeat, plainName } from "./areas";

/** Families of words that a title may have for what a view only names. */
const FAMILIES = ["colour", "icon", "resource", "kind", "number", "score", "science", "slot", "guild", "deck", "phase", "act", "effect", "language", "to"];

function familyWord(table: TableState, value: string, first: string[]): string | undefined {
  const id = [...first, ...FAMILIES].map((family) => `${family}-${value}`).find((each) => table.knows(each));
  return id && table.say(id);
}

/** An area, a counter or a key of a list. */
export function areaName(table: TableState, name: string): string {
  if (isSeat(name)) return table.nameOf(name);
  if (name in table.cards) return table.cardName(name);
  const word = name.replaceAll("_", "-");
  return familyWord(table, word, [`area-${table.title}`, "area"]) ?? plainName(name);
}

/** A word, a card or a player; "black 5" is said word by word. */
export function valueName(table: TableState, area: string, value: string): string {
  if (isSeat(value)) return table.nameOf(value);
  if (value in table.cards) return table.cardName(value);
  const family = area.replaceAll("_", "-");
  const families = [`word-${table.title}`, family, family.replace(/s$/, ""), "word"];
  const whole = familyWord(table, value.replaceAll(" ", "-"), families);
  if (whole) return whole;
  const parts = value.split(" ");
  return parts.length > 1 ? parts.map((part) => valueName(table, area, part)).join(" ") : plainName(value);
}

/** One short value beside its name. */
export function noteText(table: TableState, name: string, value: Json): string {
  if (value === true) return areaName(table, name);
  const said = (Array.isArray(value) ? value : [value]).map((part) => (typeof part === "string" ? valueName(table, name, part) : String(part)));
  return table.say("generic-note", { name: areaName(table, name), value: said.join(", ") });
}
