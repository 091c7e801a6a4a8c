/** The view of Atlantes, by the types that the title declares, and what the board asks of it again and again. */
import type { AreaView as Player, LocationView as Location } from "./generated";
import type { Target } from "../../kit";
import type { Card, Table } from "./generated";

export type {
  AreaView as Player,
  AtlantesView,
  LocationView as Location,
  TrackView as Track,
  TriggerView as Trigger,
} from "./generated";

export const LOWER = 6;

/** What a manta gives: `start-gold1` gives `gold1`. */
export function iconOf(manta: string): string {
  return manta.slice(manta.indexOf("-") + 1);
}

export function isWild(manta: string): boolean {
  return manta.startsWith("bonus-");
}

export function levelsOf(face: Card): string[] {
  return face.extra.levels ?? [];
}

/** The icon of the manta at the bottom of a location; "" where there is none. */
export function prizeOf(face: Card): string {
  const manta = face.extra.manta ?? "";
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

export function shareOf(table: Table, target: Target): Share | null {
  const { decision } = table;
  if (decision?.prompt !== "pay") return null;
  const choice = table.choicesFor(target)[0];
  const said = choice && decision.says[choice.line];
  if (!said) return null;
  const { worth = 0, total = 0, price = 0, wasted = 0 } = said;
  return { worth, total, price, wasted };
}

/** The slot of every location: it stays where it was put, also when one beside it is scored. */
const newStands = (): Map<string, (string | null)[]> => new Map();

export function inSlots(table: Pick<Table, "local">, player: Player, slots: number): (Location | null)[] {
  const stands = table.local(newStands);
  const there = new Set(player.board.map((location) => location.card));
  const before = stands.get(player.seat) ?? [];
  const now = Array.from({ length: slots }, (_, i) => (there.has(before[i] ?? "") ? before[i]! : null));
  for (const { card } of player.board) {
    if (now.includes(card)) continue;
    const free = now.indexOf(null);
    if (free >= 0) now[free] = card;
  }
  stands.set(player.seat, now);
  return now.map((card) => player.board.find((location) => location.card === card) ?? null);
}
