"""Sums and intervals, against values worked out by hand or known from textbooks."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from itertools import pairwise
from statistics import mean, stdev

import pytest

from tablee.games import title
from tablee.lab.balance import CHANGED, PRINTED, Report, examine
from tablee.lab.figures import SHARE, Interval, Sums, Tries, student, wilson
from tablee.lab.impacts import ENOUGH
from tablee.lab.numbers import Figures
from tablee.lab.report import as_csv, as_data, card_sheet, clearest, main_sheet, sheets, tiles
from tablee.texts.speaker import Speaker

NAMELESS = {"RW-1": {"name-en": "Flask"}}


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0000),
    ],
)
def test_wilsons_interval_is_that_of_the_literature(successes: int, trials: int, low: float, high: float) -> None:
    found = wilson(successes, trials)
    assert found.value == successes / trials
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_nothing_tried_can_be_any_rate() -> None:
    assert wilson(0, 0) == Interval(0.0, 0.0, 1.0)


def test_sums_give_mean_and_spread_in_any_order_and_any_portions() -> None:
    rng = random.Random("sums")
    values = [rng.randint(-40, 90) for _ in range(101)]
    whole, parts = Sums(), Sums()
    for value in values:
        whole.add(value)
    for first in (60, 0, 30, 90):
        part = Sums()
        for value in values[first : first + 30]:
            part.add(value)
        parts.merge(part)
    assert parts == whole
    assert whole.mean == pytest.approx(mean(values))
    assert whole.sd == pytest.approx(stdev(values))
    assert (whole.least, whole.most) == (min(values), max(values))


def test_no_value_and_one_value_have_no_spread() -> None:
    sums = Sums()
    assert (sums.mean, sums.sd, sums.least) == (0.0, 0.0, None)
    sums.add(7)
    assert (sums.mean, sums.sd, sums.least, sums.most) == (7.0, 0.0, 7, 7)


def test_a_shared_victory_counts_as_its_fraction() -> None:
    tries = Tries()
    for winners in (1, 2, 3, 4):
        tries.add(SHARE // winners, 30)
    tries.add(0, 20)
    assert tries.win_rate().value == pytest.approx((1 + 1 / 2 + 1 / 3 + 1 / 4) / 5)


def test_a_difference_is_as_unsure_as_both_its_sides() -> None:
    difference = Interval(0.5, 0.4, 0.6).minus(Interval(0.3, 0.1, 0.5))
    assert difference.value == pytest.approx(0.2)
    assert difference.high - difference.value == pytest.approx((0.1**2 + 0.2**2) ** 0.5)
    assert not difference.is_clear
    assert Interval(0.5, 0.45, 0.55).minus(Interval(0.3, 0.28, 0.32)).is_clear


@pytest.mark.parametrize("trials", range(1, 60))
def test_a_rate_lies_within_its_interval_at_both_ends(trials: int) -> None:
    for successes in (0, trials):
        found = wilson(successes, trials)
        assert found.low <= found.value <= found.high


def sums_of(values: list[int]) -> Sums:
    found = Sums()
    for value in values:
        found.add(value)
    return found


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (9, 2.262), (20, 2.086), (60, 2.000), (120, 1.980)],
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=1e-3)


def test_the_interval_of_a_mean_is_students() -> None:
    """Student's own example (1908): tenths of hours that ten patients slept more by the one drug than by the other."""
    sleep = sums_of([12, 24, 13, 13, 0, 10, 18, 8, 46, 14]).interval()
    assert (sleep.value, round(sleep.low, 2), round(sleep.high, 2)) == (15.8, 7.00, 24.60)
    assert sleep.is_clear


@pytest.mark.parametrize("values", [[], [-17], [3, 3], [0] * 40])
def test_what_was_never_seen_to_vary_has_no_interval_and_no_star(values: list[int]) -> None:
    found = sums_of(values).interval()
    assert not found.is_known
    assert not found.is_clear


def test_a_change_of_rate_is_that_of_bonett_and_price() -> None:
    """Bentur et al. 2009, as in Fagerland, Lydersen and Laake 2014: of 21 patients 1 got better and 7 got worse. By
    hand: 6 / 23 and the square root of (10 - 36 / 23) / 23 / 23, here times Student's 2.086 instead of 1.960."""
    found = sums_of([1] * 1 + [-1] * 7 + [0] * 13).change_of_rate()
    assert found.value == pytest.approx(-6 / 21)
    half = ((10 - 36 / 23) / 23 / 23) ** 0.5
    assert found.low == pytest.approx(-6 / 23 - 2.086 * half, abs=1e-4)
    assert found.high == pytest.approx(-6 / 23 + 2.086 * half, abs=1e-4)
    assert -6 / 23 - 1.95996 * half == pytest.approx(-0.508, abs=5e-4)


def test_a_change_of_rate_is_honest_about_few_deals_and_about_none_that_differed() -> None:
    assert sums_of([-1]).change_of_rate() == Interval(-1.0, -1.0, 1.0)
    widths = [sums_of([0] * count).change_of_rate().high for count in (2, 10, 40, 1000)]
    assert all(more > less for more, less in pairwise(widths))
    assert 3 / 1000 > widths[-1] > 2.5 / 1000, "nothing of so many: about three of so many at most"
    assert [sums_of([1] * count).change_of_rate().is_clear for count in (2, 4, 5, 6)] == [False, False, False, True]
    for values in ([1] * 2, [-1] * 9, [1, -1], [1] * 50 + [0]):
        found = sums_of(values).change_of_rate()
        assert -1 <= found.low <= found.value <= found.high <= 1


def test_a_change_of_shared_victories_counts_their_fractions() -> None:
    halves = [SHARE // 2, -SHARE // 2, 0, 0, SHARE]
    found = sums_of(halves).change_of_rate(SHARE)
    assert found.value == pytest.approx(0.2)
    variance = (0.25 + 0.25 + 1 + 2) / 7 - (1 / 7) ** 2
    assert found.high == pytest.approx(1 / 7 + student(4) * (variance / 7) ** 0.5)


@pytest.mark.parametrize(("up", "down"), [(0.5, 0.5), (0.3, 0.1), (0.05, 0.05), (0.9, 0.05)])
def test_a_change_of_rate_lies_in_its_interval_95_times_of_100(up: float, down: float) -> None:
    rng = random.Random(f"pairs {up} {down}")
    held = 0
    for _ in range(1000):
        drawn = [rng.random() for _ in range(30)]
        found = sums_of([1 if each < up else -1 if each < up + down else 0 for each in drawn]).change_of_rate()
        held += found.low <= up - down <= found.high
    assert held >= 930


# In a report


@cache
def renamed(games: int) -> Report:
    return examine("syncro", bots=["greedy"], games=games, options={"level": 3}, changes=NAMELESS)


def spoken(report: Report, lang: str) -> Speaker:
    return Speaker(lang, title(report.plan.title), report.plan.table()[1])


def test_one_deal_shows_no_interval_and_no_star() -> None:
    found = examine("atlantes", bots=["greedy"], games=1, changes={"L1": {"gold": 9}})
    told = main_sheet(found, spoken(found, "en"), Figures("en"))
    for row in told.rows:
        assert "*" not in "".join(row)
        assert row[-1] in ("one deal only", "−100.0 – 100.0")
    data = json.loads(json.dumps(as_data(found)), parse_constant=pytest.fail)
    scores = [each["difference"] for each in data["figures"] if each["measure"] == "score"]
    assert all((each["low"], each["high"]) == (None, None) for each in scores)
    (line,) = [line for line in as_csv(found).splitlines() if line.startswith("difference,seat,1,score")]
    assert line.endswith(",,,1,,")


@pytest.mark.parametrize(("lang", "said"), [("en", "the same in all 5"), ("fr", "pareil dans les 5")])
def test_deals_that_never_differed_are_said_to_be_the_same(lang: str, said: str) -> None:
    found = renamed(5)
    speaker = spoken(found, lang)
    cells = [row[-1] for row in main_sheet(found, speaker, Figures(lang)).rows]
    assert said in cells
    wins = found.difference("seat", "all", "wins")
    assert wins.low < 0 < wins.high
    assert any(said in each.below for each in tiles(found, speaker))


@pytest.mark.parametrize(("lang", "said"), [("en", "No card can be judged"), ("fr", "Aucune carte ne peut être jugée")])
def test_where_no_card_can_be_judged_that_is_said(lang: str, said: str) -> None:
    for found in (renamed(5), examine("syncro", bots=["greedy"], games=3, options={"level": 3})):
        speaker = spoken(found, lang)
        assert said in sheets(found, speaker, 5)[-1].notes[0]
        pytest.importorskip("matplotlib")
        from tablee.lab.page import page

        assert said in page(found, speaker, {})


@pytest.mark.parametrize("wide", [False, True])
def test_cards_of_two_boxes_say_how_many_played_and_only_held_them(wide: bool) -> None:
    found = examine("ancient-knowledge", bots=["greedy"], games=3, changes={"C16": {"cost": 0}})
    rows = [row for row in found.cards() if row.sides[PRINTED].played_by and row.sides[CHANGED].held_by][:4]
    assert rows
    told = card_sheet(found, spoken(found, "en"), Figures("en"), rows, wide)
    for row, cells in zip(rows, told.rows, strict=True):
        assert len(cells) == len(told.head)
        for box, side in row.sides.items():
            if wide:
                assert any(cell.endswith(f" ({side.played_by})") for cell in cells)
            else:
                assert f"{side.played_by} / {side.held_by}" in cells[1 if box == PRINTED else 2]
    assert clearest(found, 5) == [row for row in found.cards() if row.card == "C16"], f"fewer than {ENOUGH}"


def test_who_plays_alone_for_points_reads_of_points() -> None:
    found = examine("atlantes", bots=["greedy"], games=2, seats=1)
    rows = [row for row in found.cards() if row.sides[PRINTED].played_by]
    for wide in (False, True):
        told = card_sheet(found, spoken(found, "en"), Figures("en"), rows, wide)
        assert "points of those who played it" in told.heading
        assert "%" not in "".join("".join(cells) for cells in told.rows)
        assert all(len(cells) == len(told.head) for cells in told.rows)


def ticks(picture: str) -> list[str]:
    return [each for each in re.findall(r">([^<>]+)</text>", picture) if re.fullmatch(r"[−\d.,\s]+", each)]


@pytest.mark.parametrize(("lang", "point"), [("en", "."), ("fr", ",")])
def test_plots_have_numbers_in_the_readers_language_and_whole_ones_where_figures_are_whole(
    lang: str, point: str
) -> None:
    pytest.importorskip("matplotlib")
    from matplotlib.figure import Figure

    from tablee.lab.page import plots
    from tablee.lab.picture import speak

    found = renamed(5)
    for picture in plots(found, spoken(found, lang)).values():
        assert not [each for each in ticks(picture) if ({".": ",", ",": "."}[point]) in each]
    axes = Figure().subplots()
    axes.plot([1, 2], [0.5, 3.5])
    speak(axes.xaxis, lang, is_whole=True)
    speak(axes.yaxis, lang)
    axes.figure.canvas.draw()
    shown = [[label.get_text() for label in axis.get_ticklabels()] for axis in (axes.xaxis, axes.yaxis)]
    assert all(each.isdecimal() for each in shown[0])
    assert f"1{point}5" in shown[1]
