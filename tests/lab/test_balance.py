"""What a changed box does: the same deals with both, intervals that hold, and the same report whoever plays."""

from __future__ import annotations

import json
import random
import shlex
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

import pytest

from tablee.cli.balance import changes_of, precision_of
from tablee.games import TITLES, title
from tablee.kernel.errors import BadInput
from tablee.lab import balance, impacts
from tablee.lab.balance import CHANGED, PRINTED, Findings, Report, checkpoint, examine, planned, play_portion, run
from tablee.lab.figures import SHARE, Sums
from tablee.lab.impacts import holm
from tablee.lab.numbers import Figures
from tablee.lab.report import HEAD, as_csv, as_data, clearest, command, main_sheet, quantile, sheets, tiles
from tablee.lab.simulation import simulate
from tablee.lab.stopping import ERROR, FOR_LOOKS, enclosed, error_at, half_width, is_look, look_number, looks
from tablee.lab.workers import Crew
from tablee.texts.speaker import Speaker

AK = "ancient-knowledge"
OPTIONS = {"syncro": {"level": 5}}
FEW: dict[str, Any] = {"bots": ["greedy"], "games": 24, "seed": "few"}


@pytest.fixture(scope="module")
def compared() -> Report:
    return examine(AK, **FEW, changes={"C16": {"points": 30, "cost": 0}})


# The same deals


def test_a_change_of_words_changes_nothing_deal_by_deal() -> None:
    found = examine(AK, **{**FEW, "games": 6}, changes={"C16": {"name-en": "Ys"}})
    for sums in found.findings.paired.values():
        assert (sums.least, sums.most) == (0, 0)
    for row in found.cards():
        assert row.sides[PRINTED] == row.sides[CHANGED]


def test_differences_are_taken_deal_by_deal(compared: Report) -> None:
    key = ("seat", "1", "score")
    singles = [compared.findings.single[box][key] for box in (PRINTED, CHANGED)]
    paired = compared.findings.paired[key]
    assert paired.total == singles[1].total - singles[0].total
    assert paired.count == 24
    apart = singles[0].variance + singles[1].variance
    assert paired.variance < apart, "the same deals say more than others would"
    assert compared.difference("card", "C16", "played").value >= 0, "a gift is played at least as often"


def test_the_printed_side_of_a_comparison_is_the_report_of_the_printed_box(compared: Report) -> None:
    alone = examine(AK, **FEW)
    for key in alone.measured():
        assert alone.figure(PRINTED, *key) == compared.figure(PRINTED, *key)
    sides = {row.card: row.sides[PRINTED] for row in compared.cards() if row.sides[PRINTED].played_by}
    assert {row.card: row.sides[PRINTED] for row in alone.cards() if row.sides[PRINTED].played_by} == sides


@pytest.mark.parametrize("id", TITLES)
def test_every_title_has_its_report(id: str) -> None:
    """Rivals share the victory among them; where all win together, the table is one; every card is one of the box."""
    found = examine(id, bots=["greedy"], games=4, seats=2, options=OPTIONS.get(id))
    wins = {key: found.figure(PRINTED, "seat", key, "wins") for table, key, m in found.measured() if m == "wins"}
    if set(wins) != {"all"}:
        assert sum(each.value for each in wins.values()) == pytest.approx(1.0)
        assert sorted(wins) == ["1", "2"]
    rows = found.cards()
    assert {row.card for row in rows} <= {face.id for face in title(id).box().faces()}
    assert any(row.sides[PRINTED].played_by for row in rows)
    assert any(row.sides[PRINTED].held_by for row in rows)
    assert kept_and_read(found) == found.findings


def kept_and_read(found: Report) -> Findings:
    return Findings.read(json.loads(json.dumps(found.findings.data())), "games.json")


def test_alone_for_points_nobody_wins_and_points_are_compared() -> None:
    found = examine("atlantes", bots=["greedy"], games=3, seats=1)
    assert [key for key in found.measured() if key[2] == "wins"] == []
    two = examine("atlantes", bots=["greedy", "random"], games=3, seats=1)
    assert [key for key in two.measured() if key[2] == "wins"] == []
    assert all("wins" not in row.impact.get(PRINTED, {}) for row in found.cards())
    assert kept_and_read(found) == found.findings
    with pytest.raises(BadInput, match="no one wins or loses"):
        Report(found.plan, found.findings, 0.01).enclosure()


@pytest.mark.parametrize(("seats", "bots"), [(2, ["greedy", "random", "casual"]), (3, ["greedy", "random"])])
def test_the_wins_of_a_bot_are_of_the_seats_that_it_had(seats: int, bots: list[str]) -> None:
    """As a simulation counts them: with three bots at tables of two, one of them always stands aside."""
    order: dict[str, Any] = {"bots": bots, "games": 12, "seed": "aside", "seats": seats}
    found = examine("atlantes", **order, changes={"L1": {"name-en": "Ys"}})
    simulated = simulate("atlantes", **order).tally.bots
    for bot in bots:
        rate = found.figure(PRINTED, "bot", bot, "wins")
        assert rate == simulated[bot].win_rate()
        assert found.difference("bot", bot, "wins").value == 0
    assert kept_and_read(found) == found.findings


# Whoever plays


def test_the_report_is_the_same_with_one_process_and_with_two(compared: Report) -> None:
    two = examine(AK, **FEW, changes={"C16": {"points": 30, "cost": 0}}, jobs=2)
    assert json.dumps(as_data(two)) == json.dumps(as_data(compared))


def test_whoever_goes_on_has_the_same_report_as_who_never_stopped(compared: Report, tmp_path: Path) -> None:
    plan = compared.plan

    class Enough(Exception):
        pass

    kept = checkpoint(plan, tmp_path / "games.json")
    half = Findings()

    def keep(found: Findings) -> None:
        kept.keep_now(found.data())
        raise Enough

    with pytest.raises(Enough):
        run(plan, Crew(), half, keep=keep)
    again = Findings.read(kept.read(), "games.json")
    assert again == half
    assert again.games == balance.PORTION
    assert as_data(Report(plan, run(plan, Crew(), again))) == as_data(compared)


@pytest.mark.parametrize(("jobs", "last"), [(1, 10), (1, 24), (2, 10)])
def test_ctrl_c_in_the_middle_of_adding_up_leaves_whole_portions(
    compared: Report, monkeypatch: pytest.MonkeyPatch, jobs: int, last: int
) -> None:
    """While the first portion is added, or the last one."""
    plan = compared.plan
    merge = Sums.merge
    found = Findings()

    def interrupted(mine: Sums, other: Sums) -> None:
        merge(mine, other)
        if found.games == last and mine is found.paired.get(("card", "C16", "played")):
            signal.raise_signal(signal.SIGINT)

    with monkeypatch.context() as context:
        context.setattr(Sums, "merge", interrupted)
        with pytest.raises(KeyboardInterrupt):
            run(plan, Crew(jobs), found)
    assert found.games == last
    again = Findings.read(json.loads(json.dumps(found.data())), "games.json")
    assert json.dumps(as_data(Report(plan, run(plan, Crew(), again)))) == json.dumps(as_data(compared))


def broken(data: Any) -> Iterator[Any]:
    """What is kept with one thing taken away or changed: each name, each number, at the end of each list."""
    if isinstance(data, dict):
        for name in list(data)[:3]:
            yield {key: value for key, value in data.items() if key != name}
            for other in broken(data[name]):
                yield {**data, name: other}
    elif isinstance(data, list) and data:
        yield data[:-1]
        for number in {0, len(data) - 1}:
            for other in broken(data[number]):
                yield [*data[:number], other, *data[number + 1 :]]
    elif type(data) is int:
        yield from (-1 - abs(data), data + 1, data + 0.5, str(data), None, True, 10**400, [data])
    else:
        yield None


def test_a_checkpoint_that_cannot_be_right_is_refused_or_makes_a_report(compared: Report) -> None:
    """Never is it anything else than one sentence; numbers that contradict each other are always found."""
    kept = json.loads(json.dumps(compared.findings.data()))
    assert Findings.read(kept, "games.json") == compared.findings
    refused = 0
    made = list(broken(kept))
    for each in made:
        try:
            found = Findings.read(each, "games.json")
        except BadInput:
            refused += 1
        else:
            as_data(Report(compared.plan, found, 0.1))
    assert refused > 0.8 * len(made)


@pytest.mark.parametrize(
    "change",
    [
        {"games": -1},
        {"games": 23},
        {"games": 25},
        {"games": 24.0},
        {"games": True},
        {"games": 0},
        {"single": {}},
        {"single": []},
        {"paired": []},
        {"paired": {}},
        {"spread": {}},
        {"cards": {"C16": {"deals": 24, "00pn": 3}}},
        {"cards": {"C16": {"deals": 25}}},
        {"cards": {"C16": {"deals": 24, "00pn": -3, "00pn.00pn": 9}}},
        {"cards": {"C16": {"deals": 24, "20pn": 1, "20pn.20pn": 1}}},
        {"cards": {"C16": ["deals"]}},
        {"cards": None},
    ],
)
def test_counts_that_do_not_agree_are_refused(compared: Report, change: dict[str, Any]) -> None:
    kept = json.loads(json.dumps(compared.findings.data()))["findings"]
    with pytest.raises(BadInput, match="nothing to resume in"):
        Findings.read({"findings": {**kept, **change}}, "games.json")
    with pytest.raises(BadInput, match="nothing to resume in"):
        Findings.read({"findings": kept, "changed_content": None}, "games.json")
    for name in change:
        del kept[name]
    with pytest.raises(BadInput, match="nothing to resume in"):
        Findings.read({"findings": kept}, "games.json")


def more_of_place_99(kept: dict[str, Any]) -> None:
    kept["findings"]["single"]["printed"].append(["seat", "99", "wins", 24, 0, 0, 0, 0])


@pytest.mark.parametrize(
    "damage",
    [
        more_of_place_99,
        lambda kept: kept["findings"]["cards"].popitem(),
        lambda kept: kept["findings"]["cards"]["C16"].update({"00pn.00pn": 1000}),
        lambda kept: kept.update(note="mine"),
        lambda kept: kept.pop("checksum"),
        lambda kept: kept.update(checksum="0" * 64),
    ],
)
def test_a_checkpoint_that_is_not_as_it_was_written_is_refused(
    compared: Report, tmp_path: Path, damage: Callable[[Any], object]
) -> None:
    """A row more, a card less, another number: also where nothing contradicts it."""
    kept = checkpoint(compared.plan, tmp_path / "games.json")
    kept.keep_now(compared.findings.data())
    data = json.loads(kept.path.read_text("utf-8"))
    kept.path.write_text(json.dumps(data, indent=1), "utf-8")
    assert Findings.read(kept.read(), "games.json") == compared.findings, "set otherwise it is the same"
    damage(data)
    kept.path.write_text(json.dumps(data), "utf-8")
    with pytest.raises(BadInput, match="nothing to resume in"):
        kept.read()


def test_a_checkpoint_of_other_work_is_refused(compared: Report, tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    checkpoint(compared.plan, path).keep_now(Findings().data())
    other = planned(AK, **FEW, changes={"C16": {"points": 31}})
    with pytest.raises(BadInput, match="was played with other cards: resume with the same ones"):
        checkpoint(other, path).read()
    path.write_text(path.read_text("utf-8").replace('"balance":2', '"balance":1'), "utf-8")
    with pytest.raises(BadInput, match="was written by another version"):
        checkpoint(compared.plan, path).read()
    for broken in ({}, {"findings": 3}, {"findings": {"games": 1, "single": 3}}, {"findings": {"games": "x"}}):
        with pytest.raises(BadInput, match="nothing to resume in"):
            Findings.read(broken, "games.json")


# Cards


def test_all_that_a_report_says_about_cards_is_one_family(compared: Report, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many stars a page could have: printed, changed and difference, wins and points."""
    monkeypatch.setattr(impacts, "ENOUGH", 5)
    found = [each for row in compared.cards() for impacts in row.impact.values() for each in impacts.values()]
    assert len(found) > 3
    assert [each.adjusted for each in found] == holm([each.p for each in found])


# Stopping


def test_looks_are_at_whole_portions_and_ever_further_apart() -> None:
    found = [games for games, _ in zip(looks(10), range(30), strict=False)]
    assert all(games % 10 == 0 for games in found)
    assert found == sorted(set(found))
    assert [look_number(games, 10) for games in found] == list(range(1, 31))
    assert is_look(found[3], 10)
    assert not is_look(found[3] + 10, 10)


def test_whenever_one_stops_the_enclosure_is_hardly_ever_wrong() -> None:
    """Asked at every look, of a rate and of a rare event: all looks together are wrong less often than allowed."""
    rng = random.Random("often")
    for chance in (0.5, 0.01):
        wrong = 0
        for _ in range(60):
            sums, bad = Sums(), False
            for number in range(1, 801):
                sums.add(SHARE * (rng.random() < chance))
                if is_look(number, 10):
                    found = enclosed({"1": sums}, SHARE, 1, 10).means["1"]
                    bad |= not found.low <= chance <= found.high
            wrong += bad
        assert wrong / 60 <= ERROR


def test_all_enclosures_that_can_ever_be_read_share_one_error() -> None:
    """At looks, and wherever games end between them and are gone on with: together never more than is allowed."""
    spent = sum(error_at(games, 10) for games in range(1, 20_000))
    assert 0.95 * ERROR < spent <= ERROR
    looked = sum(error_at(games, 10) for games in range(1, 20_000) if is_look(games, 10))
    assert looked == pytest.approx(FOR_LOOKS * ERROR, rel=0.05)


def test_who_reads_on_and_on_is_hardly_ever_told_something_wrong() -> None:
    """As if a run was gone on with after each single game."""
    rng = random.Random("on and on")
    wrong = 0
    for _ in range(40):
        sums, bad = Sums(), False
        for _ in range(500):
            sums.add(SHARE * (rng.random() < 0.3))
            found = enclosed({"1": sums}, SHARE, 1, 10).means["1"]
            bad |= not found.low <= 0.3 <= found.high
        wrong += bad
    assert wrong / 40 <= ERROR


def test_no_spread_is_no_certainty() -> None:
    """A hundred games without any difference do not prove that there is none."""
    assert half_width(0.0, 100, 1, 0.05) > 0.05
    assert half_width(0.0, 100_000, 1, 0.05) < 0.001


def test_it_stops_at_the_first_look_at_which_all_is_known_well_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """A change of words makes no difference, so it is soon known that there is none; the same with two processes."""
    monkeypatch.setattr("tablee.lab.stopping.FIRST_LOOK", 20)
    plan = planned("syncro", bots=["random"], games=200, seed="stop", changes={"RW-1": {"name-en": "X"}})
    found = run(plan, Crew(), precision=0.5)
    assert found.games < 200
    assert is_look(found.games, balance.PORTION)
    assert balance.enclosure(found).widest <= 0.5
    before = Findings()
    for first in range(0, found.games - balance.PORTION, balance.PORTION):
        before.merge(play_portion(plan, range(first, first + balance.PORTION)))
        assert not balance.is_clear(before, 0.5)
    assert as_data(Report(plan, run(plan, Crew(jobs=2), precision=0.5), 0.5)) == as_data(Report(plan, found, 0.5))


def test_it_stops_at_a_look_even_if_what_was_done_before_was_no_whole_portion(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.lab.stopping.FIRST_LOOK", 20)
    plan = planned("syncro", bots=["random"], games=200, seed="stop", changes={"RW-1": {"name-en": "X"}})
    straight = run(plan, Crew(), precision=0.5)
    before = run(replace(plan, games=13), Crew())
    assert before.games == 13
    resumed = run(plan, Crew(), before, precision=0.5)
    assert resumed.games == straight.games < 200
    assert as_data(Report(plan, resumed, 0.5)) == as_data(Report(plan, straight, 0.5))


# What is told


def test_csv_has_one_value_a_line_and_agrees_with_the_data(compared: Report) -> None:
    lines = [line.split(",") for line in as_csv(compared).splitlines()]
    assert tuple(lines[0]) == HEAD
    assert all(len(line) == len(HEAD) for line in lines)
    keys = [tuple(line[:4]) for line in lines[1:]]
    assert len(set(keys)) == len(keys)
    data = as_data(compared)
    (wins,) = [
        each for each in data["figures"] if (each["table"], each["key"], each["measure"]) == ("seat", "1", "wins")
    ]
    (line,) = [each for each in lines if each[:4] == ["difference", "seat", "1", "wins"]]
    assert [float(cell) for cell in line[4:7]] == [wins["difference"][name] for name in ("value", "low", "high")]


def test_changed_cards_come_first_however_little_they_were_played(compared: Report) -> None:
    assert clearest(compared, 3)[0].card == "C16"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_needs_nothing_else_and_is_the_same_each_time(compared: Report, lang: str) -> None:
    pytest.importorskip("matplotlib")
    from tablee.lab.page import page

    found = title(AK)
    speaker = Speaker(lang, found, compared.plan.table()[1])
    made = page(compared, speaker)
    assert made == page(compared, speaker)
    assert f'<html lang="{lang}">' in made
    assert made.count("<svg") >= 3
    for outside in ("<script", "<link", "src=", "@import", 'href="http'):
        assert outside not in made.replace('xlink:href="#', "").replace('href="#', "")
    for each in tiles(compared, speaker):
        assert all(escape(words) in made for words in (each.name, each.value, each.below))
    assert "2 → 30" in made
    assert "--set C16.points=30 --set C16.cost=0 --players 2 --bots greedy --seed few --games 24" in made
    for sheet in sheets(compared, speaker, 5):
        assert sheet.heading in made
        assert all(len(row) == len(sheet.head) for row in sheet.rows)


def test_a_telephone_shows_all_figures_of_a_table_and_the_whole_of_each_plot(
    compared: Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is wider than what fits: plots are drawn so narrow that their words can be read, and the figures of a row
    stand below its name, so many beside each other."""
    pytest.importorskip("matplotlib")
    from tablee.lab.page import FIT, STYLE, beside, page, plots

    monkeypatch.setattr(impacts, "ENOUGH", 5)
    for lang in ("en", "fr"):
        speaker = Speaker(lang, title(AK), compared.plan.table()[1])
        drawn = plots(compared, speaker)
        assert {"wins", "score", "cards"} <= set(drawn)
        assert all('width="360pt"' in picture for picture in drawn.values())
        made = page(compared, speaker, drawn)
        assert made.count("<table") == made.count('<table style="--columns: ')
    assert [beside(columns) for columns in range(1, 10)] == [1, 2, 3, 4, 5, 3, 4, 4, 5]
    assert "min-width: 30rem" not in STYLE
    assert FIT == 5


def test_a_picture_takes_the_colours_of_the_page_by_day_and_by_night(compared: Report) -> None:
    pytest.importorskip("matplotlib")
    from tablee.lab.page import ON_PAGE, STYLE, inline, plots

    for picture in plots(compared, Speaker("en", title(AK), compared.plan.table()[1])).values():
        shown = inline(picture)
        assert not [colour for colour in ON_PAGE if colour in shown]
        assert "var(--sheet)" in shown
    for name in ON_PAGE.values():
        assert name == "currentColor" or STYLE.count(f"{name[4:-1]}:") == 2


@pytest.mark.parametrize(
    ("changes", "precision"),
    [
        ({"C16": {"name-en": "7", "name-fr": "true"}, "C17": {"name-en": "a b", "points": 3}}, None),
        ({"C16": {"name-en": '"7"', "name-fr": "L’Île=1"}}, 0.005),
        (None, 0.5),
        (None, 1 / 3),
    ],
)
def test_the_command_at_the_foot_of_the_page_gives_the_same_report_again(
    changes: dict[str, Any] | None, precision: float | None
) -> None:
    report = replace(examine(AK, **{**FEW, "games": 2}, changes=changes), precision=precision)
    report.plan = replace(report.plan, place="--set", games=2 if precision is None else 900)
    _, _, work, name, *words = shlex.split(command(report) or "")
    given: dict[str, list[str]] = {}
    for option, value in zip(words[::2], words[1::2], strict=True):
        given.setdefault(option, []).append(value)
    assert (work, name) == ("report" if changes is None else "balance", AK)
    if changes is not None:
        assert changes_of("", title(AK), given["--set"], None) == changes
    wanted = precision_of(given["--precision"][0] if "--precision" in given else None)
    assert wanted == (precision if precision is None else pytest.approx(precision, abs=1e-8))
    assert given["--games"] == ["2" if precision is None else "900"]


def test_where_a_card_is_added_nobody_is_told_that_the_shuffles_are_alike(compared: Report) -> None:
    def said(found: Report) -> str:
        speaker = Speaker("en", title(AK), found.plan.table()[1])
        return " ".join(main_sheet(found, speaker, Figures("en")).notes)

    assert "the same cards in the same order" in said(compared)
    added = examine(AK, **{**FEW, "games": 1}, changes={"X1": {"like": "C16", "name-en": "Y", "name-fr": "Y"}})
    assert kept_and_read(added) == added.findings
    assert "shuffle differently" in said(added)


def test_quantiles_count_from_below() -> None:
    assert [quantile(Counter({1: 1, 2: 1, 3: 1, 4: 1}), part) for part in (5, 25, 50, 75, 95)] == [1, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ({"changes": {"Z9": {"points": 1}}}, "unknown card 'Z9'"),
        ({"changes": {"C16": {"colour": 1}}}, "unknown field 'colour'"),
        ({"changes": {"C16": {"points": "many"}}}, "card 'C16', field 'points': 'many' does not fit"),
        ({"changes": {"C16": 3}}, "'C16' cannot be 3"),
        ({"bots": ["clever"]}, "unknown bot 'clever'"),
        ({"seats": 9}, "for 2 to 4 players, not 9"),
        ({"options": {"colour": 1}}, "has no option 'colour'"),
    ],
)
def test_what_cannot_be_examined_is_refused_before_the_first_game(order: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        planned(AK, **{**FEW, **order})


def test_a_portion_knows_nothing_of_others() -> None:
    plan = planned("syncro", bots=["greedy"], games=20, seed="portions")
    work = partial(play_portion, plan)
    whole = work(range(20))
    parts = work(range(10))
    parts.merge(work(range(10, 20)))
    assert parts.data() == whole.data()
