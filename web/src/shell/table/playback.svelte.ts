/** Moves are shown one after the other, however quickly they arrive: a queue with a pace, and a limit to how long anyone waits. */
import { settings, type Speed } from "../settings.svelte";
import { LIMIT, pauseFor } from "./pace";

const PACES: Record<Exclude<Speed, "skip">, number> = { slow: 0.5, "1": 1, "2": 2 };

export interface Waiting<Message> {
  message: Message;
  /** How long a reader wants to look at it, in milliseconds at the usual pace; 0: nobody waits for it. */
  length: number;
  /** After it one is asked, or the game is over: what was skipped up to here is skipped no longer. */
  asks: boolean;
  arrived: number;
}

export class Playback<Message> {
  /** How many moves still wait to be shown. */
  waiting = $state(0);
  running = $state(false);
  #queue: Waiting<Message>[] = [];
  #shown: Waiting<Message> | null = null;
  #skip = false;
  #wake: (() => void) | null = null;

  constructor(
    /** Shows one message, or several at once. */
    readonly show: (messages: Message[]) => Promise<void>,
  ) {}

  add(message: Message, length: number, asks: boolean): void {
    performance.mark("tablee-told");
    this.#queue.push({ message, length, asks, arrived: performance.now() });
    this.waiting = this.#queue.length;
    if (!this.running) void this.#run();
  }

  /** Show the rest at once, and what is still to come until one is asked. */
  skip(): void {
    this.#skip = true;
    this.#wake?.();
  }

  /** Everything that waits is shown at once: one skips, or does not look. */
  get hurried(): boolean {
    return this.#skip || settings.speed === "skip" || document.visibilityState === "hidden";
  }

  /** When somebody skips, changes the pace, all of it is dropped, or nobody should wait any longer. */
  broken(): Promise<void> {
    return this.#sleep(this.#due());
  }

  /** How long a scene may take that wants so many milliseconds at the usual pace, with what waits behind it. */
  timeFor(wanted: number): number {
    const pace = PACES[settings.speed === "skip" ? "1" : settings.speed];
    return pauseFor(wanted / pace, this.#behind() / pace, this.#due());
  }

  /** One has chosen: what others do now is waited for from here on. */
  begin(): void {
    performance.clearMarks("tablee-chose");
    performance.clearMarks("tablee-told");
    performance.clearMeasures("tablee-pause");
    performance.mark("tablee-chose");
  }

  /** The pace has changed. */
  hurry(): void {
    this.#wake?.();
  }

  clear(): void {
    this.#queue = [];
    this.waiting = 0;
    this.#skip = false;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.running = true;
    while (this.#queue.length) {
      const shown = this.#queue.splice(0, this.hurried ? this.#queue.length : 1);
      this.waiting = this.#queue.length;
      this.#shown = shown.at(-1)!;
      await this.show(shown.map((each) => each.message));
      await this.#pause(this.#shown);
      if (shown.some((each) => each.asks)) this.#skip = false;
    }
    this.running = false;
  }

  async #pause(shown: Waiting<Message>): Promise<void> {
    if (this.hurried || settings.still) return;
    const pace = PACES[settings.speed as keyof typeof PACES];
    const time = pauseFor(shown.length / pace, this.#behind() / pace, this.#due());
    if (time === 0) return;
    performance.measure("tablee-pause", { start: performance.now(), duration: time });
    await this.#sleep(time);
  }

  /** How long one wants to look at what waits. */
  #behind(): number {
    return this.#queue.reduce((sum, each) => sum + each.length, 0);
  }

  /** How long until the last that has arrived must have been seen; whoever wants it slowly has asked to wait. */
  #due(): number {
    if (settings.speed === "slow" || settings.speed === "skip") return Infinity;
    const last = this.#queue.at(-1) ?? this.#shown;
    return (last?.arrived ?? 0) + LIMIT / PACES[settings.speed] - performance.now();
  }

  /** Each sleeper has a timer of its own: one whose scene was ended by hand wakes nobody else. */
  #sleep(time: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        if (this.#wake === wake) this.#wake = null;
        resolve();
      };
      const timer = Number.isFinite(time) ? window.setTimeout(wake, time) : 0;
      this.#wake = wake;
    });
  }
}
