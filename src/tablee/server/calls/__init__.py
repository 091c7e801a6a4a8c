"""Every call of the API, declared once."""

from __future__ import annotations

from typing import Final

from tablee.server import protocol as p
from tablee.server.calls import answers as do
from tablee.server.calls.call import Act, Call, Reply, Router, Who

__all__ = ["ACTS", "CALLS", "Act", "Call", "Reply", "Router", "Who", "router"]

GUEST, PLAYER, HOST = Who.GUEST, Who.PLAYER, Who.HOST
CARDS_SECONDS: Final = 300
CHOICE: Final = ("bad-notation", "bad-field", "stale-choice", "illegal-choice", "not-deciding", "game-over")
ACTING: Final = ("not-begun", "table-over", "table-stopped", "seat-away")
NEW: Final = ("unknown-title", "faulty-title", "seat-count", "unknown-option", "bad-option", "no-person", "bad-name")
FIELDS: Final = ("bad-field", "unknown-bot", "no-clock", "bad-text", "deal-alone", "bad-notation")
RECORD: Final = (
    "not-a-record", "bad-syntax", "record-field", "other-rules", "other-cards", "no-seed", "commitment-differs",
    "hash-differs",
)  # fmt: skip

PEOPLE: Final = (
    Call(
        method="GET", path="/api/me", does=do.who_am_i, response=p.GuestResponse | None,
        summary="who one is; `null` before one is a guest",
    ),
    Call(
        method="POST", path="/api/me", does=do.take_name, request=p.GuestRequest, response=p.GuestResponse,
        errors=("bad-name", "bad-webhook", "bad-absence"),
        cost=5,
        summary="take a name, or another one; go on holiday until `absent`, or come back (`0`)",
    ),
    Call(
        method="POST", path="/api/me/notice", does=do.try_notice, response=p.NoticeResponse, who=GUEST, cost=5,
        errors=("no-webhook", "webhook-inside", "webhook-silent", "webhook-refused"),
        summary="post one notice to one's own `webhook` now, or a sentence why it did not arrive",
    ),
)  # fmt: skip
TITLES: Final = (
    Call(
        method="GET", path="/api/titles", does=do.titles, response=list[p.TitleResponse],
        summary="titles with names, players, minutes, weight, `what` they are, options (with their `group` and when "
        "they matter), `bots` (the levels, from the kindest to the strongest), `sources`, provenance, `adventure` "
        "and `silent`",
    ),
    Call(
        method="GET", path="/api/titles/{title}/cards", does=do.cards, response=list[p.CardResponse],
        cache=CARDS_SECONDS, errors=("faulty-title",),
        summary="every card, with the recipe of its picture, and in an adventure the `level` from which on players "
        "know it",
    ),
    Call(
        method="GET", path="/api/titles/{title}/rules/{lang}", does=do.rules, response=p.RulebookResponse,
        cache=CARDS_SECONDS, errors=("unknown-language", "faulty-title"),
        summary="our rules text: `sections` by phase (Markdown) and `index`, the rule index",
    ),
    Call(
        method="GET", path="/api/texts/{title}/{lang}", does=do.texts, response=p.TextsResponse,
        cache=CARDS_SECONDS, errors=("unknown-language", "faulty-title"),
        summary="Fluent source of shell and title for this language (title `shell`: the shell's alone)",
    ),
)  # fmt: skip
TABLES: Final = (
    Call(
        method="POST", path="/api/tables", does=do.make_table, request=p.NewTableRequest, response=p.NewTableResponse,
        who=GUEST, errors=(*NEW, *FIELDS, "enough-tables", "too-many-open"),
        cost=10, opens_table=True,
        summary="a new table; begins at once when no seat is missing; where a position leaves no seat anything to "
        "decide, it is over as it begins",
    ),
    Call(
        method="GET", path="/api/tables", does=do.list_tables, query=p.ListQuery, response=list[p.TableResponse],
        cost=5,
        summary="tables of a list, the newest first, in pages of 50: the next one is `after` the last table's id",
    ),
    Call(
        method="GET", path="/api/tables/{id}", does=do.summary, response=p.TableResponse,
        summary="one table, with the published commitment",
    ),
    Call(
        method="POST", path="/api/tables/{id}/join", does=do.join, request=p.JoinRequest, response=p.TableResponse,
        who=GUEST, errors=("bad-invitation", "table-begun", "seat-taken"),
        summary="take an invited seat; the last one begins the game",
    ),
    Call(
        method="POST", path="/api/tables/{id}/sit", does=do.sit, request=p.SitRequest, response=p.TableResponse,
        who=GUEST, errors=("table-begun", "seat-taken", "bad-notation", "unknown-seat"),
        summary="take an open seat: this one or the first",
    ),
    Call(
        method="POST", path="/api/tables/{id}/start", does=do.start, request=p.StartRequest, response=p.TableResponse,
        who=HOST, errors=("table-begun", "unknown-bot"),
        summary="begin now; bots take the free seats",
    ),
    Call(
        method="POST", path="/api/tables/{id}/leave", does=do.leave, request=p.LeaveRequest, response=p.TableResponse,
        who=PLAYER, errors=(*ACTING, "unknown-bot", "daily-alone", "bad-notation"),
        summary="leave a seat to a bot; before the start: free it",
    ),
    Call(
        method="POST", path="/api/tables/{id}/return", does=do.come_back, request=p.OwnSeatRequest,
        response=p.TableResponse, who=PLAYER, errors=("not-away", "bad-notation"),
        summary="take it back",
    ),
    Call(
        method="POST", path="/api/tables/{id}/concede", does=do.concede, request=p.OwnSeatRequest,
        response=p.TableResponse, who=PLAYER, errors=(*ACTING, "stale-choice", "illegal-choice", "bad-notation"),
        summary="give up; with one opponent left, or none that is a person, the game is over",
    ),
    Call(
        method="POST", path="/api/tables/{id}/rematch", does=do.rematch, request=p.RematchRequest,
        response=p.NewTableResponse, who=PLAYER, errors=("not-over",),
        cost=10, opens_table=True,
        summary="the same table again, same people and bots, or the next level of an adventure; asked twice it is "
        "the same one",
    ),
    Call(
        method="GET", path="/api/tables/{id}/series", does=do.series, response=list[p.TableResponse],
        cost=5,
        summary="all tables of an adventure, level after level; empty where each game stands alone",
    ),
    Call(
        method="POST", path="/api/tables/{id}/invite", does=do.invite, request=p.InviteRequest,
        response=p.InviteResponse, who=HOST, errors=("table-begun", "seat-taken", "unknown-seat", "bad-notation"),
        summary="make a new invitation; the old one is void",
    ),
    Call(
        method="POST", path="/api/tables/{id}/revoke", does=do.revoke, request=p.InviteRequest,
        response=p.TableResponse, who=HOST, errors=("table-begun", "seat-taken", "unknown-seat", "bad-notation"),
        summary="take an invitation back",
    ),
    Call(
        method="POST", path="/api/tables/{id}/choices", does=do.choose, request=p.ChoicesRequest,
        response=p.NumberResponse, who=PLAYER, errors=(*ACTING, *CHOICE, "message-too-large"),
        summary="what the socket's `choose` does, for scripts",
    ),
    Call(
        method="GET", path="/api/tables/{id}/moments/{number:int}", does=do.moment, query=p.SeatQuery,
        response=p.MomentResponse,
        errors=("not-begun", "no-moment", "not-yours", "sealed", "unknown-seat", "bad-notation"),
        cost=5,
        summary="view, events and decision at an earlier number, with one's own eyes; of a finished game with "
        "`?seat=p2` also with another's",
    ),
    Call(
        method="GET", path="/api/tables/{id}/log", does=do.log, query=p.SeatQuery, response=p.LogResponse,
        errors=("not-begun", "not-yours", "sealed", "unknown-seat", "bad-notation"),
        cost=5,
        summary="everything this seat was told so far: events with `at`",
    ),
    Call(
        method="GET", path="/api/tables/{id}/scores", does=do.scores, response=p.ScoresResponse,
        errors=("not-begun",),
        cost=5,
        summary="the points after each round, as everybody could see them; of a finished game also the cards that "
        "gave them",
    ),
    Call(
        method="POST", path="/api/tables/{id}/branch", does=do.branch, request=p.BranchRequest,
        response=p.NewTableResponse, who=GUEST,
        errors=("not-over", "sealed", "no-moment", "unknown-seat", "unknown-bot", "bad-notation", "enough-tables"),
        cost=10, opens_table=True,
        summary="a new table that plays on from there; only of a finished or stopped game (conceding finishes one's "
        "own game against bots)",
    ),
    Call(
        method="GET", path="/api/tables/{id}/record", does=do.record, response=p.RecordResponse,
        errors=("not-over", "not-begun", "sealed"),
        cost=5,
        summary="its record, with seed and salt; only of a finished or stopped game",
    ),
    Call(
        method="GET", path="/api/tables/{id}/carry", does=do.carry, response=p.CarryResponse, who=PLAYER,
        errors=("not-begun", "table-stopped", "not-alone", "daily-stays", "sealed"),
        cost=5,
        summary="one's own table as it stands, with its seed, so that the asker knows what is hidden; only where "
        "no other guest sits, never of a deal of the day or a sealed adventure",
    ),
    Call(
        method="POST", path="/api/carried", does=do.open_carried, request=p.CarriedRequest,
        response=p.NewTableResponse, who=GUEST,
        errors=(*NEW, *RECORD, "bad-field", "illegal-choice", "bad-notation", "unknown-bot", "enough-tables"),
        cost=10, opens_table=True,
        summary="such a table, or any record, goes on here; `seats` may be `me`, `hotseat` and `bot`",
    ),
)  # fmt: skip
TEACHER: Final = (
    Call(
        method="POST", path="/api/tables/{id}/hint", does=do.hint, request=p.OwnSeatRequest, response=p.HintResponse,
        who=PLAYER,
        errors=(*ACTING, "no-hints", "hint-failed", "hint-thinking", "not-deciding", "bad-notation"),
        cost=20,
        summary="the best choices of a seat that has to choose, from what that seat knows (see *The teacher*)",
    ),
    Call(
        method="POST", path="/api/tables/{id}/review", does=do.start_review, response=p.ReviewResponse, who=GUEST,
        errors=("not-over", "not-begun", "table-stopped", "review-given-up", "review-later", "sealed"),
        cost=20,
        summary="have a finished game reviewed in the background; answers at once, as the next call does",
    ),
    Call(
        method="GET", path="/api/tables/{id}/review", does=do.review, response=p.ReviewResponse,
        summary="how far the review is; when it is `done`, all of it",
    ),
    Call(
        method="GET", path="/api/puzzles", does=do.all_puzzles, response=list[p.PuzzleResponse],
        summary="all puzzles, the easier ones of a title first",
    ),
    Call(
        method="POST", path="/api/puzzles/{title}/{number}", does=do.lay_puzzle, response=p.NewTableResponse,
        who=GUEST, errors=("no-puzzle", "enough-tables"),
        cost=10, opens_table=True,
        summary="a table of one's own with that puzzle's position",
    ),
    Call(
        method="GET", path="/api/tables/{id}/puzzle", does=do.puzzle_result, response=p.PuzzleResultResponse,
        errors=("not-a-puzzle", "not-sitting"),
        cost=5,
        summary="what came of it, for those who sit there",
    ),
    Call(
        method="GET", path="/api/daily", does=do.all_daily, query=p.DayQuery, response=list[p.DailyResponse],
        errors=("no-day",),
        cost=10,
        summary="the deals of a day, one for each title, with their scores; today's without `day`",
    ),
    Call(
        method="POST", path="/api/daily/{title}", does=do.play_daily, response=p.NewTableResponse, who=GUEST,
        errors=("faulty-title", "enough-tables"),
        cost=10, opens_table=True,
        summary="one's own table of today's deal, the one that goes on or a new one",
    ),
)  # fmt: skip
SERVER: Final = (
    Call(
        method="GET", path="/health", does=do.health, response=p.HealthResponse, unhealthy=503,
        summary="is it well: 200 `well`, or `bus-down` while PostgreSQL stands in for the bus; 503 with `store-down`",
    ),
    Call(
        method="GET", path="/health/live", does=do.live, response=p.HealthResponse,
        summary="does the process answer",
    ),
    Call(
        method="GET", path="/health/ready", does=do.ready, response=p.HealthResponse, unhealthy=503, cost=5,
        summary="can it be sent guests: 200 `well`, or 503 with `store-down` (a write is tried) or `draining` (it was "
        "told to stop)",
    ),
    Call(
        method="GET", path="/metrics", does=do.metrics, response=str, media_type="text/plain; version=0.0.4",
        summary="Prometheus text",
    ),
)  # fmt: skip
CALLS: Final = (*PEOPLE, *TITLES, *TABLES, *TEACHER, *SERVER)
router: Final = Router(CALLS)

ACTS: Final = (
    Act(message=p.Choose, who=PLAYER, errors=(*ACTING, *CHOICE)),
    Act(message=p.Undo, who=PLAYER, errors=(*ACTING, "stale-choice", "no-undo", "bad-notation")),
    Act(message=p.Cancel, who=PLAYER, errors=(*ACTING, "stale-choice", "no-undo", "bad-notation")),
    Act(message=p.Why, who=PLAYER, errors=(*ACTING, "bad-notation", "not-deciding")),
    Act(message=p.Say, who=PLAYER, errors=("bad-text", "chat-locked")),
    Act(message=p.See, who=Who.ANYBODY),
)
"""What can be asked for over a table's socket. See `sockets.do`."""
