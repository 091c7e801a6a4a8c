"""Every choice has a number, and the document tells them all."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from tools import environment_tables

import tablee
from tablee import envs
from tablee.envs.actions import WAIT, Actions
from tablee.envs.match import RENDER_MODES, REWARDS
from tablee.envs.titles import actions_of, observed_of, observer_of
from tablee.games.ancient_knowledge.cards import ids as ancient_ids
from tablee.games.ancient_knowledge.rules.effects import ReturnLost
from tablee.games.ancient_knowledge.state.terms import MONUMENTS as ANCIENT_MONUMENTS
from tablee.games.ancient_knowledge.state.terms import SLOTS as ANCIENT_SLOTS
from tablee.games.atlantes.cards import ids as atlantes_ids
from tablee.games.atlantes.state.terms import CHARACTER_ROW
from tablee.games.scholars.cards import ids as scholars_ids
from tablee.games.scholars.rules.choices import Move
from tablee.games.scholars.rules.tuck import TuckPrice, price_in_column
from tablee.games.scholars.rules.work import PRINTED as PRINTED_PLACE
from tablee.games.scholars.state.terms import MEDICINE, RED, TRAVEL, WHITE
from tablee.games.syncro.cards import ids as syncro_ids
from tablee.games.syncro.rules import choices as syncro_choices
from tablee.kernel.agenda import advance, pending
from tests.envs.tables import some_positions
from tests.games.random_play import ALL_TITLES


def test_the_document_names_every_reward_way_to_draw_and_line_of_actions() -> None:
    said = environment_tables.PAGE.read_text("utf-8")
    for name in REWARDS:
        assert f"`{name}`" in said
    for name in RENDER_MODES:
        assert f'"{name}"' in said
    for id in ALL_TITLES:
        assert actions_of(id).version in said
        assert observer_of(id, environment_tables.PLAYERS).version in said
        for line in actions_of(id).lines:
            assert f"`{line.words}`" in said


@pytest.mark.parametrize("id", ALL_TITLES)
def test_every_choice_has_its_number_and_every_number_its_choice(id: str) -> None:
    actions = actions_of(id)
    for _, _, decision in some_positions(id, 36):
        for choice in decision.choices:
            number = actions.number(choice)
            assert 0 < number < actions.count
            assert actions.choice(number) == choice


@pytest.mark.parametrize("id", ALL_TITLES)
def test_the_numbers_of_a_line_follow_each_other_without_gaps(id: str) -> None:
    first = WAIT + 1
    for line in actions_of(id).lines:
        assert line.first == first
        for number in (first, first + line.count // 2, first + line.count - 1):
            assert actions_of(id).number(actions_of(id).choice(number)) == number
        first += line.count
    assert first == actions_of(id).count
    assert actions_of(id).text(WAIT) == "wait"


def answer(title: Any, pos: Any, line: str) -> None:
    """Whoever decides chooses this."""
    decision = pending(pos)[0]
    advance(pos, decision, decision.choices[title.written(decision).index(line)])


def scholars_at_work(options: dict[str, Any]) -> tuple[Any, Any, Any]:
    """The title, a position in which a turn begins, and the player whose turn it is."""
    title = tablee.title("scholars")
    pos: Any = title.setup(options, 2, "1")
    while pending(pos)[0].prompt != "turn":
        advance(pos, pending(pos)[0], pending(pos)[0].choices[0])
    return title, pos, pos.players[pending(pos)[0].seat]


def test_the_longest_journey_has_numbers_of_its_own() -> None:
    """Two sixes, a printed die that workers have raised, every card that adds to the value under the slot."""
    actions = actions_of("scholars")
    title, pos, me = scholars_at_work({})
    me.columns[TRAVEL] = tuple(card for card, plus in enumerate(pos.box.plus) if plus)
    me.cards |= 1 << MEDICINE
    me.upgraded = 1 << MEDICINE
    me.hand, me.workers = [8 * WHITE + 1, 8 * RED + 6, 8 * RED + 6], [0, 2, 0, 0]
    pos.decisions = None
    for line in ("work travel", "play medicine", *["die red 6"] * 2, *["worker red on 3"] * 2, "done", "act travel"):
        answer(title, pos, line)
    decision = pending(pos)[0]
    moves = next(each for each in actions.lines if each.kind is Move)
    assert (decision.prompt, decision.params[0]) == ("travel", 28)
    assert [actions.number(choice) for choice in decision.choices] == list(
        range(moves.first, moves.first + moves.count)
    )
    with pytest.raises(envs.TableeError, match="a choice has no number"):
        actions.number(Move(29))


def test_the_dearest_place_under_a_slot_has_a_number() -> None:
    actions = actions_of("scholars")
    _, pos, me = scholars_at_work({"myriade": False})
    box = pos.box
    me.silver = 1000
    for height in (0, box.first_scroll - 1):
        decision = TuckPrice(pos.turn, 0, TRAVEL, height).ask(pos)
        assert decision is not None
        for choice in decision.choices:
            assert actions.choice(actions.number(choice)) == choice
    assert price_in_column(box, True, 0, 0) <= max(box.row_prices) < box.first_scroll


def amounts_of(effects: Any) -> set[int]:
    """How much lost knowledge some effects let one choose to return, with all that lies inside them."""
    if isinstance(effects, (list, tuple)):
        return set().union(*map(amounts_of, effects))
    if not dataclasses.is_dataclass(effects):
        return set()
    own = {effects.amount} if isinstance(effects, ReturnLost) and effects.up_to else set()
    return own.union(*[amounts_of(getattr(effects, each.name)) for each in dataclasses.fields(effects)])


def test_no_field_of_a_choice_can_be_more_than_its_line_has_numbers_for() -> None:
    """Of those fields whose values are not simply all words of the notation."""
    fields = {
        id: {
            (each.kind.__name__, name): values for each in actions_of(id).lines for name, values in each.fields.items()
        }
        for id in ALL_TITLES
    }

    def said(id: str, name: str) -> set[range]:
        return {values for (_, field), values in fields[id].items() if field == name}

    ancient = tablee.title("ancient-knowledge")
    cards = ancient_ids.CARDS
    monuments = [card for card, each in enumerate(cards) if not each.level and each.kind in ANCIENT_MONUMENTS]
    assert said("ancient-knowledge", "slot") == {range(1, ANCIENT_SLOTS + 1)}
    assert said("ancient-knowledge", "seat") == {range(ancient.most)}
    assert said("ancient-knowledge", "card") == {range(len(cards)), range(len(monuments))}
    assert monuments == list(fields["ancient-knowledge"]["CreateMonument", "card"])
    amounts = amounts_of(cards)
    assert amounts
    assert amounts <= set(fields["ancient-knowledge"]["Forget", "amount"])

    assert said("atlantes", "card") == {range(len(tablee.title("atlantes").box().ids))}
    assert said("atlantes", "place") == {range(CHARACTER_ROW)}

    box: Any = tablee.title("scholars").box()
    assert said("scholars", "room") == {range(len(box.room_cost))}
    assert said("scholars", "study") == {range(len(box.study_gold))}
    assert said("scholars", "value") == {range(1, 7)}
    assert PRINTED_PLACE in fields["scholars"]["UseWorker", "place"]
    assert len(box.ids) >= max(said("scholars", "card"), key=len)[-1]

    places = syncro_choices.PLACES
    assert said("syncro", "place") == {range(min(places), max(places) + 1)}
    assert said("syncro", "spell") == {range(1, syncro_choices.MOST_VALUE + 1)}
    assert said("syncro", "seat") == {range(tablee.title("syncro").most)}
    rewards = [card for card, id in enumerate(syncro_ids.IDS) if id.startswith("RW-")]
    assert {tuple(values) for values in said("syncro", "card")} == {tuple(rewards)}


@pytest.mark.parametrize(("id", "ids"), [("atlantes", atlantes_ids), ("scholars", scholars_ids)])
def test_versions_change_when_numbers_or_cells_come_to_mean_other_cards(id: str, ids: Any) -> None:
    def versions() -> tuple[str, str]:
        return Actions(tablee.title(id), observed_of(id).values).version, observer_of(id, 2).version

    before = versions()
    assert before == versions() == (actions_of(id).version, envs.aec(id, 2).match.observer.version)
    first, second = ids.IDS[:2]
    ids.IDS[:2] = second, first
    try:
        actions, observer = versions()
    finally:
        ids.IDS[:2] = first, second
    assert actions != before[0]
    assert observer != before[1]
    assert versions() == before
    assert observer_of(id, 3).version != before[1]


def test_cards_that_a_card_file_adds_change_neither_numbers_nor_vectors() -> None:
    """Another process, which has not read the file, goes by the same ones."""
    added: dict[str, Any] = {
        "ancient-knowledge": {"X1": {"like": "C16", "name-en": "Y", "name-fr": "Y"}},
        "atlantes": {"X1": {"effects": "buy 3"}},
    }
    for id, changes in added.items():
        title = tablee.title(id)
        sizes = Actions(title, observed_of(id).values).count, observer_of(id, 2).size
        assert title.box(changes).ids[-1] == "X1"
        assert "X1" not in title.box().ids
        assert (Actions(title, observed_of(id).values).count, observer_of(id, 2).size) == sizes


def test_the_tables_of_the_document_are_fresh() -> None:
    assert environment_tables.PAGE.read_text("utf-8") == environment_tables.written(), (
        "run python tools/environment_tables.py; numbers of actions that have changed make learned agents worthless: "
        "say so in the change log"
    )
