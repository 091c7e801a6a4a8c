/** Games that follow each other: which level a table was, how it went, and how often it was tried. */
import type { CardFace, Summary } from "./protocol";

type Level = Pick<Summary, "result" | "adventure">;

/** Where all play together: did they win? Giving up is losing. Null among rivals, and while the game goes on. */
export function wonTogether({ result, adventure }: Level): boolean | null {
  if (!result || (!adventure && result.standings.length === 1)) return null; // whoever plays alone has a score sheet
  return result.won ?? (adventure && result.by === "concession" ? false : null);
}

/** The level that was played here: after a victory the adventure itself is one further. */
export function playedLevel(table: Level): number {
  const { level, over } = table.adventure!;
  return wonTogether(table) && !over ? level - 1 : level;
}

/** Of the latest table: its level has been tried so many times. What was given up does not count. */
export function attemptOf(series: Level[]): number {
  const counted = series.filter((table, i) => i === series.length - 1 || table.result?.by !== "concession");
  const level = playedLevel(counted.at(-1)!);
  const before = counted
    .toReversed()
    .findIndex((table, i) => i > 0 && (playedLevel(table) !== level || wonTogether(table)));
  return before < 0 ? counted.length : before;
}

/** A card as players know it who have come so far: what it does may be told by a later level. */
export function asKnown(card: CardFace, reached: number): CardFace {
  const told = card.extra.told as { level: number; before: Record<string, string> } | undefined;
  return told && told.level > reached ? { ...card, texts: told.before } : card;
}

/** The level up to which somebody at these tables knows the cards of a title. */
export function furthest(title: string, tables: Pick<Summary, "title" | "adventure">[]): number {
  return Math.max(1, ...tables.map((table) => (table.title === title ? (table.adventure?.reached ?? 1) : 1)));
}

/** The players go on with what they held here: nobody may look into it yet. Once there is a next table, only the server knows. */
export function isSealed(table: Level & Pick<Summary, "rematch">): boolean {
  return table.adventure !== null && !table.adventure.over && table.result?.by !== "concession" && !table.rematch;
}
