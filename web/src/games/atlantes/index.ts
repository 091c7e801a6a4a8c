/** Atlantes at the table: what this folder gives to the shell. */
import { defineTitle, playerOf, total, viewOf, type Seat, type Target } from "../../kit";
import { write, type Choice, type Contract, type Fact, type Table } from "./generated";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import Hand from "./Hand.svelte";
import { icons } from "./icons";
import { motions } from "./motions";
import "./palette.css";

function panel(table: Table, seat: Seat): Fact[] {
  const player = playerOf(table, seat);
  if (!player) return [];
  return [
    { icon: "points", label: "panel-points", value: total(player.score), main: true },
    { icon: "hand", label: "panel-hand", value: player.hand_count },
    { icon: "discard", label: "panel-discard", value: player.discard.length },
    { icon: "board", label: "panel-board", value: player.board.length },
    {
      icon: "manta",
      label: "panel-mantas",
      value: `${player.ready.length}/${player.ready.length + player.tired.length}`,
    },
    { icon: "objective", label: "panel-goals", value: player.claimed.length },
    { icon: "pile", label: "panel-pile", value: player.score.pile ?? 0 },
  ];
}

/** What a player may have meant by a tap, for "why not". */
function tries(target: Target, table: Table): Choice[] {
  const { kind, card, manta, objective, place } = target;
  const asked = table.decision?.prompt;
  if (objective) return [write({ kind: kind === "PlaceGhost" ? kind : "Claim", objective })];
  if (manta) return [write({ kind: asked === "claim" ? "Place" : "UseManta", manta })];
  if (kind === "Explore") return [write({ kind })];
  const view = viewOf(table);
  if (!card || !view) return [];
  if (kind === "Recruit") return [write({ kind, card, place: place ?? "" })];
  if (kind) return [write({ kind: "Play", card })];
  const [conquer, buy] = [write({ kind: "Conquer", card }), write({ kind: "Buy", card })];
  if ([...view.upper, ...view.lower].some((offer) => offer.card === card)) {
    return asked === "buy" ? [buy, conquer] : [conquer, buy];
  }
  const [raise, score] = [write({ kind: "Raise", card }), write({ kind: "Score", card })];
  if (asked === "raise" || asked === "forced-raise" || asked === "raise-fully") return [raise];
  if (asked === "one-of") return [raise, score];
  return asked === "score" ? [score] : [write({ kind: "Exploit", card })];
}

export default defineTitle<Contract>({ id: "atlantes", Board, Hand, CardFace, panel, motions, tries, icons });
