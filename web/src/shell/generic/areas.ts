/** Reads any view as areas: what is a card, a list of cards, a number, a player's own part. */
import type { CardFace, Json, Told, View } from "../protocol";

/** Told elsewhere on the page: in the bar above, in the players' panels, in the table's own settings. */
const ELSEWHERE = new Set(["seat", "players", "turn", "round", "phase", "options", "silent"]);
/** A player's fields that are told elsewhere: in the hand below, in the panel, on the score sheet. */
const OWN = new Set(["seat", "hand_count", "score"]);

export type Field = { name: string; value: Json };
type Cards = Record<string, CardFace>;

export function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The parts of a view that all players share. */
export function sharedFields(view: View): Field[] {
  return fieldsOf(view).filter((field) => !ELSEWHERE.has(field.name));
}

/** The parts of one player's area; one's own hand lies below. */
export function ownFields(view: View, seat: string, mine: boolean): Field[] {
  const area = playerArea(view, seat);
  return area ? fieldsOf(area).filter((field) => !OWN.has(field.name) && !(mine && field.name === "hand")) : [];
}

export function fieldsOf(value: { [key: string]: Json }): Field[] {
  return Object.entries(value).map(([name, part]) => ({ name, value: part }));
}

/** The part of a view that belongs to one seat. */
export function playerArea(view: View, seat: string): { [key: string]: Json } | undefined {
  const players = view.players;
  if (!Array.isArray(players)) return undefined;
  return players.filter(isObject).find((area) => area.seat === seat);
}

export function isCard(value: Json, cards: Cards): value is string {
  return typeof value === "string" && value in cards;
}

export function isCardList(value: Json, cards: Cards): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((part) => isCard(part, cards));
}

export function isSeat(value: string): boolean {
  return /^p\d+$/.test(value);
}

function isPlain(value: Json): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** Nothing to show: an empty pile, a flag that is not set, nobody. */
export function isEmpty(value: Json): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isObject(value)) return Object.keys(value).length === 0;
  return value === null || value === false || value === "";
}

/** A fact takes a line: a number, a word, a short list of words or an object of numbers. Everything else is an area. */
export function isFact(value: Json, cards: Cards): boolean {
  if (Array.isArray(value)) return value.every((part) => isPlain(part) && !isCard(part, cards));
  if (isObject(value)) return Object.values(value).every((part) => typeof part === "number");
  return !isCard(value, cards);
}

export interface Spot extends Piece {
  place: string;
  row: number;
  /** In half widths from the left: cards of one row cover the gaps of the next. */
  x: number;
}

/** Places that lie row by row, each with its column: a pyramid, a wall. */
export function spotsIn(value: Json, cards: Cards): Spot[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const spots: Spot[] = [];
  for (const part of value) {
    if (!isObject(part) || typeof part.place !== "string" || typeof part.row !== "number" || typeof part.x !== "number")
      return undefined;
    const { place, row, x, ...rest } = part;
    const card = typeof part.card === "string" && isCard(part.card, cards) ? part.card : null;
    const more = fieldsOf(rest).filter((field) => field.name !== "card" && !isEmpty(field.value));
    spots.push({ place, row, x, card, ids: card ? [card, place] : [place], more });
  }
  return spots;
}

/** Nothing lies there any more. */
export function isGone(spot: Spot): boolean {
  return spot.card === null && spot.more.some((field) => field.name === "face" && field.value === "gone");
}

/** The card that lies at each place that is drawn row by row, or that has lain there when something happened to it. */
export function placesIn(view: View, cards: Cards, events: Told[] = []): Record<string, string> {
  const spots = Object.values(view).flatMap((value) => spotsIn(value, cards) ?? []);
  const found = [...spots, ...events].flatMap(({ place, card }) => {
    return typeof place === "string" && typeof card === "string" && isCard(card, cards) ? [[place, card]] : [];
  });
  return Object.fromEntries(found);
}

export interface Piece {
  /** The card, if one lies there face up. */
  card: string | null;
  /** Words that name it: the card first, then the place where it lies. */
  ids: string[];
  /** What else is known of it. */
  more: Field[];
}

/** Small things that lie on a piece, each in a few words: the spell, and whose it is. */
function inWords(value: Json): Json {
  if (!Array.isArray(value) || !value.some(isObject)) return value;
  return value.map((part) =>
    isObject(part)
      ? Object.values(part)
          .filter((word) => typeof word === "string")
          .join(" ") || "–"
      : part,
  );
}

/** An object that stands for one piece or one place: with at most one card, and nothing deeper than lists of words. */
export function pieceIn(value: Json, cards: Cards): Piece | undefined {
  if (typeof value === "string") return isCard(value, cards) ? { card: value, ids: [value], more: [] } : undefined;
  if (!isObject(value)) return undefined;
  const held = Object.entries(value).filter(([, part]) => isCard(part, cards));
  const named = "card" in value ? "card" : "place" in value ? "place" : undefined;
  if (held.length > 1 || (held.length === 0 && !named)) return undefined;
  const key = held[0]?.[0] ?? "card";
  const rest = fieldsOf(value)
    .filter((field) => field.name !== key)
    .map((field) => ({ name: field.name, value: inWords(field.value) }));
  if (!rest.every((field) => !isObject(field.value) && (!Array.isArray(field.value) || field.value.every(isPlain))))
    return undefined;
  const card = (held[0]?.[1] as string | undefined) ?? null;
  const places = rest.filter((field) => typeof field.value === "string").map((field) => field.value as string);
  return { card, ids: card ? [card, ...places] : places, more: rest.filter((field) => !isEmpty(field.value)) };
}

/** `hand_count` is "hand count". */
export function plainName(name: string): string {
  return name.replaceAll(/[_-]/g, " ");
}
