/**
 * A voice for one reader: turns decisions, choices and events of a title into sentences, as tablee.texts.speaker does.
 *
 * A card inside a sentence is written `⟦C16⟧`, so that the page can make a link of it; `plain` makes it a name.
 */
import type { CardFace, Choice, Decision, Json, Seat, Told } from "./protocol";
import type { Catalogue, Params } from "./texts";

export const CARD_MARK = /⟦([^⟧]+)⟧/g;

export interface Reader {
  catalogue: Catalogue;
  cards: Record<string, CardFace>;
  /** Whose eyes read; null: a spectator's. */
  seat: Seat | null;
  nameOf: (seat: Seat) => string;
  /** What lies where: sentences about a place call it by the card that everybody sees there, too. */
  places: Record<string, string>;
  /** The names of the parameters of each question. */
  prompts: Record<string, string[]>;
}

const SEAT = /^p\d{1,3}$/;
const DECIMAL = /^\d+$/;

/** A card, a player, a flag or a word as a sentence needs it. */
function spoken(reader: Reader, name: string, value: Json | undefined): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return value.map((part) => spoken(reader, name, part)).join(", ") || "–";
  if (typeof value !== "string" || value === "") return "none";
  if (value in reader.cards) return `⟦${value}⟧`;
  if (SEAT.test(value)) return reader.nameOf(value);
  return word(reader.catalogue, name, value);
}

/** One of a family of words, such as `kind` `city`; the value itself if the catalogue does not know it. */
export function word(catalogue: Catalogue, family: string, value: string): string {
  const id = `${family}-${value.replaceAll(" ", "-")}`;
  return catalogue.has(id) ? catalogue.say(id) : value;
}

/** More about a place than `$place`: `$target` is the card there, `$there` says all of it. */
function at(reader: Reader, place: Json | undefined): Params {
  if (typeof place !== "string") return {};
  const where = spoken(reader, "place", place);
  const card = reader.places[place];
  if (card === undefined) return { target: where, there: where };
  const target = `⟦${card}⟧`;
  const kind = word(reader.catalogue, "kind", reader.cards[card]!.kind);
  return { target, there: reader.catalogue.say("place-taken", { card: target, kind, place: where }) };
}

/** What a seat is asked; the title declares the names of what a question says. */
export function promptText(reader: Reader, decision: Decision): string {
  const id = `prompt-${decision.prompt}`;
  if (!reader.catalogue.has(id)) return decision.prompt;
  const params: Params = {};
  reader.prompts[decision.prompt]?.forEach((name, i) => (params[name] = spoken(reader, name, decision.params[i])));
  return reader.catalogue.say(id, params);
}

const choiceId = (choice: Choice): string => `choice-${choice.kind.replace(/(?!^)(?=[A-Z])/g, "-").toLowerCase()}`;

/** A choice as a person says it, with what it costs or where it leads. */
export function choiceText(reader: Reader, choice: Choice, says: Record<string, Json> = {}): string {
  const id = choiceId(choice);
  return reader.catalogue.has(id) ? reader.catalogue.say(id, choiceParams(reader, choice, says)) : choice.line;
}

/**
 * The same in few words, for a button on a small screen: the message's attribute `short`. What it leaves out has to be
 * known already; otherwise, and where there is none, the whole label.
 */
export function shortText(
  reader: Reader,
  choice: Choice,
  says: Record<string, Json>,
  isKnown: (field: string) => boolean,
): string {
  const id = choiceId(choice);
  const used = reader.catalogue.variables(`${id}.short`);
  const told = (field: string): boolean =>
    used.includes(field) ||
    (field === "place" && (used.includes("target") || used.includes("there"))) ||
    isKnown(field);
  const fields = Object.keys(choice).filter((field) => field !== "line" && field !== "kind");
  const short = fields.every(told) ? reader.catalogue.attribute(id, "short", choiceParams(reader, choice, says)) : "";
  return short || choiceText(reader, choice, says);
}

function choiceParams(reader: Reader, choice: Choice, says: Record<string, Json>): Params {
  const params: Params = at(reader, choice.place);
  for (const [name, value] of Object.entries(says)) params[name] = spoken(reader, name, value);
  for (const [name, value] of Object.entries(choice)) {
    if (name !== "line" && name !== "kind")
      params[name] = DECIMAL.test(value) ? Number(value) : spoken(reader, name, value);
  }
  return params;
}

/** What happened; with the hidden part where this reader was told it. */
export function eventText(reader: Reader, told: Told): string {
  const params: Params = { whom: "other", who: "other", name: "", ...at(reader, told.place) };
  for (const [name, value] of Object.entries(told)) {
    if (name === "seat") {
      const mine = value === reader.seat;
      params.who = mine ? "you" : "other";
      params.name = mine ? reader.catalogue.say("you") : reader.nameOf(String(value));
    } else if (name !== "event" && name !== "at") {
      params[name] = spoken(reader, name, value);
      if (reader.seat !== null && value === reader.seat) params.whom = "you";
    }
  }
  return reader.catalogue.say(eventId(reader.catalogue, told), params);
}

/** `event-drew`, or `event-drew-known` where everything that it speaks of was told. */
function eventId(catalogue: Catalogue, told: Told): string {
  const id = `event-${told.event}`;
  const known = `${id}-known`;
  const own = new Set(catalogue.variables(id));
  const more = catalogue.variables(known).filter((name) => !own.has(name) && !["who", "whom", "name"].includes(name));
  return catalogue.has(known) && more.every((name) => name in told) ? known : id;
}

/** The same sentence with the cards' names in it. */
export function plain(text: string, reader: Pick<Reader, "cards">, lang: string): string {
  return text.replace(CARD_MARK, (_, id: string) => reader.cards[id]?.names[lang] ?? id);
}
