/** Reads any view as areas: what is a card, a list of cards, a number, a player's own part. */
import type { CardFace, Json, View } from "../protocol";

/** Told elsewhere on the page: in the bar above and the players' panels. */
const ELSEWHERE = new Set(["seat", "players", "turn", "round", "phase"]);

export type Field = { name: string; value: Json };

export function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The parts of a view that all players share. */
export function sharedFields(view: View): Field[] {
  return fieldsOf(view).filter((field) => !ELSEWHERE.has(field.name));
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

export function isCard(value: Json, cards: Record<string, CardFace>): value is string {
  return typeof value === "string" && value in cards;
}

export function isCardList(value: Json, cards: Record<string, CardFace>): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((part) => isCard(part, cards));
}

export function isSeat(value: string): boolean {
  return /^p\d+$/.test(value);
}

/** An object with one card in it: the card with tokens and a place. */
export function cardIn(value: Json, cards: Record<string, CardFace>): { card: string; more: Field[] } | undefined {
  if (!isObject(value)) return undefined;
  const held = Object.entries(value).filter(([, part]) => isCard(part, cards));
  if (held.length !== 1) return undefined;
  const [key, card] = held[0]!;
  const more = fieldsOf(value).filter((field) => field.name !== key);
  return more.every((field) => !isObject(field.value) && !Array.isArray(field.value)) ? { card: card as string, more } : undefined;
}

/** `hand_count` is "hand count". */
export function plainName(name: string): string {
  return name.replaceAll(/[_-]/g, " ");
}
