/** What can be chosen, and how taps on the board narrow it down: a card first, then its slot. No rule is known here. */
import type { Choice } from "../protocol";

/**
 * Names what a choice touches: `{ card: "C16" }`, `{ card: "C16", slot: "1" }`, `{ kind: "Search" }`, `{ seat: "p2" }`.
 * `{ any: "C16" }` is whatever names C16 in any of its fields.
 */
export type Target = { [field: string]: string };

/** An element of the board, as far as choices go: `after` names the field that has to be chosen before this one can be. */
export interface Shown {
  target: Target;
  after?: string | undefined;
}

/** `alone`: nothing but this one tap led to it. */
export type Tapped =
  | { do: "choose"; choice: Choice; alone: boolean }
  | { do: "select"; target: Target }
  | { do: "unselect" }
  | { do: "why" };

/** The fields of a choice but its notation and its kind. */
function partsOf(choice: Choice): string[] {
  return Object.keys(choice).filter((field) => field !== "line" && field !== "kind");
}

function names(choice: Choice, field: string, value: string): boolean {
  if (field === "any") return partsOf(choice).some((part) => choice[part] === value);
  return choice[field] === value || (field === "card" && choice.card2 === value);
}

/** Does this choice touch all of that? */
export function touches(choice: Choice, target: Target): boolean {
  return Object.entries(target).every(([field, value]) => names(choice, field, value));
}

export function sameTarget(one: Target | null, other: Target | null): boolean {
  return one !== null && other !== null && keyOf(one) === keyOf(other);
}

export function keyOf(target: Target): string {
  return Object.entries(target)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([field, value]) => `${field}=${value}`)
    .join("&");
}

/** The listed choices by `field=value`, built once for a decision: a board asks for hundreds of targets. */
export class Listed {
  readonly #by = new Map<string, Choice[]>();

  constructor(readonly choices: Choice[]) {
    for (const choice of choices) {
      this.#add(`kind=${choice.kind}`, choice);
      for (const part of partsOf(choice)) {
        this.#add(`${part}=${choice[part] ?? ""}`, choice);
        this.#add(`any=${choice[part] ?? ""}`, choice);
        if (part === "card2") this.#add(`card=${choice[part] ?? ""}`, choice);
      }
      this.#add(`line=${choice.line}`, choice);
    }
  }

  #add(key: string, choice: Choice): void {
    const found = this.#by.get(key);
    if (!found) this.#by.set(key, [choice]);
    else if (found.at(-1) !== choice) found.push(choice);
  }

  find(line: string): Choice | undefined {
    return this.#by.get(`line=${line}`)?.[0];
  }

  /** The choices that touch all of this, in the order in which they are listed. */
  for(target: Target): Choice[] {
    const [first, ...others] = Object.entries(target);
    if (!first) return this.choices;
    const found = this.#by.get(`${first[0]}=${first[1]}`) ?? [];
    return others.length
      ? found.filter((choice) => others.every(([field, value]) => names(choice, field, value)))
      : found;
  }
}

/** Does this name another value of what is selected already? */
function replaces(selected: Target, target: Target): boolean {
  return Object.keys(target).every((field) => field in selected);
}

/** What is selected and this as well, where that is not one instead of the other. */
function joined(selected: Target | null, target: Target): Target | null {
  return selected && !replaces(selected, target) ? { ...selected, ...target } : null;
}

/** The choices that a tap on this leads to, given what is selected. With a card selected its slots are lit, and so are other cards. */
export function choicesAhead(listed: Listed, selected: Target | null, { target, after }: Shown): Choice[] {
  const both = joined(selected, target);
  const narrowed = both ? listed.for(both) : [];
  if (narrowed.length) return narrowed;
  return after ? [] : listed.for(target);
}

/** What a tap on this means. */
export function tap(listed: Listed, selected: Target | null, shown: Shown): Tapped {
  const { target } = shown;
  if (sameTarget(selected, target)) return { do: "unselect" };
  const swap = swapOf(listed, selected?.card, target.card);
  if (swap) return { do: "choose", choice: swap, alone: false };
  const [first, ...others] = choicesAhead(listed, selected, shown);
  if (!first) return { do: "why" };
  const both = joined(selected, target);
  const narrows = both !== null && listed.for(both).length > 0;
  if (others.length === 0) return { do: "choose", choice: first, alone: !narrows };
  return { do: "select", target: narrows ? both : target };
}

/** Two cards of one choice, tapped in either order. */
function swapOf(listed: Listed, one: string | undefined, two: string | undefined): Choice | null {
  if (!one || !two || one === two) return null;
  const isBoth = ({ card, card2 }: Choice): boolean =>
    (card === one && card2 === two) || (card === two && card2 === one);
  const [found, ...others] = listed.for({ card: one }).filter(isBoth);
  return found && !others.length ? found : null;
}

/** The elements that say what comes next: of a choice that was begun, or of any. */
function next(selected: Target | null, shown: Iterable<Shown>): Target[] {
  return [...shown]
    .filter(({ target, after }) => (selected ? !replaces(selected, target) : !after))
    .map(({ target }) => target);
}

/** The choices that no element of the page leads to, from what is selected: they need buttons. */
export function choicesWithoutElement(listed: Listed, selected: Target | null, shown: Iterable<Shown>): Choice[] {
  const targets = next(selected, shown);
  return listed.for(selected ?? {}).filter((choice) => !targets.some((target) => touches(choice, target)));
}

/**
 * Is there something on the page to go on with? Of what is left to choose: a place for the card that was taken up, or
 * anything at all that is offered. What only buttons can say is in sight as well.
 */
export function isInSight(listed: Listed, selected: Target | null, shown: Iterable<Shown>): boolean {
  const left = listed
    .for(selected ?? {})
    .filter((choice) => (selected ? partsOf(choice).some((part) => !(part in selected)) : partsOf(choice).length > 0));
  if (!left.length) return true;
  return next(selected, shown).some((target) => left.some((choice) => touches(choice, target)));
}

/** Notations that a player could have meant by a target that is not lit: offered ones with its fields put in. */
export function guesses(listed: Listed, selected: Target | null, target: Target): string[] {
  const wanted = joined(selected, target) ?? target;
  const lines = new Set<string>();
  for (const choice of listed.choices) {
    if (wanted.any) {
      for (const field of partsOf(choice)) lines.add(choice.line.replace(choice[field] ?? "", wanted.any));
      continue;
    }
    if (!Object.keys(wanted).every((field) => field in choice)) continue;
    let line = choice.line;
    for (const [field, value] of Object.entries(wanted)) {
      line = line.replace(new RegExp(`(^| )${escaped(choice[field] ?? "")}(?= |$)`), `$1${value}`);
    }
    lines.add(line);
  }
  return [...lines].slice(0, 4);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
