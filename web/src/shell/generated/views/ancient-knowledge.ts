// Written by tools/page_types.py from src/tablee/games/ancient_knowledge/state/view_types.py: change it there, and run the tool again.

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
