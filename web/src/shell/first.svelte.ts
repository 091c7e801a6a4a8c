/** What was explained in a first game of each title, kept in this browser. */
interface Kept {
  /** The table of the first game. */
  table: string;
  /** Questions that need no more words. */
  known: string[];
}

const KEY = "tablee-first";

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

class First {
  #kept = $state.raw(read());

  /** Is this the first game of the title, and the question a new one? */
  explains(title: string, table: string, prompt: string): boolean {
    const kept = this.#kept[title];
    return !kept || (kept.table === table && !kept.known.includes(prompt));
  }

  /** It was read. */
  learn(title: string, table: string, prompt: string): void {
    const kept = this.#kept[title] ?? { table, known: [] };
    if (kept.table !== table || kept.known.includes(prompt)) return;
    this.#kept = { ...this.#kept, [title]: { table, known: [...kept.known, prompt] } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // It is explained once more next time.
    }
  }
}

export const first = new First();
