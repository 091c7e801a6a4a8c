/** What a resolution shows, one enemy after the other: its Spells, the total against the strength, what follows. */
import type { Told } from "../../../shell/plugin";

export interface Act {
  place: string;
  card: string;
  spells: number[];
  /** What a Reward adds to the total. */
  bonus: number;
  total: number;
  strength: number;
  outcome: "exact" | "above" | "below";
  /** What came of it, in its order. */
  follows: Told[];
}

export interface Resolution {
  acts: Act[];
  /** What was turned up after all attacks. */
  revealed: Told[];
  end: "won" | "lost" | null;
}

const FOLLOWS = new Set(["charged", "destroyed", "absorbed", "spells-discarded", "drew"]);
const TURNED = new Set(["revealed", "fog-turned"]);

export function isResolution(events: Told[]): boolean {
  return events.some((told) => told.event === "resolved");
}

export function resolutionOf(events: Told[]): Resolution {
  const acts: Act[] = [];
  const revealed: Told[] = [];
  let end: Resolution["end"] = null;
  for (const told of events) {
    if (told.event === "resolved") {
      const spells = (told.spells as number[]) ?? [];
      const total = Number(told.total);
      const strength = Number(told.strength);
      acts.push({
        place: String(told.place),
        card: String(told.card),
        spells,
        bonus: total - spells.reduce((sum, spell) => sum + spell, 0),
        total,
        strength,
        outcome: total === strength ? "exact" : total > strength ? "above" : "below",
        follows: [],
      });
    } else if (FOLLOWS.has(told.event)) acts.at(-1)?.follows.push(told);
    else if (TURNED.has(told.event) && acts.length) revealed.push(told);
    else if (told.event === "level-won") end = "won";
    else if (told.event === "level-lost") end = "lost";
  }
  return { acts, revealed, end };
}

/** How many beats each act takes: its Spells one by one, the verdict, what follows. */
export function beatsOf(act: Act): number {
  return act.spells.length + (act.bonus ? 1 : 0) + 2 + (act.follows.length ? 1 : 0);
}
