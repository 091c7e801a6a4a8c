/** Which of a table's windows is open, and which tab the side panel shows. */
import { settings } from "../settings.svelte";

export type WindowName = "score" | "keys" | "menu" | "choices" | "since" | "concede" | "leave" | "journal";
export type Tab = "log" | "chat" | "rules" | "cards";

/** Where the side panel does not stand beside the board but lies on it. */
const NARROW = matchMedia("(max-width: 1099px)");

export class Windows {
  open = $state<WindowName | null>(null);
  tab = $state<Tab>("log");
  /** A rule that the rules tab should show. */
  rule = $state("");

  #narrow = $state(NARROW.matches);
  #drawer = $state(false);

  constructor() {
    NARROW.addEventListener("change", (event) => (this.#narrow = event.matches));
  }

  /** Beside the board the panel stays as it was left; on it, it opens only when asked for. */
  get panel(): boolean {
    return this.#narrow ? this.#drawer : settings.panel;
  }

  showPanel(shown: boolean): void {
    if (this.#narrow) this.#drawer = shown;
    else settings.change({ panel: shown });
  }

  close(name: WindowName): void {
    if (this.open === name) this.open = null;
  }
}
