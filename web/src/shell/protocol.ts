/** What page and server say to each other, as src/tablee/server/types.py declares it and docs/protocol.md tells it. */

/** `p1`, `p2`, … */
export type Seat = string;
export type Lang = "en" | "fr";

/** Any value of a view: plain JSON. Only a title's own folder knows more of its view than this. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type View = { [key: string]: Json };

export interface Me {
  id: string;
  name: string;
  lang: Lang;
  webhook: string;
}

export interface TitleOption {
  name: string;
  default: Json;
  values: Json[];
  per_seat: boolean;
  data: boolean;
}

export interface TitleCard {
  id: string;
  names: Record<string, string>;
  players: [number, number];
  rules: number;
  options: TitleOption[];
  bots: string[];
  minutes: [number, number] | null;
  weight: number | null;
  provenance: Record<string, string>;
}

/** A card as the outside sees it; `art` is the recipe of its picture. */
export interface CardFace {
  id: string;
  kind: string;
  timing: string;
  names: Record<string, string>;
  texts: Record<string, string>;
  numbers: Record<string, number>;
  extra: Record<string, Json>;
  provenance: Record<string, string>;
  art?: Json;
}

export interface RuleSection {
  phase: string;
  heading: string;
  text: string;
}

export interface IndexedRule {
  id: string;
  section: string;
  words: string;
}

export interface Rulebook {
  title: string;
  lang: Lang;
  sections: RuleSection[];
  index: IndexedRule[];
}

export interface Clock {
  seconds: number;
  hard: boolean;
}

export interface SeatWish {
  kind: "me" | "hotseat" | "bot" | "link" | "open";
  bot?: string;
  name?: string;
}

export interface NewTable {
  title: string;
  seats: SeatWish[];
  options?: Record<string, Json>;
  pace?: "live" | "days";
  clock?: Clock | null;
  layout?: Json;
  tutorial?: string;
}

export interface Invite {
  seat: Seat;
  token: string;
}

export interface TableMade {
  id: string;
  invites: Invite[];
}

export interface SeatCard {
  seat: Seat;
  /** `link` and `open` as long as nobody sits there. */
  kind: "person" | "hotseat" | "bot" | "link" | "open";
  name: string;
  bot: string;
  /** Its person left it to the bot and may come back. */
  away: boolean;
  here: boolean;
  conceded: boolean;
  /** Seconds left up to `since`; null without a clock. */
  clock: number | null;
}

export interface Standing {
  seat: Seat;
  rank: number;
  score: number | null;
  lines: Record<string, number>;
}

export interface Result {
  standings: Standing[];
  by: string;
  carry: Record<string, Json>;
}

export type State = "open" | "running" | "over" | "stopped";

export interface Summary {
  id: string;
  title: string;
  options: Record<string, Json>;
  state: State;
  pace: "live" | "days";
  seats: SeatCard[];
  mine: Seat[];
  host: boolean;
  deciding: Seat[];
  since: number;
  made: number;
  number: number;
  commitment: string;
  result: Result | null;
  reason: string;
  tutorial: string;
  layout: boolean;
  branch_of: string;
  rematch: string;
}

/** One legal answer: `line` is what is sent back, the other fields name what it touches. */
export interface Choice {
  line: string;
  kind: string;
  [field: string]: string;
}

export interface Decision {
  seat?: Seat;
  prompt: string;
  params: Json[];
  cancellable: boolean;
  choices: Choice[];
}

/** What happened, as this seat is told; `at` is the number that its choice made. */
export interface Told {
  event: string;
  seat?: Seat;
  at?: number;
  [fact: string]: Json | undefined;
}

export interface Moment {
  number: number;
  seat: Seat | null;
  view: View;
  events: Told[];
  decision: Decision | null;
  deciding: Seat[];
  state: State;
  result: Result | null;
  last: number;
}

export interface ChatLine {
  seat: Seat;
  name: string;
  text: string;
  at: number;
}

export interface Problem {
  code: string;
  sentence: string;
  params: Record<string, Json>;
}

// The socket, server to client

export interface TableSeen {
  is: "table";
  id: string;
  title: string;
  options: Record<string, Json>;
  pace: "live" | "days";
  number: number;
  /** Whose eyes these are; null: a spectator's. */
  seat: Seat | null;
  mine: Seat[];
  host: boolean;
  seats: SeatCard[];
  view: View | null;
  decision: Decision | null;
  deciding: Seat[];
  since: number;
  undo: number;
  commitment: string;
  state: State;
  result: Result | null;
  reason: string;
  chat: ChatLine[];
  events: Told[];
  tutorial: string;
  layout: boolean;
  branch_of: string;
  rematch: string;
  now: number;
}

/** `[path, value]`, or `[path]` to remove a key. */
export type Change = [(string | number)[], Json] | [(string | number)[]];

export interface Moved {
  is: "moved";
  number: number;
  patch: Change[];
  events: Told[];
  undone: number[];
  decision: Decision | null;
  deciding: Seat[];
  since: number;
  undo: number;
  state: State;
  result: Result | null;
  reason: string;
  clocks: (number | null)[];
}

export interface SeatsTold {
  is: "seats";
  seats: SeatCard[];
  state: State;
  rematch: string;
}

export interface ChatTold {
  is: "chat";
  line: ChatLine;
}

export interface WhySaid {
  rule: string;
  message: string;
  sentence: string;
}

export interface Answer {
  is: "answer";
  ref: number | null;
  ok: boolean;
  number: number;
  error?: Problem | null;
  why?: WhySaid | null;
}

export type ServerMessage = TableSeen | Moved | SeatsTold | ChatTold | Answer;

export type ClientMessage =
  | { do: "choose"; number: number; choices: string[]; seat?: Seat }
  | { do: "undo" | "cancel"; number: number; seat?: Seat }
  | { do: "why"; choice: string; seat?: Seat }
  | { do: "say"; text: string }
  | { do: "see" };
