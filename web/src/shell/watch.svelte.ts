/** Doing something when a thing changes, and only then. */
import { untrack } from "svelte";

/** Run `act` at first and whenever what `read` looks at has changed; what `act` looks at does not count. A function that it returns undoes it. */
export function watch(read: () => unknown, act: () => unknown): void {
  $effect(() => {
    read();
    const undo = untrack(act);
    return typeof undo === "function" ? (undo as () => void) : undefined;
  });
}
