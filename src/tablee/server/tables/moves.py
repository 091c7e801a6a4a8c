"""What seats do: each act is one transaction, told when it is on disk."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from tablee.kernel.decisions import Seat, seat_name
from tablee.kernel.errors import BadInput, BrokenRules, Sentence, StaleChoice, TableeError
from tablee.server.errors import Refused, voice, where
from tablee.server.limits import MOST_CHOICES, clean_text
from tablee.server.protocol import WhyResponse
from tablee.server.store import Append, ChatRow, StoreDown
from tablee.server.tables.play import CHOOSE, CONCEDE, UNDO, Play
from tablee.server.tables.table import CONCEDED, Table, encode
from tablee.server.tables.tables import MOST_CHAT, Tables, log

After = Callable[[Table, list[Seat]], None]


class Moves:
    def __init__(self, tables: Tables, after: After) -> None:
        self.tables = tables
        self.store = tables.store
        self.metrics = tables.metrics
        self.after = after
        """Told of every act, with the seats whose turn it began."""

    # Choices

    async def choose(self, table: Table, guest: str, name: str | None, number: int, choices: list[str]) -> int:
        """Make one choice or several, all or none; the number after them."""
        arrived = time.perf_counter()
        if not 1 <= len(choices) <= MOST_CHOICES:
            expected = Sentence("expected-number", least=1, most=MOST_CHOICES)
            raise BadInput("bad-field", place="message", field="choices", value=len(choices), expected=expected)
        async with table.lock:
            play = await self.ready(table, number)
            seat = table.acting(guest, name)
            await self.add_choices(table, play, seat, choices)
        self.metrics.took(time.perf_counter() - arrived)
        return play.number

    async def add_choices(self, table: Table, play: Play, seat: Seat, choices: list[str]) -> None:
        """With the table's lock held, like everything below that takes a play."""
        before = play.deciding()
        try:
            play.choose(seat, choices, max(time.time(), play.since))
        except TableeError as error:
            if isinstance(error, BrokenRules):
                await self.break_off(table, error.sentence)
            raise
        except Exception as error:
            log.error("table %s broke at %d: %s", table.row.id, play.number, where(error))
            await self.break_off(table, Sentence("broken-rules", problem=type(error).__name__))
            raise Refused("broken") from None
        await self.commit(table, play, seat, CHOOSE, choices, before, [])

    async def undo(self, table: Table, guest: str, name: str | None, number: int) -> int:
        """Take back the last choice of a seat."""
        async with table.lock:
            play = await self.ready(table, number)
            undoing = table.undoing(guest) if name is None else None
            seat = table.acting(guest, name if undoing is None else seat_name(undoing))
            before = play.deciding()
            undone = play.undo(seat, max(time.time(), play.since))
            await self.commit(table, play, seat, UNDO, [str(len(undone))], before, undone)
        return play.number

    async def cancel(self, table: Table, guest: str, name: str | None, number: int) -> int:
        """Take back the picks made since the last decision that stood on its own."""
        async with table.lock:
            play = await self.ready(table, number)
            seat = table.acting(guest, name)
            before = play.deciding()
            undone = play.cancel(seat, max(time.time(), play.since))
            await self.commit(table, play, seat, UNDO, [str(len(undone))], before, undone)
        return play.number

    async def concede(self, table: Table, guest: str, name: str | None, bot: str) -> None:
        """Give up: a bot plays on, unless nobody is left to play against."""
        async with table.lock:
            play = await self.ready(table, None)
            seat = table.acting(guest, name)
            people = [each for each in table.people() if each.seat != seat]
            standing = [each for each in table.seats if each.away != CONCEDED and each.seat != seat]
            over = not people or len(standing) < 2
            before = play.deciding()
            play.concede(seat, over, max(time.time(), play.since))
            await self.commit(table, play, seat, CONCEDE, ["over" if over else "on"], before, [], bot)
            table.changed([msgspec.structs.replace(table.seats[seat], away=CONCEDED, bot=bot)])
            table.tell_seats()
        self.after(table, [])

    async def ready(self, table: Table, number: int | None) -> Play:
        """The running game, if the one who asks has seen all of it."""
        play = table.play or await self.tables.wake(table)
        if table.row.state != "running" or play is None:
            raise not_running(table)
        if number is not None and number != play.number:
            if number > play.number and self.store.engine.shared:  # another process told it before we heard
                await self.tables.catch_up(table)
                play = table.play or play
            if number != play.number:
                raise StaleChoice("stale-choice", number=number, now=play.number)
        return play

    async def commit(
        self,
        table: Table,
        play: Play,
        seat: Seat,
        kind: str,
        lines: list[str],
        before: list[Seat],
        undone: list[int],
        given_up: str | None = None,
    ) -> None:
        """Have it on disk, then tell it. What is to be told is worked out while the disk works."""
        known = table.row
        size = len(lines)
        first = play.number - size + 1
        try:
            row = table.row = msgspec.structs.replace(known)
            deciding = play.deciding()
            if deciding != before:
                row.deciding, row.since = " ".join([seat_name(each) for each in deciding]), play.since
            append = Append(row.id, first, size, kind, seat, "\n".join(lines), play.since, row.deciding, row.since)
            if not deciding:
                row.state, row.result = "over", encode(play.ending()).decode()
                append.end = (row.state, row.result)
            if play.asked:
                append.due = table.due()
            append.given_up = given_up
            append.snapshot = play.snapshot_if_due()
            written = self.store.append(append)
            told = table.tell_moved(play.fresh, undone, deciding) if table.sockets else []
            table.row = known  # whoever looks meanwhile, without the lock, finds what is on disk
            won = await written
        except BaseException:
            table.row = known
            table.forget()
            self.tables.doubt(table)
            raise
        if not won:
            await self.tables.recover(table)
            table.tell_all()  # when we hear of it, nothing will be new any more
            raise StaleChoice("stale-choice", number=first - 1, now=table.play.number if table.play else 0)
        table.row, table.number = row, play.number
        for socket, text in told:
            socket.push(text)
        self.metrics.counts["choices"] += 1
        self.tables.touch(table)
        self.after(table, [each for each in deciding if each not in before] if deciding != before else [])

    async def break_off(self, table: Table, reason: Sentence) -> None:
        """An invariant failed: the record is kept, the table stops and says so."""
        try:
            await self.tables.stop(table, reason)
        except StoreDown:
            self.tables.doubt(table)
            raise
        finally:
            table.forget()
        await self.tables.wake(table)
        table.tell_all()

    # Words

    async def why(self, table: Table, guest: str, name: str | None, choice: str, lang: str) -> WhyResponse | None:
        """Why a choice is not legal now; None when it is."""
        async with table.lock:
            play = await self.ready(table, None)
            seat = table.acting(guest, name)
            refusal = play.title.explain(play.game.position, seat, choice)
        if refusal is None:
            return None
        speaker = voice(lang, play.title.id)
        speaker.names = [each.name for each in table.seats]
        return WhyResponse(refusal.rule.id, refusal.rule.message, speaker.refusal(refusal))

    async def say(self, table: Table, guest: str, text: str, quick: str = "") -> None:
        """A line of chat, unless the title has locked it."""
        held = table.held_by(guest)
        if not held:
            raise Refused("not-sitting")
        line = ChatRow(held[0], table.seats[held[0]].name, "" if quick else clean_text(text), time.time(), quick)
        async with table.lock:
            play = await self.tables.wake(table)
            if play is not None and table.row.state == "running" and play.title.silent:
                raise Refused("chat-locked")
            await self.tables.know_chat(table)
            await self.store.say(table.row.id, line)
            table.chat = [*table.chat, line][-MOST_CHAT:]
            self.tables.tell_chat(table, line)


def not_running(table: Table) -> Refused:
    return Refused({"open": "not-begun", "over": "table-over"}.get(table.row.state, "table-stopped"))
