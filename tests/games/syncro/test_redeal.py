"""Worlds that a mage thinks possible: dealt fairly, and true to what was seen, given and said aloud."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tablee.games.syncro.game import TITLE
from tablee.games.syncro.state.board import Syncro
from tests.games.syncro.table import BOX, Table, new_level, table


def worlds(t: Table, amount: int, seat: int = 0) -> list[Syncro]:
    rng = random.Random(7)
    found = []
    for _ in range(amount):
        world = TITLE.redeal(t.pos, seat, rng)
        assert isinstance(world, Syncro)
        found.append(world)
    return found


def test_every_monster_that_was_not_seen_lies_as_often_on_a_hidden_place() -> None:
    t = new_level(1, 2).estimate()
    top = Counter(world.cards[0] for world in worlds(t, 2100))
    shown = [there["card"] for there in t.view("p1")["horde"]]
    assert set(top) == {card for card in BOX.monsters(1, False, False) if BOX.ids[card] not in shown}
    assert len(top) == 21
    assert 60 < min(top.values()) < max(top.values()) < 145  # 100 on average


def test_a_partners_spells_are_as_likely_as_there_are_copies_left() -> None:
    t = table(level=1, p1=[5, 5, 5, 5, 4, 4], p2=[1, 2, 3, 4], discards=[1] * 6, horde={"r3c1": "GO-05"})
    first = Counter(world.mages[1].hand[0] for world in worlds(t, 2800))
    left = {1: 2, 2: 8, 3: 8, 4: 6, 5: 4}
    for value, copies in left.items():
        assert 0.75 < first[value] / (100 * copies) < 1.3


def test_spells_that_were_given_or_seen_through_a_lens_stay_where_they_are() -> None:
    horde = {"r5c1": {"card": "GO-05", "on": ["p2:3"]}, "r5c3": "GO-07"}
    t = table(level=5, horde=horde, slot=2, leader="p2", p1={"hand": [5, 2], "reward": "RW-4"}, p2=[1, 4, 4])
    t.play("use RW-4 on r5c1")
    assert {world.on[t.pos.quest.plan.ids.index("r5c1")] for world in worlds(t, 50)} == {(3,)}
    t = table(level=5, horde={"r5c1": "GO-05"}, p1={"hand": [5, 2], "reward": "RW-3"}, p2=[1, 4, 4])
    t.play("give 5 to p2", "done")
    assert all(5 in world.mages[1].hand for world in worlds(t, 50))
    assert len({tuple(world.mages[1].hand) for world in worlds(t, 50)}) > 10


def test_a_spell_that_a_partner_was_given_is_known_to_the_giver_wherever_it_was_laid() -> None:
    """A third mage does not know its value: whatever it is, it is what the giver knows of. On the first place too."""
    first = BOX.diagrams[4].ids[0]
    hands: dict[str, Any] = {"p2": {"hand": [5, 2], "reward": "RW-3"}, "p3": [1, 4], "p1": [3, 3]}
    t = table(level=5, horde={first: "LT-1", "r5c3": "GO-07"}, leader="p2", **hands)
    t.play("give 5 to p3", "done", "pass", f"attack {first} with 5")
    assert t.pos.known == [(1, 2, 5)]
    dealt = worlds(t, 60)
    assert {world.known[0] for world in dealt} == {(1, 2, world.on[0][0]) for world in dealt}
    assert all(world.known == [(1, 2, world.on[0][0])] for world in dealt)
    assert len({world.on[0] for world in dealt}) > 2


def test_in_level_seven_hands_fit_the_sums_that_were_said() -> None:
    t = new_level(7, 3, "sums")
    said = [sum(hand) for hand in t.hands]
    for world in worlds(t, 50):
        assert [sum(me.hand) for me in world.mages] == said
    assert len({tuple(world.mages[1].hand) for world in worlds(t, 50)}) > 20


def test_a_mages_own_hand_and_all_that_lies_open_stay() -> None:
    t = new_level(9, 4, "own").estimate()
    for world in worlds(t, 20, seat=2):
        assert world.mages[2].hand == t.pos.mages[2].hand
        assert world.mages[2].reward == t.pos.mages[2].reward
        for place in range(len(t.pos.cards)):
            if t.pos.up >> place & 1:
                assert world.cards[place] == t.pos.cards[place]
