/** What lies on the table says what it means, with the rule of the booklet to open: `explain` gives it its words, `legend` shows them. */
import type { Attachment } from "svelte/attachments";

export interface Explained {
  text: string;
  rule: string;
}

const explained = new WeakMap<Element, Explained>();

/** Words for something that cannot be chosen, or that means more than its choice says. Shift and the arrows walk to it. */
export function explain(text: string, rule = ""): Attachment<HTMLElement> {
  return (element) => {
    explained.set(element, { text, rule });
    element.dataset.explained = "";
    if (!element.hasAttribute("tabindex") && !(element instanceof HTMLButtonElement)) element.tabIndex = -1;
    return () => explained.delete(element);
  };
}

/** What was said of this element; of one that can be chosen, what a screen reader calls it. */
export function wordsFor(element: Element): Explained {
  const own = explained.get(element);
  if (own) return own;
  return { text: element.querySelector(":scope > .sr:last-child")?.textContent ?? "", rule: "" };
}

/** The rule about a kind of card or board. */
export const RULES = {
  goal: "SB-149",
  action: "SB-065",
  upgraded: "SE-041",
  page: "SE-052",
  row: "SE-099",
  caliph: "SB-131",
  track: "SB-104",
  house: "SB-089",
  bag: "SB-062",
  rest: "SB-065",
  tuck: "SE-090",
  objective: "SB-149",
};
