/**
 * What a title's folder gives to the shell.
 *
 * The folder `web/src/games/<title>` is found by its name, which is the title's id, and comes in two helpings. `box.ts` exports
 * one `TitleBox`: what the lobby shows of it, small, loaded for every title. `index.ts` exports one `TitlePage`, loaded when
 * somebody sits down at a table or opens the cards. A title without a folder is drawn by the generic board. Everything but
 * `id` is optional for the same reason: what a folder leaves out is drawn by the generic parts, so that a page can grow piece by piece.
 *
 * A board is given a `TableState` (table/state.svelte.ts) and draws `table.view`. It knows no rule: it marks
 *
 * - what can be tapped, with `{@attach table.target({ card: "C16" })}` on any element: it gets focus, keys, click,
 *   long press, the light (`data-lit`), "why not" for the rest, and sends the choice or narrows it
 *   (a card first, then its slot: `table.target({ slot: "1" }, { after: "card" })`). A target never lies inside another;
 * - what moves, with `{@attach table.piece("C16")}` on an element that may be somewhere else after the next message: the
 *   shell carries it from where it was to where it is;
 * - where things come from and go to, with `{@attach table.place("deck")}`, for what has no element at one of the ends.
 */
import type { Component } from "svelte";
import { later } from "./later";
import type { CardFace, Choice, PointsFrom, Seat, Told } from "./protocol";
import type { Command } from "./table/command";
import type { TableState, Target } from "./table/state.svelte";

export type { CardFace, Json, PointsFrom, Seat } from "./protocol";
export type { TableState, Target } from "./table/state.svelte";

/** chip ≤ 80 px wide, table ~120 px, hand ~180 px, zoom ≥ 320 px. A card fills the width it is given; its ratio is 5:7. */
export type CardSize = "chip" | "table" | "hand" | "zoom";

export interface CardFaceProps {
  card: CardFace;
  size: CardSize;
  /** Language of name and text; "en" or "fr". */
  lang: string;
  /** Tokens that lie on it. */
  tokens?: number;
  /** Drawn face down: only the back is known. */
  back?: boolean;
  /** Turned aside, exhausted, tilted. */
  tilted?: boolean;
}

/**
 * all: shared area above, one player's area below (desktop and tablet);
 * mine, centre, others: what the phone's switch shows, one at a time; a title with more on its table names map and library too.
 */
export type BoardPart = "all" | "mine" | "centre" | "others" | "map" | "library";

export interface BoardProps {
  table: TableState;
  part: BoardPart;
  /** Whose area is drawn large: one's own, or that of the player one looks at; a spectator starts with p1. */
  seat: Seat;
}

export interface HandProps {
  table: TableState;
  /** True on phones: one row that scrolls sideways. */
  strip: boolean;
  /** Nothing is held, and the turn has passed on: take little room. It is never set in the middle of a turn. */
  folded?: boolean;
}

/** One number of a player's panel; `label` is a message id, `icon` a name in `icons`. */
export interface PanelFact {
  icon: string;
  label: string;
  value: number | string;
  /** The one that is drawn large: the score so far. */
  main?: boolean;
}

/** Something that travels: a piece that was or will be out of sight, or tokens. Places are those of `table.place`. */
export interface Motion {
  /** The card that moves; without one, a small token with this icon flies. */
  card?: string;
  icon?: string;
  count?: number;
  from?: string;
  to?: string;
}

export interface SceneProps {
  table: TableState;
  /** What happened, in its order; the view is still the one before it. */
  events: Told[];
  /** To be called at the end; whoever skips ends it sooner. */
  done: () => void;
}

/** What the lobby needs of a title. `box.ts` also imports the title's palette, so that lid and page have its colours. */
export interface TitleBox {
  /** The title's id, the folder's name. */
  id: string;
  /** The lid of the box, 4:3. Draws in the light of `--title-*` and fills the width it is given. */
  Cover?: Component;
}

export interface TitlePage {
  /** The title's id, the folder's name. */
  id: string;
  /** The play area. */
  Board?: Component<BoardProps>;
  /** The cards in one's hand, drawn below the prompt bar. */
  Hand?: Component<HandProps>;
  /** One card in four sizes of detail. */
  CardFace?: Component<CardFaceProps>;
  /** Something that is held and is no card, a die: drawn where all show what they hold. */
  Held?: Component<{ held: string }>;
  /** The board itself shows who sits at the table: no panels stand beside it. */
  seatsOnBoard?: boolean;
  /** The parts that the phone's switch shows beside the log, each under its name; all three without it. */
  parts?: { part: Exclude<BoardPart, "all">; name: () => string }[];
  /** Where the present decision lies: the phone's switch goes there by itself. */
  partOf?: (table: TableState) => Exclude<BoardPart, "all"> | undefined;
  /** What is below the prompt bar elsewhere lies above it on a phone. */
  handAbove?: boolean;
  /** Events that are worth a scene of their own, drawn over the board before the view changes, and again from the log.
   * While others play, one that takes longer than the playback's limit of 4 s is cut short. */
  scene?: (events: Told[], table: TableState) => Component<SceneProps> | undefined;
  /** How a game that all play together ended, drawn on the sheet that says so. */
  Ending?: Component<{ table: TableState; won: boolean }>;
  /** Whom a lone player has to beat: a column of the score sheet, with what its lines are made of as far as it is known. */
  rival?: (table: TableState) => { name: string; lines: Record<string, number>; from: PointsFrom[] } | undefined;
  /** The numbers of a player's panel. */
  panel?: (table: TableState, seat: Seat) => PanelFact[];
  /** What travels for an event, beside what `piece` sees by itself. */
  motions?: (event: Told, table: TableState) => Motion[];
  /** What the prompt says while something is taken up; the shell's own words without it. */
  taken?: (selected: Target, table: TableState) => string | undefined;
  /** Choices to ask "why not" about when this is tapped and none that is offered looks like it. */
  tries?: (target: Target, table: TableState) => Pick<Choice, "line">[];
  /** What else can be done at its board, with words in the page's language: listed with the shell's own commands and keys. */
  commands?: (table: TableState) => Command[];
  /**
   * Symbols on a 24 × 24 grid, stroke 1.75, `currentColor`: the inside of an `<svg>`. They join the shell's own
   * (icons.ts) and are drawn by `<Icon name="city" />`, also inside texts where the catalogue says `[city]`.
   */
  icons?: Record<string, string>;
  // The palette is a style sheet that box.ts imports. Its rules start with [data-title="<id>"] and set, for both themes
  // ([data-theme="dark"] above it), at least: --title-accent (buttons, light), --title-on-accent (text on it),
  // --title-felt (the play area's ground), --title-glow (what can be chosen); --title-coach (what a guide points at) if the
  // accent does not suit. See styles/tokens.css for the defaults.
}

const boxes = import.meta.glob<{ default: TitleBox }>("../games/*/box.ts");
const folders = import.meta.glob<{ default: TitlePage }>("../games/*/index.ts");

/** The box of a title; nothing for one that nobody has drawn. */
export async function titleBox(id: string): Promise<TitleBox | undefined> {
  const load = boxes[`../games/${id}/box.ts`];
  return load && (await later(load)).default;
}

/** The page of a title; nothing but its id for one without a folder. */
export async function titlePage(id: string): Promise<TitlePage> {
  const load = folders[`../games/${id}/index.ts`];
  return load ? (await later(load)).default : { id };
}
