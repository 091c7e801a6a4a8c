/** What this browser keeps from one visit to the next, under one name each. A browser that keeps nothing has it for this visit. */

/** Storage may be switched off: to look at it is then an error already. */
function area(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function read<T>(key: string, fallback: T): T {
  try {
    const text = area()?.getItem(key) ?? null;
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export class Stored<T> {
  #value = $state.raw() as T;

  constructor(
    readonly key: string,
    readonly fallback: T,
  ) {
    this.#value = read(key, fallback);
    // What another tab changes is changed here too; without a key everything was cleared.
    addEventListener("storage", (event) => {
      if (event.key === key || event.key === null) this.#value = read(key, fallback);
    });
  }

  get value(): T {
    return this.#value;
  }

  /** Change what is there now, which another tab may have written a moment ago. */
  update(change: (value: T) => T): void {
    const before = read(this.key, this.#value);
    this.#value = change(before);
    try {
      area()?.setItem(this.key, JSON.stringify(this.#value));
    } catch {
      // It lasts for this visit.
    }
  }
}

export function stored<T>(key: string, fallback: T): Stored<T> {
  return new Stored(key, fallback);
}
