"""Hints: whoever has to choose may ask what is best. They are thought where bots think, from what the seat knows."""

from __future__ import annotations

import asyncio
import random
from collections import Counter, OrderedDict
from typing import Final, cast

from tablee.bots import PositionSight
from tablee.kernel.agenda import decision_of
from tablee.kernel.decisions import Decision, Seat, seat_name
from tablee.kernel.errors import IllegalChoice
from tablee.kernel.position import Position
from tablee.kernel.title import Title
from tablee.server.bots.question import Advised, ChoiceWeighed, Question
from tablee.server.errors import Refused, voice
from tablee.server.protocol import ChoiceAdvice, Goal, HintResponse
from tablee.server.tables.bot_runner import BotRunner, question_of
from tablee.server.tables.moves import not_running
from tablee.server.tables.play import Play
from tablee.server.tables.table import Table
from tablee.server.tables.tables import Tables
from tablee.teacher import RIVALS, can_think
from tablee.texts.speaker import Speaker

MOST_KNOWN: Final = 300
MOST_OF_GUEST: Final = 3
"""Hints that are thought about or waited for at once."""

Asked = tuple[str, Seat]
"""A table, and the seat that asks."""


class Hints:
    def __init__(self, tables: Tables, bot_runner: BotRunner) -> None:
        self.tables = tables
        self.bot_runner = bot_runner
        self.known: OrderedDict[tuple[str, Seat, int], Advised] = OrderedDict()
        self.thinking: dict[Asked, tuple[int, asyncio.Task[Advised | None]]] = {}
        """One at a time for each seat."""
        self.asking: Counter[str] = Counter()
        """How many each guest waits for."""

    async def hint(self, table: Table, guest: str, name: str | None, lang: str) -> HintResponse:
        """What is best to choose now; refused where the table is without, and to whoever has nothing to choose."""
        async with table.lock:
            play = await self.tables.load(table)
            if table.row.state != "running" or play is None:
                raise not_running(table)
            if not table.row.hints:
                raise Refused("no-hints")
            seat = table.now.acting(guest, name)
            decision = decision_of(play.game.position, seat)
            if decision is None:
                waiting = [seat_name(each) for each in play.told_deciding()]
                raise IllegalChoice("not-deciding", seat=seat_name(seat), deciding=waiting)
            title, pos, number = play.title, play.game.position, play.number
            advised = self.known.get((table.row.id, seat, number))
            task = None if advised else self.task(table, play, decision, guest)
        if task is not None:
            advised = await asyncio.shield(task)
            if advised is None:
                raise Refused("hint-failed")
            self.keep((table.row.id, seat, number), advised)
        assert advised is not None
        speaker = voice(lang, title.id)
        speaker.names = [each.name for each in table.seats]
        return HintResponse(
            number,
            seat_name(seat),
            cast("Goal", advised.goal or RIVALS),
            advised.looks,
            advised.games,
            [shown_choice(each, speaker, title, pos, seat, advised.goal) for each in advised.choices],
        )

    def task(self, table: Table, play: Play, decision: Decision, guest: str) -> asyncio.Task[Advised | None]:
        """Who asks twice waits for the same answer; who has moved on meanwhile waits until the other one is there."""
        asked = (table.row.id, decision.seat)
        known = self.thinking.get(asked)
        if known is not None and known[0] == play.number:
            return known[1]
        if known is not None or self.asking[guest] >= MOST_OF_GUEST:
            raise Refused("hint-thinking")
        luck = "hint " + self.bot_runner.luck(table, play, decision.seat)
        question = hint_question(play, decision, luck, max(1, self.tables.settings.hint_looks))
        task = self.tables.spawn(self.think(asked, question, guest))
        self.thinking[asked] = (play.number, task)
        return task

    async def think(self, asked: Asked, question: Question, guest: str) -> Advised | None:
        self.asking[guest] += 1
        try:
            return await self.bot_runner.bots.advise(question, guest)
        finally:
            del self.thinking[asked]
            self.asking[guest] -= 1
            if not self.asking[guest]:
                del self.asking[guest]

    def keep(self, key: tuple[str, Seat, int], advised: Advised) -> None:
        self.known[key] = advised
        while len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)


def hint_question(play: Play, decision: Decision, luck: str, looks: int) -> Question:
    """As a bot would be asked: nothing in it depends on what the seat does not know."""
    question = question_of(play, decision, "", luck)
    sight = PositionSight(play.title, play.game.position)
    if can_think(sight, decision):
        question.world = sight.world(decision.seat, random.Random(f"world {luck}")).dump()
    question.looks = looks
    return question


def shown_choice(
    each: ChoiceWeighed, speaker: Speaker, title: Title, pos: Position, seat: Seat, goal: str
) -> ChoiceAdvice:
    label = speaker.choice(title.read(each.line), pos, seat)
    why = speaker.reasons([(part.verb, part.message, part.amount) for part in each.reasons])
    return advised_choice(each, label, why, goal)


def advised_choice(each: ChoiceWeighed, label: str, why: str, goal: str) -> ChoiceAdvice:
    rivals = goal == RIVALS
    return ChoiceAdvice(
        each.line,
        label,
        each.share,
        each.win,
        each.win_error,
        each.points,
        each.margin if rivals else None,
        each.margin_error if rivals else None,
        each.behind,
        each.behind_error,
        each.behind_points,
        each.as_good,
        why,
    )
