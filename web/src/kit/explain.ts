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
  const label = element.getAttribute("aria-label") ?? element.querySelector(":scope > .sr:last-child")?.textContent;
  return { text: label ?? "", rule: "" };
}

/** The sign in one word, from the sentence that begins with it. */
export function nameOf(meaning: Explained): string {
  return meaning.text.replace(/\s?:.*/, "");
}
