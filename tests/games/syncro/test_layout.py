"""Position files: what they set up, and the sentence for each thing that cannot be."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tablee.games.syncro.game import TITLE
from tablee.games.syncro.state.board import Syncro
from tablee.kernel.agenda import advance
from tablee.kernel.errors import BadInput
from tests.games.random_play import questions
from tests.games.syncro.table import BOX, table


def lay(**layout: Any) -> Syncro:
    pos = TITLE.lay_out(BOX, layout, "my.toml")
    assert isinstance(pos, Syncro)
    return pos


def test_only_what_matters_is_named_and_the_rest_is_dealt() -> None:
    t = table(
        level=5,
        leader="p2",
        slot=3,
        round=4,
        p1={"hand": [4, 1, 5], "reward": "RW-5", "estimate": "good"},
        p2={"hand": [2], "hand_size": 4},
        p3=[],
        horde={"r5c1": "GO-05", "r4c1": "down", "r5c3": {"card": "MU-03", "on": [4, "p2:3"], "absorbed": [2]}},
        pile=[5, 4],
        discards=[1],
        curses=["FP-2"],
        fog=["FB-1"],
        rewards=["RW-2"],
        beaten=["LT-6"],
    )
    assert (t.leader, t.pos.round, t.view()["slot"], t.deciding()) == ("p2", 4, 2, ["p1"])
    assert (t.p1.hand, t.p1.reward, t.p1.estimate) == ([4, 1, 5], "RW-5", "good")
    assert (t.p2.hand[0], len(t.p2.hand)) == (2, 4)
    assert (t.at("r5c3").on, t.at("r5c3").face_down, t.at("r5c3").absorbed) == ([4, 3], [False, True], [2])
    assert t.at("r4c1").card in BOX.ids
    assert not t.at("r4c1").up
    assert t.pile[:2] == [5, 4]
    assert t.discards == [1]
    assert (BOX.ids[t.pos.fog[-1]], BOX.ids[t.pos.rewards[-1]]) == ("FB-1", "RW-2")
    assert t.view()["beaten"] == ["LT-6"]
    assert t.view()["attackers"] == 1


def test_without_a_horde_the_levels_own_is_laid() -> None:
    t = table(level=9, p1=[1], p2=[1])
    assert len(t.horde) == len(BOX.levels[8].places)
    assert t.targets == ["r3c1", "r3c5", "r4c1", "r4c2"]


def test_the_same_file_gives_the_same_position_and_another_seed_another_one() -> None:
    assert lay(seed="1", level=5) == lay(seed="1", level=5)
    assert lay(seed="1", level=5) != lay(seed="2", level=5)


@pytest.mark.parametrize("level", range(1, 10))
@pytest.mark.parametrize("phase", ["estimate", "turn", "resolution"])
def test_a_level_can_be_played_to_its_end_from_any_phase(level: int, phase: str) -> None:
    players = {f"p{n}": {"hand_size": 4} for n in range(1, 5)}
    pos = lay(level=level, phase=phase, players=players, seed=f"{level}{phase}")
    rng = random.Random(level)
    for decision in questions(pos):
        advance(pos, decision, rng.choice(decision.choices))
        TITLE.check(pos)
    assert TITLE.result(pos) is not None


@pytest.mark.parametrize(
    ("layout", "sentence"),
    [
        ({"colour": 1}, "unknown-field"),
        ({"level": 10}, "bad-field"),
        ({"level": "5"}, "bad-field"),
        ({"seats": 6}, "bad-field"),
        ({"leader": "p3"}, "bad-field"),
        ({"slot": 5}, "bad-field"),
        ({"phase": "lunch"}, "bad-field"),
        ({"options": {"level": 3}}, "unknown-field"),
        ({"options": {"new-cards": "yes"}}, "bad-option"),
        ({"players": {"p6": {}}}, "unknown-field"),
        ({"players": {"p1": {"purse": 1}}}, "unknown-field"),
        ({"players": {"p1": {"hand": [6]}}}, "bad-field"),
        ({"players": {"p1": {"hand": ["a"]}}}, "bad-field"),
        ({"players": {"p1": {"hand": [1] * 9}}}, "too-many"),
        ({"players": {"p1": {"hand": [1] * 8}, "p2": {"hand": [1]}}}, "too-many"),
        ({"players": {"p1": {"hand_size": 9}}}, "bad-field"),
        ({"players": {"p1": {"reward": "RW-1"}}}, "wrong-place"),
        ({"level": 5, "players": {"p1": {"reward": "FB-1"}}}, "wrong-place"),
        ({"level": 5, "players": {"p1": {"reward": "RW-9"}}}, "wrong-place"),
        ({"players": {"p1": {"estimate": "fine"}}}, "bad-field"),
        ({"level": 7, "players": {"p1": {"estimate": "good"}}}, "bad-field"),
        ({"horde": {"r9c9": "GO-05"}}, "unknown-field"),
        ({"horde": {"r3c1": "GO-99"}}, "unknown-card"),
        ({"horde": {"r3c1": "LT-1"}}, "wrong-place"),
        ({"horde": {"r3c1": "GO-05", "r3c2": "GO-05"}}, "card-twice"),
        ({"horde": {"r3c1": {"card": "GO-05", "on": ["p3:1"]}}}, "bad-field"),
        ({"horde": {"r3c1": {"card": "GO-05", "on": ["x"]}}}, "bad-field"),
        ({"horde": {"r3c1": {"card": "GO-05", "face": "down", "on": [1]}}}, "bad-field"),
        ({"horde": {"r3c1": "GO-05 sideways"}}, "bad-field"),
        ({"horde": {"r3c1": "DR-01"}, "options": {"monster-pool": "by-level"}}, "wrong-place"),
        ({"horde": {}}, "bad-field"),
        ({"level": 5, "horde": {"r5c2": "FB-1"}}, "bad-field"),
        ({"horde": []}, "bad-field"),
        ({"curses": ["FP-1"]}, "wrong-place"),
        ({"level": 5, "fog": "FB-1"}, "bad-field"),
        ({"rest": "box"}, "bad-field"),
    ],
    ids=lambda part: json.dumps(part)[:60],
)
def test_what_cannot_be_is_refused_with_one_sentence(layout: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        lay(**layout)
    assert refused.value.sentence.id == sentence


def test_a_hand_cannot_be_filled_from_an_empty_pile() -> None:
    spells = [value for value in range(1, 6) for _ in range(8)]
    with pytest.raises(BadInput) as refused:
        lay(discards=spells[:36], players={"p1": {"hand_size": 5}})
    assert refused.value.sentence.id == "too-few"
