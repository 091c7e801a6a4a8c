/** Every sign of the board explained where it lies: the pointer rests on it, the focus comes to it, a finger taps it. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { announcer } from "../shell/announce.svelte";
import { nameOf, wordsFor, type Explained } from "./explain";
import type { AnyTable } from "./table";

const WAIT = 380;
const signOf = (sign: Element): string => sign.getAttribute("data-sign") ?? "";
const HOLDER = "[data-explained], [data-target]";

/** One for everything inside: no sign listens for itself. `meaningOf` says what a sign means, by its name. */
export function legend<T extends Pick<AnyTable, "hints">>(
  table: T,
  meaningOf: (table: T, sign: string) => Explained,
): Attachment<HTMLElement> {
  return (root) => {
    let timer = 0;
    /** What the pointer is on, or the focus. */
    let at: Element | null = null;
    /** Where the pointer was when it last pressed. What changes under it then moves it for the browser, not for the hand. */
    let pressed = "";
    const spot = (event: MouseEvent): string => `${Math.floor(event.clientX)} ${Math.floor(event.clientY)}`;
    const { hints } = table;

    const show = (element: Element, told: Explained, wait: number): void => {
      clearTimeout(timer);
      at = element;
      timer = window.setTimeout(() => {
        if (element.isConnected && told.text) hints.shown = { element: element as HTMLElement, ...told };
      }, wait);
    };
    const leave = (): void => {
      clearTimeout(timer);
      const left = at as HTMLElement | null;
      at = null;
      if (left) queueMicrotask(() => hints.leave(left));
    };
    /** The sign first, then what it lies on. */
    const told = (sign: Element | null, holder: Element | null): Explained => {
      if (!sign && holder) return whole(holder);
      const words = holder ? wordsFor(holder) : { text: "", rule: "" };
      if (!sign) return words;
      const meaning = meaningOf(table, signOf(sign));
      return { text: [meaning.text, words.text].filter(Boolean).join(" · "), rule: meaning.rule || words.rule };
    };
    const find = (event: Event): [Element | null, Element | null] => {
      const from = event.target as Element;
      const holder = from.closest(HOLDER);
      const sign = from.closest("[data-sign]");
      const inside = (element: Element | null): Element | null => (element && root.contains(element) ? element : null);
      return [inside(sign), inside(holder)];
    };

    // Before what it lies on answers "why not" or shows itself large: the sign was meant.
    const move = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" || spot(event) === pressed) return;
      pressed = "";
      const [sign, holder] = find(event);
      const meant = sign ?? (holder?.matches("[data-explained]") ? holder : null);
      if (!meant) {
        leave();
        return;
      }
      event.stopPropagation();
      if (at === meant) {
        hints.stay();
        return;
      }
      hints.close();
      show(meant, told(sign, holder), WAIT);
    };
    const tap = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") return;
      const [sign, holder] = find(event);
      const meant = sign ?? holder;
      if (meant && !holder?.closest("[data-target]")) show(meant, told(sign, holder), 0);
    };
    // Whoever presses it has read it; what can be chosen keeps the press to itself, so it is heard on the way down.
    const press = (event: MouseEvent): void => {
      if ((event as PointerEvent).pointerType !== "mouse") return;
      pressed = spot(event);
      clearTimeout(timer);
      hints.close();
    };
    const focus = (event: FocusEvent): void => {
      const holder = event.target as HTMLElement;
      if (!holder.matches(HOLDER) || !holder.matches(":focus-visible")) return;
      const words = whole(holder);
      show(holder, words, 0);
      if (!holder.matches("[data-target]")) announcer.say(words.text);
    };
    /** What it is, and the signs on it by their names; of a single sign what it means. */
    const whole = (holder: Element): Explained => {
      const signs = [...new Set([...holder.querySelectorAll("[data-sign]")].map(signOf))];
      const meanings = signs.map((sign) => meaningOf(table, sign));
      const words = wordsFor(holder);
      const [first, second] = meanings;
      const own = first && !second ? first.text : meanings.map(nameOf).join(", ");
      return { text: [words.text, own].filter(Boolean).join(" · "), rule: words.rule || (first?.rule ?? "") };
    };
    const away = (event: FocusEvent): void => {
      if (event.target === at) leave();
    };

    // "Why not" comes a moment later to the same place: both are said.
    $effect(() => {
      const hint = hints.shown;
      if (!hint || hint.element !== at || hint.element !== document.activeElement) return;
      const words = whole(hint.element);
      if (!hint.text.includes(words.text))
        untrack(() => (hints.shown = { ...hint, text: `${hint.text} · ${words.text}` }));
    });

    root.addEventListener("pointermove", move, true);
    root.addEventListener("pointerleave", leave);
    root.addEventListener("pointerup", tap);
    root.addEventListener("click", press, true);
    root.addEventListener("focusin", focus);
    root.addEventListener("focusout", away);
    return () => {
      clearTimeout(timer);
      if (at) hints.close(at as HTMLElement);
      root.removeEventListener("pointermove", move, true);
      root.removeEventListener("pointerleave", leave);
      root.removeEventListener("pointerup", tap);
      root.removeEventListener("click", press, true);
      root.removeEventListener("focusin", focus);
      root.removeEventListener("focusout", away);
    };
  };
}
