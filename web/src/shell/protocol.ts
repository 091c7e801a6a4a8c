/** What page and server say to each other: the types generated from the server's, under the names that the page uses. */

import type { EventResponse, Json, TitleResponse } from "./generated/types";

export type {
  AdventureResponse as AdventureShown,
  AnswerMessage as Answer,
  CardResponse as CardFace,
  CarryResponse as Carried,
  CarriedRequest as CarriedTable,
  ChatLine,
  ChoiceAdvice as ChoiceAdvised,
  ChoiceResponse as Choice,
  ClientMessage,
  Clock,
  CurvePoint,
  DailyResponse as DailyShown,
  Decision,
  HintResponse as HintTold,
  InviteResponse as Invite,
  Json,
  GuestResponse as Me,
  CostlyChoice as MomentReviewed,
  MomentResponse as Moment,
  MovedMessage as Moved,
  NewTableRequest as NewTable,
  TitleOption,
  Problem,
  ScoreLine as PointsFrom,
  PuzzleResultResponse as PuzzleJudged,
  PuzzleResponse as PuzzleShown,
  Result,
  ReviewResponse as ReviewTold,
  RoundPoints,
  RulebookResponse as Rulebook,
  ScoresResponse as ScoresSeen,
  SeatReviewResponse as SeatReviewed,
  SeatResponse as SeatShown,
  SeatRequest as SeatWish,
  ServerMessage,
  TableResponse as Summary,
  NewTableResponse as TableMade,
  TableMessage as TableSeen,
  TitleResponse as TitleShown,
  WhyResponse as WhySaid,
} from "./generated/types";

/** `p1`, `p2`, … */
export type Seat = string;
export type Lang = "en" | "fr";
/** How the log tells events, by their kind; those that are not named have a line each. */
export type Manner = TitleResponse["told"];
/** What belongs to an action, by kind of event; those that are not named are actions. */
export type Parts = TitleResponse["parts"];
/** What happened; most of it to somebody or by somebody. */
export type Told = EventResponse & { seat?: Seat };
/** Only a title's own folder knows more of its view than this. */
export type View = Record<string, Json>;
/** `[path, value]`, or `[path]` to remove a key. */
export type Change = [(string | number)[], Json] | [(string | number)[]];
