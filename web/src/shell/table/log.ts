/** Telling what happened: events become short lines, with what goes without saying left out. As the command line does. */
import type { Manner, Told } from "../protocol";
import type { TableState } from "./state.svelte";

export interface LogLine {
  key: string;
  text: string;
  /** The moment it happened at. */
  at: number;
  seat: string | undefined;
  heading: boolean;
}

/** Fewer events that tell the same. */
export function condensed(events: Told[], manner: Manner): Told[] {
  const told: Told[] = [];
  for (const event of events) {
    const how = manner[event.event];
    if (how === "quiet") continue;
    const last = told.at(-1);
    const alike = last?.event === event.event && last.seat === event.seat && last.card !== undefined;
    if (last && alike && how === "listed" && event.card !== undefined) {
      const earlier = Array.isArray(last.card) ? last.card : [last.card!];
      told[told.length - 1] = { ...last, card: [...earlier, event.card] };
    } else if (last && alike && how === "summed" && last.card === event.card) {
      told[told.length - 1] = { ...event, count: Number(last.count) + Number(event.count) };
    } else {
      told.push(event);
    }
  }
  return told;
}

/** What others did between one's last turn and this one: nothing in the first turn. */
export function sinceLastTurn(events: Told[], seat: string | null): Told[] {
  let end = events.length;
  while (end > 0 && events[end - 1]!.seat === seat) end--;
  let start = end;
  while (start > 0 && events[start - 1]!.seat !== seat) start--;
  return seat === null || start === 0 ? [] : events.slice(start, end);
}

/** A whole game has many lines and each move adds few: what was put into words once, by this voice, is kept. */
const kept = new WeakMap<Told, { voice: string; text: string }>();

function toldText(table: TableState, told: Told, voice: string): string {
  const known = kept.get(told);
  if (known?.voice === voice) return known.text;
  const text = table.eventText(told);
  kept.set(told, { voice, text });
  return text;
}

export function logLines(table: TableState, events: Told[]): LogLine[] {
  const manner = table.manner;
  const voice = [table.title, table.lang, table.seat, ...table.seats.map((seat) => seat.name)].join("\n");
  return condensed(events, manner).map((told, i) => ({
    key: `${told.at ?? 0} ${i}`,
    text: toldText(table, told, voice),
    at: told.at ?? 0,
    seat: told.seat,
    heading: manner[told.event] === "heading",
  }));
}

/**
 * What was known up to a number, gone on with the last events of the table; null when some may be missing in between.
 * Of the first number among the last events some may have been dropped, so it has to be known already.
 */
export function continued(known: Told[], number: number, last: Told[], now: number): Told[] | null {
  if (now === number) return known;
  const from = last[0]?.at ?? Infinity;
  if (from > number) return null;
  return [...known.filter((told) => (told.at ?? 0) <= from), ...last.filter((told) => (told.at ?? 0) > from)];
}
