"""Round-robins: the same deals for everybody, the same result however many processes, Elo that fits the victories."""

from __future__ import annotations

import math
from itertools import combinations
from pathlib import Path

import pytest

from tablee.kernel.errors import BadInput
from tablee.lab.arena import (
    ArenaPlan,
    Met,
    Outcome,
    arena,
    as_csv,
    as_data,
    checkpoint,
    judged,
    kept,
    likeliest,
    planned,
    read_kept,
    run,
)
from tablee.lab.figures import SHARE
from tablee.lab.workers import Crew

BOTS = ["first", "casual", "greedy"]


def test_equal_seeds_give_equal_results_with_one_process_or_many() -> None:
    one = arena("atlantes", bots=BOTS, games=6, seed="jobs")
    two = arena("atlantes", bots=BOTS, games=6, seed="jobs", jobs=2)
    assert as_data(one) == as_data(two)
    assert one.outcomes == two.outcomes
    other = arena("atlantes", bots=BOTS, games=6, seed="other")
    assert one.outcomes != other.outcomes


def test_every_deal_is_played_from_every_seat() -> None:
    """A bot against itself under another name gains nothing by its place: what one wins there the other wins here."""
    plan = planned("atlantes", bots=["blur:0.001", "blur:0.0010"], games=8, seed="seats")
    outcomes = run(plan, {}, Crew())
    for deal in range(4):
        there, here = outcomes[0, 2 * deal], outcomes[0, 2 * deal + 1]
        assert there.scores == here.scores[::-1]


def test_whoever_goes_on_has_the_same_result_as_who_never_stopped(tmp_path: Path) -> None:
    plan = planned("atlantes", bots=BOTS, games=6, seed="again")
    whole = run(plan, {}, Crew())
    half = dict(list(whole.items())[:7])
    file = checkpoint(plan, tmp_path / "games.json")
    file.keep_now(kept(half))
    read = read_kept(plan, file.read(), "games.json")
    assert read == half
    told: list[tuple[int, int]] = []
    played = []
    again = run(plan, read, Crew(), lambda done, of: told.append((done, of)), lambda place, _: played.append(place))
    assert again == whole
    assert told[0] == (7, 18)
    assert told[-1] == (18, 18)
    assert len(played) == 11
    assert as_data(judged(plan, again)) == as_data(judged(plan, whole))


def test_games_of_another_plan_are_refused(tmp_path: Path) -> None:
    plan = planned("atlantes", bots=BOTS, games=2, seed="1")
    other = planned("atlantes", bots=BOTS, games=2, seed="2")
    path = tmp_path / "x"
    checkpoint(other, path).keep_now(kept({}))
    with pytest.raises(BadInput, match="x belongs to another run: its 'seed' is '2', not '1'"):
        checkpoint(plan, path).read()
    path.write_text('{"arena": 1}', "utf-8")
    with pytest.raises(BadInput, match="x was written by another version"):
        checkpoint(plan, path).read()
    for broken in ("[]", "{", "{}", '"arena"'):
        path.write_text(broken, "utf-8")
        with pytest.raises(BadInput, match=r"nothing to resume in .*x"):
            checkpoint(plan, path).read()
    for wrong in ({"outcomes": [[0, 0, [1], [2], ""]]}, {"outcomes": 3}, {}):
        with pytest.raises(BadInput, match=r"nothing to resume in .*x"):
            read_kept(plan, wrong, "x")


def test_more_games_go_on_from_fewer() -> None:
    few, many = (planned("atlantes", bots=BOTS, games=games, seed="1") for games in (2, 4))
    assert run(many, run(few, {}, Crew()), Crew()) == run(many, {}, Crew())


def test_elo_is_what_made_the_victories_likeliest() -> None:
    """Strengths of 1, 2 and 8, and as many victories as they would have: they are found again."""
    true = [1.0, 2.0, 8.0]
    for others in (1, 3):
        tables = []
        for one, two in combinations(range(3), 2):
            share = true[one] / (true[one] + others * true[two])
            tables.append(Met(one, two, others, games=1000, wins=1000 * share))
        found = likeliest(3, tables)
        assert [value / found[0] for value in found] == pytest.approx(true, rel=1e-3)


def test_intervals_hold_the_figure_and_shrink_with_more_games() -> None:
    def rated(games: int) -> float:
        plan = ArenaPlan("atlantes", {}, 2, ("greedy", "casual"), games, "1", False)
        wins = [SHARE if game % 4 else 0 for game in range(games)]
        outcomes = {(0, game): Outcome((won, SHARE - won), (50, 40)) for game, won in enumerate(wins)}
        (casual,) = [each for each in judged(plan, outcomes).ratings if each.name == "casual"]
        assert casual.elo is not None
        assert casual.elo.low <= casual.elo.value <= casual.elo.high
        assert casual.elo.value == pytest.approx(400 * math.log10(1 / 3), abs=2000 / games)
        return casual.elo.high - casual.elo.low

    assert rated(400) < rated(40)


def test_a_bot_that_never_wins_has_a_figure_all_the_same() -> None:
    found = arena("ancient-knowledge", bots=["random", "greedy"], games=4)
    (last,) = [each.elo for each in found.ratings if each.name == "random"]
    assert last is not None
    assert -1000 < last.value < -100


def test_at_larger_tables_each_bot_is_alone_among_others_of_one_kind() -> None:
    plan = planned("atlantes", bots=["first", "greedy"], games=3, seed="1", seats=3)
    assert plan.meetings() == [("first", "greedy", "greedy"), ("greedy", "first", "first")]
    found = judged(plan, run(plan, {}, Crew()))
    assert set(found.cross) == {("first", "greedy"), ("greedy", "first")}
    assert found.ratings[0].name == "greedy"


def test_where_all_win_together_each_bot_plays_by_itself() -> None:
    found = arena("syncro", bots=["first", "greedy"], games=6, seats=2)
    assert not found.plan.rivals
    assert found.cross == {}
    assert {each.name: each.elo for each in found.ratings} == {"first": None, "greedy": None}
    assert all(each.games == 6 and each.wins is not None for each in found.ratings)


def test_alone_each_bot_is_judged_by_victories_and_points() -> None:
    found = arena("atlantes", bots=["first", "greedy"], games=4, seats=1)
    assert not found.plan.rivals
    assert found.ratings[0].score.count == 4
    assert [each.wins for each in found.ratings] == [None, None], "most points of one are no victory"
    assert all(sum(each.ends.values()) == 4 and "" not in each.ends for each in found.ratings), "each has its totem"


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (["greedy"], "a round-robin needs at least 2 bots, not 1"),
        (["greedy", "greedy"], "bot 'greedy' is listed twice"),
        (["greedy", "clever"], "unknown bot 'clever'"),
        (["greedy", "search:0"], "invalid bot 'search:0'"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(bots: list[str], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        planned("atlantes", bots=bots, games=2, seed="1")


def test_the_sheet_has_a_line_for_each_bot_and_each_meeting() -> None:
    lines = as_csv(arena("atlantes", bots=BOTS, games=2)).splitlines()
    assert len(lines) == 1 + 3 + 6
    assert all(line.count(",") == lines[0].count(",") for line in lines)


def test_a_picture_is_drawn_for_rivals_and_for_those_who_play_alone() -> None:
    pytest.importorskip("matplotlib")
    from tablee.lab.picture import elo_picture

    words = {"elo": "Elo", "wins": "Victories", "points": "Points"}
    for id, seats in (("atlantes", 2), ("atlantes", 1), ("syncro", 2)):
        found = arena(id, bots=["first", "greedy"], games=2, seats=seats)
        drawn = elo_picture(found, "Strength", words, "en")
        assert drawn == elo_picture(found, "Strength", words, "en")
        assert drawn.count("<svg") == 1
        assert ">first<" in drawn
