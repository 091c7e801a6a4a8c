/** Scholars of the South Tigris at the table: what this folder gives to the shell. */
import { defineTitle, playerOf, total, viewOf, type PointsFrom, type Rival, type Seat, type Target } from "../../kit";
import { say, write, type Choice, type Contract, type Fact, type Table } from "./generated";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import Hand from "./Hand.svelte";
import Held from "./card/Held.svelte";
import { icons } from "./icons";
import { motions } from "./motions";
import { KEYS, openAt, PLACE_NAMES, placeOf, type Place } from "./places.svelte";
import Scene from "./scene/Scene.svelte";
import { isStory } from "./scene/story";
import { GUILDS, OPTIONS, PLACES } from "./view";
import "./palette.css";

function panel(table: Table, seat: Seat): Fact[] {
  const player = playerOf(table, seat);
  if (!player) return [];
  const workers = Object.values(player.workers).reduce((sum, count) => sum + count, 0);
  return [
    { icon: "points", label: "sc-panel-points", value: total(player.score), main: true },
    { icon: "silver", label: "area-silver", value: player.silver },
    { icon: "gold", label: "area-gold", value: player.gold },
    ...(viewOf(table)?.options.myriade ? [{ icon: "xp", label: "area-xp", value: player.xp } as const] : []),
    { icon: "influence", label: "area-influence", value: player.influence },
    { icon: "die", label: "area-hand", value: player.hand.length },
    { icon: "worker", label: "area-workers", value: workers },
    { icon: "scroll", label: "area-scrolls", value: player.scrolls.length },
  ];
}

/** The solo opponent on the score sheet; how much each scroll counts depends on all they have. */
function rival(table: Table): Rival | undefined {
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
function tries(target: Target, table: Table): Choice[] {
  const { card, place, science, guild, room, slot, act } = target;
  if (place && table.decision?.prompt === "travel") {
    const me = playerOf(table, table.seat);
    const places: readonly string[] = PLACES;
    const far = (places.indexOf(place) - places.indexOf(me?.place ?? "") + places.length) % places.length;
    return [write({ kind: "Move", distance: String(far || places.length) })];
  }
  if (card) {
    const kind = table.cards[card]?.kind;
    if (kind === "scroll") return [write({ kind: "Translate", card }), write({ kind: "Mark", card })];
    if (kind === "page") return [write({ kind: "TakePage", card })];
    const seated = viewOf(table)?.rooms.some((each) => each?.card === card);
    const kinds = seated ? (["Through", "PlaceGold", "TakeGold"] as const) : (["Employ", "Dispatch", "Use"] as const);
    return kinds.map((each) => write({ kind: each, card }));
  }
  if (science) return (["Advance", "PlayCard", "Upgrade"] as const).map((kind) => write({ kind, science }));
  if (guild) return (["Deliver", "Influence"] as const).map((kind) => write({ kind, guild }));
  if (room) return [write({ kind: "PickRoom", room })];
  if (slot) return [write({ kind: "Work", slot })];
  return act ? [write({ kind: "Act", act })] : [];
}

type Part = "library" | "map" | "mine";
const PARTS: Record<Place, Part> = { city: "library", roads: "map", desk: "mine" };
/** What is asked of books is answered beside them, on a phone in another part than the rest of the roads. */
function questions(table: Table): Part | undefined {
  const prompt = table.decision?.prompt;
  if (prompt === "page" || prompt === "upgrade") return "library";
  const place = placeOf(table);
  return place ? PARTS[place] : undefined;
}

export default defineTitle<Contract>({
  id: "scholars",
  Board,
  Hand,
  CardFace,
  Held,
  parts: (["mine", "map", "library", "others"] as const).map((part) => ({ part, name: () => say(`part-${part}`) })),
  questions,
  handAbove: true,
  scene: (events, table) => (isStory(events, table.seat, table.events) ? Scene : undefined),
  rival,
  panel,
  motions,
  tries,
  icons,
  commands: (table) =>
    PLACE_NAMES.map((place) => ({
      id: `place-${place}`,
      text: say(`place-${place}`),
      key: KEYS[place],
      run: () => openAt(table).go(place),
    })),
});
