/** What has been taken up at a table, and which targets its board shows now. */
import { SvelteMap } from "svelte/reactivity";
import type { Choice, Decision } from "../protocol";
import * as aim from "./aim";
import type { Shown, Tapped, Target } from "./aim";

export class Aim {
  /** The part of a choice made so far. */
  selected = $state.raw<Target | null>(null);
  /** The element that was tapped for it: of several equal things only this one is taken up. */
  #from = $state.raw<HTMLElement | null>(null);
  /** The targets that boards have put on the page, with how many elements show each. */
  readonly #shown = new SvelteMap<string, Shown & { count: number }>();
  readonly listed = $derived.by(() => new aim.Listed(this.decision()?.choices ?? []));
  /** The choices that no element on the page leads to, from what is selected: they need buttons. */
  readonly buttons = $derived.by(() => aim.choicesWithoutElement(this.listed, this.selected, this.#shown.values()));

  constructor(readonly decision: () => Decision | null) {}

  take(target: Target | null, from: HTMLElement | null): void {
    this.selected = target;
    this.#from = target && from;
  }

  /** Is it this element that was taken up? */
  isTaken(target: Target, element: HTMLElement): boolean {
    if (!aim.sameTarget(this.selected, target)) return false;
    return !this.#from?.isConnected || this.#from === element;
  }

  get choices(): Choice[] {
    return this.listed.choices;
  }
  choicesFor(target: Target): Choice[] {
    return this.listed.for(target);
  }
  isLit(target: Target, after?: string): boolean {
    return aim.choicesAhead(this.listed, this.selected, { target, after }).length > 0;
  }
  tap(target: Target, after?: string): Tapped {
    return aim.tap(this.listed, this.selected, { target, after });
  }
  get isInSight(): boolean {
    return aim.isInSight(this.listed, this.selected, this.#shown.values());
  }
  guesses(target: Target): string[] {
    return aim.guesses(this.listed, this.selected, target);
  }

  show(target: Target, after?: string): () => void {
    const key = aim.keyOf(target);
    this.#count(key, { target, after }, 1);
    return () => this.#count(key, { target, after }, -1);
  }

  #count(key: string, shown: Shown, change: number): void {
    const count = (this.#shown.get(key)?.count ?? 0) + change;
    if (count > 0) this.#shown.set(key, { ...shown, count });
    else this.#shown.delete(key);
  }
}
