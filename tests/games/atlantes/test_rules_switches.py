"""The switches that follow later printings or one reading instead of another."""

from __future__ import annotations

import pytest

from tablee.games.atlantes.game import TITLE
from tests.games.atlantes.table import table

ROW = ["grabber", "meg", "healer", "anglerfish", "pearl-trader", "reef-warden"]


@pytest.mark.rule("AT-126")
def test_with_the_switch_matrona_removes_the_leftmost_character_in_a_game_of_two() -> None:
    options = {"two-player-matrona-discard": True}
    t = table(p1={"ready": []}, row=ROW, shoal=["researcher"], options=options)
    t.play("play matrona")
    assert t.cards("row") == [*ROW[1:], "researcher"]
    assert t.told("dismissed") == [{"event": "dismissed", "seat": "p1", "card": "grabber"}]
    three = table(seats=3, p1={"ready": []}, row=ROW, options=options)
    three.play("play matrona")
    assert three.cards("row") == ROW
    plain = table(p1={"ready": []}, row=ROW)
    plain.play("play matrona")
    assert plain.cards("row") == ROW


@pytest.mark.rule("AT-126", "AT-183")
def test_with_the_switch_the_last_character_may_be_revealed_by_matrona() -> None:
    options = {"two-player-matrona-discard": True}
    t = table(p1={"ready": []}, row=ROW, shoal=["researcher"], rest="out", options=options)
    t.play("play matrona")
    assert t.view()["ending"] == "p1"
    empty = table(p1={"ready": []}, row=[], shoal=[], rest="out", options=options)
    empty.play("play matrona")
    assert empty.told("could-not")[-1]["effect"] == "dismiss"


@pytest.mark.rule("AT-065")
@pytest.mark.parametrize(
    ("levels", "allowed"),
    [
        ("power2-sharks power2-wrecks", True),
        ("power2-sharks power2-sharks", False),
        ("power2-sharks power2", False),
        ("power2 power2-sharks", False),
    ],
)
def test_with_the_switch_a_second_level_follows_only_when_both_are_limited_to_different_types(
    levels: str, allowed: bool
) -> None:
    t = table(
        TITLE.box({"L30": {"levels": levels}, "L17": {"type": "wrecks" if allowed else "sharks"}, "L13": {"power": 4}}),
        p1={"hand": ["matrona", "grabber"], "board": ["L30"], "ready": []},
        lower=["L13", "L17"],
        options={"grabber-double-type-depth": True},
    )
    t.play("play grabber", "conquer L13")
    if allowed:
        t.play("conquer L17")
        assert t.p1.board == ["L30@2", "L13@0", "L17@0"]
    else:
        assert t.p1.board == ["L30@1", "L13@0"]
        assert t.told("could-not")
