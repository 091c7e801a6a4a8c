/** What a person has chosen for this browser: language, theme, pace of playback, sounds. Kept in local storage. */
import { stored } from "./stored.svelte";
import type { Lang } from "./protocol";

/** At the usual pace nobody waits longer than a few seconds; who wants it slowly waits as long as it takes. */
export type Speed = "slow" | "1" | "2" | "skip";

interface Kept {
  lang: Lang;
  theme: "light" | "dark";
  speed: Speed;
  /** Ask before a choice is sent. */
  confirm: boolean;
  sound: boolean;
  /** The browser says when it is one's turn and the page is out of sight. */
  notices: boolean;
  /** Less motion than the system asks for. */
  still: boolean;
  /** The side panel of a table is open. */
  panel: boolean;
  /** Every title on the generic board: areas and lists instead of drawings. */
  plain: boolean;
  /** The numbers of rules beside what they say. */
  numbers: boolean;
  /** What was planned while others played is done by itself when it can be. */
  planned: boolean;
  /** Orders of effects that make no difference are chosen by themselves. */
  orders: boolean;
  /** Words beside the icons of players' panels; null: while one does not know them, or where there is room. */
  words: boolean | null;
  /** How many games of each title were played to their end in this browser. */
  played: Record<string, number>;
}

const saved = stored<Partial<Kept>>("tablee", {});

class Settings {
  #kept = $derived<Kept>({
    lang: document.documentElement.lang === "fr" ? "fr" : "en",
    theme: document.documentElement.dataset.theme === "dark" ? "dark" : "light",
    speed: "1",
    confirm: false,
    sound: false,
    notices: false,
    still: false,
    panel: true,
    plain: false,
    numbers: false,
    planned: false,
    orders: true,
    words: null,
    played: {},
    ...saved.value,
  });
  #asksLess = matchMedia("(prefers-reduced-motion: reduce)");
  #systemStill = $state(this.#asksLess.matches);

  constructor() {
    this.#asksLess.addEventListener("change", (event) => (this.#systemStill = event.matches));
    this.#show();
    // Another tab may change them.
    addEventListener("storage", () => this.#show());
  }

  get lang(): Lang {
    return this.#kept.lang;
  }
  get theme(): "light" | "dark" {
    return this.#kept.theme;
  }
  get speed(): Speed {
    return this.#kept.speed;
  }
  get confirm(): boolean {
    return this.#kept.confirm;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get notices(): boolean {
    return this.#kept.notices;
  }
  get panel(): boolean {
    return this.#kept.panel;
  }
  get planned(): boolean {
    return this.#kept.planned;
  }
  get orders(): boolean {
    return this.#kept.orders;
  }
  get words(): boolean | null {
    return this.#kept.words;
  }
  get played(): Record<string, number> {
    return this.#kept.played;
  }
  get plain(): boolean {
    return this.#kept.plain;
  }
  get numbers(): boolean {
    return this.#kept.numbers;
  }
  get chosenStill(): boolean {
    return this.#kept.still;
  }
  /** Nothing should move: it is asked for here or by the system. */
  get still(): boolean {
    return this.#kept.still || this.#systemStill;
  }

  change(change: Partial<Kept>): void {
    saved.update((kept) => ({ ...this.#kept, ...kept, ...change }));
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    root.lang = this.#kept.lang;
    root.dataset.theme = this.#kept.theme;
    root.dataset.motion = this.#kept.still ? "less" : "full";
  }
}

export const settings = new Settings();
