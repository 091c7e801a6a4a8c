/** What travels for an event, beside the cards that the page sees move by themselves. */
import type { Motion } from "../../kit";
import type { Event, Motions, Table } from "./generated";

/** Equal characters are numbered where they lie. */
const copies = (where: string, card: string): string[] => [1, 2].map((number) => `${where}-${card}#${number}`);

/** Where a player's things are: in the realm that is shown large, or at the glance of another one. */
function home({ seat = "" }: Pick<Event, "seat">, table: Table, place: string): string {
  return seat === table.looking ? `${place}-${seat}` : `seat-${seat}`;
}

const isMine = ({ seat }: Pick<Event, "seat">, table: Table): boolean => seat === table.seat;

const taken = (event: Pick<Event, "seat"> & { card: string }, table: Table): Motion[] => [
  { card: event.card, to: home(event, table, "board") },
];

export const motions: Motions = {
  revealed: ({ cards }) => cards.map((card) => ({ card, from: "deck" })),
  sank: ({ cards }) => cards.map((card) => ({ card, to: "sunk" })),
  surfaced: ({ card }) => copies("row", card).map((each) => ({ card: each, from: "shoal" })),
  recruited: (event, table) => {
    const [from = ""] = copies("row", event.card);
    if (!isMine(event, table)) return [{ card: from, to: home(event, table, "play") }];
    return copies("hand", event.card).map((card) => ({ card, from }));
  },
  "took-back": (event, table) =>
    isMine(event, table)
      ? event.cards.flatMap((card) =>
          copies("hand", card).map((each) => ({ card: each, from: home(event, table, "discard") })),
        )
      : [],
  discarded: (event, table) =>
    isMine(event, table) ? [{ card: `hand-${event.card}#1`, to: home(event, table, "discard") }] : [],
  conquered: taken,
  bought: taken,
  salvaged: (event, table) => [{ card: event.card, from: "sunk", to: home(event, table, "board") }],
  scored: (event, table) => {
    const to = home(event, table, "pile");
    return [
      { card: event.card, to },
      { icon: "pearl", count: Math.min(8, event.points || 1), from: event.card, to },
    ];
  },
  "won-manta": (event, table) => [{ icon: "manta", from: "supply", to: home(event, table, "mantas") }],
  claimed: (event, table) => [{ icon: "manta", from: home(event, table, "mantas"), to: `goal-${event.objective}` }],
  "ghost-placed": ({ objective }) => [{ icon: "ghost", from: "ghost", to: `goal-${objective}` }],
};
