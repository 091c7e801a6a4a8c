/** What travels for an event: Spells to the enemies, cards that are drawn, what is spent. */
import { viewOf, type Motion } from "../../kit";
import type { Motions, Table } from "./generated";

function handOf(seat: string | undefined, table: Table): string {
  return seat === table.seat ? "hand" : `seat-${seat ?? ""}`;
}

const drawn = ({ seat, count }: { seat?: string; count: number }, table: Table): Motion[] => [
  { icon: "spell", count, from: "pile", to: handOf(seat, table) },
];
const spent = ({ seat, spells }: { seat?: string; spells: number[] }, table: Table): Motion[] => [
  { icon: "spell", count: spells.length, from: handOf(seat, table), to: "discards" },
];

export const motions: Motions = {
  attacked: ({ place, seat }, table) => {
    const on = viewOf(table)?.horde.find((each) => each.place === place)?.on.length ?? 0;
    return [{ card: `laid-${place}-${on}`, from: handOf(seat, table) }];
  },
  dealt: drawn,
  drew: drawn,
  gave: ({ seat, receiver }, table) => [{ icon: "spell", from: handOf(seat, table), to: handOf(receiver, table) }],
  paid: spent,
  discarded: spent,
  destroyed: ({ place }) => [{ card: place, to: "discards" }],
  "reward-drawn": ({ seat, card }, table) => [
    ...(card ? [{ card, from: "rewards" }] : []),
    { icon: "reward", from: "rewards", to: handOf(seat, table) },
  ],
};
