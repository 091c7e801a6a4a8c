/** Makes any element of a board something that can be tapped, focused, held and asked "why not". */
import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { say } from "../words.svelte";
import type { Target } from "./aim";
import type { TargetOptions } from "./input";
import type { TableState } from "./state.svelte";

const HOVER = 420;
const HOLD = 480;

export function makeTarget(table: TableState, target: Target, options: TargetOptions): Attachment<HTMLElement> {
  return (element) => {
    const forget = untrack(() => table.aim.show(target, options.after));
    const ask = (wait: number): void => table.hints.ask(element, target, options.after, wait);
    // An element that goes loses the pointer and the focus while the page is being drawn: the hint closes after that.
    const closeHint = (): void => queueMicrotask(() => table.hints.close(element));
    let hold = 0;
    let held = false;

    const card = (): string | undefined => options.card ?? table.cardOf(target);
    const tap = (): void => table.tap(target, element, options);
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
          if (table.selected) void tick().then(goOn);
        } else if (key === "z" || key === "Z") {
          if (card()) table.zoom(card()!, target);
        }
      },
      contextmenu: (event) => {
        if (!card()) return;
        event.preventDefault();
        table.zoom(card()!, target);
      },
      // Not pointerenter: what was lit a moment ago may be asked about without leaving it.
      pointermove: (event) => {
        if ((event as PointerEvent).pointerType !== "mouse") return;
        if (table.hints.isAsked(element)) {
          table.hints.stay();
          return;
        }
        ask(HOVER);
        if (card()) table.hints.point(element, card()!);
      },
      pointerleave: () => {
        clearTimeout(hold);
        queueMicrotask(() => table.hints.leave(element));
      },
      pointerdown: (event) => {
        held = false;
        if ((event as PointerEvent).pointerType === "mouse") return;
        hold = window.setTimeout(() => {
          held = true;
          if (card()) table.zoom(card()!, target);
          else table.hints.answer(element, target, options.after, options.label);
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
    if (options.after) element.dataset.after = options.after;
    if (!(element instanceof HTMLButtonElement)) element.setAttribute("role", "button");
    else element.type = "button";

    const words = document.createElement("span");
    words.className = "sr";
    $effect(() => show(table, element, words, target, options));
    return () => {
      clearTimeout(hold);
      forget();
      words.remove();
      closeHint();
      for (const name in listeners) element.removeEventListener(name, listeners[name]!);
    };
  };
}

/** Who chooses by keyboard is taken to what the choice still needs: the slots of a card, or the buttons. */
function goOn(): void {
  document.querySelector<HTMLElement>("[data-lit][data-after], .prompt [data-choice]")?.focus();
}

/** The light, and the same for those who do not see it. */
function show(
  table: TableState,
  element: HTMLElement,
  words: HTMLElement,
  target: Target,
  options: TargetOptions,
): void {
  const offered = table.isLit(target, options.after);
  const selected = table.aim.isTaken(target, element);
  const coached = offered && !selected && table.coaching.pointsAt(target, options.after);
  const lit = table.coaching.guides ? coached : offered;
  const advised = lit && !selected && table.coaching.pointsAt(target, options.after, table.advised);
  const choices = lit ? table.aim.choicesFor(target) : [];
  const pressed =
    table.pressed !== null && table.aim.choicesFor(target).some((choice) => choice.line === table.pressed);
  mark(element, "lit", lit);
  mark(element, "coached", coached);
  mark(element, "advised", advised);
  mark(element, "selected", selected);
  mark(element, "planned", table.plan.has(target));
  mark(element, "pressed", pressed);
  set(element, "tabindex", lit || selected ? "0" : "-1");
  set(element, "aria-disabled", String(!lit));
  set(element, "aria-pressed", selected ? "true" : null);
  const name = options.label ?? (table.cardOf(target) ? table.cardName(table.cardOf(target)!) : "");
  const does = choices.length === 1 ? table.plain(table.choiceText(choices[0]!)) : "";
  if (!name && !does) return;
  // A name that is a sentence, or says already what the choice does, needs no second stop and no echo.
  const parts = [name, name.includes(does) ? "" : does, advised ? say("hint-advised") : ""];
  const said = parts.filter(Boolean).join(". ").replaceAll(".. ", ". ");
  // Every target comes here with every change: what is there already is left alone, or all would be laid out anew.
  if (words.textContent !== said) words.textContent = said;
  if (element.lastElementChild !== words) element.append(words);
  // What is drawn inside is for the eye; the words say all of it.
  for (const child of element.children) {
    if (child !== words && child.ariaHidden !== "true") child.setAttribute("aria-hidden", "true");
  }
}

function mark(element: HTMLElement, name: string, on: boolean): void {
  set(element, `data-${name}`, on ? "" : null);
}

/** Only what changes: to set `tabindex` alone makes a browser lay the page out to see whether the focus may stay. */
function set(element: HTMLElement, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
