/** Ancient Knowledge at the table: what this folder gives to the shell. */
import { defineTitle, playerOf, total, type Seat, type Target } from "../../kit";
import { write, type Choice, type Contract, type Fact, type Table } from "./generated";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import Hand from "./Hand.svelte";
import { icons } from "./icons";
import { motions } from "./motions";
import { SLOTS } from "./view";
import "./palette.css";

function panel(table: Table, seat: Seat): Fact[] {
  const player = playerOf(table, seat);
  if (!player) return [];
  const knowledge = player.timeline.reduce((sum, monument) => sum + monument.knowledge, 0);
  return [
    { icon: "points", label: "ak-head-points", value: total(player.score), main: true },
    { icon: "hand", label: "ak-hand", value: player.hand_count },
    { icon: "past", label: "ak-past", value: player.past.length },
    { icon: "timeline", label: "ak-timeline", value: player.timeline.length },
    { icon: "knowledge", label: "number-knowledge", value: knowledge },
    { icon: "lost", label: "score-lost", value: player.lost },
    { icon: "artefact", label: "ak-artefacts", value: player.artefacts.length },
    { icon: "collection", label: "ak-collection", value: player.collection.length },
  ];
}

/** What a player may have meant by a tap, for "why not". */
function tries(target: Target, table: Table): Choice[] {
  const card = target.card ?? table.selected?.card;
  const face = card ? table.cards[card] : undefined;
  if (!card || !face) return [];
  const me = playerOf(table, table.seat);
  const create = (slot: number | string): Choice => write({ kind: "CreateMonument", card, slot: String(slot) });
  if (target.slot) return [create(target.slot), write({ kind: "Move", card, slot: target.slot })];
  const discard = write({ kind: "Discard", card });
  if (me?.hand?.includes(card)) {
    if (face.kind === "artefact") return [discard, write({ kind: "CreateArtefact", card })];
    return [discard, ...[face.numbers.slot ?? 1, ...SLOTS].slice(0, 2).map(create)];
  }
  if (face.numbers.level) return [write({ kind: "Learn", card })];
  const tilt = write({ kind: "Tilt", card });
  if (me?.past.includes(card)) return me.tilted.includes(card) ? [tilt, write({ kind: "Straighten", card })] : [tilt];
  if (me?.artefacts.includes(card)) return [discard];
  return [write({ kind: "Remove", card }), write({ kind: "Move", card, slot: "1" })];
}

export default defineTitle<Contract>({ id: "ancient-knowledge", Board, Hand, CardFace, panel, motions, tries, icons });
