/**
 * The tables where this guest sits, watched in the background: how many wait for him stands in the tab's title, and when
 * one more does while nobody looks, the browser says so if it may.
 */
import { api } from "./api";
import { library } from "./library.svelte";
import type { Summary } from "./protocol";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

const EVERY = 8000;
/** Of tables that one sits at: all of them, as far as anybody plays. */
const MOST_PAGES = 20;
const HIDDEN = 20000;

class Desk {
  /** Null until they are known. */
  tables = $state.raw<Summary[] | null>(null);
  /** Seconds. */
  now = $state(Date.now() / 1000);
  /** The table that is open before one, and whether it waits: its socket knows sooner than any list. */
  #open = $state.raw<{ id: string; turn: boolean } | null>(null);
  #told = new Set<string>();
  #timer = 0;

  /** Ids of tables that wait for this guest. */
  get waiting(): string[] {
    const open = this.#open;
    const listed = (this.tables ?? []).filter((table) => table.turn && table.id !== open?.id).map((table) => table.id);
    return open?.turn ? [open.id, ...listed] : listed;
  }

  watch(): void {
    void this.load();
    document.addEventListener("visibilitychange", () => void this.load());
  }

  async load(): Promise<void> {
    clearTimeout(this.#timer);
    const found = await api.tables("mine", MOST_PAGES).catch(() => null);
    if (found) {
      this.tables = found.filter((table) => !table.puzzle); // nobody waits at a puzzle
      this.#tell();
    }
    this.now = Date.now() / 1000;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.load(), document.visibilityState === "hidden" ? HIDDEN : EVERY);
  }

  /** A table is open before one; null: none any more. */
  at(id: string | null, turn = false): void {
    if (this.#open?.id === id && this.#open?.turn === turn) return;
    this.#open = id === null ? null : { id, turn };
    this.#tell();
  }

  /** Each turn is told once, and only to who looks elsewhere. */
  #tell(): void {
    const waiting = this.waiting;
    const fresh = waiting.filter((id) => !this.#told.has(id));
    this.#told = new Set(waiting);
    if (document.visibilityState === "visible" || !settings.notices || !mayNotify()) return;
    for (const id of fresh) this.#notify(id);
  }

  #notify(id: string): void {
    const table = this.tables?.find((each) => each.id === id);
    const body = table ? library.titleName(table.title) : "Tablée";
    try {
      const notice = new Notification(say("status-your-turn"), { body, tag: `tablee-${id}` });
      notice.onclick = () => {
        window.focus();
        location.hash = `#/table/${id}`;
        notice.close();
      };
    } catch {
      // Some phones only let a service worker do it.
    }
  }
}

export function canNotify(): boolean {
  return "Notification" in window;
}

export function mayNotify(): boolean {
  return canNotify() && Notification.permission === "granted";
}

export const desk = new Desk();
