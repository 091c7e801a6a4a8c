/** What page and server say to each other: the types generated from the server's, under the names that the page uses. */

import type { EventCard, Json, Summary } from "./generated/types";

export type {
  AdventureCard,
  Answer,
  CardFace,
  ChatLine,
  ChatTold,
  ChoiceCard as Choice,
  ClientMessage,
  Clock,
  Decision,
  IndexedRule,
  Invite,
  Json,
  LogSeen,
  Me,
  MomentSeen as Moment,
  Moved,
  NewTable,
  OptionCard as TitleOption,
  Problem,
  Result,
  Rulebook,
  RuleSection,
  SeatCard,
  SeatsTold,
  SeatWish,
  ServerMessage,
  Standing,
  Summary,
  TableMade,
  TableSeen,
  TitleCard,
  WhySaid,
} from "./generated/types";

/** `p1`, `p2`, … */
export type Seat = string;
export type Lang = "en" | "fr";
export type State = Summary["state"];
/** What happened; most of it to somebody or by somebody. */
export type Told = EventCard & { seat?: Seat };
/** Only a title's own folder knows more of its view than this. */
export type View = Record<string, Json>;
/** `[path, value]`, or `[path]` to remove a key. */
export type Change = [(string | number)[], Json] | [(string | number)[]];
