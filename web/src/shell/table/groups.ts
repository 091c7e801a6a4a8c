/** Many choices as a few groups: those of one kind, under the words that they have in common. */
import type { Choice } from "../protocol";

export interface Said {
  choice: Choice;
  text: string;
}

export interface Group {
  kind: string;
  /** "Recruit …"; of one choice alone, all of it. */
  label: string;
  choices: Said[];
}

/** Choices of one kind together, in the order in which the kinds first come. */
export function groupsOf(said: Said[]): Group[] {
  const kinds = new Map<string, Said[]>();
  for (const each of said) kinds.set(each.choice.kind, [...(kinds.get(each.choice.kind) ?? []), each]);
  return [...kinds].map(([kind, choices]) => ({ kind, label: labelOf(choices.map((each) => each.text)), choices }));
}

/** The words with which all of them begin, and those with which all of them end. */
export function labelOf(texts: string[]): string {
  if (texts.length === 1) return texts[0]!;
  const words = texts.map((text) => text.split(" "));
  const start = common(words);
  const end = common(words.map((each) => each.slice(start.length).toReversed())).toReversed();
  if (!start.length && !end.length) return `${texts[0]!} …`;
  return [start.join(" ").replace(/\s*[:,;]$/, ""), "…", ...end].filter(Boolean).join(" ");
}

function common(lists: string[][]): string[] {
  const [first = [], ...others] = lists;
  const end = first.findIndex((word, i) => others.some((other) => other[i] !== word));
  return end < 0 ? first : first.slice(0, end);
}
