"""A table for tests: lay a position out, make choices in notation, look at what lies where.

t = table(p1={"hand": ["C16", "M1", "M2", "M3"]})
t.play("create C16 slot 1", "discard M1", "discard M2", "discard M3")
assert t.p1.timeline == {1: ["C16(2)"]}
"""

from __future__ import annotations

from typing import Any

from tablee.games.ancient_knowledge.game import TITLE
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.terms import SLOTS
from tablee.kernel.agenda import decision_of, pending
from tablee.kernel.decisions import seat_name, seat_named
from tablee.kernel.title import Result


class Area:
    """One player's area, in card ids."""

    def __init__(self, pos: Ancient, seat: int) -> None:
        ids, me = pos.box.ids, pos.players[seat]
        self.hand = [ids[card] for card in me.hand]
        self.past = [ids[card] for card in me.past]
        self.tilted = [ids[card] for card in me.tilted]
        self.artefacts = [ids[card] for card in me.artefacts]
        self.collection = [ids[card] for card in me.collection]
        self.lost = me.lost
        self.knowledge = {ids[card]: me.knowledge[place] for place, card in enumerate(me.timeline) if card >= 0}
        """Tokens on each monument of the Timeline."""
        self.timeline: dict[int, list[str]] = {}
        """slot -> [lower, upper], each as `C16(2)`; empty slots are left out."""
        for slot in range(1, SLOTS + 1):
            places = [place for place in (2 * slot - 2, 2 * slot - 1) if me.timeline[place] >= 0]
            if places:
                self.timeline[slot] = [f"{ids[me.timeline[p]]}({me.knowledge[p]})" for p in places]


class Table:
    def __init__(self, pos: Ancient) -> None:
        self.pos = pos
        self.events: list[dict[str, Any]] = []
        """What everybody was told by the last `play`, hidden parts left out."""
        pending(pos)

    def __getattr__(self, name: str) -> Area:
        seat = seat_named(name)
        if seat not in range(self.pos.seats):
            raise AttributeError(name)
        return Area(self.pos, seat)

    def deciding(self) -> list[str]:
        return [seat_name(decision.seat) for decision in pending(self.pos)]

    def prompt(self) -> str:
        return pending(self.pos)[0].prompt

    def play(self, *choices: str) -> Table:
        """Choices of whoever decides; with several deciders write `p2: discard C5`."""
        self.events = []
        for choice in choices:
            name, colon, said = choice.partition(": ")
            seat = seat_named(name) if colon else pending(self.pos)[0].seat
            after = TITLE.play(self.pos, seat, said if colon else choice)
            assert isinstance(after, Ancient)
            TITLE.check(after)
            self.pos = after
            self.events += [event.shown(TITLE.events, None) for event in after.events or []]
        return self

    def offers(self, seat: str = "") -> list[str]:
        """What this seat (or whoever decides) may choose, in notation."""
        decision = decision_of(self.pos, seat_named(seat)) if seat else pending(self.pos)[0]
        return TITLE.written(decision) if decision else []

    def refusal(self, choice: str, seat: str = "") -> str | None:
        """The id of the rule that forbids it; None when it is legal; empty when no rule is named."""
        who = seat_named(seat) if seat else pending(self.pos)[0].seat
        refusal = TITLE.explain(self.pos, who, choice)
        return refusal.rule.id if refusal else None

    def result(self) -> Result | None:
        return TITLE.result(self.pos)

    @property
    def tiles(self) -> list[list[str]]:
        return [[self.pos.box.ids[card] for card in tile] for tile in self.pos.tiles]

    @property
    def pile(self) -> list[str]:
        """The builder discard pile, top card last."""
        return [self.pos.box.ids[card] for card in self.pos.pile]

    @property
    def deck(self) -> list[str]:
        """The builder deck, top card first."""
        return [self.pos.box.ids[card] for card in reversed(self.pos.deck)]

    def pool(self, level: int) -> list[str]:
        """A knowledge deck, top card first."""
        return [self.pos.box.ids[card] for card in reversed(self.pos.pools[level - 1])]

    def discarded(self, level: int) -> list[str]:
        """A knowledge discard pile, top card last."""
        return [self.pos.box.ids[card] for card in self.pos.discards[level - 1]]


def table(**layout: Any) -> Table:
    """A position from the fields of a position file; players as `p1={...}`. See layout.py."""
    players = {name: layout.pop(name) for name in [f"p{n}" for n in range(1, 5)] if name in layout}
    for area in players.values():
        area["timeline"] = {str(slot): cards for slot, cards in area.get("timeline", {}).items()}
    pos = TITLE.lay_out(TITLE.box(), {**layout, "players": players}, "test")
    assert isinstance(pos, Ancient)
    TITLE.check(pos)
    return Table(pos)


def new_game(seats: int = 2, seed: str = "1", **options: Any) -> Table:
    """A game from its set-up; options with underscores for hyphens."""
    pos = TITLE.setup({name.replace("_", "-"): value for name, value in options.items()}, seats, seed)
    assert isinstance(pos, Ancient)
    return Table(pos)
