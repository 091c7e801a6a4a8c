// Written by tools/page_types.py from src/tablee/games/scholars: change it there, and run the tool again.

import { wordsOf, writerOf, type CardOf, type FactOf, type MotionsOf, type TableOf } from "../../kit";

/** How this game is played. */
export interface OptionsView {
  mode: string;
  myriade: boolean;
  promos: boolean;
}

/** A deck of translators, its top card face up. */
export interface DeckView {
  card: string | null;
  count: number;
  /** That an action needs to recruit from it. */
  value: number;
}

/** A translator in a room of the House of Wisdom. */
export interface RoomView {
  card: string;
  gold: number;
  /** None: neutral. */
  owner: string | null;
}

/** A scroll on the map or in the House. */
export interface SpaceView {
  card: string;
  influence: string | null;
}

/** Influence in a guild, by player, and who controls it. */
export interface GuildView {
  control: string | null;
  influence: Record<string, number>;
  /** Where a scroll that is delivered would come to; 0: there is no room. */
  row: number;
}

/** The action being resolved. */
export interface WorkView {
  colours: string[];
  slot: string;
  value: number;
}

/** A worker on a die of the placement, counted from 1. */
export interface PlacedWorkerView {
  colour: string;
  die: number;
}

/** A chain of translators from a scroll to Arabic, and what it costs. */
export interface RouteView {
  /** In silver, for each of them. */
  fees: number[];
  gold: number;
  /** In which each of them receives the text. */
  languages: string[];
  retiring: string[];
  /** All fees, with that for influence on the scroll. */
  silver: number;
  translators: string[];
}

/** A location that a Travel action reaches, and what it brings besides what is printed there. */
export interface StopView {
  distance: number;
  /** The location has the action's colour. */
  match: boolean;
  place: string;
  /** A black action meets the neutral marker. */
  xp: boolean;
}

/** What an action can reach, by main action, and the tucked cards that it can use. */
export interface ReachView {
  cards?: string[];
  recruit?: string[];
  research?: Record<string, number>;
  /** By scroll, the cheapest chain. */
  routes?: Record<string, RouteView>;
  stops?: StopView[];
  study?: number[];
  translate?: string[];
  travel?: number;
}

/** What a placement would give in one of the colours that it could have. */
export interface GivesView {
  cards?: string[];
  colour: string;
  recruit?: string[];
  research?: Record<string, number>;
  routes?: Record<string, RouteView>;
  stops?: StopView[];
  study?: number[];
  translate?: string[];
  travel?: number;
  value: number;
}

/** What dice in hand would give without any worker, in a slot that does all four actions. */
export interface ProspectView {
  cards?: string[];
  colour: string;
  dice: string[];
  recruit?: string[];
  research?: Record<string, number>;
  routes?: Record<string, RouteView>;
  stops?: StopView[];
  study?: number[];
  translate?: string[];
  travel?: number;
  value: number;
}

/** What somebody is picking together, as far as it goes: slot, action card, dice and workers; or a chain. */
export interface PlanView {
  card?: string;
  /** How the chain that is being picked could go on to Arabic, cheapest first. */
  chains?: RouteView[];
  dice?: string[];
  /** The dice as workers have made them, with one that is printed on the card. */
  faces?: string[];
  gives?: GivesView[];
  gold?: number;
  retiring?: string[];
  /** Of each scroll that could be translated, the cheapest chain. */
  routes?: Record<string, RouteView>;
  scroll?: string;
  silver?: number;
  slot?: string;
  translators?: string[];
  workers?: PlacedWorkerView[];
}

/** What an action card brings when it is taken back. */
export interface HarvestView {
  /** As cards write effects. */
  deed: string;
  science: string;
}

/** What a Rest would bring now. */
export interface RestView {
  /** Dice from the slots into the bag. */
  back: number;
  draws: number;
  harvests: HarvestView[];
  /** Workers on them, which are gone. */
  workers: number;
}

/** What the next caliph card means for a guild. */
export interface CaliphTurnView {
  /** Who takes an option for one influence there. */
  chooser: string | null;
  consoled: string[];
  guild: string;
}

/** A slot in use: its action card, the dice and the workers on it. */
export interface SlotView {
  card: string;
  dice: string[];
  workers: string[];
}

/** One player's board, bag and hand, which everybody sees. */
export interface PlayerView {
  bag: Record<string, number>;
  /** Action cards in hand, by science. */
  cards: string[];
  columns: string[][];
  dice_sum: number;
  flipped: number;
  /** Dice that came to hand in this turn. */
  fresh: string[];
  goal: string | null;
  gold: number;
  hand: string[];
  influence: number;
  levels: Record<string, number>;
  objectives: boolean[];
  place: string;
  rest: RestView;
  rows: number;
  score: Record<string, number>;
  scrolls: string[];
  seat: string;
  silver: number;
  slots: (SlotView | null)[];
  tuck_prices: number[];
  upgraded: string[];
  workers: Record<string, number>;
  xp: number;
}

/** A Page on offer. */
export interface PageView {
  card: string;
  price: number;
}

/** An upgraded action card on offer. */
export interface UpgradeView {
  card: string;
  xp: number;
}

/** The solo opponent. */
export interface OpponentView {
  dice_sum: number;
  /** The language of the scroll that they began with; None when there is none, or when it is known. */
  given: string | null;
  influence: number;
  level: number;
  markers: boolean[];
  pages: string[];
  played: string[];
  retired: string[];
  returns: number;
  schemes: number;
  score: Record<string, number>;
  scrolls: string[];
  track: number;
}

/** The table, which all see alike. */
export interface ScholarsView {
  caliph_xp?: boolean;
  /** Of each caliph card shown: whose influence lies on which option. */
  caliphs: (Record<string, string | null>)[];
  decks: DeckView[];
  dice: Record<string, number>;
  /** Cards to be tucked, each after its holder. */
  due: string[][];
  first: string;
  guilds: Record<string, GuildView>;
  /** By guild, from the top. */
  house: Record<string, (SpaceView | null)[]>;
  /** 0 while nobody knows. */
  last_round: number;
  map: (SpaceView | null)[];
  neutral: string;
  /** In the order in which the guilds come; empty after the last caliph. */
  next_caliph: CaliphTurnView[];
  opponent?: OpponentView;
  options: OptionsView;
  page_pile?: number;
  pages?: (PageView | null)[];
  /** Starting translators to draft, each with its resource card. */
  pairs: string[][];
  phase: string;
  pile: number;
  plan: PlanView | null;
  players: PlayerView[];
  /** For the seat that is about to place dice: what each of them would give, alone and in pairs. */
  prospects?: ProspectView[];
  reserve: number;
  rooms: (RoomView | null)[];
  round: number;
  seat: string | null;
  track_xp?: string[];
  turn: string;
  upgrades?: (UpgradeView | null)[];
  work: WorkView | null;
  workers: Record<string, number>;
}

/** What a choice says beside its fields. */
export interface Says {
  card?: string;
  gold?: number;
  location?: string;
  makes?: string;
  match?: boolean;
  price?: number;
  resource?: string;
  row?: number;
  silver?: number;
  total?: number;
  value?: number;
}

/** What a card's face holds beside names, texts and numbers. */
export interface CardExtra {
  banner?: string;
  bonus?: string;
  character?: string;
  colour?: string;
  die?: string;
  /** By occasion, in the words of the card file. */
  effects?: Record<string, string>;
  first?: string;
  language?: string;
  needs?: string;
  scroll?: string;
  second?: string;
  set?: string;
  slot?: string;
  space?: string;
  speaks?: string;
  track?: string;
  worker?: string;
}

/** What one player sees of the table, or a spectator. */
export type View = ScholarsView;

/** One player's part of it. */
export type Player = PlayerView;

/** What happened. Secret facts are there for those who know them. */
export type Event = { at: number; seat?: string } & (
  | { event: "advanced"; science: string; level: number }
  | { event: "books-filled"; cards: string[] }
  | { event: "caliph"; caliph: string; count: number }
  | { event: "came-round"; card: string }
  | { event: "consoled" }
  | { event: "controls"; guild: string }
  | { event: "delivered"; card: string; guild: string; row: number }
  | { event: "destroyed-die" }
  | { event: "dispatched"; card: string }
  | { event: "diverted"; card: string }
  | { event: "drafted"; card: string; resource: string }
  | { event: "drew"; dice: string[] }
  | { event: "employed"; card: string; room: number }
  | { event: "flipped"; tile: string }
  | { event: "gained-die"; colour: string }
  | { event: "gained-die-in-hand"; colour: string; value: number }
  | { event: "gained-gold"; count: number }
  | { event: "gained-silver"; count: number }
  | { event: "gained-worker"; colour: string }
  | { event: "gained-xp"; count: number }
  | { event: "game-ended" }
  | { event: "goal-dealt"; card: string }
  | { event: "goal-done" }
  | { event: "goal-reached"; objective: string; colour: string }
  | { event: "harvested"; science: string }
  | { event: "influenced"; guild: string }
  | { event: "last-caliph" }
  | { event: "left-game"; card: string }
  | { event: "marked"; card: string }
  | { event: "paid-fee"; count: number; to: string }
  | { event: "paid-silver"; count: number }
  | { event: "placed-gold"; card: string }
  | { event: "recalled"; card: string }
  | { event: "recalled-from-guild"; guild: string }
  | { event: "refilled"; card: string; place: string }
  | { event: "replaced"; card: string; gone: string; place: string }
  | { event: "reserve-opened"; count: number }
  | { event: "rested" }
  | { event: "retired"; card: string }
  | { event: "returned-die"; colour: string; value: number }
  | { event: "rival-delivered"; card: string; guild: string; row: number }
  | { event: "rival-dice"; count: number }
  | { event: "rival-employed"; card: string; room: number }
  | { event: "rival-influenced"; guild: string }
  | { event: "rival-marked"; card: string }
  | { event: "rival-page"; card: string }
  | { event: "rival-placed-gold"; card: string }
  | { event: "rival-rested" }
  | { event: "rival-retired"; card: string }
  | { event: "rival-returned"; count: number }
  | { event: "rival-scored"; count: number }
  | { event: "rival-track"; count: number; space: number }
  | { event: "rival-translated"; card: string }
  | { event: "row-completed"; row: number }
  | { event: "scheme"; scheme: string }
  | { event: "spent-worker"; colour: string }
  | { event: "spent-xp"; count: number }
  | { event: "studied"; cards: string[] }
  | { event: "took-gold"; card: string }
  | { event: "took-option"; option: string; guild: string }
  | { event: "took-page"; card: string; price: number }
  | { event: "translated"; card: string; guild: string; cards: string[] }
  | { event: "travelled"; place: string; distance: number }
  | { event: "tucked"; card: string; act: string }
  | { event: "turned-up"; card: string }
  | { event: "upgrade-left"; card: string }
  | { event: "upgraded"; card: string }
  | { event: "used"; card: string }
  | { event: "worked"; slot: string; science: string; colour: string; value: number }
);

/** The questions of the title. */
export type Prompt =
  | "advance" | "caliph" | "card" | "chain" | "choose" | "deliver" | "destroy" | "dice" | "draft" | "final-pages"
  | "gain-die" | "gain-worker" | "harvest" | "harvest-track" | "influence" | "late-banner" | "mark" | "move-gold"
  | "page" | "pay-for" | "place-gold" | "recall" | "recruit" | "research" | "resolve" | "retire" | "rival-wants" | "room"
  | "study" | "translate" | "travel" | "tuck" | "tuck-price" | "turn" | "upgrade";

/** What each question says, in its order. */
export type Params = {
  "advance": [left: number];
  "caliph": [guild: string];
  "card": [slot: string];
  "chain": [card: string, count: number, fees: number];
  "choose": [];
  "deliver": [card: string];
  "destroy": [left: number];
  "dice": [colour: string, value: number];
  "draft": [];
  "final-pages": [];
  "gain-die": [left: number];
  "gain-worker": [left: number];
  "harvest": [];
  "harvest-track": [];
  "influence": [left: number];
  "late-banner": [science: string];
  "mark": [left: number];
  "move-gold": [left: number];
  "page": [xp: number];
  "pay-for": [price: number, amount: number];
  "place-gold": [left: number];
  "recall": [];
  "recruit": [value: number];
  "research": [left: number];
  "resolve": [slot: string, value: number];
  "retire": [];
  "rival-wants": [card: string];
  "room": [card: string];
  "study": [left: number];
  "translate": [value: number];
  "travel": [value: number];
  "tuck": [];
  "tuck-price": [card: string, price: number];
  "turn": [round: number];
  "upgrade": [];
};

/** What may be chosen: `line` is its notation. */
export type Choice = { line: string } & (
  | { kind: "Act"; act: string }
  | { kind: "Advance"; science: string }
  | { kind: "Choose"; what: string }
  | { kind: "Deliver"; guild: string }
  | { kind: "DestroyDie"; value: string }
  | { kind: "DestroyFromBag" }
  | { kind: "Dispatch"; card: string }
  | { kind: "Divert" }
  | { kind: "Done" }
  | { kind: "Draft"; card: string }
  | { kind: "Employ"; card: string }
  | { kind: "GainDie"; colour: string }
  | { kind: "GainWorker"; colour: string }
  | { kind: "Harvest"; science: string }
  | { kind: "Influence"; guild: string }
  | { kind: "Let" }
  | { kind: "Mark"; card: string }
  | { kind: "Move"; distance: string }
  | { kind: "Pass" }
  | { kind: "Pay"; amount: string }
  | { kind: "PickColour"; colour: string }
  | { kind: "PickRoom"; room: string }
  | { kind: "PlaceGold"; card: string }
  | { kind: "PlayCard"; science: string }
  | { kind: "Recall"; card: string }
  | { kind: "RecallGuild"; guild: string }
  | { kind: "Rest" }
  | { kind: "Retire"; card: string }
  | { kind: "ReturnDie"; colour: string; value: string }
  | { kind: "SpendWorker"; colour: string }
  | { kind: "Study"; study: string }
  | { kind: "TakeGold"; card: string }
  | { kind: "TakeOption"; option: string }
  | { kind: "TakePage"; card: string }
  | { kind: "Through"; card: string }
  | { kind: "Translate"; card: string }
  | { kind: "Tuck"; card: string; act: string }
  | { kind: "Upgrade"; science: string }
  | { kind: "Use"; card: string }
  | { kind: "UseBanner" }
  | { kind: "UseDie"; colour: string; value: string }
  | { kind: "UseWorker"; colour: string; place: string }
  | { kind: "Work"; slot: string }
);

/** The areas that the title has names for. */
export type Area =
  | "back" | "bag" | "bottom" | "caliph_xp" | "caliphs" | "card" | "cards" | "chains" | "chooser" | "colour" | "colours"
  | "columns" | "consoled" | "control" | "count" | "decks" | "deed" | "dice" | "dice_sum" | "die" | "distance" | "draws"
  | "due" | "faces" | "fees" | "first" | "flipped" | "fresh" | "given" | "gives" | "goal" | "gold" | "guild" | "guilds"
  | "hand" | "harvests" | "house" | "influence" | "languages" | "last_round" | "level" | "levels" | "map" | "markers"
  | "match" | "middle" | "mode" | "neutral" | "next_caliph" | "objectives" | "opponent" | "owner" | "page_pile" | "pages"
  | "pairs" | "pile" | "place" | "plan" | "played" | "price" | "promos" | "prospects" | "recruit" | "research" | "reserve"
  | "rest" | "retired" | "retiring" | "returns" | "rooms" | "routes" | "row" | "rows" | "schemes" | "science" | "score"
  | "scroll" | "scrolls" | "silver" | "slot" | "slots" | "stops" | "study" | "top" | "track" | "track_xp" | "translate"
  | "translators" | "travel" | "tuck_prices" | "upgraded" | "upgrades" | "value" | "work" | "workers" | "xp";

/** The title's own messages, which `table.say` says beside those of all titles. */
export type Message =
  | "act-recruit" | "act-research" | "act-translate" | "act-travel" | "area-back" | "area-bag" | "area-bottom"
  | "area-caliph_xp" | "area-caliphs" | "area-card" | "area-cards" | "area-chains" | "area-chooser" | "area-colour"
  | "area-colours" | "area-columns" | "area-consoled" | "area-control" | "area-count" | "area-decks" | "area-deed"
  | "area-dice" | "area-dice_sum" | "area-die" | "area-distance" | "area-draws" | "area-due" | "area-faces"
  | "area-fees" | "area-first" | "area-flipped" | "area-fresh" | "area-given" | "area-gives" | "area-goal" | "area-gold"
  | "area-guild" | "area-guilds" | "area-hand" | "area-harvests" | "area-house" | "area-influence" | "area-languages"
  | "area-last_round" | "area-level" | "area-levels" | "area-map" | "area-markers" | "area-match" | "area-middle"
  | "area-mode" | "area-neutral" | "area-next_caliph" | "area-objectives" | "area-opponent" | "area-owner"
  | "area-page_pile" | "area-pages" | "area-pairs" | "area-pile" | "area-place" | "area-plan" | "area-played"
  | "area-price" | "area-promos" | "area-prospects" | "area-recruit" | "area-research" | "area-reserve" | "area-rest"
  | "area-retired" | "area-retiring" | "area-returns" | "area-rooms" | "area-routes" | "area-row" | "area-rows"
  | "area-schemes" | "area-science" | "area-score" | "area-scroll" | "area-scrolls" | "area-silver" | "area-slot"
  | "area-slots" | "area-stops" | "area-study" | "area-top" | "area-track" | "area-track_xp" | "area-translate"
  | "area-translators" | "area-travel" | "area-tuck_prices" | "area-upgraded" | "area-upgrades" | "area-value"
  | "area-work" | "area-workers" | "area-xp" | "choice-act" | "choice-advance" | "choice-choose" | "choice-deliver"
  | "choice-destroy-die" | "choice-destroy-from-bag" | "choice-dispatch" | "choice-divert" | "choice-done"
  | "choice-draft" | "choice-employ" | "choice-gain-die" | "choice-gain-worker" | "choice-harvest"
  | "choice-influence" | "choice-let" | "choice-mark" | "choice-move" | "choice-pass" | "choice-pay"
  | "choice-pick-colour" | "choice-pick-room" | "choice-place-gold" | "choice-play-card" | "choice-recall"
  | "choice-recall-guild" | "choice-rest" | "choice-retire" | "choice-return-die" | "choice-spend-worker"
  | "choice-study" | "choice-take-gold" | "choice-take-option" | "choice-take-page" | "choice-through"
  | "choice-translate" | "choice-tuck" | "choice-upgrade" | "choice-use" | "choice-use-banner" | "choice-use-die"
  | "choice-use-worker" | "choice-work" | "colour-black" | "colour-blue" | "colour-green" | "colour-orange"
  | "colour-purple" | "colour-red" | "colour-white" | "colour-yellow" | "dice-black-4" | "dice-black-5"
  | "dice-black-6" | "dice-blue-1" | "dice-blue-2" | "dice-blue-3" | "dice-blue-4" | "dice-blue-5" | "dice-blue-6"
  | "dice-green-4" | "dice-green-5" | "dice-green-6" | "dice-orange-4" | "dice-orange-5" | "dice-orange-6"
  | "dice-purple-4" | "dice-purple-5" | "dice-purple-6" | "dice-red-1" | "dice-red-2" | "dice-red-3" | "dice-red-4"
  | "dice-red-5" | "dice-red-6" | "dice-sum" | "dice-white-1" | "dice-white-2" | "dice-white-3" | "dice-white-4"
  | "dice-white-5" | "dice-white-6" | "dice-yellow-1" | "dice-yellow-2" | "dice-yellow-3" | "dice-yellow-4"
  | "dice-yellow-5" | "dice-yellow-6" | "does-guilds" | "does-guilds-less" | "does-objectives"
  | "does-objectives-less" | "does-translators" | "does-translators-less" | "does-upgrades" | "does-upgrades-less"
  | "event-advanced" | "event-books-filled" | "event-caliph" | "event-came-round" | "event-consoled"
  | "event-controls" | "event-delivered" | "event-destroyed-die" | "event-dispatched" | "event-diverted"
  | "event-drafted" | "event-drew" | "event-employed" | "event-flipped" | "event-gained-die"
  | "event-gained-die-in-hand" | "event-gained-gold" | "event-gained-silver" | "event-gained-worker"
  | "event-gained-xp" | "event-game-ended" | "event-goal-dealt" | "event-goal-done" | "event-goal-reached"
  | "event-harvested" | "event-influenced" | "event-last-caliph" | "event-left-game" | "event-marked"
  | "event-paid-fee" | "event-paid-silver" | "event-placed-gold" | "event-recalled" | "event-recalled-from-guild"
  | "event-refilled" | "event-replaced" | "event-reserve-opened" | "event-rested" | "event-retired"
  | "event-returned-die" | "event-rival-delivered" | "event-rival-dice" | "event-rival-employed"
  | "event-rival-influenced" | "event-rival-marked" | "event-rival-page" | "event-rival-placed-gold"
  | "event-rival-rested" | "event-rival-retired" | "event-rival-returned" | "event-rival-scored"
  | "event-rival-track" | "event-rival-translated" | "event-row-completed" | "event-scheme" | "event-spent-worker"
  | "event-spent-xp" | "event-studied" | "event-took-gold" | "event-took-option" | "event-took-page"
  | "event-translated" | "event-travelled" | "event-tucked" | "event-turned-up" | "event-upgrade-left"
  | "event-upgraded" | "event-used" | "event-worked" | "first-card" | "first-dice" | "first-draft" | "first-resolve"
  | "first-turn" | "guild-green" | "guild-orange" | "guild-purple" | "kind-action" | "kind-caliph" | "kind-deck"
  | "kind-goal" | "kind-guild" | "kind-house" | "kind-level" | "kind-page" | "kind-place" | "kind-resource"
  | "kind-room" | "kind-row" | "kind-rule" | "kind-scheme" | "kind-scroll" | "kind-start-page" | "kind-starter"
  | "kind-study" | "kind-track" | "kind-translator" | "kind-upgraded" | "makes-black" | "makes-blue" | "makes-green"
  | "makes-orange" | "makes-purple" | "makes-red" | "makes-white" | "makes-yellow" | "mode-casual" | "mode-epic"
  | "number-above" | "number-below" | "number-bottom" | "number-casual-1" | "number-casual-2" | "number-casual-3"
  | "number-casual-4" | "number-cost" | "number-cost-1" | "number-cost-2" | "number-cost-3" | "number-cost-4"
  | "number-cost-5" | "number-cost-6" | "number-cost-7" | "number-dice" | "number-dice-blue" | "number-dice-red"
  | "number-dice-white" | "number-dice-yellow" | "number-die" | "number-epic-1" | "number-epic-2" | "number-epic-3"
  | "number-epic-4" | "number-first-scroll" | "number-gold" | "number-influence" | "number-level" | "number-middle"
  | "number-needs" | "number-neutral-scroll" | "number-orange" | "number-place-1" | "number-place-2"
  | "number-place-3" | "number-place-4" | "number-points" | "number-points-1" | "number-points-2" | "number-points-3"
  | "number-points-4" | "number-points-5" | "number-points-6" | "number-points-7" | "number-price" | "number-room"
  | "number-row-1" | "number-row-2" | "number-row-3" | "number-row-4" | "number-silver" | "number-top"
  | "number-translators" | "number-value" | "number-workers-blue" | "number-workers-red" | "number-workers-white"
  | "number-workers-yellow" | "objective-level" | "objective-met" | "objective-translated" | "option-bottom"
  | "option-level" | "option-level-more" | "option-middle" | "option-mode" | "option-mode-more" | "option-myriade"
  | "option-myriade-more" | "option-promos" | "option-promos-more" | "option-top" | "phase-draft" | "phase-final"
  | "phase-over" | "phase-play" | "prompt-advance" | "prompt-caliph" | "prompt-card" | "prompt-chain" | "prompt-choose"
  | "prompt-deliver" | "prompt-destroy" | "prompt-dice" | "prompt-draft" | "prompt-final-pages" | "prompt-gain-die"
  | "prompt-gain-worker" | "prompt-harvest" | "prompt-harvest-track" | "prompt-influence" | "prompt-late-banner"
  | "prompt-mark" | "prompt-move-gold" | "prompt-page" | "prompt-pay-for" | "prompt-place-gold" | "prompt-recall"
  | "prompt-recruit" | "prompt-research" | "prompt-resolve" | "prompt-retire" | "prompt-rival-wants" | "prompt-room"
  | "prompt-study" | "prompt-translate" | "prompt-travel" | "prompt-tuck" | "prompt-tuck-price" | "prompt-turn"
  | "prompt-upgrade" | "provenance-of-back" | "provenance-of-beyond" | "provenance-of-bonus" | "provenance-of-card"
  | "provenance-of-colour" | "provenance-of-effects" | "provenance-of-harvest" | "provenance-of-language"
  | "provenance-of-level-1" | "provenance-of-one-each" | "provenance-of-order" | "provenance-of-points"
  | "provenance-of-rewards" | "provenance-of-room" | "provenance-of-slot" | "provenance-reconstructed"
  | "reason-coloured-dice" | "reason-gold" | "reason-influence" | "reason-marks" | "reason-pages" | "reason-points"
  | "reason-research" | "reason-retirement" | "reason-silver" | "reason-workers" | "reason-xp"
  | "refusal-black-no-scroll" | "refusal-cannot-pay-chain" | "refusal-cannot-work" | "refusal-colour-fixed"
  | "refusal-compulsory" | "refusal-delivery-too-expensive" | "refusal-different-translators" | "refusal-end-only"
  | "refusal-first-language" | "refusal-fresh-die" | "refusal-guild-full" | "refusal-has-influence"
  | "refusal-no-chain" | "refusal-no-common-language" | "refusal-no-fee" | "refusal-no-gold"
  | "refusal-no-gold-on-it" | "refusal-no-influence-on-pages" | "refusal-no-room" | "refusal-no-scroll-here"
  | "refusal-no-such-action-card" | "refusal-no-such-die" | "refusal-no-worker" | "refusal-none-left"
  | "refusal-not-arabic" | "refusal-not-black" | "refusal-not-employed" | "refusal-not-face-up"
  | "refusal-not-in-house" | "refusal-not-on-top" | "refusal-not-this-action" | "refusal-once"
  | "refusal-one-after-another" | "refusal-one-or-two-dice" | "refusal-option-taken" | "refusal-other-kind"
  | "refusal-page-slot" | "refusal-page-too-expensive" | "refusal-pick-a-colour" | "refusal-room-taken"
  | "refusal-room-too-expensive" | "refusal-row-too-high" | "refusal-slot-closed" | "refusal-slot-used"
  | "refusal-step-too-expensive" | "refusal-study-gold" | "refusal-study-six" | "refusal-study-ten"
  | "refusal-too-far" | "refusal-translator-twice" | "refusal-tuck-too-expensive" | "refusal-two-workers"
  | "refusal-under-four-slots" | "refusal-value-too-low" | "refusal-white-research" | "refusal-wrong-colour"
  | "refusal-wrong-slot" | "refusal-wrong-track" | "sc-bag" | "sc-book" | "sc-books" | "sc-cards" | "sc-chain"
  | "sc-closed" | "sc-decks" | "sc-empty" | "sc-ending" | "sc-free" | "sc-free-room" | "sc-fresh" | "sc-gives"
  | "sc-goal" | "sc-goods" | "sc-hand" | "sc-house" | "sc-letter" | "sc-map" | "sc-marker" | "sc-neutral" | "sc-next"
  | "sc-nobody" | "sc-on-demand" | "sc-opponent" | "sc-opponent-facts" | "sc-others" | "sc-pairs" | "sc-panel-points"
  | "sc-points" | "sc-reach-travel" | "sc-retiring" | "sc-rooms" | "sc-round" | "sc-schemes" | "sc-scrolls" | "sc-slot"
  | "sc-stock" | "sc-study" | "sc-tracks" | "sc-turn" | "sc-upgrades" | "sc-usable" | "sc-workers" | "sc-xp"
  | "science-astronomy" | "science-biology" | "science-chemistry" | "science-goal" | "science-mathematics"
  | "science-medicine" | "science-philosophy" | "science-physics" | "science-respite" | "score-caliphs" | "score-dice"
  | "score-guilds" | "score-note" | "score-pages" | "score-research" | "score-retired" | "score-rows" | "score-scrolls"
  | "score-start" | "slot-any" | "slot-fifth" | "slot-recruit" | "slot-research" | "slot-sixth" | "slot-translate"
  | "slot-travel" | "tie-employed" | "tie-opponent" | "tie-shared" | "tie-workers" | "timing-banner" | "timing-bonus"
  | "timing-consolation" | "timing-delivered" | "timing-dispatch" | "timing-employed" | "timing-end" | "timing-first"
  | "timing-harvest" | "timing-level" | "timing-match" | "timing-middle" | "timing-none" | "timing-stop"
  | "timing-study" | "timing-translated" | "timing-tucked" | "to-opponent" | "to-supply" | "what-advance"
  | "what-destroy" | "what-die" | "what-employ" | "what-gold" | "what-pay" | "what-retire" | "what-silver"
  | "what-upgrade" | "what-worker" | "what-xp" | "word-astronomy" | "word-biology" | "word-black" | "word-blue"
  | "word-chemistry" | "word-green" | "word-mathematics" | "word-medicine" | "word-opponent" | "word-orange"
  | "word-philosophy" | "word-physics" | "word-purple" | "word-red" | "word-respite" | "word-white" | "word-yellow";

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
  Act: "act {act}",
  Advance: "advance {science}",
  Choose: "choose {what}",
  Deliver: "deliver {guild}",
  DestroyDie: "destroy {value}",
  DestroyFromBag: "destroy bag",
  Dispatch: "dispatch {card}",
  Divert: "divert",
  Done: "done",
  Draft: "draft {card}",
  Employ: "employ {card}",
  GainDie: "gain {colour} die",
  GainWorker: "gain {colour} worker",
  Harvest: "harvest {science}",
  Influence: "influence {guild}",
  Let: "let",
  Mark: "mark {card}",
  Move: "move {distance}",
  Pass: "pass",
  Pay: "pay {amount}",
  PickColour: "colour {colour}",
  PickRoom: "room {room}",
  PlaceGold: "place {card}",
  PlayCard: "play {science}",
  Recall: "recall {card}",
  RecallGuild: "recall guild {guild}",
  Rest: "rest",
  Retire: "retire {card}",
  ReturnDie: "return {colour} {value}",
  SpendWorker: "spend {colour} worker",
  Study: "study {study}",
  TakeGold: "take {card}",
  TakeOption: "option {option}",
  TakePage: "page {card}",
  Through: "through {card}",
  Translate: "translate {card}",
  Tuck: "tuck {card} under {act}",
  Upgrade: "upgrade {science}",
  Use: "use {card}",
  UseBanner: "banner",
  UseDie: "die {colour} {value}",
  UseWorker: "worker {colour} on {place}",
  Work: "work {slot}",
});

type Word =
  | "action-cards" | "answer-at" | "asked-here" | "back" | "back-to-mine" | "bag" | "bag-empty" | "bag-label" | "banner"
  | "books" | "caliph-consoles" | "caliph-takes" | "caliph-to-come" | "caliphs-so-far" | "card-wanted" | "close"
  | "column" | "deck-empty" | "deck-why" | "deliver-to" | "dice-in-hand" | "die-placed" | "doors" | "draft" | "due"
  | "free" | "fresh-die" | "fresh-why" | "go-on" | "goal-card" | "goal-level" | "goal-met" | "goal-translated"
  | "good-gold" | "good-influence" | "good-silver" | "good-xp" | "guild-full" | "guild-label" | "influence-of"
  | "last-round" | "level-label" | "makes" | "map" | "match-why" | "neutral" | "neutral-marker" | "no-caliph" | "no-dice"
  | "nobody" | "objective-level" | "objective-met" | "objective-translated" | "opponent" | "option-bottom"
  | "option-middle" | "option-top" | "page-label" | "pages-why" | "part-library" | "part-map" | "part-mine"
  | "part-others" | "pile" | "pin" | "place-city" | "place-desk" | "place-roads" | "places" | "printed-die" | "prospects"
  | "prospects-button" | "prospects-note" | "rail" | "reconstructed" | "reconstructed-short" | "rest" | "rest-goes"
  | "rest-why" | "retiring" | "rival-dice" | "rival-influence" | "rival-pages" | "rival-retired" | "rival-scrolls"
  | "rival-track" | "room-empty" | "room-taken" | "rooms" | "route-label" | "row-price" | "row-tile" | "row-value"
  | "schemes" | "scrolls" | "short-astronomy" | "short-biology" | "short-chemistry" | "short-mathematics"
  | "short-medicine" | "short-philosophy" | "short-physics" | "sign-advance" | "sign-any" | "sign-arabic" | "sign-bag"
  | "sign-caliph" | "sign-deliver" | "sign-desk" | "sign-destroy" | "sign-die" | "sign-die-black" | "sign-die-blue"
  | "sign-die-green" | "sign-die-orange" | "sign-die-purple" | "sign-die-red" | "sign-die-white" | "sign-die-yellow"
  | "sign-dispatch" | "sign-draw" | "sign-employ" | "sign-fifth" | "sign-goal" | "sign-gold" | "sign-guild"
  | "sign-harvest" | "sign-influence" | "sign-lamp" | "sign-level" | "sign-mark" | "sign-move-gold" | "sign-neutral"
  | "sign-page" | "sign-party" | "sign-pile" | "sign-place-gold" | "sign-points" | "sign-recruit" | "sign-research"
  | "sign-respite" | "sign-retire" | "sign-return" | "sign-same" | "sign-science" | "sign-scroll" | "sign-silver"
  | "sign-sixth" | "sign-tongue" | "sign-translate" | "sign-translator" | "sign-travel" | "sign-upgrade" | "sign-value"
  | "sign-worker" | "sign-worker-colour" | "sign-xp" | "slot-closed" | "slot-fifth" | "slot-free" | "slot-recruit"
  | "slot-research" | "slot-sixth" | "slot-translate" | "slot-travel" | "slot-used" | "standing-here" | "step-label"
  | "steps" | "story" | "story-caliph" | "story-end" | "story-my-end" | "story-rival" | "sum-label" | "sum-why"
  | "tongue-chinese" | "tongue-greek" | "tongue-hebrew" | "tongue-persian" | "tongue-sanskrit" | "tongue-syriac"
  | "track-label" | "tracks" | "translators" | "tuck-here" | "tuck-why" | "upgrades" | "verb-dispatch" | "verb-employ"
  | "way-complete" | "way-costs" | "way-done" | "way-step" | "ways" | "ways-how" | "worker-label" | "workers" | "working";

/** Say one of the words that only this folder needs, in the language of the page. */
export const say = wordsOf<Word>(
  import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }),
);
