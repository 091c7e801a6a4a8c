/** Effects as cards write them ("worker any 1, silver 1"), read as signs in a row. What they mean is told in words by the card. */

export interface Mark {
  /** A name in icons.ts, or "" for a word. */
  sign: string;
  /** How many; shown from 2 on, and for goods always. */
  count: number;
  /** Colours of dice, workers or tracks. */
  tints: string[];
  /** Between signs: "/", "›", ":". */
  word: string;
}

const mark = (sign: string, count = 1, tints: string[] = [], word = ""): Mark => ({ sign, count, tints, word });
const between = (word: string): Mark => mark("", 0, [], word);

const HEADS = /^(if|pay|per|either) /;
const GROUPS: Record<string, string[]> = {
  any: [],
  all: [],
  primary: ["red", "yellow", "blue"],
  secondary: ["orange", "purple", "green"],
  coloured: [],
  advanced: [],
};
const ALONE: Record<string, string> = {
  page: "page",
  upgrade: "upgrade",
  employ: "employ",
  dispatch: "dispatch",
  retire: "retire",
  rest: "respite",
  "harvest-card": "harvest",
};

/** The signs of an effect, in the order in which it is read. */
export function marksOf(text: string): Mark[] {
  if (!text) return [];
  const found: Mark[] = [];
  for (const item of items(text)) found.push(...marksOfItem(item));
  return found;
}

/** At the commas, but not inside brackets; what has a condition or a price before it goes on to the end. */
function items(text: string): string[] {
  if (HEADS.test(text)) return [text];
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === "(") depth++;
    else if (text[i] === ")") depth--;
    else if (text[i] === "," && depth === 0) return [text.slice(0, i), ...items(text.slice(i + 1).trim())];
  }
  return [text];
}

function marksOfItem(item: string): Mark[] {
  if (item.startsWith("(")) return marksOf(item.slice(1, -1));
  if (item.startsWith("either ")) {
    const sides = item.slice(7).split(" / ").map(marksOf);
    return sides.flatMap((side, i) => (i ? [between("/"), ...side] : side));
  }
  const colon = item.indexOf(": ");
  if (HEADS.test(item) && colon > 0)
    return [...head(item.slice(0, colon)), between("›"), ...marksOf(item.slice(colon + 2))];
  const [word = "", ...rest] = item.split(" ");
  const count = Number(rest.at(-1)) || 1;
  if (word in ALONE) return [mark(ALONE[word]!)];
  if (word === "worker" || word === "die" || word === "die-in-hand") {
    const tints = GROUPS[rest[0] ?? ""] ?? [rest[0]!];
    return [mark(word === "worker" ? "worker" : "die", count, tints)];
  }
  if (word === "may-move-gold") return [mark("move-gold", count)];
  if (word === "influence") return [mark("influence", count, rest[0] === "any" ? [] : [rest[0]!])];
  if (word === "advance" || word === "harvest") return [mark(word, count, GROUPS[rest[0] ?? ""] ?? [rest[0]!])];
  if (word === "same") return [mark("same", 1, rest)];
  if (word === "also") return [between("+"), mark(rest[0] ?? "")];
  if (word === "plus") return [mark("", 0, [], `+${count}`)];
  if (word === "count") return [mark(rest[0] ?? ""), between("="), mark(rest[2] ?? "")];
  return [mark(word, count)];
}

/** What has to be so, or to be paid, before the rest. */
function head(text: string): Mark[] {
  const [kind, what = "", ...names] = text.split(" ");
  if (kind === "pay") {
    if (what === "die") return [mark("return", 1, GROUPS[names[0] ?? ""] ?? [names[0]!])];
    if (what === "white-die") return [mark("die", 1, ["white"])];
    return [mark("", 0, [], "−"), mark(what, Number(names[0]) || 1)];
  }
  if (kind === "per") return [mark("level", 1), between(`${names[0]}+`)];
  if (what === "colour") return names.map((name) => mark("die", 1, [name]));
  if (what === "value" || what === "dice")
    return [mark(what === "dice" ? "die" : "value", 1), between(what === "dice" ? `×${names[0]}` : `${names[0]}+`)];
  if (what === "delivered") return [mark("deliver", 1, names)];
  if (what === "translated") return [mark("translate", 1, names)];
  if (what === "met") return names.map((name) => mark(`who-${name}`));
  if (what === "advanced") return names.map((name) => mark(name));
  if (what === "white-place") return [mark("travel", 1, ["white"])];
  return [between("?")];
}
