/** Syncro at the table: what this folder gives to the shell. */
import { defineTitle, viewOf, type Target } from "../../kit";
import { say, write, type Choice, type Contract, type Table } from "./generated";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import Scene from "./scene/Scene.svelte";
import { isResolution } from "./scene/acts";
import { icons } from "./icons";
import { motions } from "./motions";
import { mageOf, valueOf } from "./view";
import "./palette.css";

/** What a mage may have meant by a tap, for "why not". */
function tries(target: Target, table: Table): Choice[] {
  const view = viewOf(table);
  const hand = view && table.seat ? (mageOf(view, table.seat)?.hand ?? []) : [];
  const spell = target.spell ?? table.selected?.spell ?? (hand[0] ? String(valueOf(table, hand[0])) : "1");
  const { place, card, seat } = target;
  const attack = (at: string): Choice => write({ kind: "Attack", place: at, spell });
  if (place) return [attack(place)];
  if (target.spell) {
    const places = (view?.horde ?? []).filter((each) => each.accessible);
    return [write({ kind: "Discard", spell }), ...places.map((each) => attack(each.place))].slice(0, 4);
  }
  if (target.kind === "Pass") return [write({ kind: "Pass" })];
  if (card) return [write({ kind: "Use", card })];
  return seat ? [write({ kind: "Give", spell, seat })] : [];
}

/** What is taken up, and where it may go. */
function taken(selected: Target, table: Table): string | undefined {
  const card = selected.card;
  if (card)
    return say(selected.spell ? "taken-card-spell" : "taken-card", { card: `⟦${card}⟧`, spell: selected.spell ?? "" });
  const gives = table.choicesFor({ ...selected, kind: "Give" }).length > 0;
  if (selected.spell) return say(gives ? "taken-spell-gives" : "taken-spell", { spell: selected.spell });
  const lies = viewOf(table)?.horde.find((place) => place.place === selected.place)?.card;
  return lies ? say("taken-enemy", { card: `⟦${lies}⟧` }) : undefined;
}

export default defineTitle<Contract>({
  id: "syncro",
  Board,
  Hand,
  CardFace,
  Ending,
  seatsOnBoard: true,
  parts: [
    { part: "centre", name: () => say("horde") },
    { part: "others", name: () => say("mages") },
  ],
  scene: (events) => (isResolution(events) ? Scene : undefined),
  motions,
  taken,
  tries,
  icons,
});
