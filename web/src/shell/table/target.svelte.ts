/** Makes any element of a board something that can be tapped, focused, held and asked "why not". */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { sameTarget, type Target } from "./aim.svelte";
import type { TableState } from "./state.svelte";

export interface TargetOptions {
  /** What a screen reader calls it; a card's name without it. */
  label?: string;
  /** The field that has to be chosen before: a slot comes after its `card`. */
  after?: string;
}

const HOVER = 420;
const HOLD = 480;

export function makeTarget(table: TableState, target: Target, options: TargetOptions): Attachment<HTMLElement> {
  return (element) => {
    const forget = options.after ? undefined : untrack(() => table.aim.show(target));
    const ask = (wait: number): void => table.hints.ask(element, target, options.after, wait);
    // An element that goes loses the pointer and the focus while the page is being drawn: the hint closes after that.
    const closeHint = (): void => queueMicrotask(() => table.hints.close(element));
    let hold = 0;
    let held = false;

    const tap = (): void => table.tap(target, element, options.after);
    const listeners: Record<string, (event: Event) => void> = {
      click: (event) => {
        event.stopPropagation();
        if (held) held = false;
        else tap();
      },
      keydown: (event) => {
        const { key } = event as KeyboardEvent;
        if (event.target !== element) return;
        if (key === "Enter" || key === " ") {
          event.preventDefault();
          event.stopPropagation();
          tap();
        } else if (key === "z" || key === "Z") {
          if (target.card) table.zoom(target.card);
        }
      },
      contextmenu: (event) => {
        if (!target.card) return;
        event.preventDefault();
        table.zoom(target.card);
      },
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType !== "mouse") return;
        ask(HOVER);
        if (target.card) table.hints.point(element, target.card);
      },
      pointerleave: () => {
        clearTimeout(hold);
        closeHint();
      },
      pointerdown: (event) => {
        held = false;
        if ((event as PointerEvent).pointerType === "mouse") return;
        hold = window.setTimeout(() => {
          held = true;
          if (target.card) table.zoom(target.card);
          else ask(0);
        }, HOLD);
      },
      pointerup: () => clearTimeout(hold),
      pointercancel: () => clearTimeout(hold),
      focus: () => {
        if (element.matches(":focus-visible")) ask(HOVER);
      },
      blur: closeHint,
    };
    for (const name in listeners) element.addEventListener(name, listeners[name]!);
    element.dataset.target = "";
    if (!(element instanceof HTMLButtonElement)) element.setAttribute("role", "button");
    else element.type = "button";

    $effect(() => show(table, element, target, options));
    return () => {
      clearTimeout(hold);
      forget?.();
      closeHint();
      for (const name in listeners) element.removeEventListener(name, listeners[name]!);
    };
  };
}

/** The light, and the same for those who do not see it. */
function show(table: TableState, element: HTMLElement, target: Target, options: TargetOptions): void {
  const lit = table.isLit(target, options.after);
  const selected = sameTarget(table.selected, target);
  const choices = lit ? table.aim.choicesFor(target) : [];
  const pressed = table.pressed !== null && choices.length === 1 && choices[0]!.line === table.pressed;
  mark(element, "lit", lit);
  mark(element, "selected", selected);
  mark(element, "pressed", pressed);
  element.tabIndex = lit || selected ? 0 : -1;
  element.setAttribute("aria-disabled", String(!lit));
  if (selected) element.setAttribute("aria-pressed", "true");
  else element.removeAttribute("aria-pressed");
  const name = options.label ?? (target.card ? table.cardName(target.card) : "");
  const does = choices.length === 1 ? table.plain(table.choiceText(choices[0]!)) : "";
  if (name || does) element.setAttribute("aria-label", name && does ? `${name}. ${does}` : name || does);
}

function mark(element: HTMLElement, name: string, on: boolean): void {
  if (on) element.dataset[name] = "";
  else delete element.dataset[name];
}
