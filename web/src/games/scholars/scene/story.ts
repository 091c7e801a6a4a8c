/** What is told step by step over the board: the end of a turn, a caliph's move, the solo opponent's turn. */
import type { Seat } from "../../../kit";
import type { Event } from "../generated";

export type Chapter = "end" | "caliph" | "rival";

const CHAPTERS: Record<string, Chapter> = {
  "goal-reached": "end",
  "goal-done": "end",
  tucked: "end",
  "row-completed": "end",
  flipped: "end",
  caliph: "caliph",
  "took-option": "caliph",
  consoled: "caliph",
  "last-caliph": "caliph",
  scheme: "rival",
  "rival-rested": "rival",
};
/** Always worth being told, whoever did it. */
const WORTH = new Set(["scheme", "rival-rested", "caliph", "goal-reached", "row-completed"]);
/** Whoever does it has seen it. */
const WORTH_TO_OTHERS = new Set(["tucked", "took-option", "consoled"]);
/** Of a Rest that goes on afterwards: the player's own business. */
const ASIDE = new Set(["drew", "harvested", "returned-die"]);
const TURNS = new Set(["worked", "rested", "scheme", "rival-rested"]);
const SIGNS: Record<string, string> = {
  scheme: "lamp",
  "rival-rested": "respite",
  "rival-track": "silver",
  "rival-returned": "silver",
  "rival-influenced": "influence",
  "rival-marked": "mark",
  "rival-placed-gold": "place-gold",
  "rival-page": "page",
  "rival-employed": "employ",
  "rival-translated": "translate",
  "rival-delivered": "deliver",
  "rival-retired": "retire",
  "rival-dice": "die",
  caliph: "caliph",
  "last-caliph": "caliph",
  "took-option": "caliph",
  consoled: "guild",
  replaced: "scroll",
  "goal-reached": "goal",
  "goal-done": "goal",
  tucked: "desk",
  "row-completed": "upgrade",
  flipped: "points",
  controls: "guild",
  influenced: "influence",
  marked: "mark",
  rested: "respite",
  retired: "retire",
  "left-game": "pile",
  "gained-silver": "silver",
  "gained-gold": "gold",
  "gained-xp": "xp",
  "gained-worker": "worker",
  "gained-die": "die",
  "gained-die-in-hand": "die",
  "placed-gold": "place-gold",
  "took-gold": "move-gold",
  "took-page": "page",
  upgraded: "upgrade",
  advanced: "advance",
};

interface Line {
  told: Event;
  /** The chapter that begins with it. */
  chapter?: Chapter;
}

export interface Story {
  lines: Line[];
  /** So many of them were told before, earlier in the same turn. */
  known: number;
  /** Whose turn it is; nobody's before the first one. */
  seat: Seat | undefined;
}

function isWorth(told: Event, me: Seat | null): boolean {
  return WORTH.has(told.event) || (WORTH_TO_OTHERS.has(told.event) && (told.seat === undefined || told.seat !== me));
}

/** Is any of it worth being told to this seat? `log` is what happened until then, or with it. */
export function isStory(events: Event[], me: Seat | null, log: Event[] = []): boolean {
  if (events.some((told) => isWorth(told, me))) return true;
  // One's own tucked card is a line of the log; the row that it completed is folded under it.
  const [only] = events;
  return only?.event === "tucked" && log.some((told) => told.at === only.at && told.event === "row-completed");
}

/**
 * What is told: what the same turn brought before, in short, then all that follows from the first event that is worth it. What a
 * player has just done is known already.
 */
export function storyOf(events: Event[], log: Event[], me: Seat | null): Story {
  const own = events.findIndex(
    (told) => CHAPTERS[told.event] !== undefined && (isWorth(told, me) || told.event === "tucked"),
  );
  const fresh = own < 0 ? [] : events.slice(own).filter((told) => !ASIDE.has(told.event));
  const at = events[0]?.at ?? Infinity;
  const before = [...log.filter((told) => (told.at ?? 0) < at), ...events.slice(0, Math.max(0, own))];
  const began = before.findLastIndex((told) => TURNS.has(told.event));
  const known = before.slice(began + 1).filter((told) => CHAPTERS[told.event] !== undefined);
  let chapter: Chapter | undefined;
  const lines = [...known, ...fresh].map((told): Line => {
    const now = CHAPTERS[told.event] ?? chapter;
    const begins = now !== chapter ? now : undefined;
    chapter = now;
    return begins ? { told, chapter: begins } : { told };
  });
  return { lines, known: known.length, seat: before[began]?.seat };
}

export function signOf(told: Event): string {
  return SIGNS[told.event] ?? "value";
}

/** The card that is laid open with it. */
export function cardOf(told: Event): string | null {
  if (told.event === "scheme") return told.scheme;
  if (told.event === "caliph") return told.caliph;
  if (told.event === "flipped") return told.tile;
  return told.event === "tucked" ? told.card : null;
}
