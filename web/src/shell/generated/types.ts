// Written by tools/page_types.py from src/tablee/server/calls and protocol: change it there, and run the tool again.

/** Any value of a view, an option, a parameter: plain JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Of games that follow each other: the level that this one is, or that comes next when it is over. */
export interface AdventureResponse {
  /** The id of the first table. */
  series: string;
  name: string;
  level: number;
  /** The number of the last level. */
  last: number;
  /** The last level is won. */
  over: boolean;
  /** Its pages so far, as ids of cards. */
  journal: string[];
  /** Cards up to this level are known to its players. */
  reached: number;
}

export interface AnswerMessage {
  is: "answer";
  ref: number | null;
  ok: boolean;
  number: number;
  error: Problem | null;
  /** To a question `why`; null there: the choice is legal. */
  why: WhyResponse | null;
}

export interface BranchRequest {
  number: number;
  /** The seat to play; without it the one held in that game. */
  seat?: string | null;
  /** Who plays the other seats. */
  bot?: string;
}

export interface Cancel {
  do: "cancel";
  number: number;
  ref?: number | null;
  seat?: string | null;
}

export interface CardResponse {
  id: string;
  kind: string;
  timing: string;
  names: Record<string, string>;
  texts: Record<string, string>;
  numbers: Record<string, number>;
  extra: Record<string, Json>;
  provenance: Record<string, string>;
  /** The recipe of its picture; null where the title has none. */
  art: Json;
  /** In an adventure: the level from which on players know the card. 0: from the start. */
  level: number;
}

export interface CarriedRequest {
  record: string;
  /** Who sits where now; only `me`, `hotseat` and `bot`. */
  seats: SeatRequest[];
}

/** One's own table, to be opened elsewhere: in a browser, or on a server. */
export interface CarryResponse {
  /** As far as it has been played, with its seed. */
  record: string;
  seats: SeatRequest[];
}

export interface ChatLine {
  seat: string;
  name: string;
  text: string;
  at: number;
  /** The id of what was said, to be read in one's own language; empty: `text` says it. */
  quick: string;
}

export interface ChatMessage {
  is: "chat";
  line: ChatLine;
}

/** A choice and what comes of it, from what its seat knows. Figures are null where nothing was played on. */
export interface ChoiceAdvice {
  line: string;
  /** The choice in words. */
  label: string;
  /** Of the looks ahead, those that went this way; 0 to 1. */
  share: number;
  /** The chance of winning, 0 to 1. */
  win: number | null;
  /** Standard errors: two of them are a fair margin. */
  win_error: number | null;
  /** Points in the end, on average. */
  points: number | null;
  /** Points ahead of the best other player in the end, on average; null without rivals. */
  margin: number | null;
  margin_error: number | null;
  /** How much smaller its chance of winning is than the best choice's, in the same worlds. */
  behind: number | null;
  behind_error: number | null;
  /** The same in points (of the margin, where there are rivals). */
  behind_points: number | null;
  /** No worse than the best, as far as so many looks can tell. */
  as_good: boolean;
  /** A sentence: what it gives, what it costs, what it prepares. */
  why: string;
}

/** One legal choice. Beside these two it has the fields of its notation, written: `card`, `slot`, ... */
export interface ChoiceResponse {
  line: string;
  kind: string;
  [field: string]: string;
}

export interface ChoicesRequest {
  number: number;
  choices: string[];
  seat?: string | null;
}

export interface Choose {
  do: "choose";
  number: number;
  choices: string[];
  ref?: number | null;
  seat?: string | null;
}

/** So many seconds for each person, or for each choice; with `hard`, a bot takes over when they are spent. */
export interface Clock {
  seconds: number;
  hard?: boolean;
  per?: "choice" | "game";
}

/** A choice that cost something. */
export interface CostlyChoice {
  /** The moment before it, to look at or to branch from. */
  number: number;
  chosen: ChoiceAdvice;
  better: ChoiceAdvice;
  /** Chance of winning that was lost. */
  cost: number;
  cost_error: number;
  cost_points: number;
}

export interface CurvePoint {
  /** The moment. */
  number: number;
  win: number;
  error: number;
  points: number;
}

/** A deal of the day, and who did how well. Each guest's first finished game counts. */
export interface DailyResponse {
  title: string;
  /** `2026-11-17`, by UTC. */
  day: string;
  players: number;
  options: Record<string, Json>;
  /** The level of the others. */
  bot: string;
  /** When the day is over. */
  until: number;
  /** One's own table of that day: the one that counts, or that goes on; empty: none yet. */
  table: string;
  /** One's own game is among the scores. */
  counted: boolean;
  scores: DailyScore[];
}

export interface DailyScore {
  rank: number;
  name: string;
  mine: boolean;
  points: number;
  won: boolean;
  at: number;
}

export interface DayQuery {
  /** As `2026-11-17`. */
  day?: string | null;
}

export interface Decision {
  seat: string;
  prompt: string;
  params: Json[];
  cancellable: boolean;
  choices: ChoiceResponse[];
  /** By line, what a choice's label says beside its fields: its price, or where it leads. */
  says: Record<string, Record<string, Json>>;
  /** Nothing but an order of effects, and every order comes to the same: whoever wants to be spared it may be. */
  same: boolean;
}

/** What happened, with the facts of its kind as further fields; `at` is the number that its choice made. */
export interface EventResponse {
  event: string;
  at: number;
  [field: string]: Json | undefined;
}

export interface GuestRequest {
  name: string;
  lang?: "en" | "fr";
  /** Where `your turn` is posted at tables over days; empty: nowhere; left out: as before. */
  webhook?: string | null;
  /** On holiday until then: time that counts for no choice; 0: back; left out: as before. */
  absent?: number | null;
}

export interface GuestResponse {
  id: string;
  name: string;
  lang: "en" | "fr";
  webhook: string;
  /** On holiday until then; 0: not. */
  absent: number;
}

export interface HealthResponse {
  state: "bus-down" | "draining" | "store-down" | "well";
}

export interface HintResponse {
  /** The moment that it is about. */
  number: number;
  seat: string;
  goal: "alone" | "rivals" | "together";
  looks: number;
  /** How often each of the choices was played to the end. */
  games: number;
  /** The best first. */
  choices: ChoiceAdvice[];
}

export interface IndexedRule {
  id: string;
  section: string;
  words: string;
}

export interface InviteRequest {
  seat: string;
}

export interface InviteResponse {
  seat: string;
  token: string;
}

export interface JoinRequest {
  token: string;
}

export interface LeaveRequest {
  seat?: string | null;
  /** Who plays on; without it the level `regular`. */
  bot?: string;
}

export interface ListQuery {
  list?: "mine" | "open" | "over" | "watched";
  /** The last table of the page before. */
  after?: string;
}

export interface LogResponse {
  number: number;
  seat: string | null;
  /** From the first choice on; without those that were taken back. */
  events: EventResponse[];
}

/** A table as it was after `number` entries. */
export interface MomentResponse {
  number: number;
  seat: string | null;
  view: Record<string, Json>;
  /** Of the entry that led here. */
  events: EventResponse[];
  decision: Decision | null;
  deciding: string[];
  state: "open" | "over" | "running" | "stopped";
  result: Result | null;
  /** The number of the table's last moment. */
  last: number;
}

/** The table went on. */
export interface MovedMessage {
  is: "moved";
  number: number;
  /** `[path, value]`, or `[path]` for what is gone. */
  patch: Json[];
  events: EventResponse[];
  /** The numbers whose events were taken back. */
  undone: number[];
  decision: Decision | null;
  deciding: string[];
  since: number;
  undo: number;
  state: "open" | "over" | "running" | "stopped";
  result: Result | null;
  reason: string;
  clocks: (number | null)[];
  deadlines: (number | null)[];
  /** At the end of a level: how far the adventure has come now; null before. */
  adventure: AdventureResponse | null;
}

export interface NewTableRequest {
  title: string;
  seats: SeatRequest[];
  options?: Record<string, Json>;
  pace?: "days" | "live";
  clock?: Clock | null;
  /** A position file to begin from. */
  layout?: Record<string, Json> | null;
  /** The page's own mark of a guided table; kept and given back. */
  tutorial?: string;
  /** Of an adventure, to tell it from others. */
  name?: string;
  /** The name of a deal: cards and dice fall alike wherever it is asked for. Only among one's own and bots. */
  deal?: string;
  /** May whoever has to choose ask what is best? */
  hints?: boolean;
}

export interface NewTableResponse {
  id: string;
  invites: InviteResponse[];
}

export interface NoticeResponse {
  /** What the other side answered. */
  status: number;
}

export interface NumberResponse {
  number: number;
}

/** Names one of one's own seats; needed only by who holds several. */
export interface OwnSeatRequest {
  seat?: string | null;
}

/** Why a call was refused. */
export interface Problem {
  code: string;
  sentence: string;
  params: Record<string, Json>;
}

export interface PuzzleResponse {
  /** `title/number` */
  id: string;
  title: string;
  /** The easier ones first. */
  number: number;
  players: number;
  seat: string;
  prompt: string;
  round: number;
  /** How many there are to choose from. */
  choices: number;
}

/** What came of a puzzle; before somebody has chosen, nothing of its solution is told. */
export interface PuzzleResultResponse {
  puzzle: PuzzleResponse;
  /** The first choice that was made, as a line; empty: none yet. */
  chosen: string;
  right: boolean | null;
  solution: ChoiceAdvice | null;
  /** The solution, what was chosen as far as it was looked at, and other choices that come near. */
  choices: ChoiceAdvice[];
}

export interface RecordResponse {
  /** As `tablee verify` and `tablee replay` read it. */
  record: string;
}

export interface RematchRequest {
  /** In an adventure: the players pack up, and the next level waits until they come back. */
  pack?: boolean;
}

export interface Result {
  standings: Standing[];
  /** What broke a tie for the first place, or `concession`. */
  by: string;
  /** Where all play together: did they win? Null among rivals. */
  won: boolean | null;
}

export interface ReviewResponse {
  /** `none`: nobody has asked for one yet. */
  state: "done" | "failed" | "none" | "thinking" | "waiting";
  /** How much of it, 0 to 1. */
  done: number;
  goal: "alone" | "rivals" | "together" | null;
  /** When it is done. */
  seats: SeatReviewResponse[];
}

/** What the players had after a round, as everybody could see. */
export interface RoundPoints {
  round: number;
  /** The moment at which it was over. */
  number: number;
  points: number[];
}

export interface RuleSection {
  phase: string;
  heading: string;
  /** Markdown. */
  text: string;
  /** Of an adventure, the level that it tells of. */
  level: number;
}

export interface RulebookResponse {
  title: string;
  lang: "en" | "fr";
  sections: RuleSection[];
  index: IndexedRule[];
  /** Our drawings as SVG, by the file name that the text uses. */
  pictures: Record<string, string>;
}

export interface Say {
  do: "say";
  text?: string;
  /** Instead of a text: something that each reader reads in their own language. */
  quick?: "back-soon" | "good-game" | "good-luck" | "hello" | "sorry" | "thanks" | "thinking" | "well-played" | null;
  ref?: number | null;
}

export interface ScoreLine {
  line: string;
  /** A card, or the id of a message. */
  source: string;
  points: number;
}

/** The score sheet behind the score: how it grew and, when the game is over, what it is made of. */
export interface ScoresResponse {
  /** None where the title shows no points before the end. */
  rounds: RoundPoints[];
  details: Record<string, ScoreLine[]>;
}

export interface SeatQuery {
  /** Whose eyes; without it one's own. */
  seat?: string | null;
}

export interface SeatRequest {
  kind: "bot" | "hotseat" | "link" | "me" | "open";
  bot?: string;
  name?: string;
}

export interface SeatResponse {
  seat: string;
  /** `link` and `open` as long as nobody sits there. */
  kind: "bot" | "hotseat" | "link" | "open" | "person";
  name: string;
  /** The bot that plays: always, or while its person is away. */
  bot: string;
  /** Its person left it to the bot and may come back. */
  away: boolean;
  /** Its person is connected. */
  here: boolean;
  conceded: boolean;
  /** Seconds left up to `since`; below 0: the budget is spent. Null without a clock. */
  clock: number | null;
  /** Until when it has to choose; null while it does not decide, and where there is time. */
  deadline: number | null;
  /** Its person is on holiday until then; 0: is not. */
  absent: number;
}

/** One seat's game. `start` + `skill` + `luck` is `end`. */
export interface SeatReviewResponse {
  seat: string;
  /** The chance of winning before the first choice. */
  start: number;
  /** 1 for a victory, 0 for none, a part for a shared one. */
  end: number;
  /** What the own choices changed of it, beside somebody's who plays by the hints. */
  skill: number;
  skill_error: number;
  /** What draws, dice and the others changed of it. */
  luck: number;
  /** As far as the seat could know at each moment; the last point is the result. */
  curve: CurvePoint[];
  /** At most three, the costliest first; none for a bot's seat. */
  costly: CostlyChoice[];
}

/** Somebody sat down, left, came back, or came to a rematch. */
export interface SeatsMessage {
  is: "seats";
  seats: SeatResponse[];
  state: "open" | "over" | "running" | "stopped";
  rematch: string;
}

export interface See {
  do: "see";
  ref?: number | null;
}

export interface SitRequest {
  /** Without it: the first open seat. */
  seat?: string | null;
}

export interface Standing {
  seat: string;
  rank: number;
  /** Null when a concession ended the game before it was counted. */
  score: number | null;
  lines: Record<string, number>;
}

export interface StartRequest {
  /** Who plays the seats that nobody took; without it the level `regular`. */
  bot?: string;
}

/** The whole table as this socket may see it. */
export interface TableMessage {
  is: "table";
  id: string;
  title: string;
  options: Record<string, Json>;
  pace: "days" | "live";
  clock: Clock | null;
  number: number;
  /** Whose eyes these are; null: a spectator's. */
  seat: string | null;
  mine: string[];
  host: boolean;
  seats: SeatResponse[];
  /** Null while the table is open. */
  view: Record<string, Json> | null;
  decision: Decision | null;
  deciding: string[];
  since: number;
  undo: number;
  commitment: string;
  state: "open" | "over" | "running" | "stopped";
  result: Result | null;
  reason: string;
  chat: ChatLine[];
  /** The last ones. */
  events: EventResponse[];
  tutorial: string;
  layout: boolean;
  branch_of: string;
  rematch: string;
  adventure: AdventureResponse | null;
  hints: boolean;
  puzzle: string;
  daily: string;
  /** The server's time, for clocks. */
  now: number;
}

export interface TableResponse {
  id: string;
  title: string;
  options: Record<string, Json>;
  state: "open" | "over" | "running" | "stopped";
  pace: "days" | "live";
  clock: Clock | null;
  seats: SeatResponse[];
  /** The seats that the asker holds. */
  mine: string[];
  /** The asker made this table. */
  host: boolean;
  /** In the order of the seats. */
  deciding: string[];
  /** The asker has to choose: one of those seats is his, and no bot plays it. */
  turn: boolean;
  /** Since when they decide; seconds since 1970, like all times. */
  since: number;
  made: number;
  number: number;
  commitment: string;
  result: Result | null;
  /** Why it is stopped. */
  reason: string;
  tutorial: string;
  /** It began from a position file, not from the printed set-up. */
  layout: boolean;
  branch_of: string;
  /** The table that was made as its rematch, or for the next level. */
  rematch: string;
  adventure: AdventureResponse | null;
  /** Seats that have to choose may ask for a hint. */
  hints: boolean;
  /** The puzzle that was laid out here, as `title/number`; empty: none. */
  puzzle: string;
  /** The day, as `2026-11-17`, whose deal is played here; empty: it is none. */
  daily: string;
}

export interface TextsResponse {
  lang: "en" | "fr";
  title: string;
  /** Fluent source: the shell's messages, then the title's. */
  fluent: string;
}

export interface TitleOption {
  name: string;
  default: Json;
  values: Json[];
  per_seat: boolean;
  data: boolean;
  /** `house`: readings other than the booklet's; their default is the booklet's own. */
  group: "advanced" | "house" | "usual";
  /** The numbers of seats with which it matters; empty: any number. */
  seats: number[];
  /** It matters only while another option, by its name, has this value. */
  when: [string, Json] | null;
}

export interface TitleResponse {
  id: string;
  names: Record<string, string>;
  players: [number, number];
  /** The version of the rules. */
  rules: number;
  options: TitleOption[];
  bots: string[];
  minutes: [number, number] | null;
  /** From 1, light, to 5. */
  weight: number | null;
  /** What the game is, in two lines, by language. */
  what: Record<string, string>;
  /** What of it is printed, public or reconstructed, in one line. */
  sources: Record<string, string>;
  provenance: Record<string, string>;
  /** Its games follow each other, level by level. */
  adventure: boolean;
  /** Nobody talks while a game runs, and nobody sees how long another thinks. */
  silent: boolean;
  /** How the log tells events: left out, several things in one sentence, several counts in one sum, of several the last, as the heading of a turn or of a round. */
  told: Record<string, "heading" | "latest" | "listed" | "quiet" | "round" | "summed">;
  /** What belongs to an action, so that it can be folded: see tablee.kernel.events. Others are actions. */
  parts: Record<string, "detail" | "effect" | "ends" | "leads" | "opens">;
  /** What a seat can be asked, with the names of each question's parameters. */
  prompts: Record<string, string[]>;
  /** By kind of choice: areas of the view where what it names by a word lies; else those named like its field. */
  lights: Record<string, string[]>;
}

export interface Undo {
  do: "undo";
  number: number;
  ref?: number | null;
  seat?: string | null;
}

export interface Why {
  do: "why";
  choice: string;
  ref?: number | null;
  seat?: string | null;
}

export interface WhyResponse {
  /** Its id in the rule index; empty where no rule of the booklet is the reason. */
  rule: string;
  message: string;
  sentence: string;
}

export type ClientMessage = Choose | Undo | Cancel | Why | Say | See;

export type ServerMessage = TableMessage | MovedMessage | SeatsMessage | ChatMessage | AnswerMessage;
