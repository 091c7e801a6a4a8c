/** Which puzzle comes next. */
import type { PuzzleShown } from "../protocol";

export type Outcome = "solved" | "missed";

/** Of a title's puzzles: the one to try after this one. What was not solved yet goes first, the next one before earlier ones. */
export function nextOf(all: PuzzleShown[], after: number, outcomes: Record<string, Outcome>): PuzzleShown | undefined {
  const around = [...all.filter((each) => each.number > after), ...all.filter((each) => each.number < after)];
  return (
    around.find((each) => !outcomes[each.id]) ?? around.find((each) => outcomes[each.id] === "missed") ?? around[0]
  );
}
