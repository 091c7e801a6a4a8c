/** What a person has chosen for this browser: language, theme, pace of playback, sounds. Kept in local storage. */
import type { Lang } from "./protocol";

export type Speed = "1" | "2" | "skip";

interface Kept {
  lang: Lang;
  theme: "light" | "dark";
  speed: Speed;
  /** Ask before a choice is sent. */
  confirm: boolean;
  sound: boolean;
  /** Less motion than the system asks for. */
  still: boolean;
  /** The side panel of a table is open. */
  panel: boolean;
  /** Every title on the generic board: areas and lists instead of drawings. */
  plain: boolean;
  /** The numbers of rules beside what they say. */
  numbers: boolean;
}

const KEY = "tablee";

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  #kept = $state<Kept>({
    lang: document.documentElement.lang === "fr" ? "fr" : "en",
    theme: document.documentElement.dataset.theme === "dark" ? "dark" : "light",
    speed: "1",
    confirm: false,
    sound: false,
    still: false,
    panel: true,
    plain: false,
    numbers: false,
    ...read(),
  });
  #asksLess = matchMedia("(prefers-reduced-motion: reduce)");
  #systemStill = $state(this.#asksLess.matches);

  constructor() {
    this.#asksLess.addEventListener("change", (event) => (this.#systemStill = event.matches));
    this.#show();
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
  get panel(): boolean {
    return this.#kept.panel;
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
    Object.assign(this.#kept, change);
    this.#show();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // It lasts for this visit.
    }
  }

  #show(): void {
    const root = document.documentElement;
    root.lang = this.#kept.lang;
    root.dataset.theme = this.#kept.theme;
    root.dataset.motion = this.#kept.still ? "less" : "full";
  }
}

export const settings = new Settings();
