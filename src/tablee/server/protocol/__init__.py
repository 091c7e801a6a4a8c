"""Everything that page and server say to each other, one Struct a message; the page's types are generated from here."""

from __future__ import annotations

from typing import Any, Literal

from tablee.server import codec
from tablee.server.protocol.base import Lang as Lang
from tablee.server.protocol.base import Pace as Pace
from tablee.server.protocol.base import Quick as Quick
from tablee.server.protocol.base import Request as Request
from tablee.server.protocol.base import Response as Response
from tablee.server.protocol.base import SeatName as SeatName
from tablee.server.protocol.base import State as State
from tablee.server.protocol.teacher import ChoiceAdvice as ChoiceAdvice
from tablee.server.protocol.teacher import CostlyChoice as CostlyChoice
from tablee.server.protocol.teacher import CurvePoint as CurvePoint
from tablee.server.protocol.teacher import DailyResponse as DailyResponse
from tablee.server.protocol.teacher import DailyScore as DailyScore
from tablee.server.protocol.teacher import Goal as Goal
from tablee.server.protocol.teacher import HintResponse as HintResponse
from tablee.server.protocol.teacher import PuzzleResponse as PuzzleResponse
from tablee.server.protocol.teacher import PuzzleResultResponse as PuzzleResultResponse
from tablee.server.protocol.teacher import ReviewResponse as ReviewResponse
from tablee.server.protocol.teacher import SeatReviewResponse as SeatReviewResponse
from tablee.server.protocol.titles import CardResponse as CardResponse
from tablee.server.protocol.titles import IndexedRule as IndexedRule
from tablee.server.protocol.titles import RulebookResponse as RulebookResponse
from tablee.server.protocol.titles import RuleSection as RuleSection
from tablee.server.protocol.titles import TextsResponse as TextsResponse
from tablee.server.protocol.titles import TitleOption as TitleOption
from tablee.server.protocol.titles import TitleResponse as TitleResponse

# People


class GuestRequest(Request):
    name: str
    lang: Lang = "en"
    webhook: str | None = None
    """Where `your turn` is posted at tables over days; empty: nowhere; left out: as before."""
    absent: float | None = None
    """On holiday until then: time that counts for no choice; 0: back; left out: as before."""


class GuestResponse(Response):
    id: str
    name: str
    lang: Lang
    webhook: str
    absent: float
    """On holiday until then; 0: not."""


class NoticeResponse(Response):
    status: int
    """What the other side answered."""


# Tables


class Clock(codec.Struct, forbid_unknown_fields=True):
    """So many seconds for each person, or for each choice; with `hard`, a bot takes over when they are spent."""

    seconds: int
    hard: bool = False
    per: Literal["game", "choice"] = "game"


class SeatRequest(Request):
    kind: Literal["me", "hotseat", "bot", "link", "open"]
    bot: str = ""
    name: str = ""


class NewTableRequest(Request):
    title: str
    seats: list[SeatRequest]
    options: dict[str, Any] = {}  # noqa: RUF012  # a Struct copies it
    pace: Pace = "live"
    clock: Clock | None = None
    layout: dict[str, Any] | None = None
    """A position file to begin from."""
    tutorial: str = ""
    """The page's own mark of a guided table; kept and given back."""
    name: str = ""
    """Of an adventure, to tell it from others."""
    deal: str = ""
    """The name of a deal: cards and dice fall alike wherever it is asked for. Only among one's own and bots."""
    hints: bool = True
    """May whoever has to choose ask what is best?"""


class CarryResponse(Response):
    """One's own table, to be opened elsewhere: in a browser, or on a server."""

    record: str
    """As far as it has been played, with its seed."""
    seats: list[SeatRequest]


class CarriedRequest(Request):
    record: str
    seats: list[SeatRequest]
    """Who sits where now; only `me`, `hotseat` and `bot`."""


class InviteResponse(Response):
    seat: SeatName
    token: str


class NewTableResponse(Response):
    id: str
    invites: list[InviteResponse]


class SeatResponse(Response):
    seat: SeatName
    kind: Literal["person", "hotseat", "bot", "link", "open"]
    """`link` and `open` as long as nobody sits there."""
    name: str
    bot: str
    """The bot that plays: always, or while its person is away."""
    away: bool
    """Its person left it to the bot and may come back."""
    here: bool
    """Its person is connected."""
    conceded: bool
    clock: float | None
    """Seconds left up to `since`; below 0: the budget is spent. Null without a clock."""
    deadline: float | None
    """Until when it has to choose; null while it does not decide, and where there is time."""
    absent: float
    """Its person is on holiday until then; 0: is not."""


class Standing(Response):
    seat: SeatName
    rank: int
    score: int | None
    """Null when a concession ended the game before it was counted."""
    lines: dict[str, int]


class Result(Response):
    standings: list[Standing]
    by: str
    """What broke a tie for the first place, or `concession`."""
    won: bool | None = None
    """Where all play together: did they win? Null among rivals."""


class AdventureResponse(Response):
    """Of games that follow each other: the level that this one is, or that comes next when it is over."""

    series: str
    """The id of the first table."""
    name: str
    level: int
    last: int
    """The number of the last level."""
    over: bool
    """The last level is won."""
    journal: list[str]
    """Its pages so far, as ids of cards."""
    reached: int
    """Cards up to this level are known to its players."""


class TableResponse(Response):
    id: str
    title: str
    options: dict[str, Any]
    state: State
    pace: Pace
    clock: Clock | None
    seats: list[SeatResponse]
    mine: list[SeatName]
    """The seats that the asker holds."""
    host: bool
    """The asker made this table."""
    deciding: list[SeatName]
    """In the order of the seats."""
    turn: bool
    """The asker has to choose: one of those seats is his, and no bot plays it."""
    since: float
    """Since when they decide; seconds since 1970, like all times."""
    made: float
    number: int
    commitment: str
    result: Result | None
    reason: str
    """Why it is stopped."""
    tutorial: str
    layout: bool
    """It began from a position file, not from the printed set-up."""
    branch_of: str
    rematch: str
    """The table that was made as its rematch, or for the next level."""
    adventure: AdventureResponse | None
    hints: bool
    """Seats that have to choose may ask for a hint."""
    puzzle: str
    """The puzzle that was laid out here, as `title/number`; empty: none."""
    daily: str
    """The day, as `2026-11-17`, whose deal is played here; empty: it is none."""


class JoinRequest(Request):
    token: str


class SitRequest(Request):
    seat: SeatName | None = None
    """Without it: the first open seat."""


class StartRequest(Request):
    bot: str = ""
    """Who plays the seats that nobody took; without it the level `regular`."""


class LeaveRequest(Request):
    seat: SeatName | None = None
    bot: str = ""
    """Who plays on; without it the level `regular`."""


class OwnSeatRequest(Request):
    """Names one of one's own seats; needed only by who holds several."""

    seat: SeatName | None = None


class RematchRequest(Request):
    pack: bool = False
    """In an adventure: the players pack up, and the next level waits until they come back."""


class InviteRequest(Request):
    seat: SeatName


class BranchRequest(Request):
    number: int
    seat: SeatName | None = None
    """The seat to play; without it the one held in that game."""
    bot: str = ""
    """Who plays the other seats."""


class ListQuery(Request):
    list: Literal["mine", "open", "watched", "over"] = "mine"
    after: str = ""
    """The last table of the page before."""


class SeatQuery(Request):
    seat: SeatName | None = None
    """Whose eyes; without it one's own."""


class DayQuery(Request):
    day: str | None = None
    """As `2026-11-17`."""


class ChoicesRequest(Request):
    number: int
    choices: list[str]
    seat: SeatName | None = None


# What is drawn


class ChoiceResponse(Response):
    """One legal choice. Beside these two it has the fields of its notation, written: `card`, `slot`, ..."""

    line: str
    kind: str


class Decision(Response):
    seat: SeatName
    prompt: str
    params: list[Any]
    cancellable: bool
    choices: list[ChoiceResponse]
    says: dict[str, dict[str, Any]]
    """By line, what a choice's label says beside its fields: its price, or where it leads."""
    same: bool
    """Nothing but an order of effects, and every order comes to the same: whoever wants to be spared it may be."""


class EventResponse(Response):
    """What happened, with the facts of its kind as further fields; `at` is the number that its choice made."""

    event: str
    at: int


class MomentResponse(Response):
    """A table as it was after `number` entries."""

    number: int
    seat: SeatName | None
    view: dict[str, Any]
    events: list[EventResponse]
    """Of the entry that led here."""
    decision: Decision | None
    deciding: list[SeatName]
    state: State
    result: Result | None
    last: int
    """The number of the table's last moment."""


class LogResponse(Response):
    number: int
    seat: SeatName | None
    events: list[EventResponse]
    """From the first choice on; without those that were taken back."""


class RoundPoints(Response):
    """What the players had after a round, as everybody could see."""

    round: int
    number: int
    """The moment at which it was over."""
    points: list[int]


class ScoreLine(Response):
    line: str
    source: str
    """A card, or the id of a message."""
    points: int


class ScoresResponse(Response):
    """The score sheet behind the score: how it grew and, when the game is over, what it is made of."""

    rounds: list[RoundPoints]
    """None where the title shows no points before the end."""
    details: dict[SeatName, list[ScoreLine]]


class RecordResponse(Response):
    record: str
    """As `tablee verify` and `tablee replay` read it."""


class NumberResponse(Response):
    number: int


class HealthResponse(Response):
    state: Literal["well", "bus-down", "store-down", "draining"]


class Problem(Response):
    """Why a call was refused."""

    code: str
    sentence: str
    params: dict[str, Any]


# The socket, client to server


class Choose(Request, tag_field="do", tag="choose"):
    number: int
    choices: list[str]
    ref: int | None = None
    seat: SeatName | None = None


class Undo(Request, tag_field="do", tag="undo"):
    number: int
    ref: int | None = None
    seat: SeatName | None = None


class Cancel(Request, tag_field="do", tag="cancel"):
    number: int
    ref: int | None = None
    seat: SeatName | None = None


class Why(Request, tag_field="do", tag="why"):
    choice: str
    ref: int | None = None
    seat: SeatName | None = None


class Say(Request, tag_field="do", tag="say"):
    text: str = ""
    quick: Quick | None = None
    """Instead of a text: something that each reader reads in their own language."""
    ref: int | None = None


class See(Request, tag_field="do", tag="see"):
    ref: int | None = None


ClientMessage = Choose | Undo | Cancel | Why | Say | See


# The socket, server to client


class ChatLine(Response):
    seat: SeatName
    name: str
    text: str
    at: float
    quick: str
    """The id of what was said, to be read in one's own language; empty: `text` says it."""


class TableMessage(Response, tag_field="is", tag="table"):
    """The whole table as this socket may see it."""

    id: str
    title: str
    options: dict[str, Any]
    pace: Pace
    clock: Clock | None
    number: int
    seat: SeatName | None
    """Whose eyes these are; null: a spectator's."""
    mine: list[SeatName]
    host: bool
    seats: list[SeatResponse]
    view: dict[str, Any] | None
    """Null while the table is open."""
    decision: Decision | None
    deciding: list[SeatName]
    since: float
    undo: int
    commitment: str
    state: State
    result: Result | None
    reason: str
    chat: list[ChatLine]
    events: list[EventResponse]
    """The last ones."""
    tutorial: str
    layout: bool
    branch_of: str
    rematch: str
    adventure: AdventureResponse | None
    hints: bool
    puzzle: str
    daily: str
    now: float
    """The server's time, for clocks."""


class MovedMessage(Response, tag_field="is", tag="moved"):
    """The table went on."""

    number: int
    patch: list[Any]
    """`[path, value]`, or `[path]` for what is gone."""
    events: list[EventResponse]
    undone: list[int]
    """The numbers whose events were taken back."""
    decision: Decision | None
    deciding: list[SeatName]
    since: float
    undo: int
    state: State
    result: Result | None
    reason: str
    clocks: list[float | None]
    deadlines: list[float | None]
    adventure: AdventureResponse | None
    """At the end of a level: how far the adventure has come now; null before."""


class SeatsMessage(Response, tag_field="is", tag="seats"):
    """Somebody sat down, left, came back, or came to a rematch."""

    seats: list[SeatResponse]
    state: State
    rematch: str


class ChatMessage(Response, tag_field="is", tag="chat"):
    line: ChatLine


class WhyResponse(Response):
    rule: str
    """Its id in the rule index; empty where no rule of the booklet is the reason."""
    message: str
    sentence: str


class AnswerMessage(Response, tag_field="is", tag="answer"):
    ref: int | None
    ok: bool
    number: int
    error: Problem | None = None
    why: WhyResponse | None = None
    """To a question `why`; null there: the choice is legal."""


ServerMessage = TableMessage | MovedMessage | SeatsMessage | ChatMessage | AnswerMessage

OPEN_TYPES = {ChoiceResponse: "string", EventResponse: "Json | undefined"}
"""Types with further fields beside those named, and what those are in the page's language."""
