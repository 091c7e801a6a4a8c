/** What page and server say to each other: the types generated from the server's, under the names that the page uses. */

import type { EventShown, Json, Summary, TitleShown } from "./generated/types";

export type {
  AdventureShown,
  Answer,
  CardFace,
  Carried,
  CarriedTable,
  ChatLine,
  ChatTold,
  ChoiceAdvised,
  ChoiceShown as Choice,
  ClientMessage,
  Clock,
  CurvePoint,
  DailyShown,
  Decision,
  HintTold,
  IndexedRule,
  Invite,
  Json,
  LogSeen,
  Me,
  MomentReviewed,
  MomentSeen as Moment,
  Moved,
  NewTable,
  OptionShown as TitleOption,
  Problem,
  PointsFrom,
  PuzzleJudged,
  PuzzleShown,
  Result,
  ReviewTold,
  RoundPoints,
  Rulebook,
  RuleSection,
  ScoresSeen,
  SeatReviewed,
  SeatShown,
  SeatsTold,
  SeatWish,
  ServerMessage,
  Standing,
  Summary,
  TableMade,
  TableSeen,
  TitleShown,
  WhySaid,
} from "./generated/types";

/** `p1`, `p2`, … */
export type Seat = string;
export type Lang = "en" | "fr";
export type State = Summary["state"];
/** How the log tells events, by their kind; those that are not named have a line each. */
export type Manner = TitleShown["told"];
/** What belongs to an action, by kind of event; those that are not named are actions. */
export type Parts = TitleShown["parts"];
/** What happened; most of it to somebody or by somebody. */
export type Told = EventShown & { seat?: Seat };
/** Only a title's own folder knows more of its view than this. */
export type View = Record<string, Json>;
/** `[path, value]`, or `[path]` to remove a key. */
export type Change = [(string | number)[], Json] | [(string | number)[]];
