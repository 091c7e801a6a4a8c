/** The browser's database: shelves of texts by key. What was written is on disk when the promise is kept. */

const NAME = "tablee";
const SHELVES = ["house", "guests", "tables", "entries", "snapshots", "chat", "watchers"];
const LAST = "\uffff";

type Change = [shelf: string, key: string, text: string | null];

export class Disk {
  #database: IDBDatabase | null = null;
  /** Tabs tell each other which tables they changed. */
  #news = "BroadcastChannel" in self ? new BroadcastChannel("tablee") : null;
  #queue: Promise<unknown> = Promise.resolve();

  async open(): Promise<void> {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(NAME, 1);
      asked.onupgradeneeded = () => {
        for (const shelf of SHELVES) asked.result.createObjectStore(shelf);
      };
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error ?? new Error("indexedDB"));
      asked.onblocked = () => reject(new Error("blocked"));
    });
    database.onversionchange = () => database.close();
    this.#database = database;
  }

  get = (shelf: string, key: string): Promise<string | undefined> => this.#ask(shelf, (store) => store.get(key));

  /** As JSON, so that it crosses to Python at once. */
  all = async (shelf: string, prefix: string): Promise<string> =>
    JSON.stringify(await this.#ask(shelf, (store) => store.getAll(range(prefix))));

  last = (shelf: string, prefix: string): Promise<string | undefined> =>
    new Promise((resolve, reject) => {
      const asked = this.#store(shelf).openCursor(range(prefix), "prev");
      asked.onsuccess = () => resolve(asked.result?.value as string | undefined);
      asked.onerror = () => reject(asked.error ?? new Error(shelf));
    });

  /** All or none. On the shelf called `fresh` nothing may lie under these keys yet: false if something does. */
  write = (json: string, fresh: string, news: string): Promise<boolean> => {
    const changes = JSON.parse(json) as Change[];
    if (!changes.length) return Promise.resolve(true);
    return new Promise((resolve, reject) => {
      const shelves = [...new Set(changes.map(([shelf]) => shelf))];
      const transaction = this.#opened().transaction(shelves, "readwrite", { durability: "strict" });
      let second = false;
      for (const [shelf, key, text] of changes) {
        const store = transaction.objectStore(shelf);
        if (text === null) store.delete(key);
        else if (shelf !== fresh) store.put(text, key);
        else {
          const asked = store.add(text, key);
          asked.onerror = () => (second = asked.error?.name === "ConstraintError");
        }
      }
      transaction.oncomplete = () => {
        if (news) this.#news?.postMessage(news);
        resolve(true);
      };
      transaction.onabort = () => (second ? resolve(false) : reject(transaction.error ?? new Error("abort")));
    });
  };

  /** One hand at a time, of all tabs; the promise gives what lets go. */
  lock = (): Promise<() => void> => {
    if (navigator.locks) {
      return new Promise((taken, failed) => {
        navigator.locks.request(NAME, () => new Promise<void>((free) => taken(() => free()))).catch(failed);
      });
    }
    const before = this.#queue;
    let free: () => void = () => undefined;
    this.#queue = new Promise<void>((resolve) => (free = resolve));
    return before.then(() => free);
  };

  listen(heard: (ids: string) => void): void {
    this.#news?.addEventListener("message", (event: MessageEvent<string>) => heard(event.data));
  }

  #opened(): IDBDatabase {
    if (!this.#database) throw new Error("not open");
    return this.#database;
  }

  #store(shelf: string): IDBObjectStore {
    return this.#opened().transaction(shelf).objectStore(shelf);
  }

  #ask<T>(shelf: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const asked = ask(this.#store(shelf));
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error ?? new Error(shelf));
    });
  }
}

function range(prefix: string): IDBKeyRange | null {
  return prefix ? IDBKeyRange.bound(prefix, prefix + LAST) : null;
}
