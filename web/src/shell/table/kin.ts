/** Which cards lie together: a player who is asked about some of them may well ask about the others there. */
import type { CardFace, Json, View } from "../protocol";

/** The list, or the lists, of the view that each card lies in, by their path. */
export function listsOf(view: View, cards: Record<string, CardFace>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const walk = (value: Json, path: string): void => {
    if (typeof value === "string") {
      if (value in cards) found.set(value, [...(found.get(value) ?? []), path]);
    } else if (Array.isArray(value)) {
      // Players are told apart; what lies in a row lies together.
      value.forEach((part, i) => walk(part, path.endsWith("/players") ? `${path}/${i}` : path));
    } else if (value !== null && typeof value === "object") {
      for (const name in value) walk(value[name]!, `${path}/${name}`);
    }
  };
  walk(view, "");
  return found;
}
