"""A table for tests: lay a position out, make choices in notation, look at what lies where.

t = table(p1={"board": ["L34", "L17"]}, p2={})
t.play("play researcher", "raise L34", "raise L17", "raise L17")
assert t.p1.board == ["L34@1", "L17@2"]
"""

from __future__ import annotations

from typing import Any

from tablee.games.atlantes.cards.objectives import OBJECTIVE_IDS
from tablee.games.atlantes.game import TITLE
from tablee.games.atlantes.rules.choices import MANTA_IDS
from tablee.games.atlantes.state.board import Sea, seat_or_ghost
from tablee.games.atlantes.state.box import AtlantesBox
from tablee.kernel.agenda import decision_of, pending
from tablee.kernel.decisions import seat_name, seat_named
from tablee.kernel.title import Result

EXAMPLE_PRICES = """
    1/4 1/3 2/4 3/6 2/5 3/6 2/5 4/6 3/6 4/6 5/8 4/7 2/5 5/8
    2/3 2/3 3/4 4/5 3/5 4/6 5/6 3/4 4/5 5/6 6/8 5/6 5/7 6/7
    1/3 2/3 2/3 3/5 2/3 3/5 4/6 5/7 5/8 4/6 4/7 4/7 6/9 4/7
    2/3 2/4 2/3 3/5 3/4 4/6 4/6 3/4 5/8 4/6 5/7 4/6 6/8 5/8
"""
"""Gold and power of every location in the worked examples, by number. Prices are our own and move when the game is
balanced anew; a rule does not, so positions are laid out with these."""


def example_box(changes: dict[str, dict[str, Any]] | None = None) -> AtlantesBox:
    """The cards of the worked examples, with changes."""
    cards: dict[str, dict[str, Any]] = {}
    for number, price in enumerate(EXAMPLE_PRICES.split(), 1):
        gold, power = price.split("/")
        cards[f"L{number}"] = {"gold": int(gold), "power": int(power)}
    for id, fields in (changes or {}).items():
        cards.setdefault(id, {}).update(fields)
    return TITLE.box(cards)


EXAMPLES = example_box()


class Area:
    """One player's area, in ids."""

    def __init__(self, pos: Sea, seat: int) -> None:
        me = pos.players[seat]
        ids = pos.box.ids
        self.hand = [ids[card] for card in me.hand]
        self.discard = [ids[card] for card in me.discard]
        self.board = [f"{ids[card]}@{up}" for card, up in zip(me.board, me.raised, strict=True)]
        self.pile = [ids[card] for card in me.pile]
        self.ready = [MANTA_IDS[manta] for manta in me.ready]
        self.tired = [MANTA_IDS[manta] for manta in me.tired]
        self.bonus = me.bonus
        self.king = ids[me.king] if me.king >= 0 else None
        self.claimed = [OBJECTIVE_IDS[goal] for track, goal in enumerate(pos.goals) if me.claimed >> track & 1]


class Table:
    def __init__(self, pos: Sea) -> None:
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

    def params(self) -> tuple[object, ...]:
        return pending(self.pos)[0].params

    def play(self, *choices: str) -> Table:
        """Choices of whoever decides."""
        self.events = []
        for choice in choices:
            after = TITLE.play(self.pos, pending(self.pos)[0].seat, choice)
            assert isinstance(after, Sea)
            TITLE.check(after)
            self.pos = after
            self.events += [event.shown(TITLE.events, None) for event in after.events or []]
        return self

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of this kind that the last `play` caused."""
        return [event for event in self.events if event["event"] == kind]

    def offers(self) -> list[str]:
        """What whoever decides may choose, in notation."""
        return TITLE.written(pending(self.pos)[0])

    def offered(self, word: str) -> list[str]:
        """What may be chosen that begins with this word, without it."""
        return [line.partition(" ")[2] for line in self.offers() if line.partition(" ")[0] == word]

    def refusal(self, choice: str, seat: str = "") -> str | None:
        """The id of the rule that forbids it; None when it is legal; empty when no rule is named."""
        who = seat_named(seat) if seat else pending(self.pos)[0].seat
        refusal = TITLE.explain(self.pos, who, choice)
        return refusal.rule.id if refusal else None

    def asks(self, seat: str) -> bool:
        return decision_of(self.pos, seat_named(seat)) is not None

    def view(self, seat: str = "") -> dict[str, Any]:
        return TITLE.view(self.pos, seat_named(seat) if seat else None)

    def result(self) -> Result | None:
        return TITLE.result(self.pos)

    def cards(self, zone: str) -> list[str]:
        """A row or pile as it lies: upper, lower, sunk, row, out, pool, unused."""
        return [self.pos.box.ids[card] for card in getattr(self.pos, zone)]

    def deck(self, zone: str = "deck") -> list[str]:
        """A deck, top card first: deck or shoal."""
        return self.cards(zone)[::-1]

    def track(self, objective: str) -> list[str]:
        """Who stands on this objective, first spot first."""
        number = [OBJECTIVE_IDS[goal] for goal in self.pos.goals].index(objective)
        return [seat_or_ghost(owner) for owner in self.pos.tracks[number]]


def table(box: AtlantesBox | None = None, **layout: Any) -> Table:
    """A position from the fields of a position file; players as `p1={...}`. See layout.py."""
    players = {name: layout.pop(name) for name in [f"p{n}" for n in range(1, 5)] if name in layout}
    pos = TITLE.lay_out(box or EXAMPLES, {**layout, "players": players}, "test")
    assert isinstance(pos, Sea)
    TITLE.check(pos)
    return Table(pos)


def new_game(seats: int = 2, seed: str = "1", **options: Any) -> Table:
    """A game from its set-up; options with underscores for hyphens."""
    pos = TITLE.setup({name.replace("_", "-"): value for name, value in options.items()}, seats, seed)
    assert isinstance(pos, Sea)
    TITLE.check(pos)
    return Table(pos)
