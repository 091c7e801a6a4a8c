/** In which order tables are listed. */
import type { Summary } from "../protocol";

/** Until when this guest has to choose; Infinity without a deadline. */
function ownDeadline(table: Summary): number {
  const own = table.seats.filter((seat) => table.mine.includes(seat.seat)).map((seat) => seat.deadline ?? Infinity);
  return Math.min(Infinity, ...own);
}

/** One's own turn first, what is due soonest before the rest, then the latest. */
export function soonest(tables: Summary[]): Summary[] {
  const due = (table: Summary): number => (table.turn ? ownDeadline(table) : Infinity);
  const before = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
  return [...tables].sort((a, b) => Number(b.turn) - Number(a.turn) || before(due(a), due(b)) || b.since - a.since);
}

/** An adventure is one thing, however many tables it took: it stands where its latest table stands. */
export function latestOfAdventures(tables: Summary[]): Summary[] {
  const latest = new Map<string, Summary>();
  for (const table of tables) {
    if (!table.adventure || !table.mine.length) continue;
    const known = latest.get(table.adventure.series);
    if (!known || table.made > known.made) latest.set(table.adventure.series, table);
  }
  return [...latest.values()];
}
