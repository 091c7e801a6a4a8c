/** Which of a table's windows is open, and which tab the side panel shows. */
import type { BoardPart } from "../plugin";
import type { ChatLine } from "../protocol";
import { settings } from "../settings.svelte";

export type WindowName = "score" | "keys" | "palette" | "menu" | "choices" | "since" | "concede" | "leave" | "journal";
export type Tab = "log" | "chat" | "rules" | "cards" | "review";

/** Where the side panel does not stand beside the board but lies on it: a small laptop's width belongs to board and hand. */
const NARROW = matchMedia("(max-width: 1359px)");

export class Windows {
  open = $state<WindowName | null>(null);
  tab = $state<Tab>("log");
  /** What the phone's switch shows; null: the part that comes first. */
  part = $state<Exclude<BoardPart, "all"> | "log" | null>(null);
  /** Everything that was said up to this time has been read. */
  read = $state<number | null>(null);
  /** A rule that the rules tab should show. */
  rule = $state("");

  #narrow = $state(NARROW.matches);
  #drawer = $state(false);

  constructor() {
    NARROW.addEventListener("change", (event) => (this.#narrow = event.matches));
  }

  /** It lies on the board, and goes with Escape. */
  get isDrawer(): boolean {
    return this.#narrow;
  }

  /** Beside the board the panel stays as it was left; on it, it opens only when asked for. */
  get panel(): boolean {
    return this.#narrow ? this.#drawer : settings.panel;
  }

  showPanel(shown: boolean): void {
    if (this.#narrow) this.#drawer = shown;
    else settings.change({ panel: shown });
  }

  /** What others have said since one looked. */
  unread(lines: ChatLine[], mine: string[]): ChatLine[] {
    const { read } = this;
    return read === null ? [] : lines.filter((line) => line.at > read && !mine.includes(line.seat));
  }

  close(name: WindowName): void {
    if (this.open === name) this.open = null;
  }
}
