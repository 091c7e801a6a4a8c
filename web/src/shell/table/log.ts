/** Telling what happened in words: the lines of the log, and what others did since one's last turn. */
import type { Decision, Told } from "../protocol";
import { folded, sinceLastTurn } from "./folding";
import type { TableState } from "./state.svelte";

export interface LogLine {
  key: string;
  text: string;
  /** The moment it happened at. */
  at: number;
  seat: string | undefined;
  heading: boolean;
  told: Told;
  /** What led to it and what followed, folded until one wants to read it. */
  details: LogLine[];
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

/** The log only grows at its end, so a line's place is its name. */
export function logLines(table: TableState, events: Told[]): LogLine[] {
  const voice = [table.title, table.lang, table.seat, ...table.seats.map((seat) => seat.name)].join("\n");
  const line = (told: Told, key: string, heading: boolean, details: LogLine[]): LogLine => ({
    key,
    text: toldText(table, told, voice),
    at: told.at ?? 0,
    seat: told.seat,
    heading,
    told,
    details,
  });
  return folded(events, table.manner, table.parts).map(({ told, details, heading }, i) =>
    line(
      told,
      String(i),
      heading,
      details.map((each, j) => line(each, `${i} ${j}`, false, [])),
    ),
  );
}

/** The same turns as `sinceLastTurn`, in words: for each player a heading's worth of lines. */
export function sinceLines(table: TableState): { seat: string | undefined; lines: LogLine[] }[] {
  const turns = sinceLastTurn(table.events, table.seat, table.manner, table.parts);
  const told = turns.map(({ seat, events }) => ({ seat, lines: logLines(table, events) }));
  return told.filter((turn) => turn.lines.length > 0);
}

/** So many lines are read out at once; the rest stands in the log. */
const MOST_ALOUD = 6;

/** What happened, for whoever listens: the actions without their details, once, and then the question. */
export function aloud(table: TableState, events: Told[], decision: Decision | null): string {
  const actions = folded(events, table.manner, table.parts).filter(({ heading }) => !heading);
  const told = actions.slice(-MOST_ALOUD).map((action) => table.eventText(action.told));
  if (actions.length > told.length) told.unshift(table.say("aloud-more", { count: actions.length - told.length }));
  if (decision) told.push(table.promptText(decision));
  return told.map((text) => table.plain(text)).join(". ");
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
