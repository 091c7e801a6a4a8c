/** The view of Syncro, by the types that the title declares, and what the log adds to it. */
import type { MageView, PlaceView, SyncroView } from "./generated";
import type { Seat } from "../../kit";
import type { Event, Table } from "./generated";

export type { LaidView, MageView, PlaceView, SyncroView } from "./generated";

export function mageOf(view: SyncroView, seat: Seat): MageView | undefined {
  return view.players.find((mage) => mage.seat === seat);
}

/** The others as they sit, from the left neighbour on; for a spectator all of them. */
export function othersOf(view: SyncroView, seat: Seat | null): MageView[] {
  const at = view.players.findIndex((mage) => mage.seat === seat);
  return at < 0 ? view.players : [...view.players.slice(at + 1), ...view.players.slice(0, at)];
}

/** A Spell's value by its id. */
export function valueOf(table: Table, spell: string): number {
  return table.cards[spell]?.numbers.value ?? 0;
}

/** What is known of the total on an enemy, and how many Spells hide the rest. */
export function sumOn(table: Table, place: PlaceView): { known: number; hidden: number } {
  const known = place.on.reduce((sum, laid) => sum + (laid.spell ? valueOf(table, laid.spell) : 0), place.bonus);
  return { known, hidden: place.on.filter((laid) => !laid.spell).length };
}

export type Act = "attacked" | "passed";

/** What each slot of this round did, as the log tells it up to the moment that is shown. */
export function actsOf(events: Event[], number: number): Act[] {
  let acts: Act[] = [];
  let last = "";
  for (const told of events) {
    if ((told.at ?? 0) > number) break;
    if (told.event === "round-began") {
      acts = [];
      last = "";
    } else if (told.event === "passed") {
      acts.push("passed");
      last = "";
    } else if (told.event === "attacked") {
      // A second Spell of the same mage belongs to the same slot: nobody has two slots in a row.
      if (last !== told.seat) acts.push("attacked");
      last = told.seat ?? "";
    }
  }
  return acts;
}

/** The Spells of the box in this level, by value, with how many there are and how many lie spent. */
export function spentOf(table: Table, view: SyncroView): { id: string; value: number; count: number; spent: number }[] {
  const spent = new Map(view.discards.map((tally) => [tally.card, tally.count]));
  return Object.values(table.cards)
    .filter((card) => card.kind === "spell" && (card.numbers.level ?? 1) <= view.level)
    .map((card) => ({
      id: card.id,
      value: card.numbers.value ?? 0,
      count: card.numbers.count ?? 0,
      spent: spent.get(card.id) ?? 0,
    }))
    .sort((one, other) => one.value - other.value);
}
