// Written by tools/page_types.py from src/tablee/games/syncro/state/view_types.py: change it there, and run the tool again.

/** A Spell on an enemy. */
export interface LaidView {
  /** Who laid it face down in this round; None once it lies face up. */
  by: string | null;
  /** None for those who do not know it. */
  spell: string | null;
}

/** A place of the horde. */
export interface PlaceView {
  absorbed: string[];
  accessible: boolean;
  bonus: number;
  card: string | null;
  cards: number;
  cloaked: boolean;
  deck: string;
  /** What it does at resolution, once the journal has taught it: `draws`, `absorbs`, `charges`. */
  effects: string[];
  /** `up`, `down` or `gone`. */
  face: string;
  on: LaidView[];
  place: string;
  row: number;
  /** Of an enemy that lies face up, as it is now. */
  strength: number | null;
  target: boolean;
  x: number;
}

/** How many Spells of one value are discarded. */
export interface TallyView {
  card: string;
  count: number;
}

export interface OptionsView {
  "mage-count-handicap": boolean;
  "monster-pool": string;
  "new-cards": boolean;
}

/** A mage: what all see, and then either one's own or what one knows of another. */
export interface MageView {
  aside?: string[];
  /** A signal, in level 7 a sum. */
  estimate: string | number | null;
  hand?: string[];
  hand_count: number;
  has_reward: boolean;
  judged?: string | null;
  known?: string[];
  reward?: string | null;
  seat: string;
  told?: number | null;
}

/** The table as one mage sees it, or a spectator. */
export interface SyncroView {
  /** What of it this level's page of the journal adds. */
  added: string[];
  aid: string;
  attackers: number;
  attempt: number;
  beaten: string[];
  chapter: number;
  /** The place of the enemy that asks for the payment. */
  charging: string | null;
  curses: string[];
  defeat: string | null;
  destroyed: string[];
  discards: TallyView[];
  /** What is still to be paid. */
  due: number | null;
  /** The Leader. */
  first: string;
  fog: number;
  fog_applied: string | null;
  fog_discards: string[];
  horde: PlaceView[];
  level: number;
  lieutenants: number;
  limit: number;
  monsters: number;
  options: OptionsView;
  phase: string;
  pile: number;
  players: MageView[];
  reward_discards: string[];
  rewards: number;
  round: number;
  seat: string | null;
  silent: boolean;
  slot: number;
  /** Who acts in each slot of the round. */
  slots: string[];
  unlocked: string[];
}
