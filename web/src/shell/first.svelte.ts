/** What was explained in a first game of each title, kept in this browser. */
import { stored } from "./stored.svelte";

interface Kept {
  /** The table of the first game. */
  table: string;
  /** Questions that need no more words. */
  known: string[];
}

const kept = stored<Record<string, Kept>>("tablee-first", {});

class First {
  /** Is this the first game of the title, and the question a new one? */
  explains(title: string, table: string, prompt: string): boolean {
    const game = kept.value[title];
    return !game || (game.table === table && !game.known.includes(prompt));
  }

  /** It was read. */
  learn(title: string, table: string, prompt: string): void {
    const game = kept.value[title] ?? { table, known: [] };
    if (game.table !== table || game.known.includes(prompt)) return;
    kept.update((games) => ({ ...games, [title]: { table, known: [...game.known, prompt] } }));
  }
}

export const first = new First();
