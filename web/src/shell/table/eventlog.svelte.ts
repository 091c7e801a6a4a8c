/** Everything that happened at a table, as each seat at this screen knows it. */
import { api } from "../api";
import type { Moved, Seat, TableSeen, Told } from "../protocol";
import { continued } from "./log";

export class EventLog {
  /** Oldest first; what was taken back is gone. */
  events = $state.raw<Told[]>([]);
  readonly #known = new Map<Seat | null, { number: number; events: Told[] }>();
  /** The whole log could not be fetched: we have its end, and ask again when the next table comes. */
  #isCut = false;

  constructor(readonly id: string) {}

  /** Return the whole log of this table's seat. It is fetched once; the last events, which every table brings, continue it. */
  async of(table: TableSeen): Promise<Told[]> {
    if (!table.view) return table.events;
    const known = this.#known.get(table.seat);
    const joined = known && continued(known.events, known.number, table.events, table.number);
    const log = joined ? null : await api.log(this.id).catch(() => null);
    this.#isCut = !joined && !log;
    if (joined) return joined;
    return log ? log.events.filter((told) => told.at <= table.number) : table.events;
  }

  keep(table: TableSeen | null, events: Told[]): void {
    this.events = events;
    if (table?.view && !this.#isCut) this.#known.set(table.seat, { number: table.number, events });
  }

  add(table: TableSeen | null, moves: Moved[]): void {
    let { events } = this;
    for (const moved of moves) {
      const gone = new Set(moved.undone);
      events = [...events.filter((told) => !gone.has(told.at)), ...(moved.events as Told[])];
    }
    this.keep(table, events);
  }
}
