"""A table of fields writes pieces as plain data and reads them back; what it holds is nobody else's."""

from __future__ import annotations

import json

from tablee.kernel.fields import CARD, CARDS, PAIR, PLAIN, Fields, Named, Parts

IDS = ["A1", "A2", "A3"]
INDEX = {"A1": 0, "A2": 1, "A3": 2}


class Player:
    def __init__(self) -> None:
        self.hand = [2, 0]
        self.king = -1
        self.mantas = [1]


class Table:
    def __init__(self) -> None:
        self.players = [Player(), Player()]
        self.decks = [[0], [], [1, 2]]
        self.slots = [0, -1]
        self.round = 3
        self.tracks = [[1, 2], [True]]
        self.ages = (7, (8, 9))


PLAYER = Fields({"hand": CARDS, "king": CARD, "mantas": Named(["red", "blue"])})
TABLE = Fields(
    {"players": Parts(PLAYER), "decks": CARDS, "slots": CARDS, "round": PLAIN, "tracks": PLAIN, "ages": PAIR}
)


def test_pieces_are_written_by_their_ids() -> None:
    player = {"hand": ["A3", "A1"], "king": None, "mantas": ["blue"]}
    assert TABLE.written(Table(), IDS) == {
        "players": [player, player],
        "decks": [["A1"], [], ["A2", "A3"]],
        "slots": ["A1", None],
        "round": 3,
        "tracks": [[1, 2], [True]],
        "ages": [7, [8, 9]],
    }


def test_what_is_written_reads_back_to_the_same() -> None:
    one, two = Table(), Table()
    one.players[1].king, one.decks[1], one.round = 2, [1], 9
    TABLE.read_into(two, json.loads(json.dumps(TABLE.written(one, IDS))), INDEX)
    assert TABLE.written(two, IDS) == TABLE.written(one, IDS)
    assert two.players[1].king == 2
    assert two.ages == (7, (8, 9))


def test_what_is_written_shares_nothing_with_the_pieces() -> None:
    table = Table()
    data = TABLE.written(table, IDS)
    again = Table()
    TABLE.read_into(again, data, INDEX)
    data["tracks"][0].append(5)
    data["decks"][0].append("A2")
    assert table.tracks == again.tracks == [[1, 2], [True]]
    assert table.decks == again.decks
