// Written by tools/page_types.py from src/tablee/games/atlantes/state/view_types.py: change it there, and run the tool again.

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
