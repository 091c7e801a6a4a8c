/** What a table says: its title's words, the names of seats and cards, choices and events in sentences. */
import { placesIn } from "../generic/areas";
import { library } from "../library.svelte";
import { seatName } from "../names";
import type { CardFace, Choice, Decision, Seat, SeatShown, Told, View } from "../protocol";
import { choiceText, eventText, plain, promptText, shortText, word, type Reader } from "../speaker";
import type { Params } from "../texts";
import { words } from "../words.svelte";
import type { Target } from "./aim";

export abstract class Speech {
  abstract readonly title: string;
  abstract readonly view: View;
  abstract readonly cards: Record<string, CardFace>;
  abstract readonly events: Told[];
  abstract readonly seat: Seat | null;
  abstract readonly seats: SeatShown[];
  abstract readonly decision: Decision | null;
  abstract readonly phone: boolean;
  abstract readonly selected: Target | null;
  abstract readonly zoomed: string | null;
  abstract readonly aim: { choices: Choice[] };
  abstract readonly past: { eyes: Seat | null };

  readonly #places = $derived.by(() => placesIn(this.view, this.cards, this.events));

  get reader(): Reader {
    return {
      catalogue: words.of(this.title),
      cards: this.cards,
      seat: this.past.eyes ? null : this.seat,
      nameOf: (seat) => this.nameOf(seat),
      places: this.#places,
      prompts: library.title(this.title)?.prompts ?? {},
    };
  }
  say(id: string, params?: Params): string {
    return words.of(this.title).say(id, params);
  }
  knows(id: string): boolean {
    return words.of(this.title).has(id);
  }
  /** One of a family of words: `word("kind", "city")`. */
  word(family: string, value: string): string {
    return word(words.of(this.title), family, value);
  }
  nameOf(seat: Seat): string {
    const found = this.seats.find((each) => each.seat === seat);
    return (found && seatName(found)) || this.say("player-name", { number: Number(seat.slice(1)) });
  }
  /** The name of the bot on this seat; empty where a person sits. */
  botAt(seat: Seat): string {
    const found = this.seats.find((each) => each.seat === seat);
    return found?.kind === "bot" ? seatName(found) : "";
  }
  cardName(id: string): string {
    return this.cards[id]?.names[words.lang] ?? id;
  }
  choiceText(choice: Choice): string {
    return choiceText(this.reader, choice, this.decision?.says[choice.line]);
  }
  /** On a button: in few words where there is little room. */
  buttonText(choice: Choice): string {
    if (!this.phone) return this.plain(this.choiceText(choice));
    const says = this.decision?.says[choice.line] ?? {};
    return this.plain(shortText(this.reader, choice, says, (field) => this.#isKnown(choice, field)));
  }
  /** What was tapped says it, or it is the same whatever one chooses. */
  #isKnown(choice: Choice, field: string): boolean {
    const value = choice[field] ?? "";
    const { selected, zoomed, aim } = this;
    if (value === zoomed || Object.values(selected ?? {}).includes(value)) return true;
    const others = aim.choices.filter((each) => each.kind !== "Done" && each.kind !== "Pass");
    return others.every((each) => each.kind === choice.kind && each[field] === value);
  }
  eventText(told: Told): string {
    return eventText(this.reader, told);
  }
  promptText(decision: Decision): string {
    return promptText(this.reader, decision);
  }
  /** A sentence with the cards' names in it, for what cannot show links. */
  plain(text: string): string {
    return plain(text, this, words.lang);
  }
}
