/** The puzzles that the server has, and which of them were solved in this browser. */
import { guest } from "../me.svelte";
import { attempt } from "../problems";
import type { PuzzleShown } from "../protocol";
import { here } from "../route.svelte";
import { teacher } from "./calls";
import { nextOf, type Outcome } from "./next";

const KEY = "tablee-puzzles";

function read(): Record<string, Outcome> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Outcome>;
  } catch {
    return {};
  }
}

class Puzzles {
  /** Null until they are known. */
  all = $state.raw<PuzzleShown[] | null>(null);
  outcomes = $state.raw(read());

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
    this.outcomes = { ...this.outcomes, [id]: right ? "solved" : "missed" };
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...read(), [id]: this.outcomes[id] }));
    } catch {
      // It can be solved again.
    }
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
