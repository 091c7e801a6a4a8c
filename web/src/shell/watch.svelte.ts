/** Doing something when a thing changes, and only then. */
import { untrack } from "svelte";

/** Run `act` at first and whenever what `read` looks at has changed; what `act` looks at does not count. */
export function watch(read: () => unknown, act: () => void): void {
  $effect(() => {
    read();
    untrack(act);
  });
}
