/** What travels for an event: Spells to the enemies, cards that are drawn, what is spent. */
import type { Motion, TableState, Told } from "../../shell/plugin";
import { viewOf } from "./view";

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const count = (value: unknown): number => (typeof value === "number" ? value : 1);

function handOf(seat: string | undefined, table: TableState): string {
  return seat === table.seat ? "hand" : `seat-${seat ?? ""}`;
}

type Fact = (event: Told, table: TableState) => Motion[];

const FACTS: Record<string, Fact> = {
  attacked: (event, table) => {
    const place = text(event.place);
    const on = viewOf(table)?.horde.find((each) => each.place === place)?.on.length ?? 0;
    return [{ card: `laid-${place}-${on}`, from: handOf(event.seat, table) }];
  },
  dealt: (event, table) => [{ icon: "spell", count: count(event.count), from: "pile", to: handOf(event.seat, table) }],
  drew: (event, table) => [{ icon: "spell", count: count(event.count), from: "pile", to: handOf(event.seat, table) }],
  gave: (event, table) => [{ icon: "spell", from: handOf(event.seat, table), to: handOf(text(event.receiver), table) }],
  paid: (event, table) => [
    {
      icon: "spell",
      count: Array.isArray(event.spells) ? event.spells.length : 1,
      from: handOf(event.seat, table),
      to: "discards",
    },
  ],
  discarded: (event, table) => [
    {
      icon: "spell",
      count: Array.isArray(event.spells) ? event.spells.length : 1,
      from: handOf(event.seat, table),
      to: "discards",
    },
  ],
  destroyed: (event) => [{ card: text(event.place), to: "discards" }],
  "reward-drawn": (event, table) => [
    { card: text(event.card), from: "rewards" },
    { icon: "reward", from: "rewards", to: handOf(event.seat, table) },
  ],
};

export function motions(event: Told, table: TableState): Motion[] {
  return FACTS[event.event]?.(event, table) ?? [];
}
