/** Scholars of the South Tigris at the table: what this folder gives to the shell. */
import type { BoardPart, PanelFact, PointsFrom, Seat, TableState, Target, TitlePage } from "../../shell/plugin";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import Hand from "./Hand.svelte";
import Held from "./card/Held.svelte";
import { icons } from "./icons";
import { motions } from "./motions";
import { placeOf } from "./places.svelte";
import Scene from "./scene/Scene.svelte";
import { isStory } from "./scene/story";
import { GUILDS, OPTIONS, PLACES, playerOf, total, viewOf } from "./view";
import { say } from "./words";
import "./palette.css";

function panel(table: TableState, seat: Seat): PanelFact[] {
  const player = playerOf(table, seat);
  if (!player) return [];
  const workers = Object.values(player.workers).reduce((sum, count) => sum + count, 0);
  return [
    { icon: "points", label: "sc-panel-points", value: total(player.score), main: true },
    { icon: "silver", label: "area-silver", value: player.silver },
    { icon: "gold", label: "area-gold", value: player.gold },
    ...(viewOf(table)?.options.myriade ? [{ icon: "xp", label: "area-xp", value: player.xp }] : []),
    { icon: "influence", label: "area-influence", value: player.influence },
    { icon: "die", label: "area-hand", value: player.hand.length },
    { icon: "worker", label: "area-workers", value: workers },
    { icon: "scroll", label: "area-scrolls", value: player.scrolls.length },
  ];
}

/** The solo opponent on the score sheet; how much each scroll counts depends on all they have. */
function rival(table: TableState): ReturnType<NonNullable<TitlePage["rival"]>> {
  const view = viewOf(table);
  const opponent = view?.opponent;
  if (!opponent) return undefined;
  const level = `level-${opponent.level}`;
  const printed = (line: string, cards: string[]): PointsFrom[] =>
    cards.map((card) => ({ line, source: card, points: table.cards[card]?.numbers.points ?? 0 }));
  const from = [
    { line: "start", source: level, points: opponent.score.start ?? 0 },
    { line: "dice", source: `dice-sum ${opponent.dice_sum}`, points: opponent.score.dice ?? 0 },
    ...printed("retired", opponent.retired),
    ...printed(
      "guilds",
      GUILDS.filter((guild) => view.guilds[guild]?.control === "opponent").map((guild) => `guild-${guild}`),
    ),
    ...view.caliphs.flatMap((marks, i) =>
      OPTIONS.filter((option) => marks[option] === "opponent").map((option) => ({
        line: "caliphs",
        source: `caliph-${i + 1}`,
        points: table.cards[`caliph-${i + 1}`]?.numbers[option] ?? 0,
      })),
    ),
    ...printed("pages", opponent.pages),
  ];
  return { name: table.cardName(level), lines: opponent.score, from };
}

/** What a player may have meant by a tap, for "why not". */
function tries(target: Target, table: TableState): string[] {
  const prompt = table.decision?.prompt;
  const { card, place, science, guild, room, slot, act } = target;
  if (place && prompt === "travel") {
    const me = table.seat ? playerOf(table, table.seat) : undefined;
    const places: readonly string[] = PLACES;
    const far = (places.indexOf(place) - places.indexOf(me?.place ?? "") + places.length) % places.length;
    return [`move ${far || places.length}`];
  }
  if (card) {
    const kind = table.cards[card]?.kind;
    if (kind === "scroll") return [`translate ${card}`, `mark ${card}`];
    if (kind === "page") return [`page ${card}`];
    const seated = viewOf(table)?.rooms.some((each) => each?.card === card);
    return seated
      ? [`through ${card}`, `place ${card}`, `take ${card}`]
      : [`employ ${card}`, `dispatch ${card}`, `use ${card}`];
  }
  if (science) return [`advance ${science}`, `play ${science}`, `upgrade ${science}`];
  if (guild) return [`deliver ${guild}`, `influence ${guild}`];
  if (room) return [`room ${room}`];
  if (slot) return [`work ${slot}`];
  return act ? [`act ${act}`] : [];
}

const PARTS: Record<string, Exclude<BoardPart, "all">> = { city: "library", roads: "map", desk: "mine" };
const BOOKS = new Set(["page", "upgrade"]);

const page: TitlePage = {
  id: "scholars",
  Board,
  Hand,
  CardFace,
  Held,
  parts: (["mine", "map", "library", "others"] as const).map((part) => ({
    part,
    name: (lang: string) => say(lang, `part-${part}`),
  })),
  partOf: (table) => (BOOKS.has(table.decision?.prompt ?? "") ? "library" : PARTS[placeOf(table) ?? ""]),
  handAbove: true,
  scene: (events, table) => (isStory(events, table.seat, table.events) ? Scene : undefined),
  rival,
  panel,
  motions,
  tries,
  icons,
};

export default page;
