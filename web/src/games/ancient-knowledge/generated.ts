// Written by tools/page_types.py from src/tablee/games/ancient_knowledge: change it there, and run the tool again.

import { wordsOf, writerOf, type CardOf, type FactOf, type MotionsOf, type TableOf } from "../../kit";

/** A monument in a Timeline. */
export interface MonumentView {
  card: string;
  knowledge: number;
  /** 0: on the ground; 1: above. */
  row: number;
  slot: number;
}

/** A player's area: what all see, and then either one's own hand or what one knows of another's. */
export interface AreaView {
  /** Cards whose effect works, or will: permanent, chronicle and decline effects in play, final ones in the Past. */
  active: string[];
  artefacts: string[];
  /** Of the hand, chosen in secret while others choose too. */
  aside?: string[];
  collection: string[];
  hand?: string[];
  hand_count: number;
  known?: string[];
  /** What becomes lost at the next Decline, as things stand. */
  losing: number;
  lost: number;
  past: string[];
  /** The lines of the score pad, as if the game ended now. */
  score: Record<string, number>;
  seat: string;
  tilted: string[];
  timeline: MonumentView[];
}

/** The builder discard pile. */
export interface PileView {
  count: number;
  top: string | null;
}

/** A knowledge tile. */
export interface TileView {
  /** None while the tiles are not laid out. */
  cards: string[] | null;
  /** 0: it has left the game. */
  level: number;
}

/** Cards turned over or looked at, still being handled. */
export interface LookedView {
  /** Who alone sees them; None: everyone does. */
  by: string | null;
  cards?: string[];
  count: number;
}

/** The table as one player sees it, or a spectator. */
export interface AncientView {
  /** Actions left in this turn. */
  actions: number;
  deck: number;
  declining: string | null;
  discards: string[][];
  ending: boolean;
  first: string;
  flipped: boolean;
  looked: LookedView | null;
  lost_now: number;
  phase: string;
  pile: PileView;
  players: AreaView[];
  /** Cards in the knowledge decks of level I and II. */
  pools: number[];
  round: number;
  seat: string | null;
  tiles: TileView[];
  turn: string;
}

export interface Says {
  card?: string;
  hand?: number;
  "own-slot"?: number;
  price?: number;
  slot?: number;
}

/** A prerequisite as a sign and a number: the least or the most of it. */
export interface RequirementExtra {
  least?: number;
  most?: number;
  of: string;
}

/** What a card's face holds beside names, texts and numbers. */
export interface CardExtra {
  country?: Record<string, string>;
  does?: string[];
  locked?: boolean;
  needs?: Record<string, string>;
  requires?: RequirementExtra[];
}

/** What one player sees of the table, or a spectator. */
export type View = AncientView;

/** One player's part of it. */
export type Player = AreaView;

/** What happened. Secret facts are there for those who know them. */
export type Event = { at: number; seat?: string } & (
  | { event: "archived"; count: number }
  | { event: "burdened"; owner: string; card: string; count: number }
  | { event: "buried"; card: string }
  | { event: "buried-secretly"; card?: string }
  | { event: "chronicle-began"; cards: string[] }
  | { event: "created"; card: string; slot: number; knowledge: number }
  | { event: "creating"; card: string; slot: number; price: number }
  | { event: "decline-began" }
  | { event: "decline-skipped" }
  | { event: "declined"; card: string; lost: number; past: number }
  | { event: "declining"; card: string }
  | { event: "discarded"; card: string }
  | { event: "discarded-secretly"; count: number }
  | { event: "drafted"; card: string }
  | { event: "drew"; count: number; cards?: string[] }
  | { event: "effect"; card: string }
  | { event: "end-set-off"; past: number }
  | { event: "flipped"; tile: number }
  | { event: "forgot"; count: number; left: number }
  | { event: "game-ended" }
  | { event: "gave-up"; card: string }
  | { event: "knowledge-discarded"; card: string }
  | { event: "learned"; card: string; type: string }
  | { event: "looked"; count: number; cards?: string[] }
  | { event: "looked-knowledge"; count: number; cards?: string[] }
  | { event: "moved"; card: string; slot: number }
  | { event: "put-away"; count: number; card: string }
  | { event: "removed"; card: string; count: number; left: number }
  | { event: "renewed"; level: number; count: number }
  | { event: "reshuffled"; count: number }
  | { event: "saw-hand"; victim: string; cards?: string[] }
  | { event: "searched" }
  | { event: "set-aside"; card?: string }
  | { event: "shifted" }
  | { event: "stole"; victim: string; card?: string }
  | { event: "straightened"; card: string }
  | { event: "swapped"; card: string; card2: string }
  | { event: "tile-filled"; tile: number; level: number; cards: string[] }
  | { event: "tile-left"; tile: number; level: number }
  | { event: "tiles-laid"; tiles: string[][] }
  | { event: "tilted"; card: string }
  | { event: "took"; card?: string }
  | { event: "turn-began"; round: number }
  | { event: "turned"; cards: string[] }
  | { event: "turned-for"; cards: string[]; taken: string[] }
);

/** The questions of the title. */
export type Prompt =
  | "action" | "archive" | "burden" | "bury" | "bury-looked" | "create-more" | "decline" | "dig" | "discard" | "excavate"
  | "exchange" | "flip" | "forget" | "learn" | "learn-looked" | "lose-artefact" | "lose-cards" | "move" | "order" | "pay"
  | "remove" | "remove-from-one" | "rob" | "sacrifice" | "setup-discard" | "steal" | "straighten" | "swap" | "take"
  | "use";

/** What each question says, in its order. */
export type Params = {
  "action": [left: number];
  "archive": [discarded: number];
  "burden": [card: string, amount: number];
  "bury": [card: string, left: number];
  "bury-looked": [card: string];
  "create-more": [card: string];
  "decline": [];
  "dig": [card: string, tilted: number];
  "discard": [card: string, left: number];
  "excavate": [tilted: number];
  "exchange": [card: string, discarded: number, most: number];
  "flip": [];
  "forget": [card: string];
  "learn": [card: string];
  "learn-looked": [card: string];
  "lose-artefact": [card: string, left: number];
  "lose-cards": [card: string, left: number];
  "move": [card: string];
  "order": [chronicle: boolean];
  "pay": [card: string, left: number];
  "remove": [card: string, left: number];
  "remove-from-one": [card: string, amount: number];
  "rob": [card: string];
  "sacrifice": [card: string, knowledge: number];
  "setup-discard": [left: number];
  "steal": [card: string, victim: string];
  "straighten": [card: string, left: number];
  "swap": [card: string];
  "take": [card: string];
  "use": [card: string];
};

/** What may be chosen: `line` is its notation. */
export type Choice = { line: string } & (
  | { kind: "Archive" }
  | { kind: "Burden"; card: string }
  | { kind: "Bury"; card: string }
  | { kind: "CreateArtefact"; card: string }
  | { kind: "CreateMonument"; card: string; slot: string }
  | { kind: "DeclineFirst"; card: string }
  | { kind: "Discard"; card: string }
  | { kind: "Done" }
  | { kind: "Excavate" }
  | { kind: "Flip"; tile: string }
  | { kind: "Forget"; amount: string }
  | { kind: "Learn"; card: string }
  | { kind: "Move"; card: string; slot: string }
  | { kind: "Pass" }
  | { kind: "Remove"; card: string }
  | { kind: "Resolve"; card: string }
  | { kind: "Search" }
  | { kind: "Straighten"; card: string }
  | { kind: "Swap"; card: string; card2: string }
  | { kind: "Take"; card: string }
  | { kind: "TakeFrom"; seat: string }
  | { kind: "Tilt"; card: string }
  | { kind: "Use"; card: string }
);

/** The areas that the title has names for. */
export type Area =
  | "actions" | "active" | "artefacts" | "aside" | "by" | "cards" | "collection" | "count" | "deck" | "declining"
  | "discards" | "ending" | "first" | "flipped" | "hand" | "hand_count" | "knowledge" | "known" | "level" | "looked"
  | "losing" | "lost" | "lost_now" | "past" | "pile" | "pools" | "row" | "slot" | "tiles" | "tilted" | "timeline" | "top";

/** The title's own messages, which `table.say` says beside those of all titles. */
export type Message =
  | "ak-actions" | "ak-artefacts" | "ak-collection" | "ak-cost" | "ak-empty" | "ak-ending" | "ak-grid-create"
  | "ak-grid-move" | "ak-hand" | "ak-head-artefacts" | "ak-head-hand" | "ak-head-knowledge" | "ak-head-lost"
  | "ak-head-past" | "ak-head-player" | "ak-head-points" | "ak-head-timeline" | "ak-hidden" | "ak-known"
  | "ak-legend-padlock" | "ak-looked" | "ak-lost" | "ak-past" | "ak-past-count" | "ak-places" | "ak-points" | "ak-round"
  | "ak-set-aside" | "ak-slot" | "ak-stock" | "ak-tile" | "ak-tile-gone" | "ak-tile-hidden" | "ak-tilted"
  | "ak-timeline" | "ak-top" | "ak-turn" | "ak-upright" | "area-actions" | "area-active" | "area-artefacts"
  | "area-aside" | "area-by" | "area-cards" | "area-collection" | "area-count" | "area-deck" | "area-declining"
  | "area-discards" | "area-ending" | "area-first" | "area-flipped" | "area-hand" | "area-hand_count"
  | "area-knowledge" | "area-known" | "area-level" | "area-looked" | "area-losing" | "area-lost" | "area-lost_now"
  | "area-past" | "area-pile" | "area-pools" | "area-row" | "area-slot" | "area-tiles" | "area-tilted" | "area-timeline"
  | "area-top" | "card-country" | "card-locked" | "card-needs" | "choice-archive" | "choice-burden" | "choice-bury"
  | "choice-create-artefact" | "choice-create-monument" | "choice-decline-first" | "choice-discard" | "choice-done"
  | "choice-excavate" | "choice-flip" | "choice-forget" | "choice-learn" | "choice-move" | "choice-pass"
  | "choice-remove" | "choice-resolve" | "choice-search" | "choice-straighten" | "choice-swap" | "choice-take"
  | "choice-take-from" | "choice-tilt" | "choice-use" | "does-knowledge" | "does-knowledge-less" | "does-lost"
  | "does-lost-less" | "event-archived" | "event-burdened" | "event-buried" | "event-buried-secretly"
  | "event-buried-secretly-known" | "event-chronicle-began" | "event-created" | "event-creating"
  | "event-decline-began" | "event-decline-skipped" | "event-declined" | "event-declining" | "event-discarded"
  | "event-discarded-secretly" | "event-drafted" | "event-drew" | "event-drew-known" | "event-effect"
  | "event-end-set-off" | "event-flipped" | "event-forgot" | "event-game-ended" | "event-gave-up"
  | "event-knowledge-discarded" | "event-learned" | "event-looked" | "event-looked-knowledge"
  | "event-looked-knowledge-known" | "event-looked-known" | "event-moved" | "event-put-away" | "event-removed"
  | "event-renewed" | "event-reshuffled" | "event-saw-hand" | "event-saw-hand-known" | "event-searched"
  | "event-set-aside" | "event-set-aside-known" | "event-shifted" | "event-stole" | "event-stole-known"
  | "event-straightened" | "event-swapped" | "event-tile-filled" | "event-tile-left" | "event-tiles-laid"
  | "event-tilted" | "event-took" | "event-took-known" | "event-turn-began" | "event-turned" | "event-turned-for"
  | "first-action" | "first-pay" | "first-setup-discard" | "kind-ancient" | "kind-artefact" | "kind-city"
  | "kind-megalith" | "kind-pyramid" | "kind-secret" | "kind-writing" | "number-cost" | "number-hand"
  | "number-knowledge" | "number-level" | "number-points" | "number-slot" | "option-ages" | "option-ages-more"
  | "option-see-tiles" | "option-see-tiles-more" | "option-starting-hands" | "option-starting-hands-more"
  | "phase-action" | "phase-chronicle" | "phase-decline" | "phase-over" | "phase-setup" | "prompt-action"
  | "prompt-archive" | "prompt-burden" | "prompt-bury" | "prompt-bury-looked" | "prompt-create-more"
  | "prompt-decline" | "prompt-dig" | "prompt-discard" | "prompt-excavate" | "prompt-exchange" | "prompt-flip"
  | "prompt-forget" | "prompt-learn" | "prompt-learn-looked" | "prompt-lose-artefact" | "prompt-lose-cards"
  | "prompt-move" | "prompt-order" | "prompt-pay" | "prompt-remove" | "prompt-remove-from-one" | "prompt-rob"
  | "prompt-sacrifice" | "prompt-setup-discard" | "prompt-steal" | "prompt-straighten" | "prompt-swap" | "prompt-take"
  | "prompt-use" | "reason-artefacts" | "reason-cards" | "reason-effects" | "reason-final" | "reason-knowledge-cards"
  | "reason-past" | "reason-points" | "reason-timeline" | "refusal-artefact-has-no-slot" | "refusal-artefact-stays"
  | "refusal-compulsory" | "refusal-discard-four" | "refusal-monument-needs-slot" | "refusal-no-artefact-place"
  | "refusal-no-cards" | "refusal-no-exchanging" | "refusal-no-knowledge" | "refusal-no-shifting"
  | "refusal-no-such-slot" | "refusal-not-face-up" | "refusal-not-in-hand" | "refusal-not-to-past"
  | "refusal-nothing-upright" | "refusal-padlock" | "refusal-pays-itself" | "refusal-prerequisites"
  | "refusal-slot-full" | "refusal-stays-tilted" | "refusal-tilted" | "refusal-too-expensive" | "refusal-two-actions"
  | "refusal-wrong-kind" | "score-effects" | "score-knowledge" | "score-lost" | "score-note" | "score-past"
  | "score-timeline" | "tie-age" | "tie-lost" | "tie-shared" | "timing-chronicle" | "timing-decline" | "timing-final"
  | "timing-immediate" | "timing-permanent" | "type-ancient" | "type-secret" | "type-writing";

export interface Contract {
  view: View;
  player: Player;
  event: Event;
  prompt: Prompt;
  params: Params;
  choice: Choice;
  says: Says;
  extra: CardExtra;
  area: Area;
  message: Message;
}
/** A table of this title. */
export type Table = TableOf<Contract>;
/** The face of one of its cards. */
export type Card = CardOf<Contract>;
/** What travels for its events. */
export type Motions = MotionsOf<Contract>;
/** A number of a player's panel. */
export type Fact = FactOf<Contract>;

/** Write a choice in the notation of the title. */
export const write = writerOf<Choice>({
  Archive: "archive",
  Burden: "burden {card}",
  Bury: "bury {card}",
  CreateArtefact: "create {card}",
  CreateMonument: "create {card} slot {slot}",
  DeclineFirst: "decline {card}",
  Discard: "discard {card}",
  Done: "done",
  Excavate: "excavate",
  Flip: "flip tile {tile}",
  Forget: "forget {amount}",
  Learn: "learn {card}",
  Move: "move {card} slot {slot}",
  Pass: "pass",
  Remove: "remove {card}",
  Resolve: "resolve {card}",
  Search: "search",
  Straighten: "straighten {card}",
  Swap: "swap {card} with {card2}",
  Take: "take {card}",
  TakeFrom: "take from {seat}",
  Tilt: "tilt {card}",
  Use: "use {card}",
});

type Word =
  | "act-archive" | "act-excavate" | "act-learn" | "act-search" | "actions-left" | "area-of" | "artefact-label"
  | "aside" | "back" | "back-to-mine" | "centre" | "collected-label" | "deck-long" | "effects" | "effects-key" | "glance"
  | "hand-empty" | "hand-label" | "hand-slots" | "last-round" | "learn-now" | "losing" | "losing-long" | "lost-none"
  | "lost-some" | "monument-label" | "needs" | "niche" | "past-count" | "past-label" | "past-none" | "pile-long"
  | "pool-long" | "shelf-collection" | "shelf-effects" | "shelf-past" | "slot-here" | "slot-label" | "starting-hand"
  | "tile" | "tile-gone" | "tile-label" | "tray-choose" | "tray-hidden" | "tray-looked";

/** Say one of the words that only this folder needs, in the language of the page. */
export const say = wordsOf<Word>(
  import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }),
);
