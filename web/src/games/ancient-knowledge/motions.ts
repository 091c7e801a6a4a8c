/** What travels for an event, beside the cards that the page sees move by themselves. */
import type { Motion } from "../../kit";
import type { Motions, Table } from "./generated";

interface Acted {
  seat?: string;
}

const seatOf = ({ seat = "" }: Acted): string => `seat-${seat}`;

/** Where a player's cards come from: one's own hand, or the glance at another's area. */
function handOf(event: Acted, table: Table): string {
  return event.seat === table.seat ? "hand" : seatOf(event);
}

/** Cards that were drawn or taken: seen ones come as themselves, hidden ones as backs. */
function toHand(event: Acted, table: Table, from: string, count: number, cards: string[] = []): Motion[] {
  if (cards.length && event.seat === table.seat) return cards.map((card) => ({ card, from }));
  return [{ icon: "hand", count, from, to: handOf(event, table) }];
}

const toPool = ({ card }: { card: string }, table: Table): Motion[] => [
  { card, to: `pool-${table.cards[card]?.numbers.level ?? 1}` },
];

export const motions: Motions = {
  drew: (event, table) => toHand(event, table, "deck", event.count, event.cards),
  took: (event, table) => toHand(event, table, "deck", 1, event.card ? [event.card] : []),
  stole: (event, table) => toHand(event, table, `seat-${event.victim}`, 1, event.card ? [event.card] : []),
  drafted: (event, table) => [{ card: event.card, from: "deck", to: handOf(event, table) }],
  discarded: (event, table) => [{ card: event.card, from: handOf(event, table), to: "pile" }],
  "gave-up": ({ card }) => [{ card, to: "pile" }],
  created: (event, table) => {
    const { card, knowledge } = event;
    const moves: Motion[] = [{ card, from: handOf(event, table), to: seatOf(event) }];
    return knowledge ? [...moves, { icon: "knowledge", count: knowledge, from: "supply", to: card }] : moves;
  },
  learned: (event) => [{ card: event.card, to: seatOf(event) }],
  removed: ({ card, count }) => [{ icon: "knowledge", count, from: card, to: "supply" }],
  burdened: (event) => [{ icon: "knowledge", count: event.count, from: seatOf(event), to: `seat-${event.owner}` }],
  declined: ({ card, lost, seat = "" }) => {
    const moves: Motion[] = [{ card, to: `past-${seat}` }];
    return lost ? [...moves, { icon: "lost", count: lost, from: card, to: `lost-${seat}` }] : moves;
  },
  forgot: ({ count, seat = "" }) => [{ icon: "lost", count, from: `lost-${seat}`, to: "supply" }],
  "tile-filled": ({ cards, level }) => cards.map((card) => ({ card, from: `pool-${level}` })),
  "knowledge-discarded": toPool,
  buried: toPool,
  turned: ({ cards }) => cards.map((card) => ({ card, from: "deck", to: "pile" })),
  looked: ({ cards = [] }) => cards.map((card) => ({ card, from: "deck" })),
};
