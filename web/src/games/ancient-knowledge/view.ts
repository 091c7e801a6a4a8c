/** The view of Ancient Knowledge, by the types that the title declares. */
import type { Card, Table } from "./generated";

export type { AncientView, AreaView as Player, MonumentView as Monument } from "./generated";

export const MONUMENTS = ["city", "megalith", "pyramid"] as const;
export const TYPES = ["ancient", "writing", "secret"] as const;
export const SLOTS = [1, 2, 3, 4, 5, 6] as const;
export const NICHES = 5;
export const HALF = 7;
export const FULL = 14;

export function isKnowledge(card: Card): boolean {
  return "level" in card.numbers;
}

/** The slots where the decision offers to put this card. */
export function slotsOf(table: Table, card: string): number[] {
  return table.choicesFor({ card }).flatMap((choice) => ("slot" in choice ? [Number(choice.slot)] : []));
}
