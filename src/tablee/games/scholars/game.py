"""The title page: players, options, set-up, the end and the score."""

from __future__ import annotations

import random
from typing import Any, Final, cast

from tablee.games.scholars.bots.features import FEATURES, PRACTICE, features
from tablee.games.scholars.bots.hints import guess, guess_at
from tablee.games.scholars.bots.reasons import REASONS
from tablee.games.scholars.cards.file import changed_cards
from tablee.games.scholars.cards.ids import CARDS
from tablee.games.scholars.cards.making import make_box
from tablee.games.scholars.events import EVENTS
from tablee.games.scholars.files.layout import lay_out
from tablee.games.scholars.prompts import PROMPTS
from tablee.games.scholars.rules.choices import PRICED
from tablee.games.scholars.rules.costs import choice_counts, choice_params
from tablee.games.scholars.rules.notation import NOTATION
from tablee.games.scholars.rules.scoring import ranking, rival_lines, score_details
from tablee.games.scholars.rules.setup import deal_cards, deal_expansion, deal_rival
from tablee.games.scholars.rules.steps import STEPS
from tablee.games.scholars.rules.turn import Begin, Drafting
from tablee.games.scholars.state.board import Scholars, blank, load
from tablee.games.scholars.state.box import ScholarsBox
from tablee.games.scholars.state.checking import check
from tablee.games.scholars.state.observed import observed
from tablee.games.scholars.state.redeal import redeal
from tablee.games.scholars.state.terms import (
    DRAFT,
    NEUTRAL_START,
    NOBODY,
    OVER,
    RESPITE,
    SEATS,
    START,
    TRACKS,
)
from tablee.games.scholars.state.view import view
from tablee.games.scholars.state.view_types import ScholarsView
from tablee.kernel.decisions import Choice, Decision, Seat
from tablee.kernel.events import Event
from tablee.kernel.observed import Observed
from tablee.kernel.position import Position
from tablee.kernel.title import Box, Option, Reason, Result, ScoreDetail, Title


class ScholarsOfTheSouthTigris(Title):
    """Scholars of the South Tigris, by S J Macdonald and Shem Phillips, with Myriade de Livres."""

    def __init__(self) -> None:
        self.id = "scholars"
        self.version = 4
        self.names = {"en": "Scholars of the South Tigris", "fr": "Érudits du Tigre du Sud"}
        self.least = 1
        self.most = SEATS
        self.options = (
            Option("myriade", True, (True, False)),
            Option("mode", "casual", ("casual", "epic")),
            Option("level", 1, (1, 2, 3, 4), seats=(1,)),
            Option("promos", False, (False, True), group="advanced"),
        )
        self.priced = PRICED
        self.lights = {
            "PlayCard": ("cards",),
            "Upgrade": ("cards",),
            "Advance": ("levels",),
            "Harvest": ("track_xp",),
        }
        self.levels = {"first": "blur:0.6", "casual": "blur:0.35", "expert": "search:16", "master": "search:1s"}
        self.notation = NOTATION
        self.prompts = PROMPTS
        self.events = EVENTS
        self.steps = STEPS
        self.printed: ScholarsBox | None = None

    def box(self, changes: dict[str, dict[str, Any]] | None = None, place: str = "cards") -> ScholarsBox:
        if self.printed is None:
            self.printed = make_box(CARDS)
        if not changes:
            return self.printed
        return make_box(changed_cards(self.printed.cards, changes, place))

    def deal(self, box: Box, options: dict[str, Any], seats: int, key: bytes) -> Position:
        assert isinstance(box, ScholarsBox)
        pos = blank(box, seats, key, options["myriade"])
        pos.epic = options["mode"] == "epic"
        pos.promos = options["promos"]
        pos.level = options["level"]
        pos.phase = DRAFT
        pos.neutral = NEUTRAL_START
        pos.first = 0 if pos.solo else pos.one_of(seats)
        pos.turn = pos.first
        deal_cards(pos)
        if pos.myriade:
            deal_expansion(pos)
        for me in pos.players:
            me.place = START
            me.cards = (1 << TRACKS - 1) - 1 | 1 << RESPITE | (1 << TRACKS - 1 if pos.myriade else 0)
        if pos.solo:
            deal_rival(pos)
        pos.agenda.append(Begin())
        pos.agenda += [Drafting(seat) for seat in pos.from_seat(pos.first)]
        return pos

    def opening(self, pos: Position) -> list[Event]:
        assert isinstance(pos, Scholars)
        ids = pos.box.ids
        told = [Event("turned-up", NOBODY, (ids[deck[-1]],)) for deck in pos.decks if deck]
        told += [Event("refilled", NOBODY, (ids[card], "")) for card in pos.spaces if card >= 0]
        return [*told, Event("books-filled", NOBODY, ([ids[page] for page in pos.books if page >= 0],))]

    def view(self, pos: Position, seat: Seat | None) -> dict[str, Any]:
        assert isinstance(pos, Scholars)
        return cast(dict[str, Any], view(pos, seat))

    def deal_hidden(self, pos: Position, seat: Seat, rng: random.Random, tidy: bool = False) -> Position:
        assert isinstance(pos, Scholars)
        return redeal(pos, rng, tidy)

    def result(self, pos: Position) -> Result | None:
        """Most points; then most employed translators; then most workers left; otherwise shared. [14]"""
        assert isinstance(pos, Scholars)
        return ranking(pos) if pos.phase == OVER else None

    def mark(self, pos: Position) -> int:
        """The solo opponent's points."""
        assert isinstance(pos, Scholars)
        return sum(rival_lines(pos).values()) if pos.solo else 0

    def score_details(self, pos: Position, seat: Seat) -> list[ScoreDetail]:
        assert isinstance(pos, Scholars)
        return score_details(pos, seat)

    def load(self, box: Box, data: dict[str, Any]) -> Position:
        assert isinstance(box, ScholarsBox)
        pos: Position = load(box, data, STEPS)
        return pos

    def lay_out(self, box: Box, layout: dict[str, Any], place: str) -> Position:
        assert isinstance(box, ScholarsBox)
        pos: Position = lay_out(self, box, layout, place)
        return pos

    def check(self, pos: Position) -> None:
        assert isinstance(pos, Scholars)
        check(pos)

    def guess(self, view: dict[str, Any], decision: Decision, box: Box | None = None) -> list[float]:
        cards = box or self.box()
        assert isinstance(cards, ScholarsBox)
        return guess(cards, cast(ScholarsView, view), decision)

    def guess_at(self, pos: Position, decision: Decision) -> list[float]:
        assert isinstance(pos, Scholars)
        return guess_at(pos, decision)

    def feature_names(self) -> tuple[tuple[str, str], ...]:
        return FEATURES

    def features(self, pos: Position, seat: Seat) -> list[float]:
        assert isinstance(pos, Scholars)
        return features(pos, seat)

    def observed(self) -> Observed:
        return observed(self.box())

    def reasons(self) -> tuple[Reason, ...]:
        return REASONS

    def turn_of(self, pos: Position) -> int:
        assert isinstance(pos, Scholars)
        return (pos.seats + 1) * pos.round + pos.turn

    def practice(self) -> list[tuple[int, dict[str, Any]]]:
        return PRACTICE

    def refusal_params(self, pos: Position, seat: Seat, choice: Choice) -> dict[str, object]:
        assert isinstance(pos, Scholars)
        return choice_params(pos, seat, choice)

    def counted(self, pos: Position, seat: Seat, choice: Choice) -> dict[str, object]:
        assert isinstance(pos, Scholars)
        return choice_counts(pos, seat, choice)


TITLE: Final = ScholarsOfTheSouthTigris()
