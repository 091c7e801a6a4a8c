"""Fields are declared once: an object is emptied, copied, written and read back by them, and says what it holds."""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import pairwise

import pytest
from tools import state

from tablee.kernel.fields import (
    CARD,
    CARDS,
    PAIR,
    PLAIN,
    Fields,
    Named,
    Names,
    Tuples,
    derived,
    part,
    parts,
    saved,
    shared,
)

NAMES = Names(["A1", "A2", "A3"])


@dataclass(init=False, repr=False, eq=False)
class Player:
    hand: list[int] = saved(CARDS, [], holds="card")
    king: int = saved(CARD, -1, holds="card")
    mantas: list[int] = saved(Named(["red", "blue"]), [1])
    points: int = derived(0)

    # made by tools/state.py
    def copy(self) -> Player:
        new = Player()
        new.hand = self.hand[:]
        new.king = self.king
        new.mantas = self.mantas[:]
        new.points = self.points
        return new

    # end


PLAYER = Fields(Player)


@dataclass(init=False, repr=False, eq=False)
class Table:
    box: list[str] = shared()
    players: list[Player] = parts(PLAYER)
    rival: Player = part(PLAYER, when="solo")
    solo: bool = saved(PLAIN, False)
    decks: list[list[int]] = saved(CARDS, [[0], []], holds="card")
    slots: list[int] = saved(CARDS, [0, -1])
    round: int = saved(PLAIN, 3)
    tracks: list[list[int]] = saved(PLAIN, [[1, 2], []])
    ages: tuple[tuple[int, ...], ...] = saved(PAIR, ((7,), (8, 9)))
    rows: list[tuple[int, ...]] = saved(Tuples(CARDS), [(), (1,)], holds="card")
    strict: bool = saved(PLAIN, True, among="switches")
    quick: bool = saved(PLAIN, False, among="switches")

    # made by tools/state.py
    def copy(self) -> Table:
        new = Table()
        new.box = self.box
        new.players = [each.copy() for each in self.players]
        new.rival = self.rival.copy() if self.solo else self.rival
        new.solo = self.solo
        new.decks = [each[:] for each in self.decks]
        new.slots = self.slots[:]
        new.round = self.round
        new.tracks = [each[:] for each in self.tracks]
        new.ages = self.ages
        new.rows = self.rows[:]
        new.strict = self.strict
        new.quick = self.quick
        return new

    # end


TABLE = Fields(Table)


def player() -> Player:
    me = Player()
    PLAYER.clear(me)
    return me


def table(solo: bool = False) -> Table:
    found = Table()
    found.box = ["shared"]
    TABLE.clear(found)
    found.players = [player(), player()]
    found.rival = player()
    found.solo = solo
    return found


def test_an_empty_object_has_the_blank_of_each_field_and_lists_of_its_own() -> None:
    one, two = table(), table()
    assert (one.decks, one.round, one.ages, one.players[0].king) == ([[0], []], 3, ((7,), (8, 9)), -1)
    one.decks[1].append(2)
    assert two.decks == table().decks == [[0], []]


def test_pieces_are_written_by_their_ids() -> None:
    found = table()
    found.players[0].hand = [2, 0]
    empty = {"hand": [], "king": None, "mantas": ["blue"]}
    assert TABLE.written(found, NAMES) == {
        "players": [{**empty, "hand": ["A3", "A1"]}, empty],
        "solo": False,
        "decks": [["A1"], []],
        "slots": ["A1", None],
        "round": 3,
        "tracks": [[1, 2], []],
        "ages": [[7], [8, 9]],
        "rows": [[], ["A2"]],
        "switches": [True, False],
    }
    assert TABLE.written(table(solo=True), NAMES)["rival"] == empty


@pytest.mark.parametrize("solo", [False, True])
def test_what_is_written_reads_back_to_the_same(solo: bool) -> None:
    one, two = table(solo), table(solo)
    one.players[1].king, one.decks[1], one.round, one.rows, one.quick = 2, [1], 9, [(2, 0), ()], True
    one.rival.hand = [1] if solo else []
    TABLE.read_into(two, json.loads(json.dumps(TABLE.written(one, NAMES))), NAMES)
    assert TABLE.written(two, NAMES) == TABLE.written(one, NAMES)
    assert (two.players[1].king, two.rows, two.ages, two.quick) == (2, [(2, 0), ()], ((7,), (8, 9)), True)
    assert two.rival.hand == one.rival.hand


def test_what_is_written_shares_nothing_with_the_pieces() -> None:
    one, two = table(), table()
    data = TABLE.written(one, NAMES)
    TABLE.read_into(two, data, NAMES)
    data["tracks"][0].append(5)
    data["decks"][0].append("A2")
    assert one.tracks == two.tracks == [[1, 2], []]
    assert one.decks == two.decks


def test_pieces_are_found_wherever_they_lie_and_none_is_no_piece() -> None:
    found = table()
    found.players[1].hand, found.players[0].king, found.rival.hand = [2], 0, [1]
    assert sorted(TABLE.held(found, "card")) == [0, 0, 1, 1, 2]


@pytest.mark.parametrize("way", ["made", "worked out"])
def test_a_copy_has_the_same_and_shares_only_what_never_changes(way: str) -> None:
    one = table(solo=True)
    if way == "made":
        two = one.copy()  # type: ignore[attr-defined]
    else:
        two = Table()
        TABLE.copy_into(one, two)
    assert TABLE.written(two, NAMES) == TABLE.written(one, NAMES)
    assert two.box is one.box
    two.tracks[0].append(9)
    two.players[0].hand.append(1)
    two.rival.hand.append(2)
    assert (one.tracks, one.players[0].hand, one.rival.hand) == ([[1, 2], []], [], [])


def test_the_copies_in_the_sources_are_those_of_their_fields() -> None:
    assert len(state.sources()) >= 7
    for path in state.sources():
        text = path.read_text("utf-8")
        assert state.with_copies(text, path.name) == text, f"{path.name} is stale: run `make state`"


CLASS = """\
class Thing:
    nets: {kind} = saved(PLAIN, [])

    # made by tools/state.py
    # end


class Other:
    nets: int = 0
"""


@pytest.mark.parametrize(
    ("kind", "copied"),
    [
        ("int", "self.nets"),
        ("tuple[int, ...]", "self.nets"),
        ("list[int]", "self.nets[:]"),
        ("list[tuple[int, int]]", "self.nets[:]"),
        ("list[list[int]]", "[each[:] for each in self.nets]"),
    ],
)
def test_a_copy_is_made_as_deep_as_the_field_is(kind: str, copied: str) -> None:
    made = state.with_copies(CLASS.format(kind=kind), "thing.py")
    assert f"        new.nets = {copied}\n" in made
    assert state.with_copies(made, "thing.py") == made
    marks = [line for line in made.splitlines() if "made by" in line or "# end" in line or line.startswith("class")]
    assert [one.split()[0] for one, _ in pairwise(marks)] == ["class", "#", "#"]


@pytest.mark.parametrize("kind", ["dict[str, int]", "list[list[list[int]]]", "Mantas", "list[Player]", "set[int]"])
def test_a_field_of_a_shape_that_nobody_has_thought_of_is_refused(kind: str) -> None:
    with pytest.raises(SystemExit, match=r"Thing\.nets: nobody has said how"):
        state.with_copies(CLASS.format(kind=kind), "thing.py")
