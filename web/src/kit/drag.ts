/**
 * Dragging as a convenience, by mouse, pen or finger: it ends in the same tap, or in what the place under it takes.
 *
 * `draggable()` takes the piece up like a tap and taps the target it is let go over. `draggable(thing)` carries something
 * to a place that is marked with `droppable`.
 */
import type { Attachment } from "svelte/attachments";

const FAR = 8;
/** What is dragged lies above all, and what is under it is found through it. */
const GHOST = {
  position: "fixed",
  zIndex: "var(--z-dragged)",
  inset: "0 auto auto 0",
  margin: "0",
  opacity: "0.92",
  pointerEvents: "none",
  transform: "none",
};

type Takes = (thing: unknown) => (() => void) | null;
const places = new WeakMap<Element, Takes>();

interface Options {
  /** The direction in which the surroundings scroll: a finger drags across it. */
  scrolls?: "x" | "y";
}

export function draggable(thing?: unknown, { scrolls = "x" }: Options = {}): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;

    const takeUp = (): void => {
      // Taken up as by a tap, so that the places that it may go to are lit.
      if (thing === undefined && !("selected" in element.dataset)) element.click();
      // It is no longer held to be looked at.
      element.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
      const { width } = element.getBoundingClientRect();
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.inert = true;
      ghost.removeAttribute("role");
      Object.assign(ghost.style, GHOST, { width: `${width}px` });
      (element.closest("[data-title]") ?? document.body).append(ghost);
      element.style.opacity = "0.35";
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return;
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!ghost) {
        const across = scrolls === "x" ? Math.abs(y) > Math.abs(x) : Math.abs(x) > Math.abs(y);
        if (Math.hypot(x, y) < FAR || (start.pointerType === "touch" && !across)) return;
        const offered = "lit" in element.dataset || "selected" in element.dataset;
        if (thing === undefined && !offered) {
          stop();
          return;
        }
        takeUp();
      }
      if (!ghost) return;
      const [wide, tall] = [ghost.offsetWidth, ghost.offsetHeight];
      ghost.style.translate = `${event.clientX - wide / 2}px ${event.clientY - tall / 2}px`;
    };
    const letGo = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return;
      const carried = ghost !== null;
      stop();
      if (!carried) return;
      // The press that ends a drag is none of the piece's own.
      addEventListener("click", swallow, { capture: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      if (thing === undefined) {
        const target = under[0]?.closest<HTMLElement>("[data-target]");
        if (target && target !== element) queueMicrotask(() => target.click());
      } else {
        const place = under.find((each) => places.get(each)?.(thing));
        if (place) places.get(place)?.(thing)?.();
      }
    };
    const cancel = (event: PointerEvent): void => {
      if (event.isTrusted) stop();
    };
    const stop = (): void => {
      removeEventListener("pointermove", move, true);
      removeEventListener("pointerup", letGo, true);
      removeEventListener("pointercancel", cancel, true);
      start = null;
      ghost?.remove();
      ghost = null;
      element.style.opacity = "";
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      start = event;
      // Before the legend, which keeps to itself what moves over its signs.
      addEventListener("pointermove", move, true);
      addEventListener("pointerup", letGo, true);
      addEventListener("pointercancel", cancel, true);
    };
    const still = (event: Event): void => event.preventDefault();
    element.style.touchAction = `pan-${scrolls}`;
    element.addEventListener("pointerdown", down);
    element.addEventListener("dragstart", still);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("dragstart", still);
      stop();
    };
  };
}

/** A place where things are let go: `takes` says what follows; null where the thing does not belong. */
export function droppable(takes: (thing: never) => (() => void) | null): Attachment<HTMLElement> {
  return (element) => {
    places.set(element, takes as Takes);
    return () => places.delete(element);
  };
}

function swallow(event: Event): void {
  // Only what the browser makes of the release; a press of our own is not trusted by it.
  if (!event.isTrusted) return;
  event.stopPropagation();
  event.preventDefault();
}
