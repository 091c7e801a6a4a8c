/** Moves are shown one after the other, however quickly they arrive: a queue with a pace that can be skipped. */
import { settings } from "../settings.svelte";

const PER_MOVE = 520;
const PER_EVENT = 240;
const LONGEST = 2200;

export interface Shown {
  /** Shows it; how many events a reader has to follow, 0 for none. */
  show: () => number | Promise<number>;
}

export class Playback {
  /** How many moves still wait to be shown. */
  waiting = $state(0);
  running = $state(false);
  #queue: Shown[] = [];
  #skip = false;
  #wake: (() => void) | null = null;

  add(shown: Shown): void {
    this.#queue.push(shown);
    this.waiting = this.#queue.length;
    if (!this.running) void this.#run();
  }

  /** Show the rest at once. */
  skip(): void {
    this.#skip = true;
    this.#wake?.();
  }

  /** The pace has changed. */
  hurry(): void {
    this.#wake?.();
  }

  clear(): void {
    this.#queue = [];
    this.waiting = 0;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.running = true;
    while (this.#queue.length) {
      const next = this.#queue.shift()!;
      this.waiting = this.#queue.length;
      const events = await next.show();
      if (events && this.#queue.length >= 0) await this.#pause(events);
    }
    this.#skip = false;
    this.running = false;
  }

  #pause(events: number): Promise<void> {
    if (this.#skip || settings.speed === "skip" || document.visibilityState === "hidden") return Promise.resolve();
    const pace = settings.speed === "2" ? 2 : 1;
    const time = Math.min(LONGEST, PER_MOVE + PER_EVENT * (events - 1)) / pace;
    return new Promise((resolve) => {
      const timer = window.setTimeout(() => this.#wake?.(), time);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
    });
  }
}
