/** What travels for an event, beside the cards that the page sees move by themselves. */
import type { Motion, TableState, Told } from "../../shell/plugin";

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);
/** Equal characters are numbered where they lie. */
const copies = (where: string, card: string): string[] => [1, 2].map((number) => `${where}-${card}#${number}`);

type Fact = (event: Told, table: TableState) => Motion[];

/** Where a player's things are: in the realm that is shown large, or at the glance of another one. */
function home(event: Told, table: TableState, place: string): string {
  const seat = event.seat ?? "";
  return seat === table.looking ? `${place}-${seat}` : `seat-${seat}`;
}

const isMine = (event: Told, table: TableState): boolean => event.seat === table.seat;

const taken: Fact = (event, table) => [{ card: text(event.card), to: home(event, table, "board") }];

const FACTS: Record<string, Fact> = {
  revealed: (event) => list(event.cards).map((card) => ({ card, from: "deck" })),
  sank: (event) => list(event.cards).map((card) => ({ card, to: "sunk" })),
  surfaced: (event) => copies("row", text(event.card)).map((card) => ({ card, from: "shoal" })),
  recruited: (event, table) => {
    const [from = ""] = copies("row", text(event.card));
    if (!isMine(event, table)) return [{ card: from, to: home(event, table, "play") }];
    return copies("hand", text(event.card)).map((card) => ({ card, from }));
  },
  "took-back": (event, table) =>
    isMine(event, table)
      ? list(event.cards).flatMap((card) =>
          copies("hand", card).map((each) => ({ card: each, from: home(event, table, "discard") })),
        )
      : [],
  discarded: (event, table) =>
    isMine(event, table) ? [{ card: `hand-${text(event.card)}#1`, to: home(event, table, "discard") }] : [],
  conquered: taken,
  bought: taken,
  salvaged: (event, table) => [{ card: text(event.card), from: "sunk", to: home(event, table, "board") }],
  scored: (event, table) => [
    { card: text(event.card), to: home(event, table, "pile") },
    {
      icon: "pearl",
      count: Math.min(8, Number(event.points) || 1),
      from: text(event.card),
      to: home(event, table, "pile"),
    },
  ],
  "won-manta": (event, table) => [{ icon: "manta", from: "supply", to: home(event, table, "mantas") }],
  claimed: (event, table) => [
    { icon: "manta", from: home(event, table, "mantas"), to: `goal-${text(event.objective)}` },
  ],
  "ghost-placed": (event) => [{ icon: "ghost", from: "ghost", to: `goal-${text(event.objective)}` }],
};

export function motions(event: Told, table: TableState): Motion[] {
  return FACTS[event.event]?.(event, table) ?? [];
}
