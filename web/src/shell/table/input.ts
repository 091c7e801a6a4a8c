/** What a tap on an element of the board does. */
import { sounds } from "../sounds";
import type { Target } from "./aim";
import type { TableState } from "./state.svelte";

export interface TargetOptions {
  /** What a screen reader calls it; a card's name without it. */
  label?: string;
  /** The field that has to be chosen before: a slot comes after its `card`. */
  after?: string;
  /** The card that lies there, to be looked at large, where the target names it by its place. */
  card?: string | undefined;
}

/**
 * Send the one choice that fits, or take a card up until the rest is chosen. Whatever is calm shows itself and says why it
 * is. A thumb takes a card up first even where nothing else is to be chosen: the bar then has the button, and a second tap
 * shows the card large.
 */
export function tapTarget(table: TableState, target: Target, element?: HTMLElement, options: TargetOptions = {}): void {
  const { after } = options;
  const card = options.card ?? table.cardOf(target);
  if (table.plan.open && table.plan.isPossible) {
    table.plan.add(target, options.label ?? (card ? table.cardName(card) : ""), after);
    return;
  }
  if (!table.decision || table.pressed !== null) {
    if (target.seat && !card) table.look(target.seat);
    else show(table, card, target, element, options);
    return;
  }
  const thumb = table.phone && card !== undefined && !table.decision.cancellable;
  const tapped = table.aim.tap(target, after);
  if (tapped.do === "unselect") {
    if (thumb) table.zoom(card);
    else table.select(null);
  } else if (tapped.do === "select" || (tapped.do === "choose" && thumb && tapped.alone)) {
    const taken = tapped.do === "select" ? tapped.target : target;
    if (!table.coaching.allows(table.choicesFor(taken))) return;
    table.select(taken, element);
    sounds.pick();
  } else if (tapped.do === "choose") void table.choose(tapped.choice);
  else {
    show(table, card, target, element, options);
    sounds.refuse();
  }
}

/** Something calm: a card is shown large, with the reason inside; anything else says what it is, and why not now. */
function show(
  table: TableState,
  card: string | undefined,
  target: Target,
  element: HTMLElement | undefined,
  options: TargetOptions,
): void {
  if (card) table.zoom(card, target);
  else if (element) table.hints.answer(element, target, options.after, options.label);
}
