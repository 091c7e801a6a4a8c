"""A table for tests: lay a position out, make choices in notation, look at what lies where.

t = table(level=2, horde={"r3c1": {"card": "GO-05", "on": ["p1:2", "p2:2", "p1:3"]}}, phase="resolution")
assert t.at("r3c1").strength == 10
"""

from __future__ import annotations

from typing import Any

from tablee.games.syncro.game import TITLE
from tablee.games.syncro.state.board import Syncro, estimate_shown
from tablee.kernel.agenda import decision_of, pending
from tablee.kernel.decisions import seat_name, seat_named
from tablee.kernel.title import Result
from tests.games.random_play import LONGEST

BOX = TITLE.box()
MAGES = [f"p{n}" for n in range(1, 6)]


class Hand:
    """What one mage has."""

    def __init__(self, pos: Syncro, seat: int) -> None:
        me = pos.mages[seat]
        self.hand = me.hand[:]
        self.reward = BOX.ids[me.reward] if me.reward >= 0 else None
        self.estimate = estimate_shown(pos.quest, me.said)


class There:
    """What lies on one place of the horde."""

    def __init__(self, pos: Syncro, place: str) -> None:
        at = pos.quest.plan.ids.index(place)
        self.card = BOX.ids[pos.cards[at]] if pos.cards[at] >= 0 else None
        self.up = bool(pos.up >> at & 1)
        self.on = list(pos.on[at])
        self.face_down = [who >= 0 for who in pos.by[at]]
        self.absorbed = list(pos.under[at])
        self.strength = pos.strength(at) if self.card and pos.is_enemy(at) else None
        self.accessible = bool(self.card) and pos.is_accessible(at)
        self.target = bool(pos.targets >> at & 1)


class Table:
    def __init__(self, pos: Syncro) -> None:
        self.pos = pos
        self.choices = 0
        self.events: list[dict[str, Any]] = []
        """What everybody was told since the table was laid, hidden parts left out."""
        if pos.decisions is None:
            pos.events = []
            pending(pos)
            self.note(pos)

    def note(self, pos: Syncro) -> None:
        self.events += [event.shown(TITLE.events, None) for event in pos.events or []]
        pos.events = None

    def __getattr__(self, name: str) -> Hand:
        seat = seat_named(name)
        if seat not in range(self.pos.seats):
            raise AttributeError(name)
        return Hand(self.pos, seat)

    def at(self, place: str) -> There:
        return There(self.pos, place)

    @property
    def horde(self) -> dict[str, str]:
        """Place -> card, of the places that are not empty."""
        places = self.pos.quest.plan.ids
        return {places[at]: BOX.ids[card] for at, card in enumerate(self.pos.cards) if card >= 0}

    @property
    def targets(self) -> list[str]:
        return [place for place in self.horde if self.at(place).target]

    @property
    def face_up(self) -> list[str]:
        return [place for place in self.horde if self.at(place).up]

    @property
    def accessible(self) -> list[str]:
        return [place for place in self.horde if self.at(place).accessible]

    @property
    def hands(self) -> list[list[int]]:
        return [me.hand[:] for me in self.pos.mages]

    @property
    def discards(self) -> list[int]:
        return sorted(self.pos.discards)

    @property
    def pile(self) -> list[int]:
        """Top card first."""
        return self.pos.pile[::-1]

    @property
    def leader(self) -> str:
        return seat_name(self.pos.leader)

    @property
    def curses(self) -> list[str]:
        return [BOX.ids[card] for card in self.pos.curses]

    def deciding(self) -> list[str]:
        return [seat_name(decision.seat) for decision in pending(self.pos)]

    def prompt(self) -> str:
        return pending(self.pos)[0].prompt if pending(self.pos) else ""

    def play(self, *choices: str) -> Table:
        """Choices of whoever decides; with several deciders write `p2: estimate good`."""
        for choice in choices:
            self.choices += 1
            assert self.choices < LONGEST, "the level does not end"
            name, colon, said = choice.partition(": ")
            seat = seat_named(name) if colon else pending(self.pos)[0].seat
            after = TITLE.play(self.pos, seat, said if colon else choice)
            assert isinstance(after, Syncro)
            TITLE.check(after)
            self.pos = after
            self.note(after)
        return self

    def estimate(self, signal: str = "average") -> Table:
        """Every mage who is asked gives this signal."""
        while self.prompt() == "estimate":
            self.play(f"estimate {signal}")
        return self

    def pass_round(self) -> Table:
        """Everybody passes, as long as that is allowed, to the end of the round."""
        now = self.pos.round
        while self.prompt() == "turn" and self.pos.round == now and "pass" in self.offers():
            self.play("pass")
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

    def told(self, event: str) -> list[dict[str, Any]]:
        """The events of one kind so far."""
        return [told for told in self.events if told["event"] == event]

    def acted(self, round: int) -> list[str]:
        """Who attacked or passed in a round, in order."""
        seats: list[str] = []
        now = 0
        for told in self.events:
            if told["event"] == "round-began":
                now = told["round"]
            elif told["event"] in ("attacked", "passed") and now == round:
                seats.append(told["seat"])
        return seats

    def view(self, seat: str = "") -> dict[str, Any]:
        return TITLE.view(self.pos, seat_named(seat) if seat else None)

    def shown(self, place: str, seat: str = "") -> dict[str, Any]:
        """A place of the horde as this seat sees it."""
        found: dict[str, Any] = next(there for there in self.view(seat)["horde"] if there["place"] == place)
        return found

    def result(self) -> Result | None:
        return TITLE.result(self.pos)

    @property
    def won(self) -> bool | None:
        """None while the level goes on or hands are still to be kept or discarded."""
        result = self.result()
        return None if result is None else result.won

    @property
    def carried(self) -> dict[str, Any]:
        """What a level that is over hands to the next one."""
        result = self.result()
        assert result is not None
        carried: dict[str, Any] = result.carry["campaign"]
        return carried


def table(**layout: Any) -> Table:
    """A position from the fields of a position file; mages as `p1={...}` or `p1=[4, 1]` for a hand. See layout.py."""
    mages = {name: layout.pop(name) for name in MAGES if name in layout}
    players = {name: {"hand": mage} if isinstance(mage, list) else mage for name, mage in mages.items()}
    pos = TITLE.lay_out(BOX, {**layout, "players": players}, "test")
    assert isinstance(pos, Syncro)
    TITLE.check(pos)
    return Table(pos)


def resolved(level: int, card: str, on: list[Any], *, place: str = "r3c1", **layout: Any) -> Table:
    """An enemy with Spells on it that is resolved at once; another enemy stands beside it unless `horde` says else.

    Numbers are laid face down by p1 and p2 in turn.
    """
    laid = [f"p{1 + i % 2}:{spell}" if isinstance(spell, int) else spell for i, spell in enumerate(on)]
    horde = {place: {"card": card, "on": laid}, **layout.pop("horde", {"r3c2": "GO-08"})}
    return table(level=level, horde=horde, phase="resolution", **{"p1": [1, 1, 1], "p2": [1, 1, 1], **layout})


def new_level(level: int = 1, seats: int = 2, seed: str = "1", **options: Any) -> Table:
    """A level from its set-up; options with underscores for hyphens."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    pos = TITLE.setup({"level": level, **given}, seats, seed)
    assert isinstance(pos, Syncro)
    TITLE.check(pos)
    return Table(pos)
