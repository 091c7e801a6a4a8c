"""Many games: the same tables whoever plays them, and figures that add up."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest

from tablee.games import TITLES, title
from tablee.kernel.errors import BadInput
from tablee.kernel.title import Result, Standing
from tablee.lab.figures import SHARE
from tablee.lab.simulation import CardTally, Simulation, Tally, add_result, simulate
from tablee.lab.tables import HEAD, as_csv, as_data, card_rows, differences, hardly_played, held_rows, outliers

AK = "ancient-knowledge"


@pytest.fixture(scope="module")
def twelve() -> Simulation:
    return simulate(AK, bots=["greedy", "random"], games=12, seed="lab")


def test_two_processes_give_the_table_of_one(twelve: Simulation) -> None:
    seen: list[tuple[int, int]] = []
    two = simulate(AK, bots=["greedy", "random"], games=12, seed="lab", jobs=2, progress=lambda *at: seen.append(at))
    assert two.tally == twelve.tally
    assert seen[-1] == (12, 12)
    assert seen == sorted(seen)


def test_another_seed_gives_another_table(twelve: Simulation) -> None:
    assert simulate(AK, bots=["greedy", "random"], games=12, seed="other").tally != twelve.tally


def test_more_games_begin_with_the_same_ones() -> None:
    """Game i depends on its own number only."""
    three = simulate(AK, bots=["random"], games=3, seed="lab").tally
    four = simulate(AK, bots=["random"], games=4, seed="lab").tally
    assert four.decisions.total > three.decisions.total
    for bot, lines in three.lines.items():
        for line, sums in lines.items():
            assert four.lines[bot][line].count == sums.count + 2  # one game more, two seats


def test_bots_take_every_place_in_the_turn_order_equally_often(twelve: Simulation) -> None:
    tally = twelve.tally
    assert sorted(tally.seats) == [0, 1]
    assert {tries.players for tries in tally.seats.values()} == {12}
    assert {bot: tries.players for bot, tries in tally.bots.items()} == {"greedy": 12, "random": 12}


def test_two_bots_share_three_seats_fairly() -> None:
    tally = simulate(AK, bots=["greedy", "random"], seats=3, games=4, seed="three").tally
    assert {bot: tries.players for bot, tries in tally.bots.items()} == {"greedy": 6, "random": 6}


def test_every_game_has_one_victory(twelve: Simulation) -> None:
    for side in (twelve.tally.seats, twelve.tally.bots):
        assert sum(tries.wins for tries in side.values()) == 12 * SHARE


def test_the_lines_of_the_score_sheet_add_up_to_the_score(twelve: Simulation) -> None:
    for bot, tries in twelve.tally.bots.items():
        assert sum(sums.total for sums in twelve.tally.lines[bot].values()) == tries.score.total


def test_greedy_wins_and_the_table_says_so(twelve: Simulation) -> None:
    assert twelve.tally.bots["greedy"].win_rate().low > 0.5 > twelve.tally.bots["random"].win_rate().high


def test_every_card_that_came_into_play_is_counted_once_for_each_player(twelve: Simulation) -> None:
    tally = twelve.tally
    ids = set(title(AK).box().ids)
    assert len(tally.cards) > 100
    for card, tallied in tally.cards.items():
        players = sum(tries.players for tries in tallied.by.values())
        assert card in ids
        assert (1 if tallied.times else 0) <= tallied.games <= 12
        assert tallied.users <= min(players, tallied.holders)
        assert tallied.games <= players <= tallied.times


def standing(seat: int, rank: int, score: int) -> Standing:
    return Standing(seat, rank, score, {"past": score})


def test_a_tie_is_counted_by_what_broke_it_and_shared_where_nothing_did() -> None:
    tally = Tally()
    names, places = ["greedy", "random", "greedy"], [2, 0, 1]
    shared = Result([standing(0, 1, 40), standing(1, 1, 40), standing(2, 3, 12)], "shared")
    add_result(tally, shared, names, places, [(0, "C16"), (0, "C16"), (1, "C16"), (2, "T1")], [])
    assert tally.ties == {"shared": 1}
    assert [tally.seats[place].wins for place in range(3)] == [SHARE // 2, 0, SHARE // 2]
    assert tally.bots["greedy"].wins == SHARE // 2
    assert tally.cards["C16"].games == 1
    assert tally.cards["C16"].times == 3
    assert {bot: tries.players for bot, tries in tally.cards["C16"].by.items()} == {"greedy": 1, "random": 1}


def test_a_cards_lift_is_measured_against_the_same_bots_average() -> None:
    """Greedy wins all and plays C1 in half of its games: winning with C1 is no merit of the card."""
    tally = Tally()
    for number in range(40):
        result = Result([standing(0, 1, 50 if number % 2 else 40), standing(1, 2, 10)])
        add_result(tally, result, ["greedy", "random"], [0, 1], [(0, "C1")] if number % 2 else [(1, "M1")], [])
    tally.games = 40
    rows = {row.card: row for row in card_rows(tally)}
    assert rows["C1"].rate == rows["M1"].rate == 0.5
    assert rows["C1"].wins.value == 1.0
    assert rows["C1"].win_lift.value == 0.0
    assert not rows["C1"].win_lift.is_clear
    assert rows["C1"].score_lift.value == pytest.approx(5.0)  # 50, where greedy has 45 on average
    assert rows["M1"].score_lift.value == pytest.approx(0.0)


def test_who_held_a_card_and_who_of_these_played_it() -> None:
    tally = Tally(games=1)
    result = Result([standing(0, 1, 40), standing(1, 2, 10)])
    held = [(0, "C1"), (0, "C1"), (1, "C1"), (1, "M1"), (-1, "T1"), (-1, "T2")]
    add_result(tally, result, ["greedy", "random"], [0, 1], [(1, "C1"), (0, "T1"), (0, "A1")], held)
    found = {card: (tallied.holders, tallied.users) for card, tallied in tally.cards.items()}
    assert found == {"C1": (2, 1), "M1": (1, 0), "T1": (1, 1), "T2": (1, 0), "A1": (0, 0)}
    assert {row.card for row in card_rows(tally)} == {"C1", "T1", "A1"}, "M1 and T2 never came into play"


def test_what_comes_into_play_by_nobody_is_everybodys() -> None:
    tally = Tally()
    add_result(tally, Result([standing(0, 1, 40), standing(1, 2, 10)]), ["a", "b"], [0, 1], [(-1, "X")], [])
    assert tally.cards["X"].times == 1
    assert {bot: (tries.players, tries.wins) for bot, tries in tally.cards["X"].by.items()} == {
        "a": (1, SHARE),
        "b": (1, 0),
    }


def test_where_all_win_together_a_table_of_the_same_bot_is_one_try() -> None:
    tally = Tally()
    won = Result([standing(seat, 1, 9) for seat in range(4)], won=True)
    add_result(tally, won, ["a", "a", "a", "b"], [0, 1, 2, 3], [(0, "X"), (1, "X"), (3, "X")], [(2, "X")])
    assert {bot: tries.players for bot, tries in tally.bots.items()} == {"a": 1, "b": 1}
    assert {bot: tries.players for bot, tries in tally.cards["X"].by.items()} == {"a": 1, "b": 1}
    assert {tries.players for tries in tally.seats.values()} == {1}
    assert (tally.cards["X"].holders, tally.cards["X"].users) == (1, 0)


def test_hardly_played_is_said_only_of_cards_that_were_held_often_enough() -> None:
    tally = Tally(games=100)
    for card, holders, users in (("rare", 34, 0), ("idle", 35, 0), ("loved", 90, 80), ("some", 400, 25)):
        tally.cards[card] = CardTally(holders=holders, users=users)
    assert [row.card for row in held_rows(tally)] == ["some", "idle", "rare", "loved"]
    assert [row.card for row in hardly_played(tally)] == ["some", "idle"]


@pytest.mark.parametrize("id", TITLES)
def test_what_an_event_declares_is_among_its_facts(id: str) -> None:
    for name, kind in title(id).events.items():
        assert set(kind.plays + kind.holds) <= {*kind.facts, *kind.secret}, name


OPTIONS = {"syncro": {"level": 5}}


@pytest.mark.parametrize("id", TITLES)
def test_every_title_says_which_cards_are_held_and_played(id: str) -> None:
    found = title(id)
    tally = simulate(id, bots=["greedy"], games=2, seats=2, options=OPTIONS.get(id), seed="cards").tally
    ids = {face.id for face in found.box().faces()}
    assert set(tally.cards) <= ids
    assert sum(tallied.games > 0 for tallied in tally.cards.values()) >= 20
    assert sum(tallied.holders > 0 for tallied in tally.cards.values()) >= 5


@pytest.mark.parametrize("id", TITLES)
def test_the_set_up_is_told_by_the_titles_own_events_and_changes_nothing(id: str) -> None:
    found = title(id)
    pos = found.setup(OPTIONS.get(id, {}), 3, "opening")
    before = pos.hash64()
    told = found.opening(pos)
    assert pos.hash64() == before
    assert told
    for event in told:
        for seat in (None, 0, 1, 2):
            shown = event.shown(found.events, seat)
            assert event.known_to(seat) or not set(found.events[event.kind].secret) & set(shown)


def test_a_short_table_has_the_clearest_cards_and_those_asked_for(twelve: Simulation) -> None:
    rows = card_rows(twelve.tally)
    short = outliers(rows, 5, ["C16"])
    assert 5 <= len(short) <= 6
    assert "C16" in [row.card for row in short] or "C16" not in twelve.tally.cards
    assert [row.score_lift.value for row in short] == sorted([row.score_lift.value for row in short], reverse=True)


def test_all_of_it_survives_json(twelve: Simulation) -> None:
    data = json.loads(json.dumps(as_data(twelve)))
    assert data["games"] == 12
    assert data["per_bot"]["greedy"]["wins"]["value"] == twelve.tally.bots["greedy"].win_rate().value
    assert len(data["cards"]) == sum(tallied.times > 0 for tallied in twelve.tally.cards.values())
    assert len(data["held"]) == sum(tallied.holders > 0 for tallied in twelve.tally.cards.values())
    assert set(data["hardly_played"]) <= {row["card"] for row in data["held"]}
    assert [seat["seat"] for seat in data["seats"]] == [1, 2]


def test_csv_has_one_value_a_line(twelve: Simulation) -> None:
    lines = list(csv.DictReader(io.StringIO(as_csv({"printed": twelve}))))
    assert tuple(lines[0]) == HEAD
    keys = [(line["cards"], line["table"], line["key"], line["measure"]) for line in lines]
    assert len(set(keys)) == len(keys)
    assert all(line["value"] and float(line["value"]) is not None and int(line["count"]) >= 0 for line in lines)
    (wins,) = [line for line in lines if (line["table"], line["key"], line["measure"]) == ("bot", "greedy", "wins")]
    assert float(wins["low"]) <= float(wins["value"]) <= float(wins["high"])


def test_a_changed_card_shows_in_the_comparison() -> None:
    changes: dict[str, Any] = {"C9": {"points": 40}}
    printed = simulate(AK, bots=["greedy"], games=10, seed="change")
    changed = simulate(AK, bots=["greedy"], games=10, seed="change", changes=changes)
    found = {(each.what, each.key): each for each in differences(printed, changed)}
    assert found["bot-score", "greedy"].difference.value > 0
    assert found["played", "C9"].changed.value > found["played", "C9"].printed.value
    for each in found.values():
        assert each.difference.value == pytest.approx(each.changed.value - each.printed.value)


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ({"title": "chess"}, "unknown title 'chess'"),
        ({"bots": ["clever"]}, "unknown bot 'clever'"),
        ({"seats": 5}, "for 2 to 4 players, not 5"),
        ({"bots": ["random"] * 5}, "for 2 to 4 players, not 5"),
        ({"options": {"colour": 1}}, "has no option 'colour'"),
        ({"changes": {"X9": {"points": 1}}, "place": "my.toml"}, "my.toml.*: unknown card 'X9'"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(order: dict[str, Any], said: str) -> None:
    given: dict[str, Any] = {"title": AK, "bots": ["random"], "games": 10**9, **order}
    with pytest.raises(BadInput, match=said):
        simulate(given.pop("title"), **given)


class Enough(Exception):
    pass


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_caller_who_has_seen_enough_stops_the_games(jobs: int) -> None:
    """What a player's Ctrl-C does: it is raised in the midst, and the processes go home."""

    def interrupt(done: int, games: int) -> None:
        raise Enough(done)

    with pytest.raises(Enough):
        simulate(AK, bots=["random"], games=1_000_000, seed="stop", jobs=jobs, progress=interrupt)


def test_a_game_without_end_is_told_and_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.lab.playing.LONGEST", 20)
    with pytest.raises(BadInput, match="the game with seed 'long-0' is not over after 20 choices"):
        simulate("atlantes", bots=["greedy", "greedy"], games=1, seed="long")
