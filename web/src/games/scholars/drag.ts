/** Dragging as a convenience: an action card, die or worker is let go over a place that takes it. Clicking does the same. */
import type { Attachment } from "svelte/attachments";

export interface Dragged {
  what: "card" | "die" | "worker";
  /** The choice, as far as it is known: a worker still lacks its die. */
  line: string;
}

const KIND = "application/x-scholars";
let dragged: Dragged | null = null;

export function drag(thing: Dragged): Attachment<HTMLElement> {
  return (element) => {
    element.draggable = true;
    const start = (event: DragEvent): void => {
      dragged = thing;
      event.dataTransfer?.setData(KIND, thing.line);
    };
    const end = (): void => {
      dragged = null;
    };
    element.addEventListener("dragstart", start);
    element.addEventListener("dragend", end);
    return () => {
      element.removeEventListener("dragstart", start);
      element.removeEventListener("dragend", end);
    };
  };
}

/** `takes` says which choices follow when it is let go here; null where it does not belong. */
export function drop(takes: (thing: Dragged) => (() => void) | null): Attachment<HTMLElement> {
  return (element) => {
    const over = (event: DragEvent): void => {
      if (dragged && takes(dragged)) event.preventDefault();
    };
    const let_go = (event: DragEvent): void => {
      const does = dragged && takes(dragged);
      if (!does) return;
      event.preventDefault();
      event.stopPropagation();
      does();
    };
    element.addEventListener("dragover", over);
    element.addEventListener("drop", let_go);
    return () => {
      element.removeEventListener("dragover", over);
      element.removeEventListener("drop", let_go);
    };
  };
}
