/** Earlier moments of a table: looked at one by one, or played again. */
import { api } from "../api";
import type { Moment, Seat } from "../protocol";
import { settings } from "../settings.svelte";

const STEP = 850;

export class Past {
  /** The moment that is looked at; null: the present. */
  shown = $state.raw<Moment | null>(null);
  playing = $state(false);
  loading = $state(false);
  /** With whose eyes one looks back at a finished game; null: one's own. */
  eyes = $state<Seat | null>(null);
  #kept = new Map<string, Moment>();
  #wanted: number | null = null;
  #timer = 0;

  constructor(
    readonly table: string,
    /** Called around every change, so that pieces can travel. */
    readonly around: (change: () => void, moment: Moment | null) => Promise<void>,
  ) {}

  /** Look at the table as it was after so many entries. */
  async look(number: number): Promise<void> {
    this.#wanted = number;
    this.loading = !this.#kept.has(this.#name(number));
    try {
      const moment = await this.#fetch(number);
      if (this.#wanted !== number) return; // the hand on the scrubber has gone on
      await this.around(() => (this.shown = moment), moment);
    } finally {
      if (this.#wanted === number) this.loading = false;
    }
  }

  /** The same moment with the eyes of this seat. */
  async see(eyes: Seat | null, number: number): Promise<void> {
    this.eyes = eyes;
    await this.look(number);
  }

  async backToNow(): Promise<void> {
    this.stop();
    this.eyes = null;
    this.#wanted = null;
    if (this.shown) await this.around(() => (this.shown = null), null);
  }

  /** Play from here on, to the last moment. */
  play(last: () => number, done: () => void = () => undefined): void {
    this.playing = true;
    const step = async (): Promise<void> => {
      if (!this.playing || !this.shown) return;
      const next = this.shown.number + 1;
      if (next > last()) {
        this.stop();
        done();
        return;
      }
      try {
        await this.look(next);
      } catch {
        this.stop();
        return;
      }
      const pace = { slow: 0.5, "1": 1, "2": 2, skip: 6 }[settings.speed];
      const quiet = this.shown.events.length === 0 ? 3 : 1;
      this.#timer = window.setTimeout(() => void step(), STEP / pace / quiet);
    };
    void step();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** What was taken back is told differently now. */
  forget(): void {
    this.#kept.clear();
  }

  async #fetch(number: number): Promise<Moment> {
    const name = this.#name(number);
    const kept = this.#kept.get(name);
    if (kept) return kept;
    const moment = await api.moment(this.table, number, this.eyes);
    this.#kept.set(name, moment);
    return moment;
  }

  #name(number: number): string {
    return `${number} ${this.eyes ?? ""}`;
  }
}
