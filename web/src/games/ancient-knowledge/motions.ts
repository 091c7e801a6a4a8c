/** What travels for an event, beside the cards that the page sees move by themselves. */
import type { Motion, Told } from "../../shell/plugin";
import type { TableState } from "../../shell/plugin";

type Fact = (event: Told, table: TableState) => Motion[];

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);
const count = (value: unknown): number => (typeof value === "number" ? value : 1);

/** Where a player's cards come from: one's own hand, or the glance at another's area. */
function handOf(event: Told, table: TableState): string {
  return event.seat === table.seat ? "hand" : `seat-${event.seat ?? ""}`;
}

/** Cards that were drawn or taken: seen ones come as themselves, hidden ones as backs. */
function toHand(event: Told, table: TableState, from: string): Motion[] {
  const cards = list(event.cards).concat(event.card ? [text(event.card)] : []);
  if (cards.length && event.seat === table.seat) return cards.map((card) => ({ card, from }));
  return [{ icon: "hand", count: count(event.count), from, to: handOf(event, table) }];
}

const FACTS: Record<string, Fact> = {
  drew: (event, table) => toHand(event, table, "deck"),
  took: (event, table) => toHand(event, table, "deck"),
  stole: (event, table) => toHand(event, table, `seat-${text(event.victim)}`),
  drafted: (event, table) => [{ card: text(event.card), from: "deck", to: handOf(event, table) }],
  discarded: (event, table) => [{ card: text(event.card), from: handOf(event, table), to: "pile" }],
  "gave-up": (event) => [{ card: text(event.card), to: "pile" }],
  created: (event, table) => {
    const moves: Motion[] = [{ card: text(event.card), from: handOf(event, table), to: `seat-${event.seat ?? ""}` }];
    if (event.knowledge)
      moves.push({ icon: "knowledge", count: count(event.knowledge), from: "supply", to: text(event.card) });
    return moves;
  },
  learned: (event) => [{ card: text(event.card), to: `seat-${event.seat ?? ""}` }],
  removed: (event) => [{ icon: "knowledge", count: count(event.count), from: text(event.card), to: "supply" }],
  burdened: (event) => [
    { icon: "knowledge", count: count(event.count), from: `seat-${event.seat ?? ""}`, to: `seat-${text(event.owner)}` },
  ],
  declined: (event) => {
    const moves: Motion[] = [{ card: text(event.card), to: `past-${event.seat ?? ""}` }];
    if (event.lost)
      moves.push({ icon: "lost", count: count(event.lost), from: text(event.card), to: `lost-${event.seat ?? ""}` });
    return moves;
  },
  forgot: (event) => [{ icon: "lost", count: count(event.count), from: `lost-${event.seat ?? ""}`, to: "supply" }],
  "tile-filled": (event) => list(event.cards).map((card) => ({ card, from: `pool-${String(event.level)}` })),
  "knowledge-discarded": (event, table) => [
    { card: text(event.card), to: `pool-${String(table.cards[text(event.card)]?.numbers.level ?? 1)}` },
  ],
  buried: (event, table) => [
    { card: text(event.card), to: `pool-${String(table.cards[text(event.card)]?.numbers.level ?? 1)}` },
  ],
  turned: (event) => list(event.cards).map((card) => ({ card, from: "deck", to: "pile" })),
  looked: (event) => list(event.cards).map((card) => ({ card, from: "deck" })),
};

export function motions(event: Told, table: TableState): Motion[] {
  return FACTS[event.event]?.(event, table) ?? [];
}
