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

/** What an action can reach, by main action, and the tucked cards that it can use. */
export interface ReachView {
  cards?: string[];
  recruit?: string[];
  research?: Record<string, number>;
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
  study?: number[];
  translate?: string[];
  travel?: number;
  value: number;
}

/** What somebody is picking together, as far as it goes: slot, action card, dice and workers; or a chain. */
export interface PlanView {
  card?: string;
  dice?: string[];
  gives?: GivesView[];
  gold?: number;
  retiring?: string[];
  scroll?: string;
  silver?: number;
  slot?: string;
  translators?: string[];
  workers?: PlacedWorkerView[];
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
