// Written by tools/page_types.py from src/tablee/games/scholars/state/view_types.py: change it there, and run the tool again.

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
  /** For whoever is about to place dice: what each of them would give, alone and in pairs. */
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
