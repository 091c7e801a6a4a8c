/** The Markdown that our rulebooks are written in: headings, paragraphs, lists, quotes, tables, bold and italics. */

export type Inline = { text: string; style: "plain" | "bold" | "italic" | "code" | "rule" };

export type Block =
  | { kind: "heading"; level: number; inside: Inline[] }
  | { kind: "paragraph"; inside: Inline[] }
  | { kind: "quote"; inside: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_|`(.+?)`|\[([A-Z]{2}-\d{3}(?:, [A-Z]{2}-\d{3})*)\]/g;
const ITEM = /^(?:[-*]|\d+\.) /;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), style: "plain" });
    const [whole, bold, star, line, code, rules] = match;
    if (bold !== undefined) parts.push({ text: bold, style: "bold" });
    else if (star !== undefined || line !== undefined) parts.push({ text: star ?? line!, style: "italic" });
    else if (code !== undefined) parts.push({ text: code, style: "code" });
    else for (const rule of rules!.split(", ")) parts.push({ text: rule, style: "rule" });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), style: "plain" });
  return parts;
}

export function blocks(source: string): Block[] {
  return source
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(block);
}

function block(part: string): Block {
  const lines = part.split("\n");
  const first = lines[0]!;
  const heading = /^(#{1,6}) (.*)$/.exec(first);
  if (heading) return { kind: "heading", level: heading[1]!.length, inside: inline(heading[2]!) };
  if (first.startsWith(">")) return { kind: "quote", inside: inline(lines.map((line) => line.replace(/^> ?/, "")).join(" ")) };
  if (first.startsWith("|")) return table(lines);
  if (ITEM.test(first)) return list(lines);
  return { kind: "paragraph", inside: inline(lines.join(" ")) };
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: "list", ordered: /^\d/.test(lines[0]!), items: items.map(inline) };
}

function table(lines: string[]): Block {
  const cells = (line: string): Inline[][] =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => inline(cell.trim()));
  return { kind: "table", head: cells(lines[0]!), rows: lines.slice(2).map(cells) };
}

/** Without case and accents, as one searches. */
export function plainText(text: string): string {
  return text
    .replaceAll("’", "'")
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}
