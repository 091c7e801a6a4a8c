/** The Markdown that our rulebooks are written in: headings, paragraphs, lists, quotes, tables, drawings, bold and italics. */

/** Of a rule, its id; a dagger after it says that it is reconstructed. */
export type Inline = { text: string; style: "plain" | "bold" | "italic" | "code" | "rule"; dagger?: boolean };

export type Block =
  | { kind: "heading"; level: number; inside: Inline[] }
  | { kind: "paragraph"; inside: Inline[] }
  | { kind: "quote"; inside: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "picture"; file: string; alt: string; caption: string };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_|`(.+?)`|\s*\[([A-Z]{2}-\d{3})\](†?)/g;
const PICTURE = /^!\[(.+)\]\(([\w-]+\.svg)(?: "(.+)")?\)$/;
const ITEM = /^(?:[-*]|\d+\.) /;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), style: "plain" });
    const [whole, bold, star, line, code, rule, dagger] = match;
    if (bold !== undefined) parts.push({ text: bold, style: "bold" });
    else if (star !== undefined || line !== undefined) parts.push({ text: star ?? line!, style: "italic" });
    else if (code !== undefined) parts.push({ text: code, style: "code" });
    else parts.push({ text: rule!, style: "rule", ...(dagger && { dagger: true }) });
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
  const picture = PICTURE.exec(part);
  if (picture) return { kind: "picture", alt: picture[1]!, file: picture[2]!, caption: picture[3] ?? "" };
  if (first.startsWith(">"))
    return { kind: "quote", inside: inline(lines.map((line) => line.replace(/^> ?/, "")).join(" ")) };
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

/** Everything of a block that can be read or looked for, the ids of its rules at the end. */
export function textOf(block: Block): string {
  if (block.kind === "picture") return `${block.alt} ${block.caption}`;
  const runs =
    block.kind === "list"
      ? block.items
      : block.kind === "table"
        ? [...block.head, ...block.rows.flat()]
        : [block.inside];
  const words = runs.map((run) => run.map((part) => (part.style === "rule" ? "" : part.text)).join(""));
  return [
    ...words,
    ...runs
      .flat()
      .filter((part) => part.style === "rule")
      .map((part) => part.text),
  ].join(" ");
}

export function stands(run: Inline[], rule: string): boolean {
  return rule !== "" && run.some((part) => part.style === "rule" && part.text === rule);
}

/** Without case and accents and with the spaces of a keyboard, as one searches. */
export function plainText(text: string): string {
  return text
    .replace(/[\u00a0\u202f]/g, " ")
    .replaceAll("’", "'")
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}
