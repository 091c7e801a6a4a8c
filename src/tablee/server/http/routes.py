"""The calls over HTTP, as docs/protocol.md lists them: each finds who asks and at which table, and hands over."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.exceptions import HTTPException
from litestar.handlers import asgi
from litestar.params import QueryParameter
from litestar.status_codes import HTTP_200_OK

from tablee.bots import USUAL
from tablee.kernel.errors import TableeError
from tablee.server import protocol
from tablee.server.errors import Refused, error_of, where
from tablee.server.http import catalogue
from tablee.server.http.cookies import cookie_header
from tablee.server.http.page import File
from tablee.server.http.status import status_of
from tablee.server.limits import MOST_MESSAGE, checked_webhook, clean_name
from tablee.server.services import Services
from tablee.server.store import Guest, StoreDown
from tablee.server.tables import carrying, daily, puzzles
from tablee.server.tables.deadlines import absent_until
from tablee.server.tables.table import Table
from tablee.server.tables.tables import log
from tablee.server.tables.tokens import new_id

Asked = Request[Any, Any, Any]
CARDS_CACHE = "public, max-age=300"
LEFT = "client disconnected prematurely"
"""What Litestar says where it waited for the rest of a body: it calls that an error of ours."""


def services(request: Asked) -> Services:
    found: Services = request.app.state.services
    return found


def guest_of(request: Asked) -> Guest | None:
    found: Guest | None = request.scope.get("tablee.guest")  # type: ignore[assignment]
    return found


def somebody(request: Asked) -> Guest:
    """Whoever changes something has a name."""
    guest = guest_of(request)
    if guest is None:
        raise Refused("nobody")
    return guest


def lang_of(request: Asked) -> str:
    return str(request.scope.get("tablee.lang", "en"))


def id_of(request: Asked) -> str:
    guest = guest_of(request)
    return guest.id if guest else ""


async def summary(request: Asked, table: Table) -> protocol.TableResponse:
    """One table, with its clocks; it is read back to memory for that."""
    async with table.lock:
        play = await services(request).tables.wake(table)
        return table.summary(id_of(request), lang_of(request), play.number if play else 0)


# People


@get("/api/me", summary="Who one is; null for nobody")
async def get_me(request: Asked) -> protocol.GuestResponse | None:
    guest = guest_of(request)
    return None if guest is None else me(guest)


@post("/api/me", status_code=HTTP_200_OK, summary="Take a name, or another one")
async def post_me(request: Asked, data: protocol.GuestRequest) -> Response[protocol.GuestResponse]:
    here = services(request)
    old = guest_of(request)
    webhook = (old.webhook if old else "") if data.webhook is None else checked_webhook(data.webhook)
    now = time.time()
    known = (old.id, old.made) if old else (new_id(20), now)
    guest = Guest(known[0], clean_name(data.name), data.lang, known[1], webhook, old.absences if old else "")
    if data.absent is None:
        await here.people.put(guest)
    else:
        guest = await here.people.absent(guest, data.absent, now)
        await here.tables.follow_guest(guest)
    secure = request.scope.get("scheme") == "https" or any(o.startswith("https:") for o in here.settings.origins)
    return Response(me(guest), headers={"set-cookie": cookie_header(here.key, guest.id, secure=secure)})


def me(guest: Guest) -> protocol.GuestResponse:
    absent = absent_until(guest.absences, time.time())
    return protocol.GuestResponse(guest.id, guest.name, "fr" if guest.lang == "fr" else "en", guest.webhook, absent)


@post("/api/me/notice", status_code=HTTP_200_OK, summary="Post one notice now, to see whether it arrives")
async def post_notice(request: Asked) -> protocol.NoticeResponse:
    guest = somebody(request)
    return protocol.NoticeResponse(await services(request).notices.try_now(guest))


# Titles


@get("/api/titles", summary="What can be played")
async def get_titles() -> list[protocol.TitleResponse]:
    return catalogue.titles()


@get("/api/titles/{title:str}/cards", summary="Every card of a title")
async def get_cards(title: str) -> Response[list[protocol.CardResponse]]:
    return Response(catalogue.cards(title), headers={"cache-control": CARDS_CACHE})


@get("/api/titles/{title:str}/rules/{lang:str}", summary="The rules in our own words")
async def get_rules(title: str, lang: str) -> Response[protocol.RulebookResponse]:
    return Response(catalogue.rules(title, lang), headers={"cache-control": CARDS_CACHE})


@get("/api/texts/{title:str}/{lang:str}", summary="The messages of shell and title")
async def get_texts(title: str, lang: str) -> Response[protocol.TextsResponse]:
    return Response(catalogue.texts(title, lang), headers={"cache-control": CARDS_CACHE})


# Tables


@post("/api/tables", status_code=HTTP_200_OK, summary="A new table")
async def post_table(request: Asked, data: protocol.NewTableRequest) -> protocol.NewTableResponse:
    return await services(request).seats.make_table(somebody(request), data)


@get("/api/tables", summary="Tables: mine, open, watched, over")
async def get_tables(
    request: Asked, which: Annotated[Literal["mine", "open", "watched", "over"], QueryParameter(name="list")] = "mine"
) -> list[protocol.TableResponse]:
    store = services(request).store
    guest = id_of(request)
    if which == "open":
        ids = await store.open_ids()
    elif not guest:
        ids = []
    elif which == "watched":
        ids = await store.watched_ids(guest)
    else:
        ids = await store.ids_of(guest, ended=which == "over")
    return [found for id in ids if (found := await listed(request, id)) is not None]


async def listed(request: Asked, id: str) -> protocol.TableResponse | None:
    """A line of a list; a table that is not in memory stays out of it."""
    here = services(request)
    table = here.tables.known.get(id)
    if table is not None and table.play is not None:
        async with table.lock:  # what is being written is not known yet
            if table.play is not None:
                return table.summary(id_of(request), lang_of(request), table.play.number)
    found = await here.store.table(id)
    if found is None:
        return None
    last = await here.store.last_entry(id)
    if last is not None:
        found[0].deciding, found[0].since = last[1:]
    return Table(*found).summary(id_of(request), lang_of(request), last[0] if last else 0)


@get("/api/tables/{id:str}", summary="One table")
async def get_table(request: Asked, id: str) -> protocol.TableResponse:
    async with services(request).tables.at(id) as table:
        return await summary(request, table)


@post("/api/tables/{id:str}/join", status_code=HTTP_200_OK, summary="Take an invited seat")
async def post_join(request: Asked, id: str, data: protocol.JoinRequest) -> protocol.TableResponse:
    async with services(request).tables.at(id) as table:
        await services(request).seats.join(table, somebody(request), data.token)
        return await summary(request, table)


@post("/api/tables/{id:str}/sit", status_code=HTTP_200_OK, summary="Take an open seat")
async def post_sit(request: Asked, id: str, data: protocol.SitRequest) -> protocol.TableResponse:
    async with services(request).tables.at(id) as table:
        await services(request).seats.sit(table, somebody(request), data.seat)
        return await summary(request, table)


@post("/api/tables/{id:str}/start", status_code=HTTP_200_OK, summary="Begin now")
async def post_start(request: Asked, id: str, data: protocol.StartRequest) -> protocol.TableResponse:
    async with services(request).tables.at(id) as table:
        await services(request).seats.start(table, somebody(request), data.bot)
        return await summary(request, table)


@post("/api/tables/{id:str}/leave", status_code=HTTP_200_OK, summary="Leave a seat to a bot")
async def post_leave(request: Asked, id: str, data: protocol.LeaveRequest) -> protocol.TableResponse:
    async with services(request).tables.at(id) as table:
        await services(request).seats.leave(table, somebody(request), data.seat, data.bot)
        return await summary(request, table)


@post("/api/tables/{id:str}/return", status_code=HTTP_200_OK, summary="Take it back")
async def post_return(request: Asked, id: str, data: protocol.OwnSeatRequest) -> protocol.TableResponse:
    async with services(request).tables.at(id) as table:
        await services(request).seats.come_back(table, somebody(request), data.seat)
        return await summary(request, table)


@post("/api/tables/{id:str}/concede", status_code=HTTP_200_OK, summary="Give up")
async def post_concede(request: Asked, id: str, data: protocol.OwnSeatRequest) -> protocol.TableResponse:
    async with services(request).tables.at(id) as table:
        await services(request).moves.concede(table, somebody(request).id, data.seat, USUAL)
        return await summary(request, table)


@post("/api/tables/{id:str}/rematch", status_code=HTTP_200_OK, summary="The same again, or the next level")
async def post_rematch(request: Asked, id: str, data: protocol.RematchRequest) -> protocol.NewTableResponse:
    async with services(request).tables.at(id) as table:
        return await services(request).seats.rematch(table, somebody(request), data.pack)


@get("/api/tables/{id:str}/series", summary="All tables of an adventure, level after level")
async def get_series(request: Asked, id: str) -> list[protocol.TableResponse]:
    async with services(request).tables.at(id) as table:
        series = table.row.series
    ids = await services(request).store.series(series) if series else []
    return [found for id in ids if (found := await listed(request, id)) is not None]


@post("/api/tables/{id:str}/invite", status_code=HTTP_200_OK, summary="A new invitation")
async def post_invite(request: Asked, id: str, data: protocol.InviteRequest) -> protocol.InviteResponse:
    async with services(request).tables.at(id) as table:
        return await services(request).seats.invite(table, somebody(request), data.seat)


@post("/api/tables/{id:str}/revoke", status_code=HTTP_200_OK, summary="Take an invitation back")
async def post_revoke(request: Asked, id: str, data: protocol.InviteRequest) -> protocol.TableResponse:
    async with services(request).tables.at(id) as table:
        await services(request).seats.revoke(table, somebody(request), data.seat)
        return await summary(request, table)


@post("/api/tables/{id:str}/choices", status_code=HTTP_200_OK, summary="Choose, for scripts")
async def post_choices(request: Asked, id: str, data: protocol.ChoicesRequest) -> protocol.NumberResponse:
    if sum(len(choice) for choice in data.choices) > MOST_MESSAGE:
        raise Refused("message-too-large", most=MOST_MESSAGE // 1024)
    async with services(request).tables.at(id) as table:
        guest = somebody(request)
        return protocol.NumberResponse(
            await services(request).moves.choose(table, guest.id, data.seat, data.number, data.choices)
        )


@get("/api/tables/{id:str}/moments/{number:int}", summary="The table as it was")
async def get_moment(request: Asked, id: str, number: int, seat: str | None = None) -> protocol.MomentResponse:
    async with services(request).tables.at(id) as table:
        return await services(request).replays.moment(table, id_of(request), number, seat)


@get("/api/tables/{id:str}/log", summary="Everything one was told")
async def get_log(request: Asked, id: str, seat: str | None = None) -> protocol.LogResponse:
    async with services(request).tables.at(id) as table:
        return await services(request).replays.log(table, id_of(request), seat)


@get("/api/tables/{id:str}/scores", summary="How the points grew, and what they are made of")
async def get_scores(request: Asked, id: str) -> protocol.ScoresResponse:
    async with services(request).tables.at(id) as table:
        return await services(request).replays.scores(table)


@post("/api/tables/{id:str}/branch", status_code=HTTP_200_OK, summary="Play on from an earlier moment")
async def post_branch(request: Asked, id: str, data: protocol.BranchRequest) -> protocol.NewTableResponse:
    async with services(request).tables.at(id) as table:
        return await services(request).seats.branch(table, somebody(request), data.number, data.seat, data.bot)


@get("/api/tables/{id:str}/record", summary="The record of a finished game")
async def get_record(request: Asked, id: str) -> protocol.RecordResponse:
    async with services(request).tables.at(id) as table:
        return await services(request).replays.record(table)


@get("/api/tables/{id:str}/carry", summary="One's own table, to be opened elsewhere")
async def get_carried(request: Asked, id: str) -> protocol.CarryResponse:
    async with services(request).tables.at(id) as table:
        return await carrying.carried(services(request).seats, table, somebody(request))


@post("/api/carried", status_code=HTTP_200_OK, summary="A table from elsewhere goes on here")
async def post_carried(request: Asked, data: protocol.CarriedRequest) -> protocol.NewTableResponse:
    return await carrying.open_carried(services(request).seats, somebody(request), data)


# The teacher


@post("/api/tables/{id:str}/hint", status_code=HTTP_200_OK, summary="What is best to choose now")
async def post_hint(request: Asked, id: str, data: protocol.OwnSeatRequest) -> protocol.HintResponse:
    async with services(request).tables.at(id) as table:
        guest = somebody(request)
        return await services(request).hints.hint(table, guest.id, data.seat, lang_of(request))


@post("/api/tables/{id:str}/review", status_code=HTTP_200_OK, summary="Have a finished game reviewed")
async def post_review(request: Asked, id: str) -> protocol.ReviewResponse:
    somebody(request)
    async with services(request).tables.at(id) as table:
        return await services(request).reviews.start(table, lang_of(request))


@get("/api/tables/{id:str}/review", summary="How far its review is, and what it found")
async def get_review(request: Asked, id: str) -> protocol.ReviewResponse:
    async with services(request).tables.at(id) as table:
        return services(request).reviews.told(table, lang_of(request))


@get("/api/puzzles", summary="All puzzles")
async def get_puzzles() -> list[protocol.PuzzleResponse]:
    return puzzles.all_puzzles()


@post("/api/puzzles/{title:str}/{number:str}", status_code=HTTP_200_OK, summary="Lay a puzzle out")
async def post_puzzle(request: Asked, title: str, number: str) -> protocol.NewTableResponse:
    puzzle = puzzles.puzzle_named(f"{title}/{number}")
    return await services(request).seats.lay_puzzle(somebody(request), puzzle)


@get("/api/tables/{id:str}/puzzle", summary="What came of a puzzle")
async def get_puzzle(request: Asked, id: str) -> protocol.PuzzleResultResponse:
    async with services(request).tables.at(id) as table:
        return await puzzles.judged(services(request).replays, table, id_of(request), lang_of(request))


@get("/api/daily", summary="The deals of the day, with their scores")
async def get_daily(request: Asked, day: str | None = None) -> list[protocol.DailyResponse]:
    now = time.time()
    wanted = daily.day_at(now) if day is None else daily.known_day(day, now)
    return await daily.all_daily(services(request).store, wanted, id_of(request))


@post("/api/daily/{title:str}", status_code=HTTP_200_OK, summary="Play today's deal")
async def post_daily(request: Asked, title: str) -> protocol.NewTableResponse:
    return await services(request).seats.deal_of_the_day(somebody(request), title, time.time())


@asgi("/api/tables/{id:str}/live", copy_scope=False)
async def live(scope: Any, receive: Any, send: Any) -> None:
    """The socket. Its messages are in docs/protocol.md."""
    found: Services = scope["app"].state.services
    await found.sockets.serve(
        scope["path_params"]["id"], scope["tablee.guest"], scope["tablee.lang"], scope, receive, send
    )


# The services itself


@get("/health", summary="Is it well?")
async def get_health(request: Asked) -> Response[dict[str, str]]:
    well = await services(request).store.answers()
    return Response({"state": "well" if well else "store-down"}, status_code=200 if well else 503)


@get("/health/live", summary="Does the process answer?")
async def get_live() -> dict[str, str]:
    return {"state": "well"}


@get("/health/ready", summary="Can it be sent guests? Tries a write")
async def get_ready(request: Asked) -> Response[dict[str, str]]:
    state = await services(request).readiness()
    return Response({"state": state}, status_code=200 if state == "well" else 503)


@get("/metrics", summary="Prometheus text", media_type="text/plain; version=0.0.4")
async def get_metrics(request: Asked) -> str:
    here = services(request)
    playing = sum(1 for table in here.tables.known.values() if table.play)
    gauges = {"tables_in_memory": len(here.tables.known), "games_in_memory": playing, "sockets": here.sockets.count}
    return here.metrics.text({name: float(value) for name, value in gauges.items()})


@get(["/", "/{path:path}"], include_in_schema=False)
async def get_page(request: Asked, path: str = "") -> Response[bytes]:
    name = path.lstrip("/")
    file = await asyncio.to_thread(services(request).page.file, name)
    if file is None and name in ("", "index.html"):
        sentence = error_of(Refused("page-missing"), lang_of(request)).sentence
        return Response(sentence.encode(), media_type="text/plain; charset=utf-8", status_code=404)
    if file is None:
        raise Refused("no-such-page", value=request.scope["path"][:80])
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if "gzip" in request.headers.get("accept-encoding", "") and (zipped := await asyncio.to_thread(zipped_of, file)):
        return Response(zipped, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.content, headers=headers, media_type=file.kind)


def zipped_of(file: File) -> bytes:
    return file.zipped


# Errors


def answer_error(request: Asked, error: Exception) -> Response[protocol.Problem]:
    """A code and a sentence, never a stack."""
    known = as_refusal(request, error)
    status = status_of(known)
    if status == 500:
        log.error("a call broke: %s", where(error))
    told = error_of(known, lang_of(request))
    services(request).metrics.refused[told.code] += 1
    headers = {"retry-after": "1"} if status == 429 else {}
    return Response(told, status_code=status, media_type="application/json", headers=headers)


def as_refusal(request: Asked, error: Exception) -> Exception:
    if isinstance(error, TableeError | StoreDown) or not isinstance(error, HTTPException):
        return error
    if error.status_code == 404:
        return Refused("no-such-page", value=request.scope["path"][:80])
    if error.status_code == 405:
        return Refused("other-method", value=request.scope["method"])
    if error.status_code == 413:
        return Refused("message-too-large", most=64)
    if error.status_code == 400 or error.detail == LEFT:
        return Refused("bad-message", problem=problem_of(error))
    return error


def problem_of(error: HTTPException) -> str:
    """What did not fit, as msgspec says it."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
    cause = error.__cause__ or error.__context__
    if not parts and isinstance(cause, msgspec.MsgspecError):
        parts = [str(cause)]
    return "; ".join(parts)[:300] or str(error.detail)[:300]


HANDLERS = [
    get_me, post_me, post_notice, get_titles, get_cards, get_rules, get_texts, post_table, get_tables, get_table,
    post_join, post_sit, post_start, post_leave, post_return, post_concede, post_rematch, get_series, post_invite,
    post_revoke, post_choices,
    get_moment, get_log, get_scores, post_branch, get_record, get_carried, post_carried, post_hint, post_review,
    get_review, get_puzzles, post_puzzle, get_puzzle, get_daily, post_daily, live, get_health, get_live,
    get_ready, get_metrics, get_page,
]  # fmt: skip
