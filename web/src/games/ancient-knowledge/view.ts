/** The view of Ancient Knowledge, as src/tablee/games/ancient_knowledge/state/view.py makes it. */
import type { CardFace, Seat, TableState } from "../../shell/plugin";

export interface Monument {
  card: string;
  slot: number;
  /** 0: on the ground; 1: above. */
  row: number;
  knowledge: number;
}

export interface Player {
  seat: Seat;
  hand_count: number;
  timeline: Monument[];
  past: string[];
  tilted: string[];
  artefacts: string[];
  collection: string[];
  lost: number;
  score: Record<string, number>;
  /** One's own. */
  hand?: string[];
  aside?: string[];
  /** Of others: what one knows of their hand. */
  known?: string[];
}

export interface Tile {
  /** 0: it has left the game. */
  level: number;
  cards: string[] | null;
}

export interface AncientView {
  phase: string;
  round: number;
  turn: Seat;
  first: Seat;
  actions: number;
  deck: number;
  pile: { count: number; top: string | null };
  tiles: Tile[];
  pools: number[];
  discards: string[][];
  looked: { by: Seat | null; count: number; cards?: string[] } | null;
  flipped: boolean;
  ending: boolean;
  declining: string | null;
  lost_now: number;
  players: Player[];
}

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
