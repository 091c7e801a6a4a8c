/**
 * A title's guided first game: a position, steps that wait for a choice, words in two languages.
 *
 * They lie in `src/tablee/games/<title>/tutorial/`: `position.json` (a position file), `steps.json`, `en.ftl`, `fr.ftl`. That is all
 * a title brings; docs/add-a-page.md tells how they are written.
 */
import type { Choice, Json, NewTable, Seat, Told } from "../protocol";
import { touches, type Target } from "../table/aim";

/** A notation, `*` for anything in it, or what the choice names: `{ "kind": "Pass" }`. */
type Wish = string | Target;

export interface Step {
  id: string;
  /** What it waits for: of these, the first that is on offer. None: it waits for what others do or, as the last, ends the guide. */
  choose: Wish[];
  /** Pieces that must not be spent on it, by the words of the notation. */
  keep?: string[];
  /** The event that ends it, by its facts, or one of several. One's own, or nobody's, unless it names a `seat`. */
  done?: Facts | Facts[];
  /** So many of those events. */
  times?: number;
}

type Facts = Record<string, Json>;

export interface Guide {
  /** How the table is set: seats with bots and their names, options. */
  table: Pick<NewTable, "seats"> & Partial<NewTable>;
  steps: Step[];
}

/** How many steps the events have ended, in their order. */
export function stepsDone(steps: Step[], events: Told[], seat: Seat | null): number {
  let at = 0;
  let seen = 0;
  for (const told of events) {
    const step = steps[at];
    if (!step?.done || ![step.done].flat().some((facts) => happened(facts, told, seat))) continue;
    if (++seen < (step.times ?? 1)) continue;
    at++;
    seen = 0;
  }
  return at;
}

function happened(facts: Facts, told: Told, seat: Seat | null): boolean {
  if (!("seat" in facts) && told.seat !== undefined && told.seat !== seat) return false;
  return Object.entries(facts).every(([name, value]) => told[name] === value || (value === "*" && name in told));
}

/** The choices that the step waits for now: of its wishes, the first that is on offer. */
export function wanted(step: Step, choices: Choice[]): Choice[] {
  const kept = choices.filter(({ line }) => !line.split(" ").some((word) => step.keep?.includes(word)));
  for (const wish of step.choose) {
    const found = kept.filter((choice) =>
      typeof wish === "string" ? reads(choice.line, wish) : touches(choice, wish),
    );
    if (found.length) return found;
  }
  return [];
}

function reads(line: string, wish: string): boolean {
  const parts = wish.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(line);
}
