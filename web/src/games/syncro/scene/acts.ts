/** What a resolution shows, one enemy after the other: its Spells, the total against the strength, what follows. */
import type { Event } from "../generated";

type Turned = Extract<Event, { event: "revealed" | "fog-turned" }>;

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
  follows: Event[];
}

export interface Resolution {
  acts: Act[];
  /** What was turned up after all attacks. */
  revealed: Turned[];
  end: "won" | "lost" | null;
}

const FOLLOWS = new Set(["charged", "destroyed", "absorbed", "spells-discarded", "drew"]);

export function isResolution(events: Event[]): boolean {
  return events.some((told) => told.event === "resolved");
}

export function resolutionOf(events: Event[]): Resolution {
  const acts: Act[] = [];
  const revealed: Turned[] = [];
  let end: Resolution["end"] = null;
  for (const told of events) {
    if (told.event === "resolved") {
      const { place, card, spells, total, strength } = told;
      acts.push({
        place,
        card,
        spells,
        bonus: total - spells.reduce((sum, spell) => sum + spell, 0),
        total,
        strength,
        outcome: total === strength ? "exact" : total > strength ? "above" : "below",
        follows: [],
      });
    } else if (FOLLOWS.has(told.event)) acts.at(-1)?.follows.push(told);
    else if (told.event === "revealed" || told.event === "fog-turned") {
      if (acts.length) revealed.push(told);
    } else if (told.event === "level-won") end = "won";
    else if (told.event === "level-lost") end = "lost";
  }
  return { acts, revealed, end };
}

/** How many beats each act takes: its Spells one by one, the verdict, what follows. */
export function beatsOf(act: Act): number {
  return act.spells.length + (act.bonus ? 1 : 0) + 2 + (act.follows.length ? 1 : 0);
}
