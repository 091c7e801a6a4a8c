/** The way back to an adventure: to the level that is being played, to the next one, or from the beginning. */
import { api } from "../api";
import { attempt } from "../problems";
import type { Summary } from "../protocol";
import { here } from "../route.svelte";
import { say } from "../words.svelte";

/** `table`: the one of the adventure that was made last. */
export function wayOn(table: Summary): string {
  const { level, over } = table.adventure!;
  if (!isOver(table)) return say("adventure-resume", { level });
  return over ? say("adventure-anew") : say("adventure-begin-level", { level });
}

export async function goOn(table: Summary): Promise<void> {
  await attempt(async () => {
    const id = isOver(table) ? table.rematch || (await api.rematch(table.id)).id : table.id;
    here.go(`#/table/${id}`);
  });
}

export function isOver(table: Summary): boolean {
  return table.state === "over" || table.state === "stopped";
}
