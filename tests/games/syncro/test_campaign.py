"""An adventure over several evenings: SY-070, SY-071, SY-078 to SY-085, SY-155; and campaigns that cannot be read."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tablee.bots import PositionSight, make_bot
from tablee.games.syncro.game import TITLE
from tablee.kernel.agenda import advance, pending
from tablee.kernel.campaign import Campaign, begin, load
from tablee.kernel.errors import BadInput
from tablee.kernel.game import Game
from tablee.kernel.records import read_record, verify
from tests.games.random_play import LONGEST, questions
from tests.games.syncro.table import BOX, new_level, table


def played(campaign: Campaign, bot: str, seed: str, seconds: int = 60) -> Campaign:
    """One level by bots, noted in the campaign."""
    game = Game.begin(TITLE, BOX, campaign.next_options(TITLE), campaign.players, seed, "salt")
    bots = [make_bot(bot, f"{seed} {seat}") for seat in range(len(campaign.players))]
    while not game.is_over():
        assert len(game.moments) < LONGEST, "the level does not end"
        decision = game.decisions()[0]
        seat = decision.seat
        game = game.next(seat, bots[seat].choose(PositionSight(TITLE, game.position), decision))
    campaign.note(game, seconds)
    return campaign


def won_from(level: int, **more: Any) -> dict[str, Any]:
    """What a team of two takes along after winning this level with Spells and a Reward left."""
    horde = {1: {"r3c1": {"card": "MU-01", "on": ["p1:5"]}}, 5: {"r5c1": {"card": "MU-01", "on": ["p1:5"]}}}[level]
    mages: dict[str, Any] = {"p1": {"hand": [1, 5], **more}, "p2": [2]}
    return table(level=level, horde=horde, phase="resolution", **mages).play("p1: keep hand", "p2: keep hand").carried


@pytest.mark.rule("SY-070")
def test_after_a_defeat_the_same_level_is_next() -> None:
    campaign = begin(TITLE, BOX, "c", ["Ana", "Bo", "Cy"], {"level": 1})
    while campaign.level(TITLE) == 1 and len(campaign.history) < 40:
        before = campaign.level(TITLE)
        played(campaign, "random", f"lose {len(campaign.history)}")
        last = campaign.history[-1]
        assert campaign.level(TITLE) == (before + 1 if last.won else before)
        if not last.won:
            break
    assert [attempt.won for attempt in campaign.history].count(False) == 1
    assert campaign.progress["attempts"][campaign.level(TITLE) - 1] >= 1


@pytest.mark.rule("SY-071", "SY-155")
def test_starting_over_gives_level_one_with_nothing_unlocked_and_all_lieutenants() -> None:
    campaign = begin(TITLE, BOX, "c", ["Ana", "Bo"], {}, chapter=2)
    campaign.progress = won_from(5, reward="RW-1")
    assert campaign.level(TITLE) == 6
    assert campaign.progress["beaten"]
    campaign.start_again(TITLE, BOX)
    assert (campaign.level(TITLE), campaign.progress["beaten"], campaign.progress["attempts"]) == (1, [], [0] * 9)
    t = new_level(campaign=campaign.progress)
    assert t.pos.quest.level == 1
    assert t.view()["unlocked"] == ["mushrooms", "drawing", "hand-limit"]
    campaign.progress["level"] = 5
    assert len(new_level(campaign=campaign.progress).pos.lieutenants) == 6


@pytest.mark.rule("SY-078", "SY-081", "SY-082", "SY-083")
@pytest.mark.parametrize("level", [1, 5])
def test_a_team_may_stop_after_a_level_and_comes_back_to_the_next(level: int) -> None:
    campaign = begin(TITLE, BOX, "c", ["Ana", "Bo"], {})
    campaign.progress = won_from(level)
    campaign.stop(TITLE, BOX)
    again = load(TITLE, BOX, campaign.dump(), "c.json")
    assert again == campaign
    assert again.level(TITLE) == level + 1
    t = new_level(campaign=again.progress)
    assert [len(hand) for hand in t.hands] == [8, 8]
    assert t.pos.quest.level == level + 1
    assert (6 in BOX.deck(t.pos.quest.level)) == (level == 5)
    assert t.prompt() == "estimate"


@pytest.mark.rule("SY-079")
def test_stopping_discards_the_spells_in_hand() -> None:
    carried = won_from(1)
    assert carried["hands"] == [[1, 5], [2]]
    assert new_level(campaign=carried).p1.hand[:2] == [1, 5]
    campaign = Campaign("syncro", "c", ["Ana", "Bo"], {}, carried, [])
    campaign.stop(TITLE, BOX)
    assert campaign.progress["hands"] == []
    hands = {json.dumps(new_level(seed=str(seed), campaign=campaign.progress).hands) for seed in range(5)}
    assert len(hands) == 5


@pytest.mark.rule("SY-080", "SY-084")
def test_stopping_discards_the_rewards_and_coming_back_each_mage_draws_one() -> None:
    carried = won_from(5, reward="RW-1")
    assert new_level(campaign=carried).p1.reward == "RW-1"
    assert new_level(campaign=carried).p2.reward is None
    campaign = Campaign("syncro", "c", ["Ana", "Bo"], {}, carried, [])
    campaign.stop(TITLE, BOX)
    drawn = [new_level(seed=str(seed), campaign=campaign.progress) for seed in range(12)]
    assert all(t.p1.reward and t.p2.reward for t in drawn)
    assert len({t.p1.reward for t in drawn}) > 3
    assert all(len(t.pos.rewards) == 6 for t in drawn)


@pytest.mark.rule("SY-078", "SY-157")
def test_stopping_after_a_defeat_keeps_level_lieutenants_and_what_was_seen_of_them() -> None:
    horde = {"r1c3": {"card": "LT-5", "on": ["p1:1"]}}
    lost = table(level=7, horde=horde, destroyed=["LT-2"], p1=[], p2=[], phase="resolution").carried
    campaign = Campaign("syncro", "c", ["Ana", "Bo"], {}, lost, [])
    campaign.stop(TITLE, BOX)
    t = new_level(campaign=campaign.progress)
    assert (t.pos.quest.level, t.horde["r1c1"], t.horde["r1c3"]) == (7, "LT-2", "LT-5")
    assert t.shown("r1c1", "p1")["card"] == "LT-2"
    assert t.shown("r1c1", "p1")["face"] == "down"


def test_a_whole_adventure_by_bots_is_won_and_every_level_has_its_record() -> None:
    campaign = begin(TITLE, BOX, "whole", [f"m{n}" for n in range(5)], {})
    while not campaign.is_over(TITLE):
        played(campaign, "greedy", f"whole {len(campaign.history)}")
        assert len(campaign.history) < 80
    assert [attempt.level for attempt in campaign.history if attempt.won] == list(range(1, 10))
    assert campaign.journal(TITLE)[-1] == "JOURNAL-VICTORY"
    assert len(campaign.journal(TITLE)) == 11
    assert campaign.seconds() == 60 * len(campaign.history)
    assert sum(campaign.progress["attempts"]) == len(campaign.history)
    assert len(campaign.progress["beaten"]) == 7
    for attempt in campaign.history:
        record = read_record(attempt.record, "attempt")
        assert verify(TITLE, BOX, record).is_over()
    assert load(TITLE, BOX, campaign.dump(), "c") == campaign
    with pytest.raises(BadInput):
        TITLE.setup(campaign.next_options(TITLE), 5, "one more")
    campaign.start_again(TITLE, BOX, again=True)
    assert new_level(1, 5, campaign=campaign.progress).pos.quest.new_cards


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_from_level_to_level_no_card_is_lost_and_what_is_taken_along_stays_secret(seats: int) -> None:
    rng = random.Random(seats)
    carried: dict[str, Any] = {"level": 5, "new-cards": True}
    bots = [make_bot("greedy" if seat else "random", f"chain {seat}") for seat in range(seats)]
    for attempt in range(8):
        pos = TITLE.setup({"campaign": carried, "new-cards": True}, seats, f"chain {attempt}", BOX)
        for _ in questions(pos):
            if rng.random() < 0.1:
                TITLE.check(pos)
                seat = rng.randrange(seats)
                other = TITLE.redeal(pos, seat, rng)
                TITLE.check(other)
                assert json.dumps(TITLE.view(other, seat)) == json.dumps(TITLE.view(pos, seat))
            decision = rng.choice(pending(pos))
            seat = decision.seat
            advance(pos, decision, bots[seat].choose(PositionSight(TITLE, pos), decision))
        result = TITLE.result(pos)
        assert result is not None
        carried = result.carry["campaign"]
        if carried["finished"]:
            carried = {"level": 5, "new-cards": True}


def test_the_new_cards_wait_for_the_last_victory() -> None:
    campaign = begin(TITLE, BOX, "c", ["Ana", "Bo"], {})
    with pytest.raises(BadInput) as refused:
        campaign.start_again(TITLE, BOX, again=True)
    assert refused.value.sentence.params["field"] == "again"
    assert campaign.level(TITLE) == 1


def test_the_journal_grows_with_what_is_unlocked() -> None:
    campaign = begin(TITLE, BOX, "c", ["Ana", "Bo"], {})
    campaign.progress["level"] = 4
    assert campaign.journal(TITLE) == ["LEVEL-1", "LEVEL-2", "LEVEL-3", "LEVEL-4"]
    campaign.progress["level"] = 6
    assert campaign.journal(TITLE) == [
        *[f"LEVEL-{n}" for n in range(1, 5)],
        "JOURNAL-REWARDS",
        "LEVEL-5",
        "LEVEL-6",
    ]


def known(campaign: Campaign) -> set[str]:
    """The cards that these players may look through."""
    return {face.id for face in BOX.faces() if face.level <= campaign.reached(TITLE)}


def test_cards_are_known_when_their_level_is_reached_and_a_boss_when_it_is_beaten() -> None:
    campaign = begin(TITLE, BOX, "c", ["Ana", "Bo"], {})
    first = known(campaign)
    assert {"LEVEL-1", "AID-1", "MU-01", "GO-08", "DR-01", "spell-5"} <= first, "all Monsters are there from the start"
    later = ("LEVEL", "BOSS", "CERB", "LT", "RW", "FB", "FC", "FP", "JOURNAL")
    assert [id for id in first if id.partition("-")[0] in later] == ["LEVEL-1"]
    assert not {"spell-6", "spell-7", "AID-2", "AID-3"} & first

    news = {}
    for level in range(2, 10):
        before = known(campaign)
        campaign.progress["level"] = level
        news[level] = known(campaign) - before
    assert news[2] == {"LEVEL-2"}
    assert news[4] == {"LEVEL-4"}, "the Boss is read when it is revealed"
    assert {"BOSS-1", "JOURNAL-REWARDS", "LT-1", "RW-1", "FB-1", "FC-1", "FP-1"} <= news[5]
    assert news[6] == {"LEVEL-6", "AID-2", "spell-6"}
    assert news[8] == {"LEVEL-8", "AID-3", "spell-7"}
    assert news[9] == {"LEVEL-9"}
    campaign.progress["finished"] = True
    assert known(campaign) == {face.id for face in BOX.faces()}


def test_every_page_of_the_journal_is_a_card_that_its_readers_know() -> None:
    campaign = begin(TITLE, BOX, "c", ["Ana", "Bo"], {})
    for level in range(1, 10):
        campaign.progress["level"] = level
        assert set(campaign.journal(TITLE)) == {id for id in known(campaign) if id[:5] in ("LEVEL", "JOURN")}


def test_what_was_known_before_beginning_again_stays_known() -> None:
    campaign = begin(TITLE, BOX, "c", ["Ana", "Bo"], {}, chapter=2)
    played(campaign, "greedy", "again")
    campaign.start_again(TITLE, BOX)
    assert campaign.level(TITLE) == 1
    assert campaign.reached(TITLE) == (6 if campaign.history[0].won else 5)


GOOD: dict[str, Any] = json.loads(begin(TITLE, BOX, "c", ["Ana", "Bo"], {}).dump())
BAD: list[tuple[Any, str]] = [
    ("{", "bad-syntax"),
    ("[]", "bad-field"),
    ({"is": "tablee campaign 9"}, "bad-field"),
    ({"title": "chess"}, "bad-field"),
    ({"players": ["Ana"]}, "seat-count"),
    ({"players": ["a", "b", "c", "d", "e", "f"]}, "seat-count"),
    ({"players": [1, 2]}, "bad-field"),
    ({"options": []}, "bad-field"),
    ({"options": {"colour": 1}}, "unknown-option"),
    ({"colour": 1}, "unknown-field"),
    ({"history": [{"level": 10}]}, "bad-field"),
    ({"progress": {"level": 0}}, "bad-field"),
    ({"progress": {"level": 5, "beaten": ["MU-01"]}}, "wrong-place"),
    ({"progress": {"level": 5, "beaten": ["LT-9"]}}, "unknown-card"),
    ({"progress": {"level": 7, "lieutenants": ["LT-1"]}}, "bad-field"),
    ({"progress": {"level": 8, "beaten": [f"LT-{n}" for n in range(1, 7)]}}, "too-few"),
    ({"progress": {"hands": [[1]]}}, "too-few"),
    ({"progress": {"hands": [[6], []]}}, "bad-field"),
    ({"progress": {"hands": [[1] * 8, [1]]}}, "too-many"),
    ({"progress": {"rewards": ["RW-1", None]}}, "wrong-place"),
    ({"progress": {"level": 5, "rewards": ["RW-9", None]}}, "wrong-place"),
    ({"progress": {"level": 5, "rewards": ["RW-1", "RW-1"]}}, "card-twice"),
    ({"progress": {"attempts": [1]}}, "bad-field"),
    ({"progress": {"leader": "p5"}}, "bad-field"),
    ({"progress": {"known": [["p1", "p2", 3]]}}, "bad-field"),
    ({"progress": {"seen": ["LT-1"], "level": 5}}, "bad-field"),
    ({"progress": {"finished": 1}}, "bad-field"),
]


@pytest.mark.parametrize(("wrong", "sentence"), BAD, ids=lambda part: json.dumps(part)[:50])
def test_a_campaign_that_cannot_be_read_gets_one_sentence(wrong: Any, sentence: str) -> None:
    text = wrong if isinstance(wrong, str) else json.dumps({**GOOD, **wrong})
    with pytest.raises(BadInput) as refused:
        load(TITLE, BOX, text, "mine.json")
    assert refused.value.sentence.id == sentence


@pytest.mark.parametrize(
    "wrong", [case[0]["progress"] for case in BAD if isinstance(case[0], dict) and "progress" in case[0]]
)
def test_a_campaign_given_as_an_option_is_read_as_strictly(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        TITLE.setup({"campaign": wrong}, 2, "1")
