/** The view of Ancient Knowledge, by the types that the title declares. */
import type { AncientView, AreaView as Player } from "../../shell/generated/views/ancient-knowledge";
import type { CardFace, Seat, TableState } from "../../shell/plugin";

export type {
  AncientView,
  AreaView as Player,
  MonumentView as Monument,
} from "../../shell/generated/views/ancient-knowledge";

export const MONUMENTS = ["city", "megalith", "pyramid"] as const;
export const TYPES = ["ancient", "writing", "secret"] as const;
export const SLOTS = [1, 2, 3, 4, 5, 6] as const;
export const NICHES = 5;
export const HALF = 7;
export const FULL = 14;

export function viewOf(table: TableState): AncientView | null {
  return "players" in table.view ? (table.view as unknown as AncientView) : null;
}

export function playerOf(table: TableState, seat: Seat): Player | undefined {
  return viewOf(table)?.players.find((player) => player.seat === seat);
}

export function isKnowledge(card: CardFace): boolean {
  return "level" in card.numbers;
}

export function total(score: Record<string, number>): number {
  return Object.values(score).reduce((sum, line) => sum + line, 0);
}

/** The cards discarded for a monument: what is printed, and one for each slot away from the printed one. */
export function price(card: CardFace, slot: number): number {
  return (card.numbers.cost ?? 0) + Math.abs(slot - (card.numbers.slot ?? slot));
}

/** The slots where the decision offers to put this card. */
export function slotsOf(table: TableState, card: string): number[] {
  return table.choicesFor({ card }).flatMap((choice) => (choice.slot ? [Number(choice.slot)] : []));
}
