/** Atlantes at the table: what this folder gives to the shell. */
import type { PanelFact, Seat, TableState, Target, TitlePage } from "../../shell/plugin";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import Hand from "./Hand.svelte";
import { icons } from "./icons";
import { motions } from "./motions";
import { playerOf, total, viewOf } from "./view";
import "./palette.css";

function panel(table: TableState, seat: Seat): PanelFact[] {
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
function tries(target: Target, table: TableState): string[] {
  if (target.objective)
    return [target.kind === "PlaceGhost" ? `ghost ${target.objective}` : `claim ${target.objective}`];
  if (target.manta) return table.decision?.prompt === "claim" ? [`place ${target.manta}`] : [`manta ${target.manta}`];
  if (target.kind === "Explore") return ["explore"];
  const { card } = target;
  const view = viewOf(table);
  if (!card || !view) return [];
  if (target.kind === "Recruit") return [`recruit ${card} place ${target.place}`];
  if (target.kind) return [`play ${card}`];
  const asked = table.decision?.prompt ?? "";
  if ([...view.upper, ...view.lower].some((offer) => offer.card === card)) {
    return asked === "buy" ? [`buy ${card}`, `conquer ${card}`] : [`conquer ${card}`, `buy ${card}`];
  }
  if (asked.includes("raise")) return [`raise ${card}`];
  if (asked === "one-of") return [`raise ${card}`, `score ${card}`];
  return asked === "score" ? [`score ${card}`] : [`exploit ${card}`];
}

const page: TitlePage = { id: "atlantes", Board, Hand, CardFace, panel, motions, tries, icons };

export default page;
