/** Ancient Knowledge at the table: what this folder gives to the shell. */
import type { PanelFact, Seat, TableState, Target, TitlePage } from "../../shell/plugin";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import Hand from "./Hand.svelte";
import { icons } from "./icons";
import { motions } from "./motions";
import { SLOTS, playerOf, total } from "./view";
import "./palette.css";

function panel(table: TableState, seat: Seat): PanelFact[] {
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
function tries(target: Target, table: TableState): string[] {
  const card = target.card ?? table.selected?.card;
  const face = card ? table.cards[card] : undefined;
  if (!card || !face) return [];
  const me = table.seat ? playerOf(table, table.seat) : undefined;
  if (target.slot) return [`create ${card} slot ${target.slot}`, `move ${card} slot ${target.slot}`];
  if (me?.hand?.includes(card)) {
    const held =
      face.kind === "artefact"
        ? [`create ${card}`]
        : [face.numbers.slot ?? 1, ...SLOTS].slice(0, 2).map((slot) => `create ${card} slot ${slot}`);
    return [`discard ${card}`, ...held];
  }
  if (face.numbers.level) return [`learn ${card}`];
  if (me?.past.includes(card))
    return me.tilted.includes(card) ? [`tilt ${card}`, `straighten ${card}`] : [`tilt ${card}`];
  if (me?.artefacts.includes(card)) return [`discard ${card}`];
  return [`remove ${card}`, `move ${card} slot 1`];
}

const page: TitlePage = { id: "ancient-knowledge", Board, Hand, CardFace, panel, motions, tries, icons };

export default page;
