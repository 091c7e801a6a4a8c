/** Typing instead of pointing: notations and words are completed from what is listed. */

/** Something that can be typed: its words, and for a choice its notation. */
export interface Entry {
  text: string;
  line?: string;
}

/** The entries that fit what was typed: notations that begin with it first, then words that hold all of it. */
export function entriesFor<E extends Entry>(entries: E[], typed: string): E[] {
  const wanted = typed.trim().toLowerCase().replace(/\s+/g, " ");
  if (!wanted) return entries;
  const begins = entries.filter((entry) => entry.line?.toLowerCase().startsWith(wanted));
  const parts = wanted.split(" ");
  const holds = (entry: E): boolean => {
    const text = `${entry.text} ${entry.line ?? ""}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  };
  return [...begins, ...entries.filter((entry) => !begins.includes(entry) && holds(entry))];
}

/** What was typed, and as much more as all notations that begin with it have in common. */
export function completed(entries: Entry[], typed: string): string {
  const wanted = typed.trimStart().toLowerCase();
  const lines = entries.flatMap(({ line }) => (line?.toLowerCase().startsWith(wanted) ? [line] : []));
  const [first] = lines;
  if (!first || !wanted) return typed;
  let length = first.length;
  for (const line of lines) while (!line.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length);
}
