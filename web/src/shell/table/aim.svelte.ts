/** What can be chosen, and how taps on the board narrow it down: a card first, then its slot. No rule is known here. */
import { SvelteMap } from "svelte/reactivity";
import type { Choice, Decision } from "../protocol";

/**
 * Names what a choice touches: `{ card: "C16" }`, `{ card: "C16", slot: "1" }`, `{ kind: "Search" }`, `{ seat: "p2" }`.
 * `{ any: "C16" }` is whatever names C16 in any of its fields.
 */
export type Target = { [field: string]: string };

/** What a choice is about: its fields but the notation and the kind. */
function parts(choice: Choice): string[] {
  return Object.keys(choice).filter((field) => field !== "line" && field !== "kind");
}

function names(choice: Choice, field: string, value: string): boolean {
  if (field === "any") return parts(choice).some((part) => choice[part] === value);
  return choice[field] === value || (field === "card" && choice.card2 === value);
}

/** Does this choice touch all of that? */
export function touches(choice: Choice, target: Target): boolean {
  return Object.keys(target).every((field) => names(choice, field, target[field]!));
}

export function sameTarget(one: Target | null, other: Target | null): boolean {
  return one !== null && other !== null && keyOf(one) === keyOf(other);
}

export function keyOf(target: Target): string {
  return Object.keys(target)
    .sort()
    .map((field) => `${field}=${target[field]}`)
    .join("&");
}

/** `alone`: nothing but this one tap led to it. */
export type Tapped =
  | { do: "choose"; choice: Choice; alone: boolean }
  | { do: "select"; target: Target }
  | { do: "unselect" }
  | { do: "why" };

export class Aim {
  /** The part of a choice made so far. */
  selected = $state.raw<Target | null>(null);
  /** The element that was tapped for it: of several equal things only this one is taken up. */
  #from = $state.raw<HTMLElement | null>(null);
  /** The targets that boards have put on the page, with how many elements show each. */
  #shown = new SvelteMap<string, { target: Target; after: string | undefined; count: number }>();

  constructor(readonly decision: () => Decision | null) {}

  take(target: Target | null, from: HTMLElement | null): void {
    this.selected = target;
    this.#from = target && from;
  }

  /** Is it this element that was taken up? */
  isTaken(target: Target, element: HTMLElement): boolean {
    if (!sameTarget(this.selected, target)) return false;
    return !this.#from?.isConnected || this.#from === element;
  }

  get choices(): Choice[] {
    return this.decision()?.choices ?? [];
  }

  choicesFor(target: Target): Choice[] {
    return this.choices.filter((choice) => touches(choice, target));
  }

  /**
   * With a card selected, its slots are lit, and the other cards still are: one may change one's mind.
   * `after` names the field that has to be chosen before this one can be.
   */
  isLit(target: Target, after?: string): boolean {
    return this.#fitting(target, after).length > 0;
  }

  /** The choices that a tap on this leads to, given what is selected. */
  #fitting(target: Target, after?: string): Choice[] {
    const both = this.#both(target);
    const narrowed = both ? this.choicesFor(both) : [];
    if (narrowed.length) return narrowed;
    return after ? [] : this.choicesFor(target);
  }

  /** What is selected and this as well, where that is not one instead of the other. */
  #both(target: Target): Target | null {
    const { selected } = this;
    return selected && !this.#replaces(target) ? { ...selected, ...target } : null;
  }

  /** This names another value of a field that is selected already. */
  #replaces(target: Target): boolean {
    return Object.keys(target).every((field) => field in this.selected!);
  }

  /** What a tap on this means. */
  tap(target: Target, after?: string): Tapped {
    if (sameTarget(this.selected, target)) return { do: "unselect" };
    const swap = this.#swapWith(target);
    if (swap) return { do: "choose", choice: swap, alone: false };
    const fitting = this.#fitting(target, after);
    if (fitting.length === 0) return { do: "why" };
    const both = this.#both(target);
    const joined = both !== null && this.choicesFor(both).length > 0;
    if (fitting.length === 1) return { do: "choose", choice: fitting[0]!, alone: !joined };
    return { do: "select", target: joined ? both : target };
  }

  /** Two cards of one choice, tapped in either order. */
  #swapWith(target: Target): Choice | null {
    const one = this.selected?.card;
    const two = target.card;
    if (!one || !two || one === two) return null;
    const found = this.choices.filter(
      (choice) => (choice.card === one && choice.card2 === two) || (choice.card === two && choice.card2 === one),
    );
    return found.length === 1 ? found[0]! : null;
  }

  /** The choices that no element on the page leads to, from what is selected: they need buttons. */
  get buttons(): Choice[] {
    const { selected } = this;
    const shown = [...this.#shown.values()]
      .filter(({ target, after }) => (selected ? !this.#replaces(target) : !after))
      .map(({ target }) => target);
    const choices = selected ? this.choicesFor(selected) : this.choices;
    return choices.filter((choice) => !shown.some((target) => touches(choice, target)));
  }

  /**
   * Is there something on the page to go on with? Of what is left to choose: a place for the card that was taken up, or
   * anything at all that is offered. What only buttons can say is in sight as well.
   */
  get isInSight(): boolean {
    const { selected } = this;
    const left = (selected ? this.choicesFor(selected) : this.choices).filter((choice) =>
      selected ? parts(choice).some((part) => !(part in selected)) : parts(choice).length > 0,
    );
    if (!left.length) return true;
    return [...this.#shown.values()].some(
      ({ target, after }) =>
        (selected ? !this.#replaces(target) : !after) && left.some((choice) => touches(choice, target)),
    );
  }

  show(target: Target, after?: string): () => void {
    const key = keyOf(target);
    const count = this.#shown.get(key)?.count ?? 0;
    this.#shown.set(key, { target, after, count: count + 1 });
    return () => {
      const left = (this.#shown.get(key)?.count ?? 1) - 1;
      if (left > 0) this.#shown.set(key, { target, after, count: left });
      else this.#shown.delete(key);
    };
  }

  /** Notations that a player could have meant by a target that is not lit: offered ones with its fields put in. */
  guesses(target: Target): string[] {
    const wanted = this.selected && !this.#replaces(target) ? { ...this.selected, ...target } : target;
    const lines = new Set<string>();
    for (const choice of this.choices) {
      if (wanted.any) {
        for (const field of parts(choice)) lines.add(choice.line.replace(choice[field]!, wanted.any));
        continue;
      }
      if (!Object.keys(wanted).every((field) => field in choice)) continue;
      let line = choice.line;
      for (const field in wanted) {
        line = line.replace(new RegExp(`(^| )${escaped(choice[field]!)}(?= |$)`), `$1${wanted[field]!}`);
      }
      lines.add(line);
    }
    return [...lines].slice(0, 4);
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

export function isSameQuestion(one: Decision | null, other: Decision | null): boolean {
  return one !== null && JSON.stringify(one) === JSON.stringify(other);
}
