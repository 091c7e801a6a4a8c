/** The puzzles that the server has, and which of them were solved in this browser. */
import { guest } from "../me.svelte";
import { attempt } from "../problems";
import type { PuzzleShown } from "../protocol";
import { here } from "../route.svelte";
import { stored } from "../stored.svelte";
import { teacher } from "./calls";
import { nextOf, type Outcome } from "./next";

const kept = stored<Record<string, Outcome>>("tablee-puzzles", {});

class Puzzles {
  /** Null until they are known. */
  all = $state.raw<PuzzleShown[] | null>(null);
  get outcomes(): Record<string, Outcome> {
    return kept.value;
  }

  of(title: string): PuzzleShown[] {
    return (this.all ?? []).filter((each) => each.title === title);
  }

  solved(title: string): number {
    return this.of(title).filter((each) => this.outcomes[each.id] === "solved").length;
  }

  next(title: string, after = 0): PuzzleShown | undefined {
    return nextOf(this.of(title), after, this.outcomes);
  }

  async load(): Promise<void> {
    this.all ??= await teacher.puzzles();
  }

  /** What was solved once stays solved. */
  keep(id: string, right: boolean): void {
    if (this.outcomes[id] === "solved") return;
    kept.update((outcomes) => ({ ...outcomes, [id]: right ? "solved" : "missed" }));
  }

  /** Lay one out on a table of one's own. */
  open(id: string): Promise<boolean> {
    return attempt(async () => {
      await guest.introduce();
      here.go(`#/table/${(await teacher.layOut(id)).id}`);
    });
  }
}

export const puzzles = new Puzzles();
