/** Syncro at the table: what this folder gives to the shell. */
import type { TableState, Target, TitlePage } from "../../shell/plugin";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import Scene from "./scene/Scene.svelte";
import { isResolution } from "./scene/acts";
import { icons } from "./icons";
import { motions } from "./motions";
import { mageOf, valueOf, viewOf } from "./view";
import { say } from "./words";
import "./palette.css";

/** What a mage may have meant by a tap, for "why not". */
function tries(target: Target, table: TableState): string[] {
  const view = viewOf(table);
  const hand = view && table.seat ? (mageOf(view, table.seat)?.hand ?? []) : [];
  const spell = target.spell ?? table.selected?.spell ?? (hand[0] ? String(valueOf(table, hand[0])) : "1");
  if (target.place) return [`attack ${target.place} with ${spell}`];
  if (target.spell)
    return [
      `discard ${target.spell}`,
      ...(view?.horde ?? [])
        .filter((place) => place.accessible)
        .map((place) => `attack ${place.place} with ${target.spell}`),
    ].slice(0, 4);
  if (target.kind === "Pass") return ["pass"];
  if (target.card) return [`use ${target.card}`];
  if (target.seat) return [`give ${spell} to ${target.seat}`];
  return [];
}

/** What is taken up, and where it may go. */
function taken(selected: Target, table: TableState): string | undefined {
  const card = selected.card;
  if (card)
    return say(table.lang, selected.spell ? "taken-card-spell" : "taken-card", {
      card: `⟦${card}⟧`,
      spell: selected.spell ?? "",
    });
  const gives = table.choicesFor({ ...selected, kind: "Give" }).length > 0;
  if (selected.spell) return say(table.lang, gives ? "taken-spell-gives" : "taken-spell", { spell: selected.spell });
  const lies = viewOf(table)?.horde.find((place) => place.place === selected.place)?.card;
  return lies ? say(table.lang, "taken-enemy", { card: `⟦${lies}⟧` }) : undefined;
}

const page: TitlePage = {
  id: "syncro",
  Board,
  Hand,
  CardFace,
  Ending,
  seatsOnBoard: true,
  parts: [
    { part: "centre", name: (lang) => say(lang, "horde") },
    { part: "others", name: (lang) => say(lang, "mages") },
  ],
  scene: (events) => (isResolution(events) ? Scene : undefined),
  motions,
  taken,
  tries,
  icons,
};

export default page;
