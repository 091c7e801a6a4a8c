/** How long the others' moves are looked at: by how much there is to see, and never so long that somebody waits for it. */
import type { Manner, Parts, Told } from "../protocol";
import { condensed, isHeading } from "./folding";

/** Nobody waits longer than this for what has arrived, in milliseconds at the usual pace. */
export const LIMIT = 4000;

/** How long a reader looks at a kind of event, in milliseconds. */
const LENGTHS = { action: 750, effect: 420, heading: 260, detail: 170 };
const LONGEST = 1800;

/** How long a move wants to be looked at: what is small goes by quickly. */
export function lengthOf(events: Told[], manner: Manner, parts: Parts): number {
  const lengths = condensed(events, manner).map((told) => {
    const part = parts[told.event];
    return LENGTHS[isHeading(manner, told) ? "heading" : part === "effect" ? "effect" : part ? "detail" : "action"];
  });
  return Math.min(
    LONGEST,
    lengths.reduce((sum, length) => sum + length, 0),
  );
}

/**
 * How long a move is looked at, given how long one wants to and how long those want that wait behind it: as long as wanted,
 * or its share of the time until the last of them is due.
 */
export function pauseFor(wanted: number, behind: number, due: number): number {
  return wanted <= 0 ? 0 : Math.max(0, Math.min(wanted, (due * wanted) / (wanted + behind)));
}
