"""Setting up board and players, the advanced mode: AT-018 to AT-031, AT-195 to AT-199."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tablee.games.atlantes.cards.ids import IDS
from tablee.games.atlantes.cards.objectives import OBJECTIVE_IDS
from tablee.games.atlantes.game import TITLE
from tests.games.atlantes.table import new_game

STARTING = ["matrona", "legionary", "sealord", "sea-horse", "recruiter", "wave-teller"]


@pytest.mark.rule("AT-018", "AT-023")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_of_eighteen_ocean_characters_lie_open_with_any_number_of_players(seats: int) -> None:
    t = new_game(seats)
    assert len(t.cards("row")) == 6
    assert len(t.deck("shoal")) == 12
    assert set(Counter(t.cards("row") + t.deck("shoal")).values()) == {2}
    assert t.cards("row") != new_game(seats, "2").cards("row")


@pytest.mark.rule("AT-019", "AT-020", "AT-023")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_six_locations_lie_in_the_lower_row_and_none_in_the_upper_one(seats: int) -> None:
    t = new_game(seats)
    assert (len(t.cards("lower")), len(t.deck()), t.cards("upper")) == (6, 50, [])
    assert len(set(t.cards("lower") + t.deck())) == 56


@pytest.mark.rule("AT-021")
def test_all_bonus_mantas_lie_open_beside_the_board() -> None:
    supply = new_game(2, kings="none").view()["supply"]
    assert sum(supply.values()) == 23
    assert supply["gold2"] == 5


@pytest.mark.rule("AT-022")
def test_a_basic_game_uses_the_four_printed_objectives() -> None:
    tracks = new_game().view()["tracks"]
    assert [track["objective"] for track in tracks] == ["hand8", "board5", "scored3", "bonus2"]


@pytest.mark.rule("AT-024")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_dealing_never_sets_off_the_end(seats: int) -> None:
    assert new_game(seats, solo_deck_triggers=True, kings="none").view()["ending"] is None


@pytest.mark.rule("AT-025", "AT-026", "AT-027")
def test_each_player_begins_with_a_free_board_six_characters_and_four_ready_mantas_of_one_symbol() -> None:
    view = new_game(4, kings="none").view()
    for player in view["players"]:
        assert player["board"] == []
        assert player["hand"] == STARTING
        assert len(player["ready"]) == 4
        assert player["tired"] == []
    assert sorted(player["symbol"] for player in view["players"]) == ["A", "B", "C", "D"]


@pytest.mark.rule("AT-028")
def test_chance_decides_who_is_first() -> None:
    firsts = {new_game(4, str(seed)).view()["first"] for seed in range(40)}
    assert firsts == {"p1", "p2", "p3", "p4"}
    assert all(new_game(4, str(seed)).view()["first"] == new_game(4, str(seed)).deciding()[0] for seed in range(4))


@pytest.mark.rule("AT-029")
def test_without_kings_a_hand_has_six_cards_and_with_them_seven() -> None:
    without = new_game(4, kings="none")
    assert [len(without.p1.hand), without.p1.king] == [6, None]
    first = new_game(4).pos.players[new_game(4).pos.first]
    assert len(first.hand) == 7


@pytest.mark.rule("AT-030")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_has_king_one_the_second_king_two_and_so_on(seats: int) -> None:
    t = new_game(seats)
    order = [(t.pos.first + n) % seats for n in range(seats)]
    assert [t.pos.box.number[t.pos.players[seat].king] for seat in order] == list(range(1, seats + 1))
    assert "cai" in getattr(t, f"p{order[0] + 1}").hand


@pytest.mark.rule("AT-031", "AT-148")
def test_kings_two_and_three_leave_for_a_manta_before_the_first_turn() -> None:
    t = new_game(4)
    second, third, fourth = (t.pos.players[(t.pos.first + n) % 4] for n in (1, 2, 3))
    assert sorted(t.cards("out")) == ["fancelot", "herbert"]
    assert [len(second.hand), len(third.hand), len(fourth.hand)] == [6, 6, 7]
    assert [second.bonus, third.bonus, fourth.bonus] == [1, 1, 0]
    assert t.view()["supply"]["gold2"] == 4
    assert t.view()["supply"]["power2"] == 4
    assert t.prompt() == "before"


@pytest.mark.rule("AT-195", "AT-196", "AT-181")
def test_four_of_five_tokens_are_drawn_each_with_one_random_side() -> None:
    tokens = {objective.id: objective.token for objective in TITLE.box().contents.objectives}
    seen: set[str] = set()
    for seed in range(60):
        goals = [track["objective"] for track in new_game(2, str(seed), objectives="tokens").view()["tracks"]]
        assert len({tokens[goal] for goal in goals}) == 4
        assert 0 not in {tokens[goal] for goal in goals}
        seen |= set(goals)
    assert seen == set(OBJECTIVE_IDS[4:])


@pytest.mark.rule("AT-195", "AT-197")
def test_advanced_turns_tokens_and_draft_on_and_each_is_a_switch_of_its_own() -> None:
    advanced = new_game(2, advanced=True)
    assert advanced.prompt() == "draft"
    assert "hand8" not in [track["objective"] for track in advanced.view()["tracks"]]
    draft = new_game(2, kings="draft")
    assert draft.prompt() == "draft"
    assert "hand8" in [track["objective"] for track in draft.view()["tracks"]]
    assert new_game(2, objectives="tokens").prompt() == "before"


@pytest.mark.rule("AT-197", "AT-198", "AT-199")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kings_go_round_from_the_last_player_to_the_first_who_chooses_one_of_two(seats: int) -> None:
    t = new_game(seats, kings="draft")
    kings = sorted(t.cards("pool"))
    assert len(kings) == seats + 1
    kept = []
    for back in range(seats):
        seat = (t.pos.first - 1 - back) % seats
        assert t.deciding() == [f"p{seat + 1}"]
        assert len(t.offers()) == seats + 1 - back
        assert t.refusal("keep " + next(king for king in IDS[-8:] if king not in t.cards("pool"))) == "AT-198"
        kept.append(t.offered("keep")[-1])
        t.play(t.offers()[-1])
    assert sorted(kept + t.cards("pool")) == kings
    assert len(t.cards("pool")) == 1
    assert len(t.cards("pool") + t.cards("unused")) == 8 - seats
    for back, king in enumerate(kept):
        assert getattr(t, f"p{(t.pos.first - 1 - back) % seats + 1}").king == king


@pytest.mark.rule("AT-198")
def test_who_passes_kings_on_knows_them_and_who_sees_them_later_does_not_know_what_was_kept() -> None:
    """A redeal for each seat keeps what went through its hands and changes the rest."""
    t = new_game(3, "5", kings="draft")
    first = t.pos.first
    last, middle = (first - 1) % 3, (first - 2) % 3
    dealt = set(t.cards("pool"))
    t.play(t.offers()[0])
    passed = set(t.cards("pool"))
    t.play(t.offers()[0])
    assert t.deciding() == [f"p{first + 1}"]
    rng = random.Random(7)
    holders: dict[int, set[str]] = {last: set(), middle: set()}
    for _ in range(60):
        for seat, seen in holders.items():
            other = TITLE.redeal(t.pos, seat, rng)
            (them,) = {last, middle} - {seat}
            king = IDS[other.players[them].king]
            assert king in passed if seat == last else king not in passed
            seen.add(king)
            assert IDS[other.players[seat].king] == IDS[t.pos.players[seat].king]
    assert holders[last] == passed
    assert len(holders[middle]) == 5  # one of the dealt four or of the four never dealt, but none that was passed
    assert dealt - passed <= holders[middle]


@pytest.mark.rule("AT-031")
def test_a_hidden_king_is_never_guessed_to_be_one_that_would_have_left() -> None:
    rng = random.Random(3)
    for seed in range(12):
        t = new_game(3, str(seed), kings="draft")
        while t.prompt() == "draft":
            t.play(t.offers()[0])
        for seat in range(3):
            for _ in range(10):
                other = TITLE.redeal(t.pos, seat, rng)
                hidden = [me.king for me in other.players if not me.shown]
                assert not {"fancelot", "herbert"} & {IDS[king] for king in hidden}


@pytest.mark.rule("AT-046", "AT-198")
def test_a_kept_king_is_seen_by_nobody_else_until_it_is_played_or_leaves() -> None:
    t = new_game(2, "3", kings="draft")
    while t.prompt() == "draft":
        t.play(next(line for line in t.offers() if line not in ("keep fancelot", "keep herbert")))
    for seat, other in (("p1", "p2"), ("p2", "p1")):
        king = getattr(t, seat).king
        area = t.view(other)["players"][int(seat[1]) - 1]
        assert area["king"] is None
        assert area["king_hidden"]
        assert king not in area["hand"]
        assert area["hand_count"] == 7
        assert t.view(seat)["players"][int(seat[1]) - 1]["king"] == king
    actor = t.deciding()[0]
    king = getattr(t, actor).king
    t.play(f"play {king}")
    assert t.told("king-shown") == [{"event": "king-shown", "seat": actor, "card": king}]
    assert t.view()["players"][int(actor[1]) - 1]["king"] == king


@pytest.mark.rule("AT-198")
def test_only_who_holds_the_kings_that_are_passed_sees_them() -> None:
    t = new_game(3, "passed", kings="draft")
    while t.prompt() == "draft":
        (holder,) = t.deciding()
        assert t.view(holder)["kings"] == t.offered("keep")
        for other in ("", "p1", "p2", "p3"):
            if other != holder:
                assert "kings" not in t.view(other)
        t.play(t.offers()[0])
    assert all("kings" not in t.view(seat) for seat in ("", "p1", "p2", "p3"))


@pytest.mark.rule("AT-018", "AT-019")
def test_a_fair_guess_knows_which_cards_are_in_the_decks_and_not_in_which_order() -> None:
    t = new_game(2, "guess")
    rng = random.Random(1)
    guesses = [TITLE.redeal(t.pos, 0, rng) for _ in range(20)]
    for deck in ("deck", "shoal"):
        true = getattr(t.pos, deck)
        guessed = [getattr(guess, deck) for guess in guesses]
        assert all(sorted(cards) == sorted(true) for cards in guessed)
        assert len({cards[-1] for cards in guessed}) > 4
        assert true not in guessed
