/** What of the prompt bar has room: how many things of its row, and whether its sentence is whole. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

export interface Fit {
  /** So many things of the row stand in its one line … */
  room: number;
  /** … of so many. */
  of: number;
  /** The sentence beside it is not cut short. */
  whole: boolean;
}

/** A label that is longer than its button. */
function isCut(thing: HTMLElement): boolean {
  const parts = [thing, ...thing.querySelectorAll<HTMLElement>(":scope > .text")];
  return parts.some((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1);
}

/** Told anew whenever the row or the sentence changes or the bar is given another width. */
export function watchFit(tell: (fit: Fit) => void): Attachment<HTMLElement> {
  return (row) => {
    const sentence = row.closest("section")!.querySelector<HTMLElement>("[data-sentence]")!;
    const words = sentence.querySelector<HTMLElement>(":scope > span")!;
    let last = "";
    const measure = (): void => {
      const things = [...row.children] as HTMLElement[];
      const top = things[0]?.offsetTop ?? 0;
      // What follows something that has no room has none either, or keys and sheet would count differently.
      const first = things.findIndex((thing) => thing.offsetTop > top + thing.offsetHeight / 2 || isCut(thing));
      const out = things.map((_, i) => first >= 0 && i >= first);
      things.forEach((thing, i) => thing.toggleAttribute("data-out", out[i]));
      const fit = {
        room: out.filter((each) => !each).length,
        of: things.length,
        whole: words.scrollHeight <= words.clientHeight + 2,
      };
      if (JSON.stringify(fit) === last) return;
      last = JSON.stringify(fit);
      tell(fit);
      // The sheet's own button takes room in turn: seen before the picture is drawn.
      void tick().then(measure);
    };
    // Measuring lays the page out: once for each picture, however much has changed before it.
    let frame = 0;
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const changes = new MutationObserver(soon);
    for (const each of [row, sentence]) changes.observe(each, { childList: true, characterData: true, subtree: true });
    const sizes = new ResizeObserver(soon);
    sizes.observe(row);
    sizes.observe(sentence);
    soon();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
    };
  };
}
