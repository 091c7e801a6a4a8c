/** A Spell may be dragged onto an enemy or a mage: the same as pressing one after the other. With the mouse only; fingers scroll. */
import type { Attachment } from "svelte/attachments";

const FAR = 8;

export function draggable(): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null;
    let ghost: HTMLElement | null = null;

    const move = (event: PointerEvent): void => {
      if (!start) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
        if (!("lit" in element.dataset) && !("selected" in element.dataset)) return stop();
        // Taken up as by a press, so that the enemies that it may go to are lit.
        if (!("selected" in element.dataset)) element.click();
        const box = element.getBoundingClientRect();
        ghost = element.cloneNode(true) as HTMLElement;
        ghost.inert = true;
        ghost.removeAttribute("role");
        Object.assign(ghost.style, {
          position: "fixed",
          zIndex: "80",
          pointerEvents: "none",
          width: `${box.width}px`,
          margin: "0",
          transform: "none",
          opacity: "0.92",
        });
        (element.closest("[data-title]") ?? document.body).append(ghost);
        element.style.opacity = "0.35";
      }
      Object.assign(ghost.style, {
        left: `${event.clientX - ghost.offsetWidth / 2}px`,
        top: `${event.clientY - ghost.offsetHeight / 2}px`,
      });
    };
    const stop = (event?: PointerEvent): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
      start = null;
      if (!ghost) return;
      ghost.remove();
      ghost = null;
      element.style.opacity = "";
      const under =
        event && document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-target]");
      // The press that ends a drag is none of the card's own.
      addEventListener("click", swallow, { capture: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
      if (under && under !== element) queueMicrotask(() => under.click());
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      addEventListener("pointermove", move);
      addEventListener("pointerup", stop);
    };
    const still = (event: Event): void => event.preventDefault();
    element.addEventListener("pointerdown", down);
    element.addEventListener("dragstart", still);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("dragstart", still);
      stop();
    };
  };
}

function swallow(event: Event): void {
  // Only what the browser makes of the release; a press of our own is not trusted by it.
  if (!event.isTrusted) return;
  event.stopPropagation();
  event.preventDefault();
}
