/** "Why not": the sentence that says why something cannot be chosen, beside the thing itself. */
import type { WhySaid } from "../protocol";
import { announcer } from "../announce.svelte";
import type { Target } from "./aim.svelte";
import type { TableState } from "./state.svelte";

export interface Hint {
  element: HTMLElement;
  text: string;
  rule: string;
}

const PREVIEW = 650;
const LARGE_ENOUGH = 230;
const GRACE = 350;

export class Hints {
  shown = $state.raw<Hint | null>(null);
  /** The card under the pointer, shown large beside it. */
  preview = $state.raw<{ card: string; box: DOMRect } | null>(null);
  #pointed = 0;
  #asked: HTMLElement | null = null;
  #timer = 0;
  #leaving = 0;
  #known = new Map<string, WhySaid | null>();

  constructor(readonly table: TableState) {}

  isAsked(element: HTMLElement): boolean {
    return this.#asked === element;
  }

  ask(element: HTMLElement, target: Target, after: string | undefined, wait: number): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#leaving);
    if (this.shown && this.shown.element !== element) this.shown = null;
    this.#asked = element;
    const { table } = this;
    if (!table.decision || table.isLit(target, after)) return;
    this.#timer = window.setTimeout(() => void this.#find(element, target), wait);
  }

  /** The pointer rests on a card; one that is large already needs no preview. */
  point(element: HTMLElement, card: string): void {
    clearTimeout(this.#pointed);
    this.#pointed = window.setTimeout(() => {
      const box = element.getBoundingClientRect();
      if (element.isConnected && box.width > 0 && box.width < LARGE_ENOUGH) this.preview = { card, box };
    }, PREVIEW);
  }

  async #find(element: HTMLElement, target: Target): Promise<void> {
    const why = await this.whyNot(target);
    if (this.#asked !== element || !element.isConnected || !why) return;
    this.shown = { element, text: why.sentence, rule: why.rule };
    announcer.say(why.sentence);
  }

  /** The most telling reason: one with a rule of the booklet, if any of the guesses has one. */
  async whyNot(target: Target): Promise<WhySaid | null> {
    const { table } = this;
    const lines = [...(table.page.tries?.(target, table) ?? []), ...table.aim.guesses(target)].slice(0, 6);
    let best: WhySaid | null = null;
    for (const line of lines) {
      const why = await this.#why(line);
      if (why && !best) best = why;
      if (why?.rule) return why;
    }
    return best;
  }

  async #why(line: string): Promise<WhySaid | null> {
    const key = `${this.table.number} ${this.table.lang} ${line}`;
    if (!this.#known.has(key)) {
      if (this.#known.size > 400) this.#known.clear();
      try {
        this.#known.set(key, await this.table.why(line));
      } catch {
        return null;
      }
    }
    return this.#known.get(key) ?? null;
  }

  /** The pointer has left, perhaps for the rule that the bubble offers: it stays for a moment. */
  leave(element: HTMLElement): void {
    if (!this.shown?.rule || this.shown.element !== element) return this.close(element);
    this.#endPreview();
    clearTimeout(this.#leaving);
    this.#leaving = window.setTimeout(() => this.close(element), GRACE);
  }

  /** The pointer is back, or on the bubble. */
  stay(): void {
    clearTimeout(this.#leaving);
  }

  #endPreview(): void {
    clearTimeout(this.#pointed);
    if (this.preview) this.preview = null;
  }

  close(element?: HTMLElement): void {
    this.#endPreview();
    if (element && this.#asked !== element && this.shown?.element !== element) return;
    clearTimeout(this.#timer);
    clearTimeout(this.#leaving);
    this.#asked = null;
    this.shown = null;
  }
}
