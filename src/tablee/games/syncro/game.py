"""The title page: mages, options, set-up, the end of a level and what it hands to the next one."""

from __future__ import annotations

import random
from typing import Any, Final, cast

from tablee.games.syncro.bots.features import FEATURES, PRACTICE, features
from tablee.games.syncro.bots.fit import fit
from tablee.games.syncro.bots.hints import guess, guess_at
from tablee.games.syncro.bots.reasons import REASONS
from tablee.games.syncro.cards.file import changed_box
from tablee.games.syncro.cards.ids import CARDS
from tablee.games.syncro.cards.levels import LAST_LEVEL, LEVELS, PAGES
from tablee.games.syncro.cards.spells import SPELLS
from tablee.games.syncro.events import EVENTS
from tablee.games.syncro.files.layout import lay_out
from tablee.games.syncro.prompts import PROMPTS
from tablee.games.syncro.rules.ballots import BALLOTS, ask_others_anew
from tablee.games.syncro.rules.campaign import Journey, progress_after, progress_of
from tablee.games.syncro.rules.choices import Attack, AttackUsing, Discard, Give, Use, UseOn
from tablee.games.syncro.rules.estimates import FirstEstimate
from tablee.games.syncro.rules.notation import NOTATION
from tablee.games.syncro.rules.reveal import REVEAL
from tablee.games.syncro.rules.setup import deal_hands, deal_rewards, lay_horde
from tablee.games.syncro.rules.steps import ROUND_BEGINS, STEPS
from tablee.games.syncro.state.board import Syncro, blank, load
from tablee.games.syncro.state.box import SyncroBox, make_box
from tablee.games.syncro.state.checking import check
from tablee.games.syncro.state.observed import observed
from tablee.games.syncro.state.quest import make_quest
from tablee.games.syncro.state.redeal import redeal
from tablee.games.syncro.state.terms import LEAST_MAGES, LOST, MOST_MAGES, NOBODY, WON
from tablee.games.syncro.state.view import view
from tablee.games.syncro.state.view_types import SyncroView
from tablee.kernel.decisions import Choice, Decision, Seat, seat_name, seat_named
from tablee.kernel.errors import BadInput, Sentence
from tablee.kernel.events import Event
from tablee.kernel.observed import Observed
from tablee.kernel.position import Position
from tablee.kernel.title import Adventure, Box, Option, Reason, Result, ScoreDetail, Standing, Title


class SyncroTitle(Title):
    """Syncro, by Thomas Favrelière. A game is one level; an adventure goes from level to level."""

    def __init__(self) -> None:
        self.id = "syncro"
        self.version = 1
        self.names = {"en": "Syncro", "fr": "Syncro"}
        self.least = LEAST_MAGES
        self.most = MOST_MAGES
        self.silent = True
        self.telling = True
        self.ballots = BALLOTS
        self.levels = {"first": "blur:4", "casual": "blur:1.5", "expert": "search:20", "master": "search:1s"}
        self.options = (
            Option("level", 1, tuple(range(1, LAST_LEVEL + 1))),
            Option("campaign", None, data=True),
            Option("first-leader", "next", ("next", *[seat_name(seat) for seat in range(MOST_MAGES)]), group="house"),
            Option("monster-pool", "all-from-start", ("all-from-start", "by-level"), group="house"),
            Option("grant-reward-on-unlock", False, (False, True), group="house"),
            Option("mage-count-handicap", False, (False, True), group="advanced"),
            Option("new-cards", False, (False, True), group="advanced"),
        )
        self.notation = NOTATION
        self.prompts = PROMPTS
        self.events = EVENTS
        self.steps = STEPS
        self.printed: SyncroBox | None = None

    def box(self, changes: dict[str, dict[str, Any]] | None = None, place: str = "cards") -> SyncroBox:
        if self.printed is None:
            self.printed = make_box(CARDS, SPELLS, LEVELS, PAGES)
        return changed_box(self.printed, changes, place) if changes else self.printed

    def checked_options(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        values = super().checked_options(given, seats)
        leader = seat_named(values["first-leader"])
        if leader >= seats:
            expected = Sentence("expected-one-of", values=["next", *[seat_name(seat) for seat in range(seats)]])
            raise BadInput(
                "bad-option", title=self.id, option="first-leader", value=values["first-leader"], expected=expected
            )
        if values["campaign"] is not None:
            progress_of(self.box(), values, seats)
        return values

    def deal(self, box: Box, options: dict[str, Any], seats: int, key: bytes) -> Position:
        """The set-up of a level, step by step as the booklet has it. [Set-up]"""
        assert isinstance(box, SyncroBox)
        progress = progress_of(box, options, seats)
        quest = make_quest(box, progress.level, seats, options)
        quest.new_cards = progress.new_cards
        quest.beaten = progress.beaten[:]
        attempts = progress.attempts[:]
        attempts[progress.level - 1] += 1
        quest.attempts = tuple(attempts)
        pos = blank(box, quest, seats, key)
        pos.leader = progress.leader
        deal_hands(pos, progress)
        lay_horde(pos, progress)
        deal_rewards(pos, progress)
        pos.agenda = [ROUND_BEGINS, FirstEstimate(), REVEAL]
        return pos

    def opening(self, pos: Position) -> list[Event]:
        assert isinstance(pos, Syncro)
        told = []
        for place in range(pos.quest.plan.size):
            if (pos.present & pos.up) >> place & 1:
                told.append(Event("revealed", NOBODY, (pos.quest.plan.ids[place], pos.box.ids[pos.cards[place]])))
        for seat, me in enumerate(pos.mages):
            told.append(Event("drew", seat, (len(me.hand),), (me.hand[:],), 1 << seat))
            if me.reward >= 0:
                told.append(Event("reward-drawn", seat, (), (pos.box.ids[me.reward],), 1 << seat))
        return told

    def view(self, pos: Position, seat: Seat | None) -> dict[str, Any]:
        assert isinstance(pos, Syncro)
        return cast(dict[str, Any], view(pos, seat))

    def deal_hidden(self, pos: Position, seat: Seat, rng: random.Random, tidy: bool = False) -> Position:
        assert isinstance(pos, Syncro)
        return redeal(pos, seat, rng, tidy)

    def ask_others_anew(self, pos: Position, seat: Seat) -> None:
        assert isinstance(pos, Syncro)
        ask_others_anew(pos, seat)

    def result(self, pos: Position) -> Result | None:
        """All mages win the level, or all lose it."""
        assert isinstance(pos, Syncro)
        if pos.phase not in (WON, LOST):
            return None
        won = pos.phase == WON
        beaten = len(pos.destroyed)
        standings = [Standing(seat, 1 if won else 2, beaten, {"enemies": beaten}) for seat in range(pos.seats)]
        return Result(standings, carry={"campaign": progress_after(pos).dump(pos.box)}, won=won)

    def mark(self, pos: Position) -> int:
        """All enemies of the level."""
        assert isinstance(pos, Syncro)
        return len(pos.destroyed) + pos.enemies().bit_count()

    def score_details(self, pos: Position, seat: Seat) -> list[ScoreDetail]:
        """The enemies that all have destroyed together."""
        assert isinstance(pos, Syncro)
        return [ScoreDetail("enemies", pos.box.ids[card], 1) for card in pos.destroyed]

    def load(self, box: Box, data: dict[str, Any]) -> Position:
        assert isinstance(box, SyncroBox)
        return load(box, data, STEPS)

    def lay_out(self, box: Box, layout: dict[str, Any], place: str) -> Position:
        assert isinstance(box, SyncroBox)
        return lay_out(self, box, layout, place)

    def check(self, pos: Position) -> None:
        assert isinstance(pos, Syncro)
        check(pos)

    def adventure(self) -> Adventure:
        return JOURNEY

    def guess(self, view: dict[str, Any], decision: Decision, box: Box | None = None) -> list[float]:
        cards = box or self.box()
        assert isinstance(cards, SyncroBox)
        return guess(cards, cast(SyncroView, view), decision)

    def guess_at(self, pos: Position, decision: Decision) -> list[float]:
        assert isinstance(pos, Syncro)
        return guess_at(pos, decision)

    def feature_names(self) -> tuple[tuple[str, str], ...]:
        return FEATURES

    def features(self, pos: Position, seat: Seat) -> list[float]:
        assert isinstance(pos, Syncro)
        return features(pos, seat)

    def observed(self) -> Observed:
        return observed()

    def reasons(self) -> tuple[Reason, ...]:
        return REASONS

    def turn_of(self, pos: Position) -> int:
        assert isinstance(pos, Syncro)
        return len(pos.quest.slots) * pos.round + pos.slot

    def practice(self) -> list[tuple[int, dict[str, Any]]]:
        return PRACTICE

    def outward(self, choice: Choice) -> str:
        """Spells are laid and paid face down, or nearly: at whom, but not which."""
        if isinstance(choice, (Attack, AttackUsing)):
            return f"attack {choice.place}"
        return "discard" if isinstance(choice, Discard) else "give" if isinstance(choice, Give) else self.write(choice)

    def fit(self, pos: Position, seat: Seat) -> float:
        assert isinstance(pos, Syncro)
        return fit(pos, seat)

    def refusal_params(self, pos: Position, seat: Seat, choice: Choice) -> dict[str, object]:
        assert isinstance(pos, Syncro)
        params: dict[str, object] = {"hand": len(pos.mages[seat].hand), "limit": pos.limit}
        if isinstance(choice, (AttackUsing, Use, UseOn)):
            params["card"] = pos.box.ids[choice.card]
            params["most"] = pos.box.amount[choice.card]
        if isinstance(choice, (Attack, AttackUsing, Discard, Give)):
            params["spell"] = choice.spell
        if isinstance(choice, (Attack, AttackUsing, UseOn)):
            params["place"] = NOTATION.vocabulary["place"][1](choice.place)
        if isinstance(choice, Give):
            params["receiver"] = seat_name(choice.seat)
        return params

    def counted(self, pos: Position, seat: Seat, choice: Choice) -> dict[str, object]:
        assert isinstance(pos, Syncro)
        if isinstance(choice, UseOn) and pos.why_no_target(choice.place) is None:
            return {"strength": pos.strength(pos.quest.plan.at[choice.place])}
        return {}


JOURNEY: Final = Journey()
TITLE: Final = SyncroTitle()
