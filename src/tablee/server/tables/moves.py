"""What seats do: each act is worked out, written in one transaction, swapped in, and then sent."""

from __future__ import annotations

import time

from tablee.kernel.decisions import Seat, seat_name
from tablee.kernel.errors import BadInput, BrokenRules, Sentence, StaleChoice, TableeError
from tablee.server import codec
from tablee.server.errors import Refused, voice, where
from tablee.server.limits import MOST_CHOICES, clean_text
from tablee.server.protocol import WhyResponse
from tablee.server.store import Append, ChatRow
from tablee.server.tables.now import now as clock
from tablee.server.tables.play import CHOOSE, CONCEDE, UNDO, Play
from tablee.server.tables.state import CONCEDED, encode
from tablee.server.tables.table import Table
from tablee.server.tables.tables import MOST_CHAT, Tables, log


class Moves:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self.metrics = tables.metrics

    # Choices

    async def choose(self, table: Table, guest: str, name: str | None, number: int, choices: list[str]) -> int:
        """Make one choice or several, all or none; return the number after them."""
        arrived = time.perf_counter()
        if not 1 <= len(choices) <= MOST_CHOICES:
            expected = Sentence("expected-number", least=1, most=MOST_CHOICES)
            raise BadInput("bad-field", place="message", field="choices", value=len(choices), expected=expected)
        async with table.lock:
            play = await self.ready(table, number)
            seat = table.now.acting(guest, name)
            after = await self.add_choices(table, play, seat, choices)
        self.metrics.took(time.perf_counter() - arrived)
        return after

    async def add_choices(self, table: Table, play: Play, seat: Seat, choices: list[str]) -> int:
        """With the table's lock held, like everything below that takes a play."""
        try:
            after = play.choose(seat, choices, now_after(play))
        except TableeError as error:
            if isinstance(error, BrokenRules):
                await self.tables.stop(table, error.sentence)
            raise
        except Exception as error:
            log.error("table %s broke at %d: %s", table.row.id, play.number, where(error))
            await self.tables.stop(table, Sentence("broken-rules", problem=type(error).__name__))
            raise Refused("broken") from None
        return await self.commit(table, after, seat, CHOOSE, choices)

    async def undo(self, table: Table, guest: str, name: str | None, number: int) -> int:
        """Take back the last choice of a seat."""
        async with table.lock:
            play = await self.ready(table, number)
            undoing = table.now.undoing(guest) if name is None else None
            seat = table.now.acting(guest, name if undoing is None else seat_name(undoing))
            after = play.undo(seat, now_after(play))
            return await self.commit(table, after, seat, UNDO, [str(len(after.undone))])

    async def cancel(self, table: Table, guest: str, name: str | None, number: int) -> int:
        """Take back the picks made since the last decision that stood on its own."""
        async with table.lock:
            play = await self.ready(table, number)
            seat = table.now.acting(guest, name)
            after = play.cancel(seat, now_after(play))
            return await self.commit(table, after, seat, UNDO, [str(len(after.undone))])

    async def concede(self, table: Table, guest: str, name: str | None, bot: str) -> None:
        """Give up: a bot plays on, unless nobody is left to play against."""
        async with table.lock:
            play = await self.ready(table, None)
            seat = table.now.acting(guest, name)
            people = [each for each in table.now.people() if each.seat != seat]
            standing = [each for each in table.seats if each.away != CONCEDED and each.seat != seat]
            over = not people or len(standing) < 2
            after = play.concede(seat, now_after(play), over=over)
            await self.commit(table, after, seat, CONCEDE, ["over" if over else "on"], bot)

    async def ready(self, table: Table, number: int | None) -> Play:
        """The running game, if the one who asks has seen all of it."""
        play = await self.tables.load(table)
        if play is not None and number is not None and number > play.number and self.store.engine.shared:
            await self.tables.reload(table)  # another process told it before we heard
            play = table.play
        if play is None or table.row.state != "running":
            raise not_running(table)
        if number is not None and number != play.number:
            raise StaleChoice("stale-choice", number=number, now=play.number)
        return play

    async def commit(
        self, table: Table, play: Play, seat: Seat, kind: str, lines: list[str], bot: str | None = None
    ) -> int:
        """Write the entries that lead to this play, swap it in, then send it; return its number.

        All that depends on them is worked out first: a fault of ours changes nothing. `bot`: plays for a seat that has
        given up.
        """
        before = table.now
        deciding = play.deciding
        after = before.with_play(play)
        if bot is not None:
            after = after.with_seats([codec.replace(before.seats[seat], away=CONCEDED, bot=bot)])
        append = Append(
            table=before.row.id,
            first=before.number + 1,
            size=len(lines),
            kind=kind,
            seat=seat,
            lines="\n".join(lines),
            at=play.since,
            deciding=after.row.deciding,
            since=after.row.since,
            given_up=bot,
        )
        if not deciding:
            append.end = ("over", encode(play.ending()).decode())
            after = after.with_row(state=append.end[0], result=append.end[1])
        if play.asked:
            append.due = after.due()
        if not self.tables.owns(table) and after.needs_owner():  # who acts there is the nearest to watch it
            append.owner = self.store.me
            after = after.with_row(owner=self.store.me)
        if play.is_snapshot_due():
            append.snapshot = play.snapshot()
            after = after.with_play(play.without_past())
        outgoing = table.changes(after)
        if not await self.tables.outcome(table, self.store.append(append)):
            await self.tables.reload(table)
            raise StaleChoice("stale-choice", number=before.number, now=table.now.number)
        table.become(after, outgoing)
        self.metrics.counts["choices"] += 1
        self.tables.touch(table)
        self.tables.follow_up(table, [each for each in deciding if each not in before.deciding_seats()])
        return play.number

    # Words

    async def why(self, table: Table, guest: str, name: str | None, choice: str, lang: str) -> WhyResponse | None:
        """Why a choice is not legal now; None when it is."""
        async with table.lock:
            play = await self.ready(table, None)
            seat = table.now.acting(guest, name)
            refusal = play.title.explain(play.game.position, seat, choice)
        if refusal is None:
            return None
        speaker = voice(lang, play.title.id)
        speaker.names = [each.name for each in table.seats]
        return WhyResponse(refusal.rule.id, refusal.rule.message, speaker.refusal(refusal))

    async def say(self, table: Table, guest: str, text: str, quick: str = "") -> None:
        """A line of chat, unless the title has locked it."""
        held = table.now.held_by(guest)
        if not held:
            raise Refused("not-sitting")
        line = ChatRow(held[0], table.seats[held[0]].name, "" if quick else clean_text(text), clock(), quick)
        async with table.lock:
            play = await self.tables.load(table)
            if play is not None and table.row.state == "running" and play.title.silent:
                raise Refused("chat-locked")
            await self.tables.know_chat(table)
            await self.tables.outcome(table, self.store.say(table.row.id, line))
            table.chat = [*table.chat, line][-MOST_CHAT:]
            table.send_chat(line)


def now_after(play: Play) -> float:
    """The time; a clock that is set back stands still instead of counting twice."""
    return max(clock(), play.since)


def not_running(table: Table) -> Refused:
    return Refused({"open": "not-begun", "over": "table-over"}.get(table.row.state, "table-stopped"))
