/** "Why not": the sentence that says why something cannot be chosen, beside the thing itself. */
import type { WhySaid } from "../protocol";
import { announcer } from "../announce.svelte";
import type { Target } from "./aim";
import { say } from "../words.svelte";
import { listsOf } from "./kin";
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

  readonly #lists = $derived.by(() => listsOf(this.table.view, this.table.cards));

  constructor(readonly table: TableState) {}

  isAsked(element: HTMLElement): boolean {
    return this.#asked === element;
  }

  /** The pointer or the focus rests on it: it answers if the present question is about such things. */
  ask(element: HTMLElement, target: Target, after: string | undefined, wait: number): void {
    this.#turnTo(element);
    const { table } = this;
    if (!table.decision || table.isLit(target, after) || !this.#isMeant(target, after)) return;
    this.#timer = window.setTimeout(() => void this.#find(element, target), wait);
  }

  /** It was tapped: it says what it is, and why it cannot be chosen now. */
  answer(element: HTMLElement, target: Target, after: string | undefined, name = ""): void {
    this.#turnTo(element);
    const { table } = this;
    if (table.decision && this.#isMeant(target, after)) void this.#find(element, target, name);
    else this.#say(element, [name, say(this.#calm(target, after))]);
  }

  /** Why nothing is asked of the engine: nobody could have meant it. */
  #calm(target: Target, after: string | undefined): string {
    const { table } = this;
    if (!table.decision) return table.live?.state === "running" && !table.past.shown ? "calm-waiting" : "calm-over";
    return after && table.choicesFor(target).length ? "calm-first" : "calm-now";
  }

  #turnTo(element: HTMLElement): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#leaving);
    if (this.shown && this.shown.element !== element) this.shown = null;
    this.#asked = element;
  }

  /**
   * Could a player have meant this as an answer to the present question? A card that lies where cards are offered; a
   * place for what was taken up; anything else that choices of this kind name.
   */
  #isMeant(target: Target, after: string | undefined): boolean {
    const { table } = this;
    if (after) return table.selected !== null;
    const card = table.cardOf(target);
    const choices = table.aim.choices;
    if (card === undefined) return choices.some((choice) => Object.keys(target).every((field) => field in choice));
    const near = this.#lists.get(card) ?? [];
    return choices.some((choice) =>
      Object.values(choice).some((value) => this.#lists.get(value)?.some((list) => near.includes(list))),
    );
  }

  /** Why this card cannot be chosen, for whoever looks at it; null where nobody asked. */
  async whyCard(card: string, target: Target | null): Promise<WhySaid | null> {
    const meant = target ?? (this.table.isPlain ? { any: card } : { card });
    return this.table.decision && this.#isMeant(meant, undefined) ? this.whyNot(meant) : null;
  }

  /** The pointer rests on a card; one that is large already needs no preview. */
  point(element: HTMLElement, card: string): void {
    clearTimeout(this.#pointed);
    this.#pointed = window.setTimeout(() => {
      const box = element.getBoundingClientRect();
      if (element.isConnected && box.width > 0 && box.width < LARGE_ENOUGH) this.preview = { card, box };
    }, PREVIEW);
  }

  async #find(element: HTMLElement, target: Target, name = ""): Promise<void> {
    const why = await this.whyNot(target);
    if (this.#asked !== element || !element.isConnected) return;
    if (why) this.#say(element, [why.sentence], why.rule);
    else if (name) this.#say(element, [name, say("calm-now")]);
  }

  #say(element: HTMLElement, sentences: string[], rule = ""): void {
    const text = sentences.filter(Boolean).join(". ");
    this.shown = { element, text, rule };
    announcer.say(text);
  }

  /** The most telling reason: one with a rule of the booklet, if any of the guesses has one. */
  async whyNot(target: Target): Promise<WhySaid | null> {
    const { table } = this;
    const lines = [
      ...(table.page.tries?.(target, table) ?? []).map(({ line }) => line),
      ...table.aim.guesses(target),
    ].slice(0, 6);
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
    if (!this.shown?.rule || this.shown.element !== element) {
      this.close(element);
      return;
    }
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
