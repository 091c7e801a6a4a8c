"""Bots at tables: what each is asked, and the choices it makes."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Protocol

from tablee.bots import USUAL, looks_ahead
from tablee.kernel.decisions import Decision, Seat
from tablee.kernel.errors import StaleChoice
from tablee.server.bots.question import Advised, Question
from tablee.server.store import StoreDown
from tablee.server.tables.moves import Moves
from tablee.server.tables.play import Play
from tablee.server.tables.state import encode
from tablee.server.tables.table import Table
from tablee.server.tables.tables import Tables
from tablee.server.tables.tokens import bot_seed, deal_luck, is_deal


class Bots(Protocol):
    """Thinks for bots without blocking the event loop."""

    async def choose(self, question: Question, guest: str = "") -> str: ...

    async def advise(self, question: Question, guest: str = "") -> Advised | None: ...

    async def stop(self) -> None: ...


class BotRunner:
    def __init__(self, tables: Tables, moves: Moves, bots: Bots, key: bytes) -> None:
        self.tables = tables
        self.moves = moves
        self.bots = bots
        self.key = key
        tables.followers.append(self.follow)

    def follow(self, table: Table, began: list[Seat]) -> None:
        """Let bots go on, if one of them may have to decide and no other process watches the table."""
        if table.bots is not None or table.row.state != "running" or not table.now.has_bots:
            return
        if not self.tables.owns(table):
            return
        if table.play is None or any(table.now.is_bots(seat) for seat in table.play.deciding):
            table.bots = self.tables.spawn(self.play(table))

    async def play(self, table: Table) -> None:
        """One bot's choice after the other, until a person has to decide. Each is told at once: how fast a table is
        watched is for each page to say."""
        try:
            while (question := await self.question(table)) is not None:
                await self.play_for_bot(table, question, await self.bots.choose(question, table.row.host))
        except StoreDown:
            await asyncio.sleep(1)
        finally:
            table.bots = None
        self.follow(table, [])

    async def play_for_bot(self, table: Table, question: Question, line: str) -> None:
        async with table.lock:
            play = await self.tables.load(table)
            if play is None or play.number != question.number or table.row.state != "running":
                return  # the table went on without us: look again
            if table.now.is_bots(question.seat):
                with contextlib.suppress(StaleChoice):  # another process was quicker
                    await self.moves.add_choices(table, play, question.seat, [line])

    async def question(self, table: Table) -> Question | None:
        """What the next bot is asked; None when none has to decide."""
        async with table.lock:
            play = await self.tables.load(table)
            if play is None or table.row.state != "running":
                return None
            for decision in play.decisions():
                seat = decision.seat
                if table.now.is_bots(seat):
                    return question_of(play, decision, table.seats[seat].bot or USUAL, self.luck(table, play, seat))
        return None

    def luck(self, table: Table, play: Play, seat: Seat) -> str:
        if is_deal(table.row.seed):
            return deal_luck(table.row.seed, seat, encode(play.view(seat)))
        return bot_seed(self.key, table.row.id, seat, play.number)


def question_of(play: Play, decision: Decision, bot: str, seed: str) -> Question:
    """What a bot is asked. Nothing in it depends on what its seat does not know."""
    title, seat = play.title, decision.seat
    world, together = None, play.is_together()
    if looks_ahead(title, bot) and (not together or decision.prompt in title.ballots):
        dealt = title.redeal(play.game.position, seat, random.Random(f"world {seed}"), tidy=True)
        if together:
            title.ask_others_anew(dealt, seat)
        world = dealt.dump()
    return Question(
        title.id,
        play.number,
        bot,
        seed,
        seat,
        play.view(seat),
        decision.prompt,
        list(decision.params),
        title.written(decision),
        decision.cancellable,
        decision.veiled,
        world,
    )
