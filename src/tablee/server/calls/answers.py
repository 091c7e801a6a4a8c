"""What the calls do: find what is asked for, and hand over."""

from __future__ import annotations

from typing import Any, cast

from tablee.bots import USUAL
from tablee.server import protocol
from tablee.server.asker import Asker
from tablee.server.calls.call import Reply
from tablee.server.errors import Refused
from tablee.server.http import catalogue
from tablee.server.http.cookies import cookie_header
from tablee.server.limits import MOST_MESSAGE, checked_webhook, clean_name
from tablee.server.services import Services
from tablee.server.store import Guest
from tablee.server.tables import carrying, daily, lists, puzzles
from tablee.server.tables.deadlines import absent_until
from tablee.server.tables.now import now as clock
from tablee.server.tables.table import Table
from tablee.server.tables.tokens import new_id

# People


async def who_am_i(here: Services, asker: Asker) -> protocol.GuestResponse | None:
    return None if asker.guest is None else me(asker.guest)


async def take_name(here: Services, asker: Asker, *, request: protocol.GuestRequest) -> Reply:
    old = asker.guest
    webhook = (old.webhook if old else "") if request.webhook is None else checked_webhook(request.webhook)
    now = clock()
    id, made = (old.id, old.made) if old else (new_id(20), now)
    guest = Guest(id, clean_name(request.name), request.lang, made, webhook, old.absences if old else "")
    if request.absent is None:
        await here.people.put(guest)
    else:
        guest = await here.people.absent(guest, request.absent, now)
        await here.tables.follow_guest(guest)
    secure = asker.is_secure or any(origin.startswith("https:") for origin in here.settings.origins)
    return Reply(me(guest), headers={"set-cookie": cookie_header(here.key, guest.id, secure=secure)})


def me(guest: Guest) -> protocol.GuestResponse:
    absent = absent_until(guest.absences, clock())
    return protocol.GuestResponse(guest.id, guest.name, "fr" if guest.lang == "fr" else "en", guest.webhook, absent)


async def try_notice(here: Services, asker: Asker) -> protocol.NoticeResponse:
    return protocol.NoticeResponse(await here.notices.try_now(asker.named()))


# Titles


async def titles(here: Services, asker: Asker) -> list[protocol.TitleResponse]:
    return catalogue.titles()


async def cards(here: Services, asker: Asker, *, title: str) -> list[protocol.CardResponse]:
    return catalogue.cards(title)


async def rules(here: Services, asker: Asker, *, title: str, lang: str) -> protocol.RulebookResponse:
    return catalogue.rules(title, lang)


async def texts(here: Services, asker: Asker, *, title: str, lang: str) -> protocol.TextsResponse:
    return catalogue.texts(title, lang)


# Tables


async def summary(here: Services, asker: Asker, table: Table) -> protocol.TableResponse:
    """One table, with its clocks; it is read back to memory for that."""
    async with table.lock:
        play = await here.tables.load(table)
        return table.summary(asker.id, asker.lang, play.number if play else 0)


async def make_table(here: Services, asker: Asker, *, request: protocol.NewTableRequest) -> protocol.NewTableResponse:
    return await here.lobby.make_table(asker.named(), request)


async def list_tables(here: Services, asker: Asker, *, query: protocol.ListQuery) -> list[protocol.TableResponse]:
    return await lists.page(here.tables, query.list, asker.id, asker.lang, query.after)


async def join(here: Services, asker: Asker, table: Table, *, request: protocol.JoinRequest) -> protocol.TableResponse:
    await here.lobby.join(table, asker.named(), request.token)
    return await summary(here, asker, table)


async def sit(here: Services, asker: Asker, table: Table, *, request: protocol.SitRequest) -> protocol.TableResponse:
    await here.lobby.sit(table, asker.named(), request.seat)
    return await summary(here, asker, table)


async def start(
    here: Services, asker: Asker, table: Table, *, request: protocol.StartRequest
) -> protocol.TableResponse:
    await here.lobby.start(table, asker.named(), request.bot)
    return await summary(here, asker, table)


async def leave(
    here: Services, asker: Asker, table: Table, *, request: protocol.LeaveRequest
) -> protocol.TableResponse:
    await here.lobby.leave(table, asker.named(), request.seat, request.bot)
    return await summary(here, asker, table)


async def come_back(
    here: Services, asker: Asker, table: Table, *, request: protocol.OwnSeatRequest
) -> protocol.TableResponse:
    await here.lobby.come_back(table, asker.named(), request.seat)
    return await summary(here, asker, table)


async def concede(
    here: Services, asker: Asker, table: Table, *, request: protocol.OwnSeatRequest
) -> protocol.TableResponse:
    await here.moves.concede(table, asker.named().id, request.seat, USUAL)
    return await summary(here, asker, table)


async def rematch(
    here: Services, asker: Asker, table: Table, *, request: protocol.RematchRequest
) -> protocol.NewTableResponse:
    return await here.lobby.rematch(table, asker.named(), request.pack)


async def series(here: Services, asker: Asker, table: Table) -> list[protocol.TableResponse]:
    return await lists.series(here.tables, table.row.series, asker.id, asker.lang)


async def invite(
    here: Services, asker: Asker, table: Table, *, request: protocol.InviteRequest
) -> protocol.InviteResponse:
    return await here.lobby.invite(table, asker.named(), request.seat)


async def revoke(
    here: Services, asker: Asker, table: Table, *, request: protocol.InviteRequest
) -> protocol.TableResponse:
    await here.lobby.revoke(table, asker.named(), request.seat)
    return await summary(here, asker, table)


async def choose(
    here: Services, asker: Asker, table: Table, *, request: protocol.ChoicesRequest
) -> protocol.NumberResponse:
    if sum(len(choice) for choice in request.choices) > MOST_MESSAGE:
        raise Refused("message-too-large", most=MOST_MESSAGE // 1024)
    guest = asker.named().id
    return protocol.NumberResponse(await here.moves.choose(table, guest, request.seat, request.number, request.choices))


async def moment(
    here: Services, asker: Asker, table: Table, *, number: int, query: protocol.SeatQuery
) -> protocol.MomentResponse:
    return await here.replays.moment(table, asker.id, number, query.seat)


async def log(here: Services, asker: Asker, table: Table, *, query: protocol.SeatQuery) -> protocol.LogResponse:
    return await here.replays.log(table, asker.id, query.seat)


async def scores(here: Services, asker: Asker, table: Table) -> protocol.ScoresResponse:
    return await here.replays.scores(table)


async def branch(
    here: Services, asker: Asker, table: Table, *, request: protocol.BranchRequest
) -> protocol.NewTableResponse:
    return await here.lobby.branch(table, asker.named(), request.number, request.seat, request.bot)


async def record(here: Services, asker: Asker, table: Table) -> protocol.RecordResponse:
    return await here.replays.record(table)


async def carry(here: Services, asker: Asker, table: Table) -> protocol.CarryResponse:
    guest = asker.named()
    if not table.now.held_by(guest.id):
        raise Refused("not-sitting")
    return await carrying.carried(here.lobby, table, guest)


async def open_carried(here: Services, asker: Asker, *, request: protocol.CarriedRequest) -> protocol.NewTableResponse:
    return await carrying.open_carried(here.lobby, asker.named(), request)


# The teacher


async def hint(
    here: Services, asker: Asker, table: Table, *, request: protocol.OwnSeatRequest
) -> protocol.HintResponse:
    return await here.hints.hint(table, asker.named().id, request.seat, asker.lang)


async def start_review(here: Services, asker: Asker, table: Table) -> protocol.ReviewResponse:
    return await here.reviews.start(table, asker.lang, asker.named().id)


async def review(here: Services, asker: Asker, table: Table) -> protocol.ReviewResponse:
    return here.reviews.told(table, asker.lang)


async def all_puzzles(here: Services, asker: Asker) -> list[protocol.PuzzleResponse]:
    return puzzles.all_puzzles()


async def lay_puzzle(here: Services, asker: Asker, *, title: str, number: str) -> protocol.NewTableResponse:
    return await here.lobby.lay_puzzle(asker.named(), puzzles.puzzle_named(f"{title}/{number}"))


async def puzzle_result(here: Services, asker: Asker, table: Table) -> protocol.PuzzleResultResponse:
    return await puzzles.judged(here.replays, table, asker.id, asker.lang)


async def all_daily(here: Services, asker: Asker, *, query: protocol.DayQuery) -> list[protocol.DailyResponse]:
    now = clock()
    wanted = daily.day_at(now) if query.day is None else daily.known_day(query.day, now)
    return await daily.all_daily(here.store, wanted, asker.id)


async def play_daily(here: Services, asker: Asker, *, title: str) -> protocol.NewTableResponse:
    return await here.lobby.deal_of_the_day(asker.named(), title, clock())


# The server itself


async def health(here: Services, asker: Asker) -> Reply:
    if not await here.store.answers():
        return Reply(protocol.HealthResponse("store-down"), status=503)
    return Reply(protocol.HealthResponse("bus-down" if here.store.bus_is_down() else "well"), status=200)


async def live(here: Services, asker: Asker) -> protocol.HealthResponse:
    return protocol.HealthResponse("well")


async def ready(here: Services, asker: Asker) -> Reply:
    state = await here.readiness()
    return Reply(protocol.HealthResponse(cast("Any", state)), status=200 if state == "well" else 503)


async def metrics(here: Services, asker: Asker) -> str:
    playing = sum(1 for table in here.tables.known.values() if table.play)
    gauges = {"tables_in_memory": len(here.tables.known), "games_in_memory": playing, "sockets": here.sockets.count}
    return here.metrics.text({name: float(value) for name, value in gauges.items()})
