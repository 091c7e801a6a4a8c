/** The view of Scholars of the South Tigris, by the types that the title declares, and the words of its table. */
import type { PlayerView as Player } from "./generated";
import type { Card, CardExtra } from "./generated";

export type {
  GivesView as Gives,
  OpponentView as Opponent,
  PlayerView as Player,
  ProspectView as Prospect,
  RouteView as Route,
  ScholarsView,
  SpaceView as Space,
} from "./generated";

export const COLOURS = ["white", "red", "yellow", "blue", "orange", "purple", "green", "black"] as const;
export const WORKERS = COLOURS.slice(0, 4);
export const LANGUAGES = ["chinese", "sanskrit", "greek", "hebrew", "persian", "syriac"] as const;
export const SCIENCES = [
  "mathematics",
  "chemistry",
  "biology",
  "astronomy",
  "philosophy",
  "physics",
  "medicine",
] as const;
export const ACTS = ["recruit", "travel", "research", "translate"] as const;
export const SLOTS = [...ACTS, "fifth", "sixth"] as const;
export const GUILDS = ["purple", "orange", "green"] as const;
export const OPTIONS = ["top", "middle", "bottom"] as const;
export const LEVELS = [7, 6, 5, 4, 3, 2, 1, 0] as const;
/** The loop as it is walked, and the scroll space beside each location, if it has one. */
export const PLACES = [
  "place-north-centre",
  "place-north-east",
  "place-east-upper",
  "place-east-lower",
  "place-south-east",
  "place-south-centre",
  "place-south-west",
  "place-west-lower",
  "place-west-upper",
  "place-north-west",
] as const;
/** The colour of each science, which is that of its scrolls. */
export const COLOUR_OF: Record<string, string> = {
  mathematics: "red",
  chemistry: "yellow",
  biology: "blue",
  astronomy: "orange",
  philosophy: "purple",
  physics: "green",
  medicine: "black",
};
export const SCIENCE_OF: Record<string, string> = Object.fromEntries(
  Object.entries(COLOUR_OF).map(([science, colour]) => [colour, science]),
);

/** What can be dragged to a slot. */
export type Dragged =
  | { what: "card"; science: string }
  | { what: "die"; colour: string; value: string }
  | { what: "worker"; colour: string };

/** "red 3" as its two words. */
export function dieOf(name: string): { colour: string; value: string } {
  const [colour = "white", value = ""] = name.split(" ");
  return { colour, value };
}

/** What a card does, by occasion, in the words of the card file. */
export function effectsOf(card: Card | undefined): Record<string, string> {
  return card?.extra.effects ?? {};
}

export function factOf(card: Card | undefined, name: Exclude<keyof CardExtra, "effects">): string {
  return card?.extra[name] ?? "";
}

export function wordsOf(card: Card | undefined, name: Parameters<typeof factOf>[1]): string[] {
  return factOf(card, name).split(" ").filter(Boolean);
}

/** The space for scrolls beside a location: its number on the map; -1 for none. */
export function spaceOf(card: Card | undefined): number {
  const space = factOf(card, "space");
  return space === "" ? -1 : Number(space);
}

/** The action card of a kind as this player has it: plain or upgraded. */
export function actionCard(player: Player, science: string): string {
  if (science === "goal") return player.goal ?? "goal-chinese";
  return player.upgraded.includes(science) ? `up-${science}` : `act-${science}`;
}
