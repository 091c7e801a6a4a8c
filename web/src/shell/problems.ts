/** What went wrong, as a sentence for whoever sees it. */
import { announcer } from "./announce.svelte";
import { NotConnected, Refused, Unreachable } from "./failures";
import { say } from "./words.svelte";

export function sentenceOf(problem: unknown): string {
  if (problem instanceof Refused) return problem.problem.sentence;
  if (problem instanceof Unreachable || problem instanceof NotConnected) return say("problem-unreachable");
  return say("problem-unknown");
}

/** Do something that may be refused, and say so if it is. True if it went well. */
export async function attempt(what: () => Promise<unknown>): Promise<boolean> {
  try {
    await what();
    return true;
  } catch (problem) {
    announcer.show(sentenceOf(problem), true);
    if (!(problem instanceof Refused || problem instanceof Unreachable || problem instanceof NotConnected))
      throw problem;
    return false;
  }
}
