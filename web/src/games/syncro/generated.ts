// Written by tools/page_types.py from src/tablee/games/syncro: change it there, and run the tool again.

import { wordsOf, writerOf, type CardOf, type FactOf, type MotionsOf, type TableOf } from "../../kit";

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

/** A level from which on a card is known, and what it is called before. */
export interface ToldExtra {
  before: Record<string, string>;
  level: number;
}

/** A place of a level's horde. */
export interface StoryPlaceExtra {
  cards: number;
  deck: string;
  face: string;
  place: string;
  row: number;
  x: number;
}

/** What a card's face holds beside names, texts and numbers. */
export interface CardExtra {
  chapter?: number;
  level?: number;
  new?: boolean;
  places?: StoryPlaceExtra[];
  replaces?: string;
  told?: ToldExtra;
}

export type Says = Record<string, never>;

/** What one player sees of the table, or a spectator. */
export type View = SyncroView;

/** One player's part of it. */
export type Player = MageView;

/** What happened. Secret facts are there for those who know them. */
export type Event = { at: number; seat?: string } & (
  | { event: "absorbed"; card: string; place: string; spell: number; strength: number }
  | { event: "adventure-won" }
  | { event: "attacked"; place: string; spell?: number }
  | { event: "charged"; card: string; due: number }
  | { event: "cloaked"; place: string }
  | { event: "curse-stays"; card: string }
  | { event: "dealt"; count: number; spells?: number[] }
  | { event: "decided"; fate?: string }
  | { event: "destroyed"; place: string; card: string }
  | { event: "discarded"; spells: number[] }
  | { event: "discarded-hand"; count: number }
  | { event: "drew"; count: number; spells?: number[] }
  | { event: "estimated"; signal: string }
  | { event: "fog-reshuffled"; count: number }
  | { event: "fog-turned"; card: string }
  | { event: "gave"; receiver: string; spell?: number }
  | { event: "hands-passed" }
  | { event: "judged"; signal?: string }
  | { event: "kept-hand"; count: number }
  | { event: "level-lost"; level: number; by: string }
  | { event: "level-won"; level: number }
  | { event: "looked"; place: string; count: number; spells?: number[] }
  | { event: "no-reward" }
  | { event: "paid"; spells: number[]; due: number }
  | { event: "paid-nothing" }
  | { event: "passed" }
  | { event: "reshuffled"; count: number }
  | { event: "resolved"; place: string; card: string; spells: number[]; total: number; strength: number }
  | { event: "revealed"; place: string; card: string }
  | { event: "reward-drawn"; card?: string }
  | { event: "rewards-reshuffled"; count: number }
  | { event: "round-began"; round: number }
  | { event: "set-aside"; spell?: number }
  | { event: "spells-discarded"; place: string; spells: number[] }
  | { event: "spoke"; sum: number }
  | { event: "strengthened"; place: string; amount: number }
  | { event: "used"; card: string }
);

/** The questions of the title. */
export type Prompt =
  | "estimate" | "give-more" | "keep" | "lose" | "pay" | "second-spell" | "turn";

/** What each question says, in its order. */
export type Params = {
  "estimate": [];
  "give-more": [receiver: string];
  "keep": [count: number];
  "lose": [left: number];
  "pay": [card: string, due: number, chosen: number];
  "second-spell": [];
  "turn": [slot: number];
};

/** What may be chosen: `line` is its notation. */
export type Choice = { line: string } & (
  | { kind: "Attack"; place: string; spell: string }
  | { kind: "AttackUsing"; place: string; spell: string; card: string }
  | { kind: "Discard"; spell: string }
  | { kind: "DiscardHand" }
  | { kind: "Done" }
  | { kind: "Estimate"; signal: string }
  | { kind: "Give"; spell: string; seat: string }
  | { kind: "KeepHand" }
  | { kind: "Pass" }
  | { kind: "Use"; card: string }
  | { kind: "UseOn"; card: string; place: string }
);

/** The areas that the title has names for. */
export type Area =
  | "absorbed" | "accessible" | "added" | "aid" | "aside" | "attackers" | "attempt" | "beaten" | "bonus" | "by" | "card"
  | "cards" | "chapter" | "charging" | "cloaked" | "count" | "curses" | "deck" | "defeat" | "destroyed" | "discards"
  | "due" | "effects" | "estimate" | "face" | "first" | "fog" | "fog-applied" | "fog-discards" | "hand" | "hand-count"
  | "has-reward" | "horde" | "judged" | "known" | "level" | "lieutenants" | "limit" | "mage-count-handicap"
  | "monster-pool" | "monsters" | "new-cards" | "on" | "options" | "pile" | "place" | "reward" | "reward-discards"
  | "rewards" | "row" | "silent" | "slot" | "slots" | "spell" | "strength" | "target" | "told" | "unlocked" | "x";

/** The title's own messages, which `table.say` says beside those of all titles. */
export type Message =
  | "area-absorbed" | "area-accessible" | "area-added" | "area-aid" | "area-aside" | "area-attackers" | "area-attempt"
  | "area-beaten" | "area-bonus" | "area-by" | "area-card" | "area-cards" | "area-chapter" | "area-charging"
  | "area-cloaked" | "area-count" | "area-curses" | "area-deck" | "area-defeat" | "area-destroyed" | "area-discards"
  | "area-due" | "area-effects" | "area-estimate" | "area-face" | "area-first" | "area-fog" | "area-fog-applied"
  | "area-fog-discards" | "area-hand" | "area-hand-count" | "area-has-reward" | "area-horde" | "area-judged"
  | "area-known" | "area-level" | "area-lieutenants" | "area-limit" | "area-mage-count-handicap" | "area-monster-pool"
  | "area-monsters" | "area-new-cards" | "area-on" | "area-options" | "area-pile" | "area-place" | "area-reward"
  | "area-reward-discards" | "area-rewards" | "area-row" | "area-silent" | "area-slot" | "area-slots" | "area-spell"
  | "area-strength" | "area-target" | "area-told" | "area-unlocked" | "area-x" | "by-empty-hands" | "by-payment"
  | "choice-attack" | "choice-attack-using" | "choice-discard" | "choice-discard-hand" | "choice-done"
  | "choice-estimate" | "choice-give" | "choice-keep-hand" | "choice-pass" | "choice-use" | "choice-use-on"
  | "deck-boss" | "deck-cerberus" | "deck-fog" | "deck-lieutenant" | "deck-monster" | "defeat-empty-hands"
  | "defeat-payment" | "does-curses" | "does-curses-less" | "does-due" | "does-due-less" | "does-enemies"
  | "does-enemies-less" | "does-missing" | "does-missing-less" | "effect-absorbs" | "effect-charges" | "effect-draws"
  | "estimate-average" | "estimate-good" | "estimate-poor" | "event-absorbed" | "event-adventure-won"
  | "event-attacked" | "event-attacked-known" | "event-charged" | "event-cloaked" | "event-curse-stays"
  | "event-dealt" | "event-dealt-known" | "event-decided" | "event-decided-known" | "event-destroyed"
  | "event-discarded" | "event-discarded-hand" | "event-drew" | "event-drew-known" | "event-estimated"
  | "event-fog-reshuffled" | "event-fog-turned" | "event-gave" | "event-gave-known" | "event-hands-passed"
  | "event-judged" | "event-judged-known" | "event-kept-hand" | "event-level-lost" | "event-level-won"
  | "event-looked" | "event-looked-known" | "event-no-reward" | "event-paid" | "event-paid-nothing" | "event-passed"
  | "event-reshuffled" | "event-resolved" | "event-revealed" | "event-reward-drawn" | "event-reward-drawn-known"
  | "event-rewards-reshuffled" | "event-round-began" | "event-set-aside" | "event-set-aside-known"
  | "event-spells-discarded" | "event-spoke" | "event-strengthened" | "event-used" | "face-down" | "face-gone"
  | "face-up" | "fate-discard" | "fate-keep" | "first-estimate" | "first-turn" | "judged-average" | "judged-good"
  | "judged-poor" | "kind-aid" | "kind-boss" | "kind-cerberus" | "kind-dragon" | "kind-fog" | "kind-golem"
  | "kind-journal" | "kind-level" | "kind-lieutenant" | "kind-mushroom" | "kind-reward" | "kind-spell"
  | "monster-pool-all-from-start" | "monster-pool-by-level" | "number-amount" | "number-boss" | "number-cerberus"
  | "number-count" | "number-fog" | "number-level" | "number-lieutenant" | "number-monster" | "number-per-card"
  | "number-strength" | "number-value" | "option-campaign" | "option-first-leader" | "option-first-leader-more"
  | "option-first-leader-next" | "option-grant-reward-on-unlock" | "option-grant-reward-on-unlock-more"
  | "option-level" | "option-level-more" | "option-mage-count-handicap" | "option-mage-count-handicap-more"
  | "option-monster-pool" | "option-monster-pool-more" | "option-new-cards" | "option-new-cards-more"
  | "phase-acting" | "phase-keeping" | "phase-lost" | "phase-resolving" | "phase-revealing" | "phase-won"
  | "place-r1c1" | "place-r1c2" | "place-r1c3" | "place-r1c4" | "place-r2c1" | "place-r2c2" | "place-r2c3"
  | "place-r2c4" | "place-r3c1" | "place-r3c2" | "place-r3c3" | "place-r3c4" | "place-r3c5" | "place-r4c1"
  | "place-r4c2" | "place-r4c3" | "place-r5c1" | "place-r5c2" | "place-r5c3" | "place-r6c1" | "prompt-estimate"
  | "prompt-give-more" | "prompt-keep" | "prompt-lose" | "prompt-pay" | "prompt-second-spell" | "prompt-turn"
  | "provenance-of-effect" | "provenance-of-names" | "provenance-reconstructed" | "reason-own" | "reason-rewards"
  | "reason-right" | "reason-spells" | "reason-spells-less" | "refusal-all-or-nothing" | "refusal-cerberi-first"
  | "refusal-cerberi-together" | "refusal-covered" | "refusal-discard-due" | "refusal-everybody-estimates"
  | "refusal-hand-full" | "refusal-is-fog" | "refusal-must-attack" | "refusal-must-pass" | "refusal-no-enemy"
  | "refusal-no-other-payment" | "refusal-no-spell-to-see" | "refusal-no-spells" | "refusal-no-use"
  | "refusal-not-a-monster" | "refusal-not-held" | "refusal-not-revealed" | "refusal-not-your-reward"
  | "refusal-one-receiver" | "refusal-one-spell" | "refusal-own-spell-on-top" | "refusal-too-strong"
  | "score-enemies" | "signal-average" | "signal-good" | "signal-poor" | "sy-acting" | "sy-attack" | "sy-attempt"
  | "sy-chosen" | "sy-curses" | "sy-due" | "sy-hand" | "sy-hand-empty" | "sy-head-estimate" | "sy-head-mage"
  | "sy-head-reward" | "sy-head-spells" | "sy-holds" | "sy-known" | "sy-leader" | "sy-legend-absorbed"
  | "sy-legend-help" | "sy-legend-spells" | "sy-legend-target" | "sy-level" | "sy-more-piles" | "sy-no-horde"
  | "sy-piles" | "sy-reward" | "sy-round" | "sy-sum" | "sy-with" | "sy-yes" | "timing-at-resolution" | "timing-blessing"
  | "timing-during-turn" | "timing-immediate-curse" | "timing-on-reveal" | "timing-permanent-curse"
  | "timing-start-of-turn" | "timing-with-attack" | "unlocked-cerberi" | "unlocked-dragons" | "unlocked-drawing"
  | "unlocked-first-boss" | "unlocked-fog" | "unlocked-golems" | "unlocked-hand-limit" | "unlocked-last-boss"
  | "unlocked-lieutenants" | "unlocked-mushrooms" | "unlocked-rewards" | "unlocked-sevens" | "unlocked-sixes"
  | "unlocked-spoken-sums";

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
  Attack: "attack {place} with {spell}",
  AttackUsing: "attack {place} with {spell} using {card}",
  Discard: "discard {spell}",
  DiscardHand: "discard hand",
  Done: "done",
  Estimate: "estimate {signal}",
  Give: "give {spell} to {seat}",
  KeepHand: "keep hand",
  Pass: "pass",
  Use: "use {card}",
  UseOn: "use {card} on {place}",
});

type Word =
  | "absorbed" | "after-level" | "asks" | "chosen" | "cloaked" | "covered" | "destroyed" | "discard-hand"
  | "does-absorbs" | "does-charges" | "does-draws" | "does-fog" | "does-guard" | "does-nothing" | "does-reward" | "done"
  | "effect-absorbs" | "effect-charges" | "effect-draws" | "enemy" | "estimate" | "face-down" | "grows" | "hand"
  | "hand-empty" | "has-reward" | "holds" | "horde" | "horde-gone" | "keep-hand" | "leader" | "limit"
  | "lost-empty-hands" | "lost-given-up" | "lost-payment" | "mages" | "no-reward" | "no-sign" | "order-2" | "order-3"
  | "order-4" | "order-5" | "outcome-above" | "outcome-below" | "outcome-exact" | "pass" | "pile-fog" | "pile-rewards"
  | "pile-spells" | "round-track" | "rule-cerberi" | "rule-dragons" | "rule-first-boss" | "rule-fog" | "rule-golems"
  | "rule-last-boss" | "rule-lieutenants" | "rule-mushrooms" | "rule-rewards" | "rule-sevens" | "rule-sixes"
  | "rule-spoken-sums" | "rules" | "says" | "scene-absorbed" | "scene-charged" | "scene-drew" | "scene-lost"
  | "scene-lost-level" | "scene-revealed" | "scene-won" | "sign-average" | "sign-good" | "sign-poor" | "skip"
  | "slot-attacked" | "slot-now" | "slot-passed" | "slot-waits" | "spell" | "spells-on" | "spent" | "spent-of"
  | "taken-card" | "taken-card-spell" | "taken-enemy" | "taken-spell" | "taken-spell-gives" | "tries" | "way"
  | "when-at-resolution" | "when-blessing" | "when-during-turn" | "when-immediate-curse" | "when-on-reveal"
  | "when-permanent-curse" | "when-start-of-turn" | "when-with-attack" | "won-1" | "won-2" | "won-3" | "won-4" | "won-5"
  | "won-6" | "won-7" | "won-8" | "won-9" | "you-know";

/** Say one of the words that only this folder needs, in the language of the page. */
export const say = wordsOf<Word>(
  import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }),
);
