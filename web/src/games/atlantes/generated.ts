// Written by tools/page_types.py from src/tablee/games/atlantes: change it there, and run the tool again.

import { wordsOf, writerOf, type CardOf, type FactOf, type MotionsOf, type TableOf } from "../../kit";

/** A location in a row of the sea, with what it costs there. */
export interface OfferView {
  card: string;
  gold: number;
  /** Already without the discount of the upper row. */
  power: number;
}

/** An ocean character, with the gold of its place. */
export interface NicheView {
  card: string;
  price: number;
}

/** How far a player is from an objective, as far as the one who looks can know. */
export interface ProgressView {
  have: number;
  need: number;
  seat: string;
}

/** An objective and who stands on it. */
export interface TrackView {
  /** Seats, or `ghost`; the first spot first. */
  mantas: string[];
  objective: string;
  /** Of the first free spot. */
  points: number;
  progress: ProgressView[];
}

/** What exploring would do now. */
export interface ScoutView {
  /** To be discarded from the lower row, at the explorer's choice; the others move up. */
  extras: number;
  reveals: number;
  /** Washed away from the upper row. */
  sinks: string[];
}

/** Something that sets off the end, and how far off it is. */
export interface TriggerView {
  how: string;
  /** Cards in the deck, objectives still to claim, mantas still to place. */
  left: number;
  /** The next one can set it off. */
  near: boolean;
  /** How many explorations, recruitments, claims or hauntings that takes at least. */
  steps: number;
  /** Whose objectives they are; None for what all share. */
  who: string | null;
}

/** What is being paid for in the middle of a payment. */
export interface PaymentView {
  card: string;
  /** In the character row, from 1. */
  place: number | null;
  price: number;
  resource: string;
  total: number;
}

/** A location on a player's board. */
export interface LocationView {
  card: string;
  /** The top level: an `ability`, a `resource`, `empty`, or `nothing` once the location is fully raised. */
  gives: string;
  /** Icons that are not covered yet; the first one is on top. */
  levels: string[];
  raised: number;
  /** The icon of the bonus manta that comes with its last level, if the supply has one. */
  wins: string | null;
}

/** A player's area. Hands are made of open cards; only a drafted king may be hidden. */
export interface AreaView {
  board: LocationView[];
  bonus: number;
  claimed: string[];
  discard: string[];
  hand: string[];
  hand_count: number;
  king: string | null;
  king_hidden: boolean;
  pile: string[];
  ready: string[];
  /** The lines of the final count, as if the game ended now. */
  score: Record<string, number>;
  seat: string;
  symbol: string;
  tired: string[];
}

/** An animal of the Council of the Ocean, and the most points it is given for. */
export interface TotemView {
  /** None: there is nothing above it. */
  most: number | null;
  name: string;
}

/** The sea as one player sees it, or a spectator. */
export interface AtlantesView {
  deck: number;
  /** Power that a location of the upper row costs less. */
  discount: number;
  ending: string | null;
  first: string;
  ghost: number;
  kings?: string[];
  kings_passed: number;
  last_turns: number;
  lower: OfferView[];
  /** How many of them are used. */
  open_spots: number;
  paid: number;
  payment: PaymentView | null;
  phase: string;
  players: AreaView[];
  playing: string | null;
  /** Of the places of the character row. */
  prices: number[];
  replayed: string[];
  /** In the upper row. */
  room: number;
  round: number;
  row: NicheView[];
  scout: ScoutView;
  seat: string | null;
  shoal: number;
  /** For locations on each board. */
  slots: number;
  /** Points of the spots of each track. */
  spots: number[];
  sunk: string[];
  /** Bonus mantas left, by icon. */
  supply: Record<string, number>;
  totem?: string;
  totems?: TotemView[];
  tracks: TrackView[];
  triggers: TriggerView[];
  turn: string;
  upper: OfferView[];
  /** Locations whose resource was used in this main action. */
  used: string[];
}

/** What a choice says beside its fields. */
export interface Says {
  card?: string;
  icon?: string;
  manta?: string;
  place?: number;
  price?: number;
  resource?: string;
  total?: number;
  wasted?: number;
  worth?: number;
}

/** What a card's face holds beside names, texts and numbers. */
export interface CardExtra {
  effects?: string;
  icon?: string;
  levels?: string[];
  manta?: string;
  mantas?: string[];
  side?: string;
  symbol?: string;
}

/** What one player sees of the table, or a spectator. */
export type View = AtlantesView;

/** One player's part of it. */
export type Player = AreaView;

/** What happened. Secret facts are there for those who know them. */
export type Event = { at: number; seat?: string } & (
  | { event: "bought"; card: string; price: number }
  | { event: "claimed"; objective: string; spot: number; points: number }
  | { event: "conquered"; card: string; price: number }
  | { event: "could-not"; card: string; effect: string }
  | { event: "declined"; card: string }
  | { event: "discarded"; card: string }
  | { event: "dismissed"; card: string }
  | { event: "end-set-off"; how: string }
  | { event: "exploited"; card: string; icon: string }
  | { event: "explored" }
  | { event: "fully-raised"; card: string }
  | { event: "game-ended" }
  | { event: "gave-manta"; manta: string }
  | { event: "ghost-placed"; objective: string; spot: number }
  | { event: "kept-king"; card?: string }
  | { event: "king-shown"; card: string }
  | { event: "left-game"; card: string }
  | { event: "moved-up"; cards: string[] }
  | { event: "passed-kings"; to: string; count: number; cards?: string[] }
  | { event: "played"; card: string }
  | { event: "raised"; card: string; count: number }
  | { event: "readied"; mantas: string[] }
  | { event: "recruited"; card: string; price: number }
  | { event: "replayed"; card: string }
  | { event: "revealed"; cards: string[] }
  | { event: "salvaged"; card: string }
  | { event: "sank"; cards: string[] }
  | { event: "scored"; card: string; points: number }
  | { event: "surfaced"; card: string }
  | { event: "tired"; manta: string }
  | { event: "took-back"; cards: string[] }
  | { event: "turn-began"; round: number }
  | { event: "won-manta"; manta: string }
);

/** The questions of the title. */
export type Prompt =
  | "after" | "before" | "buy" | "claim" | "conquer" | "draft" | "explore" | "forced-raise" | "ghost" | "lose-character"
  | "lose-manta" | "one-of" | "pay" | "raise" | "raise-fully" | "recruit" | "recruit-free" | "replay" | "salvage"
  | "score" | "take-back" | "thin";

/** What each question says, in its order. */
export type Params = {
  "after": [];
  "before": [];
  "buy": [card: string, gold: number];
  "claim": [objective: string];
  "conquer": [card: string, power: number];
  "draft": [count: number];
  "explore": [card: string];
  "forced-raise": [card: string, left: number];
  "ghost": [left: number];
  "lose-character": [card: string, left: number];
  "lose-manta": [card: string, left: number];
  "one-of": [card: string];
  "pay": [card: string, total: number, price: number, resource: string];
  "raise": [card: string, left: number];
  "raise-fully": [card: string];
  "recruit": [card: string, gold: number];
  "recruit-free": [card: string];
  "replay": [card: string, price: number];
  "salvage": [card: string];
  "score": [card: string, left: number];
  "take-back": [card: string, left: number];
  "thin": [left: number];
};

/** What may be chosen: `line` is its notation. */
export type Choice = { line: string } & (
  | { kind: "Buy"; card: string }
  | { kind: "Claim"; objective: string }
  | { kind: "Conquer"; card: string }
  | { kind: "Discard"; card: string }
  | { kind: "End" }
  | { kind: "Exploit"; card: string }
  | { kind: "Explore" }
  | { kind: "Keep"; card: string }
  | { kind: "Pass" }
  | { kind: "Place"; manta: string }
  | { kind: "PlaceGhost"; objective: string }
  | { kind: "Play"; card: string }
  | { kind: "Raise"; card: string }
  | { kind: "Recruit"; card: string; place: string }
  | { kind: "Replay"; card: string }
  | { kind: "Salvage"; card: string }
  | { kind: "Score"; card: string }
  | { kind: "TakeBack"; card: string }
  | { kind: "Tire"; manta: string }
  | { kind: "UseManta"; manta: string }
);

/** The areas that the title has names for. */
export type Area =
  | "board" | "bonus" | "claimed" | "deck" | "discard" | "discount" | "ending" | "extras" | "first" | "ghost" | "gives"
  | "gold" | "hand" | "hand_count" | "king" | "king_hidden" | "kings" | "kings_passed" | "last_turns" | "levels" | "lower"
  | "mantas" | "objective" | "open_spots" | "paid" | "payment" | "pile" | "place" | "playing" | "power" | "price"
  | "prices" | "raised" | "ready" | "replayed" | "reveals" | "room" | "row" | "scout" | "shoal" | "sinks" | "slots"
  | "spots" | "sunk" | "supply" | "symbol" | "tired" | "totem" | "totems" | "tracks" | "triggers" | "upper" | "used"
  | "wins";

/** The title's own messages, which `table.say` says beside those of all titles. */
export type Message =
  | "area-board" | "area-bonus" | "area-claimed" | "area-deck" | "area-discard" | "area-discount" | "area-ending"
  | "area-extras" | "area-first" | "area-ghost" | "area-gives" | "area-gold" | "area-hand" | "area-hand_count"
  | "area-king" | "area-king_hidden" | "area-kings" | "area-kings_passed" | "area-last_turns" | "area-levels"
  | "area-lower" | "area-mantas" | "area-objective" | "area-open_spots" | "area-paid" | "area-payment" | "area-pile"
  | "area-place" | "area-playing" | "area-power" | "area-price" | "area-prices" | "area-raised" | "area-ready"
  | "area-replayed" | "area-reveals" | "area-room" | "area-row" | "area-scout" | "area-shoal" | "area-sinks"
  | "area-slots" | "area-spots" | "area-sunk" | "area-supply" | "area-symbol" | "area-tired" | "area-totem"
  | "area-totems" | "area-tracks" | "area-triggers" | "area-upper" | "area-used" | "area-wins" | "at-characters"
  | "at-covered" | "at-discard" | "at-empty-level" | "at-ending" | "at-free-slot" | "at-ghost" | "at-ghost-name"
  | "at-hand" | "at-hidden-king" | "at-none" | "at-objectives" | "at-pile" | "at-points" | "at-points-of" | "at-raised"
  | "at-ready" | "at-round" | "at-row" | "at-slot" | "at-stock" | "at-sunk" | "at-tired" | "at-top" | "at-turn"
  | "choice-buy" | "choice-claim" | "choice-conquer" | "choice-discard" | "choice-end" | "choice-exploit"
  | "choice-explore" | "choice-keep" | "choice-pass" | "choice-place" | "choice-place-ghost" | "choice-play"
  | "choice-raise" | "choice-recruit" | "choice-replay" | "choice-salvage" | "choice-score" | "choice-take-back"
  | "choice-tire" | "choice-use-manta" | "does-objectives" | "effect-any" | "effect-buy" | "effect-conquer"
  | "effect-discard" | "effect-dismiss" | "effect-raise" | "effect-ready-mantas" | "effect-recruit" | "effect-replay"
  | "effect-salvage" | "effect-score" | "effect-take-back" | "effect-tire" | "event-bought" | "event-claimed"
  | "event-conquered" | "event-could-not" | "event-declined" | "event-discarded" | "event-dismissed"
  | "event-end-set-off" | "event-exploited" | "event-explored" | "event-fully-raised" | "event-game-ended"
  | "event-gave-manta" | "event-ghost-placed" | "event-kept-king" | "event-kept-king-known" | "event-king-shown"
  | "event-left-game" | "event-moved-up" | "event-passed-kings" | "event-passed-kings-known" | "event-played"
  | "event-raised" | "event-readied" | "event-recruited" | "event-replayed" | "event-revealed" | "event-salvaged"
  | "event-sank" | "event-scored" | "event-surfaced" | "event-tired" | "event-took-back" | "event-turn-began"
  | "event-won-manta" | "first-after" | "first-before" | "first-draft" | "first-pay" | "how-characters" | "how-ghost"
  | "how-locations" | "how-objectives" | "icon-gold1" | "icon-gold2" | "icon-power1" | "icon-power2"
  | "icon-power2-civilizations" | "icon-power2-sharks" | "icon-power2-volcanoes" | "icon-power2-wrecks"
  | "icon-raise-full" | "icon-raise1" | "icon-raise2" | "icon-recruit-free" | "icon-score" | "icon-take-back"
  | "kind-board" | "kind-bonus-manta" | "kind-civilizations" | "kind-king" | "kind-objective" | "kind-ocean"
  | "kind-people" | "kind-sharks" | "kind-starting" | "kind-starting-manta" | "kind-token" | "kind-volcanoes"
  | "kind-wrecks" | "number-copies" | "number-discount" | "number-gold" | "number-king" | "number-least"
  | "number-points" | "number-points-1" | "number-points-2" | "number-points-3" | "number-points-4"
  | "number-points-5" | "number-power" | "number-price-1" | "number-price-2" | "number-price-3" | "number-price-4"
  | "number-price-5" | "number-price-6" | "number-token" | "number-upper" | "option-advanced" | "option-advanced-more"
  | "option-grabber-double-type-depth" | "option-grabber-double-type-depth-more" | "option-kings"
  | "option-kings-draft" | "option-kings-more" | "option-kings-none" | "option-kings-numbered" | "option-objectives"
  | "option-objectives-more" | "option-objectives-printed" | "option-objectives-tokens" | "option-scout-optional"
  | "option-scout-optional-more" | "option-solo-deck-triggers" | "option-solo-deck-triggers-more"
  | "option-strict-effects" | "option-strict-effects-more" | "option-two-player-matrona-discard"
  | "option-two-player-matrona-discard-more" | "panel-board" | "panel-discard" | "panel-goals" | "panel-hand"
  | "panel-mantas" | "panel-pile" | "panel-points" | "phase-after" | "phase-before" | "phase-main" | "phase-over"
  | "phase-setup" | "prompt-after" | "prompt-before" | "prompt-buy" | "prompt-claim" | "prompt-conquer"
  | "prompt-draft" | "prompt-explore" | "prompt-forced-raise" | "prompt-ghost" | "prompt-lose-character"
  | "prompt-lose-manta" | "prompt-one-of" | "prompt-pay" | "prompt-raise" | "prompt-raise-fully" | "prompt-recruit"
  | "prompt-recruit-free" | "prompt-replay" | "prompt-salvage" | "prompt-score" | "prompt-take-back" | "prompt-thin"
  | "provenance-of-points" | "provenance-of-token" | "provenance-reconstructed" | "reason-characters"
  | "reason-hopes" | "reason-locations" | "reason-mantas" | "reason-places" | "reason-points"
  | "refusal-ability-level-inside" | "refusal-ability-manta-inside" | "refusal-compulsory" | "refusal-empty-level"
  | "refusal-fully-raised" | "refusal-ghost-once" | "refusal-gold-only" | "refusal-gold-price"
  | "refusal-king-not-passed" | "refusal-level-wasted" | "refusal-manta-tired" | "refusal-manta-wasted"
  | "refusal-must-explore" | "refusal-must-play" | "refusal-needs-character" | "refusal-never-discarded"
  | "refusal-no-bonus-manta" | "refusal-no-slot" | "refusal-no-source" | "refusal-no-such-manta"
  | "refusal-no-target" | "refusal-not-discarded" | "refusal-not-displayed" | "refusal-not-in-hand"
  | "refusal-not-in-pile" | "refusal-not-in-row" | "refusal-not-lower-row" | "refusal-not-raised"
  | "refusal-not-your-location" | "refusal-nothing-left" | "refusal-objective-not-in-play"
  | "refusal-objective-not-met" | "refusal-objective-once" | "refusal-one-main" | "refusal-other-type"
  | "refusal-own-raise" | "refusal-own-score" | "refusal-payable" | "refusal-place-price" | "refusal-power-only"
  | "refusal-power-price" | "refusal-resolving" | "refusal-resource-level" | "refusal-resource-manta"
  | "refusal-same-location" | "resource-gold" | "resource-power" | "score-hand" | "score-note" | "score-objectives"
  | "score-pile" | "tie-blob" | "tie-king" | "tie-kraken" | "tie-leviathan" | "tie-mantas" | "tie-seat" | "tie-serpent"
  | "timing-ability" | "timing-character" | "timing-location" | "timing-objective" | "timing-resource"
  | "timing-setup" | "word-blob" | "word-empty" | "word-ghost" | "word-gold1" | "word-gold2" | "word-kraken"
  | "word-leviathan" | "word-power1" | "word-power2" | "word-power2-civilizations" | "word-power2-sharks"
  | "word-power2-volcanoes" | "word-power2-wrecks" | "word-raise-full" | "word-raise1" | "word-raise2"
  | "word-recruit-free" | "word-score" | "word-serpent" | "word-take-back";

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
  Buy: "buy {card}",
  Claim: "claim {objective}",
  Conquer: "conquer {card}",
  Discard: "discard {card}",
  End: "end",
  Exploit: "exploit {card}",
  Explore: "explore",
  Keep: "keep {card}",
  Pass: "pass",
  Place: "place {manta}",
  PlaceGhost: "ghost {objective}",
  Play: "play {card}",
  Raise: "raise {card}",
  Recruit: "recruit {card} place {place}",
  Replay: "replay {card}",
  Salvage: "salvage {card}",
  Score: "score {card}",
  TakeBack: "take {card}",
  Tire: "tire {manta}",
  UseManta: "manta {manta}",
});

type Word =
  | "back-to-mine" | "deck" | "deck-long" | "discard" | "discard-long" | "does-exploit" | "does-raise" | "does-score"
  | "end-characters" | "end-ghost" | "end-locations" | "end-objectives" | "end-title" | "ending-last" | "ghost"
  | "ghost-left" | "glance" | "goal-claim" | "goal-label" | "goal-mine" | "goals" | "hand" | "hand-empty" | "hand-label"
  | "held-long" | "king" | "king-hidden" | "king-none" | "level-empty" | "level-gold1" | "level-gold2" | "level-power1"
  | "level-power2" | "level-power2-civilizations" | "level-power2-sharks" | "level-power2-volcanoes"
  | "level-power2-wrecks" | "level-raise-full" | "level-raise1" | "level-raise2" | "level-recruit-free"
  | "level-score" | "level-take-back" | "location-label" | "lower" | "lower-extras" | "manta-ready" | "manta-tired"
  | "mantas" | "niche-label" | "nothing-played" | "ocean" | "offer-label" | "pile" | "pile-long" | "playing" | "purse"
  | "purse-back" | "realm" | "realm-mine" | "shoal-long" | "slot-free" | "sunk" | "sunk-long" | "supply" | "supply-label"
  | "top-ability" | "top-empty" | "top-nothing" | "top-resource" | "totem-blob" | "totem-kraken" | "totem-leviathan"
  | "totem-now" | "totem-serpent" | "tray-close" | "tray-discard" | "tray-hand" | "tray-kings" | "tray-none"
  | "tray-pile" | "tray-replay" | "tray-salvage" | "tray-sunk" | "tray-take" | "upper" | "upper-long" | "upper-washed"
  | "wasted";

/** Say one of the words that only this folder needs, in the language of the page. */
export const say = wordsOf<Word>(
  import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }),
);
