/** Deadlines in words. */
import { inTime } from "./time";
import { say } from "./words.svelte";

/** "due in 2 days", or since when somebody is late. */
export function dueWords(deadline: number, now: number, lang: string): string {
  const when = inTime(deadline, now, lang);
  return deadline < now ? say("due-late", { when }) : say("due-in", { when });
}
