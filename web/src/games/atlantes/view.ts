/** The view of Atlantes, by the types that the title declares, and what the board asks of it again and again. */
import type { AreaView as Player, AtlantesView, LocationView as Location } from "../../shell/generated/views/atlantes";
import type { CardFace, Seat, TableState, Target } from "../../shell/plugin";

export type {
  AreaView as Player,
  AtlantesView,
  LocationView as Location,
  TrackView as Track,
  TriggerView as Trigger,
} from "../../shell/generated/views/atlantes";

export const LOWER = 6;

export function viewOf(table: TableState): AtlantesView | null {
  return "players" in table.view ? (table.view as unknown as AtlantesView) : null;
}

export function playerOf(table: TableState, seat: Seat): Player | undefined {
  return viewOf(table)?.players.find((player) => player.seat === seat);
}

export function total(score: Record<string, number>): number {
  return Object.values(score).reduce((sum, line) => sum + line, 0);
}

/** What a manta gives: `start-gold1` gives `gold1`. */
export function iconOf(manta: string): string {
  return manta.slice(manta.indexOf("-") + 1);
}

export function isWild(manta: string): boolean {
  return manta.startsWith("bonus-");
}

export function levelsOf(face: CardFace): string[] {
  return (face.extra.levels ?? []) as string[];
}

/** The icon of the manta at the bottom of a location; "" where there is none. */
export function prizeOf(face: CardFace): string {
  const manta = String(face.extra.manta ?? "");
  return manta && iconOf(manta);
}

export function isRaised(location: Location): boolean {
  return location.levels.length === 0;
}

/** What a source would bring to the payment that is being made, as the decision says it. */
export interface Share {
  worth: number;
  total: number;
  price: number;
  wasted: number;
}

export function shareOf(table: TableState, target: Target): Share | null {
  const { decision } = table;
  if (decision?.prompt !== "pay") return null;
  const choice = table.choicesFor(target)[0];
  const said = choice && decision.says[choice.line];
  if (!said) return null;
  return {
    worth: Number(said.worth),
    total: Number(said.total),
    price: Number(said.price),
    wasted: Number(said.wasted),
  };
}

/** The slot of every location: it stays where it was put, also when one beside it is scored. */
const stands = new Map<string, (string | null)[]>();

export function inSlots(table: TableState, player: Player, slots: number): (Location | null)[] {
  const key = `${table.id} ${player.seat}`;
  const there = new Set(player.board.map((location) => location.card));
  const before = stands.get(key) ?? [];
  const now = Array.from({ length: slots }, (_, i) => (there.has(before[i] ?? "") ? before[i]! : null));
  for (const { card } of player.board) {
    if (now.includes(card)) continue;
    const free = now.indexOf(null);
    if (free >= 0) now[free] = card;
  }
  stands.set(key, now);
  return now.map((card) => player.board.find((location) => location.card === card) ?? null);
}
