"""The environments: what their own checkers ask, and what the document promises."""

from __future__ import annotations

import copy
import dataclasses
import os
import pickle
import random
import signal
import time
import warnings
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from tools import environment_tables

import tablee
from tablee import envs
from tablee.envs.actions import WAIT, Actions
from tablee.envs.drawing import drawn
from tablee.envs.match import RENDER_MODES, REWARDS, Match
from tablee.envs.observations import Observer
from tablee.envs.titles import actions_of, observed_of, observer_of
from tablee.envs.vectors import work
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
from tablee.kernel.title import Result, Standing
from tests.games.random_play import ALL_TITLES
from tests.test_library import bare

TABLES = [(id, players) for id in ALL_TITLES for players in range(tablee.title(id).least, tablee.title(id).most + 1)]
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "ancient-knowledge": [{}, {"starting-hands": True}, {"see-tiles": True}],
    "atlantes": [{}, {"advanced": True}, {"kings": "none", "objectives": "tokens"}, {"strict-effects": False}],
    "scholars": [{}, {"myriade": False}, {"mode": "epic", "promos": True}],
    "syncro": [{"level": level, "new-cards": level % 2 == 0} for level in range(1, 10)],
}

STRIDE = {"ancient-knowledge": 53, "atlantes": 31, "scholars": 53, "syncro": 5}
"""Every how many positions of a game are looked at where each takes long."""

EXPECTED = (
    "Observation is not a NumPy array",  # a dictionary with the mask, as in PettingZoo's own classic games
    "Observation space for each agent probably should be",
    "We recommend agents to be named in the format",  # ours are called as everywhere in Tablée
    ".*Not able to test alternative render modes",
)
"""What the checkers say of any environment like these; whatever else they say is a fault."""


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_the_checkers_of_pettingzoo_and_gymnasium_pass(id: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for known in EXPECTED:
            warnings.filterwarnings("ignore", message=known)
        api_test(envs.aec(id, players), num_cycles=30)
        seed_test(lambda: envs.aec(id, players), num_cycles=10)
        parallel_api_test(envs.parallel(id, players), num_cycles=15)
        parallel_seed_test(lambda: envs.parallel(id, players), num_cycles=10)
        check_env(envs.single(id, players, bots=("random",), render_mode="ansi"))


@pytest.mark.parametrize("id", ALL_TITLES)
def test_what_is_drawn_is_text_or_a_picture(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda render_mode: envs.aec(id, render_mode=render_mode), {"svg": lambda drawn: isinstance(drawn, str)}
    )
    assert "p1" in capsys.readouterr().out
    env = envs.aec(id, render_mode="svg")
    env.reset(seed=3)
    assert ElementTree.fromstring(env.render() or "").tag == "{http://www.w3.org/2000/svg}svg"
    text = envs.single(id, render_mode="ansi")
    text.reset(seed=3)
    assert "p1" in text.render()


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_table_is_drawn_to_its_end(id: str, players: int) -> None:
    env = envs.aec(id, players, render_mode="svg")
    text = envs.aec(id, players, render_mode="ansi")
    for each in (env, text):
        each.reset(seed=8)
        rng = random.Random(8)
        while each.agents and not any(each.terminations.values()):
            each.step(rng.choice(each.last(observe=False)[4]["legal"]))
    assert ElementTree.fromstring(env.render() or "").tag == "{http://www.w3.org/2000/svg}svg"
    assert all(agent in (text.render() or "") for agent in text.possible_agents)


@pytest.mark.parametrize("id", ALL_TITLES)
def test_a_dictionary_of_arrays_holds_what_the_vector_holds(id: str) -> None:
    flat, arrays = envs.aec(id), envs.aec(id, observation="arrays")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(envs.aec(id, observation="arrays"), num_cycles=20)
        check_env(envs.single(id, bots=("random",), observation="arrays"), skip_render_check=True)
    for env in (flat, arrays):
        env.reset(seed=2)
    for _ in range(20):
        agent = flat.agent_selection
        parts = arrays.observe(agent)["observation"]
        assert np.array_equal(np.concatenate(list(parts.values())), flat.observe(agent)["observation"])
        assert list(parts) == [block.name for block in flat.match.observer.blocks]
        for env in (flat, arrays):
            env.step(env.infos[agent]["legal"][0])


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


def some_positions(id: str, games: int) -> Any:
    """Every position of random games by all options and player counts."""
    title = tablee.title(id)
    for number in range(games):
        again, more = divmod(number, title.most - title.least + 1)
        options = OPTIONS[id][(number + again) % len(OPTIONS[id])]
        pos = title.setup(options, title.least + more, str(number))
        rng = random.Random(number)
        while pending(pos):
            decision = rng.choice(pending(pos))
            yield title, pos, decision
            advance(pos, decision, rng.choice(decision.choices))


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


@pytest.mark.parametrize("id", ALL_TITLES)
def test_all_of_a_view_is_told_or_left_out_on_purpose(id: str) -> None:
    observed = observed_of(id)
    told = {part.parent or part.key for part in observed.parts()}
    seen: set[str] = set()
    for title, pos, decision in some_positions(id, 12):
        view = title.view(pos, None if observed.open else decision.seat)
        seen |= set(view) - {"players"}
        seen |= {key for player in view["players"] for key in player}
    assert seen <= told | observed.unseen
    assert not told & observed.unseen


@pytest.mark.parametrize("id", ALL_TITLES)
def test_what_a_seat_cannot_know_is_not_in_its_vector(id: str) -> None:
    rng = random.Random(7)
    observers: dict[int, Observer] = {}
    for number, (title, pos, decision) in enumerate(some_positions(id, 6)):
        if number % 7:
            continue
        observer = observers.setdefault(pos.seats, observer_of(id, pos.seats))
        for seat in range(pos.seats):
            other = title.redeal(pos, seat, rng)
            mine = decision if decision.seat == seat else None
            assert np.array_equal(observer.flat(pos, seat, mine), observer.flat(other, seat, mine))


@pytest.mark.parametrize("id", ALL_TITLES)
def test_what_a_seat_cannot_know_changes_neither_its_choices_nor_what_is_drawn(id: str) -> None:
    """For a spectator neither: how many choices others have can depend on their hands."""
    rng = random.Random(5)
    numbers = actions_of(id)
    looked = 0
    for number, (title, pos, decision) in enumerate(some_positions(id, 5)):
        if number % STRIDE[id]:
            continue
        looked += 1
        others = [seat for seat in range(pos.seats) if seat != decision.seat]
        for seat in {decision.seat, rng.choice(others or [0])}:
            both = pos, title.redeal(pos, seat, rng)
            offered = [
                [numbers.number(choice) for each in pending(one) if each.seat == seat for choice in each.choices]
                for one in both
            ]
            assert offered[0] == offered[1]
            for eye in (seat, None):
                shown = [drawn(title, one, eye, pending(one), "ansi") for one in both]
                assert shown[0] == shown[1]
    assert looked > 15


@pytest.mark.parametrize("id", ALL_TITLES)
def test_what_is_written_straight_from_a_position_is_what_the_view_tells(id: str) -> None:
    """Games with all options and player counts, in each position another seat, and when they are over."""
    observers: dict[int, Observer] = {}

    def check(pos: Any, seat: int, decision: Any) -> None:
        observer = observers.setdefault(pos.seats, observer_of(id, pos.seats))
        mine = decision if decision is not None and decision.seat == seat else None
        written, told = observer.flat(pos, seat, mine), observer.told(pos, seat, mine)
        if not np.array_equal(written, told):
            wrong = [block.name for block in observer.blocks if (written != told)[block.start : block.stop].any()]
            raise AssertionError(f"{pos.seats} seats, {seat} looks: {wrong}")

    last = None
    for number, (_, pos, decision) in enumerate(some_positions(id, 4 * len(OPTIONS[id]))):
        if last is not None and last is not pos:
            assert not pending(last)
            check(last, number % last.seats, None)
        check(pos, number % pos.seats, decision)
        last = pos


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_block_has_its_cells_and_no_two_share_one(id: str, players: int) -> None:
    end = 0
    for block in observer_of(id, players).blocks:
        assert block.start == end < block.stop, block.name
        end = block.stop
    assert end == observer_of(id, players).size


def test_cards_that_a_card_file_adds_change_neither_numbers_nor_vectors() -> None:
    """Another process, which has not read the file, goes by the same ones."""
    for id, ids in (("ancient-knowledge", ancient_ids), ("atlantes", atlantes_ids)):
        title = tablee.title(id)
        sizes = Actions(title, observed_of(id).values).count, observer_of(id, 2).size
        ids.added_id(3)
        assert (Actions(title, observed_of(id).values).count, observer_of(id, 2).size) == sizes


def test_an_own_hand_is_in_the_vector_under_its_name() -> None:
    env = envs.aec("ancient-knowledge", 2, observation="arrays")
    env.reset(seed=5)
    agent = env.agent_selection
    seat = int(agent[1:]) - 1
    title, ids = env.match.title, env.match.box.ids
    for looks, person in ((seat, "player0"), (1 - seat, "player1")):
        seen = env.match.seen(looks)["observation"]
        hand = [ids[card] for card in np.flatnonzero(seen["player0.hand"])]
        assert sorted(hand) == sorted(title.view(env.match.pos, looks)["players"][looks]["hand"])
        assert not seen["player1.hand"].any()
        assert seen[f"{person}.hand_count"] == len(hand)
    assert env.observation_space(agent).contains(env.observe(agent))


def played(env: Any, seed: int) -> dict[str, float]:
    """A random game by masks; what each agent was given in all."""
    env.reset(seed=seed)
    rng = random.Random(seed)
    given = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, told = env.last()
        given[agent] += reward
        assert over or sorted(told["legal"]) == list(np.flatnonzero(seen["action_mask"]))
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
    return given


@pytest.mark.parametrize(("id", "players"), [("ancient-knowledge", 2), ("atlantes", 3), ("scholars", 4), ("syncro", 3)])
def test_rewards_are_those_of_the_result(id: str, players: int) -> None:
    env = envs.aec(id, players, reward="score")
    given = played(env, 4)
    result = env.match.title.result(env.match.pos)
    assert result is not None
    scores = {f"p{each.seat + 1}": each.score for each in result.standings}
    assert given == scores
    assert played(envs.aec(id, players, reward="gain"), 4) == scores
    margins = played(envs.aec(id, players, reward="margin"), 4)
    for agent, points in scores.items():
        assert margins[agent] == points - max(score for other, score in scores.items() if other != agent)
    outcome = played(envs.aec(id, players), 4)
    if result.won is None:
        assert sum(outcome.values()) == pytest.approx(0)
        assert max(outcome.values()) == (1 if len(result.winners()) == 1 else pytest.approx(max(outcome.values())))
        assert {agent for agent, reward in outcome.items() if reward == max(outcome.values())} == {
            f"p{seat + 1}" for seat in result.winners()
        }
    else:
        assert set(outcome.values()) == {1.0 if result.won else -1.0}


def test_a_choice_that_the_mask_does_not_allow_ends_the_game_and_costs() -> None:
    env = envs.single("atlantes")
    env.reset(seed=1)
    _, reward, over, _, told = env.step(WAIT)
    assert (reward, over, told["illegal"]) == (-1.0, True, WAIT)
    both = envs.parallel("ancient-knowledge", 2)
    seen, _ = both.reset(seed=1)
    right = int(np.flatnonzero(seen["p1"]["action_mask"])[0])
    _, rewards, ends, _, infos = both.step({"p1": right, "p2": WAIT})
    assert rewards == {"p1": 0.0, "p2": -1.0}
    assert all(ends.values())
    assert infos["p2"]["illegal"] == WAIT
    assert sorted(infos["p2"]["legal"]) == list(np.flatnonzero(both.match.mask(1)))


@pytest.mark.parametrize(("id", "players"), [("ancient-knowledge", 3), ("atlantes", 2), ("scholars", 1), ("syncro", 4)])
def test_info_and_mask_say_the_same_to_every_agent_at_any_time(id: str, players: int) -> None:
    """Also to those who wait, while several decide at once, and when a game is over, cut or spoilt."""

    def check(env: Any, infos: dict[str, Any]) -> None:
        for agent, told in infos.items():
            assert sorted(told["legal"]) == list(np.flatnonzero(env.match.mask(env.possible_agents.index(agent))))

    for longest, spoilt in ((10_000, False), (60, False), (10_000, True)):
        env = envs.aec(id, players, longest=longest)
        env.reset(seed=5)
        rng = random.Random(5)
        check(env, env.infos)
        for count in range(10_000):
            agent = env.agent_selection
            legal = env.infos[agent]["legal"]
            env.step(WAIT if spoilt and count == 30 else rng.choice(legal))
            check(env, env.infos)
            if any(env.terminations.values()) or any(env.truncations.values()):
                break
        assert set(env.infos) == set(env.possible_agents)
        assert ("illegal" in env.infos[agent]) == spoilt
    both = envs.parallel(id, players, longest=40)
    _, told = both.reset(seed=5)
    while both.agents:
        check(both, told)
        *_, told = both.step({agent: rng.choice(told[agent]["legal"]) for agent in both.agents})
    check(both, told)


def test_agents_that_decide_at_once_do_so_in_one_step() -> None:
    env = envs.parallel("ancient-knowledge", 3)
    seen, _ = env.reset(seed=2)
    for left in range(4, 0, -1):
        assert not any(each["action_mask"][WAIT] for each in seen.values())
        assert [decision.params[0] for decision in env.match.decisions] == [left] * 3
        seen, *_ = env.step({agent: int(np.flatnonzero(each["action_mask"])[0]) for agent, each in seen.items()})
    waiting = [agent for agent, each in seen.items() if each["action_mask"][WAIT]]
    assert len(waiting) == 2
    assert all(seen[agent]["action_mask"].sum() == 1 for agent in waiting)


def test_the_agent_can_sit_anywhere_and_its_seat_depends_on_the_seed_alone() -> None:
    env, again = (envs.single("atlantes", 4, seat=None, bots=("random", "greedy")) for _ in range(2))
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(12)]
    assert seats == [again.reset(seed=seed)[1]["seat"] for seed in range(12)]
    assert len(set(seats)) > 1


@pytest.mark.parametrize(("id", "players"), [("ancient-knowledge", 3), ("scholars", 2), ("syncro", 2)])
@pytest.mark.parametrize("reward", ["outcome", "gain"])
def test_without_bots_the_agent_plays_all_seats(id: str, players: int, reward: Any) -> None:
    """The same game as that of several agents, step by step; a vector of such games too."""
    single = envs.single(id, players, bots=(), reward=reward)
    check_env(single, skip_render_check=True)
    several = envs.aec(id, players, reward=reward)
    many = envs.vector(id, 1, players=players, bots=(), reward=reward)
    seen, told = single.reset(seed=3)
    rows, info = many.reset(seed=3)
    several.reset(seed=3)
    rng = random.Random(3)
    given = np.zeros(players)
    over = False
    while not over:
        agent = several.agent_selection
        assert told["seat"] == agent == f"p{info['seat'][0] + 1}"
        for each in (seen["observation"], rows["observation"][0]):
            assert np.array_equal(each, several.observe(agent)["observation"])
        rng.shuffle(told["legal"])  # an agent's list is its own
        action = told["legal"][0]
        several.step(action)
        seen, reward_now, over, _, told = single.step(action)
        rows, rewards, ends, _, info = many.step([action])
        assert list(several.rewards.values()) == told["rewards"] == info["rewards"][0].tolist()
        assert reward_now == rewards[0] == told["rewards"][int(agent[1:]) - 1]
        assert ends[0] == over
        given += told["rewards"]
    result = single.match.title.result(single.match.pos)
    assert result is not None
    if reward == "gain":
        assert given.tolist() == [
            next(each.score for each in result.standings if each.seat == s) for s in range(players)
        ]
    _, _, ends, _, info = many.step([0])
    assert not ends[0]
    assert not info["rewards"].any()


@pytest.mark.parametrize("workers", [1, 2, 3])
@pytest.mark.parametrize("bots", [("random",), ()])
def test_many_games_at_once_are_the_same_games(workers: int, bots: tuple[str, ...]) -> None:
    wishes: dict[str, Any] = {"players": 2, "bots": bots}
    many = envs.vector("syncro", 3, workers, **wishes)
    try:
        alone = [envs.single("syncro", **wishes) for _ in range(3)]
        seen, info = many.reset(seed=9)
        told: list[Any] = [game.reset(seed=9 + place)[0] for place, game in enumerate(alone)]
        over = [False] * 3
        ended = 0
        rng = random.Random(1)
        for _ in range(60):
            for place, each in enumerate(told):
                assert np.array_equal(seen["observation"][place], each["observation"])
                assert np.array_equal(seen["action_mask"][place], each["action_mask"])
                legal = info["legal"][place][: info["legal_count"][place]]
                assert sorted(legal) == list(np.flatnonzero(each["action_mask"]))
            actions = [int(rng.choice(np.flatnonzero(each["action_mask"]))) for each in told]
            seen, rewards, ends, _, info = many.step(actions)
            for place, game in enumerate(alone):
                if over[place]:
                    told[place], over[place] = game.reset()[0], False
                    assert (rewards[place], ends[place]) == (0.0, False)
                    continue
                told[place], reward, over[place], _, _ = game.step(actions[place])
                assert (rewards[place], ends[place]) == (reward, over[place])
                ended += over[place]
        assert ended
        assert many.observation_space.contains({name: part.copy() for name, part in seen.items()})
    finally:
        many.close()


def test_a_game_that_is_dealt_beforehand_is_the_one_that_would_have_come() -> None:
    early, late = (envs.single("syncro", bots=("random",)) for _ in range(2))
    for env in (early, late):
        env.reset(seed=4)
    for seed in (None, None, 5, None):
        early.prepare()
        early.prepare()
        seen, then = early.reset(seed=seed)[0], late.reset(seed=seed)[0]
        assert np.array_equal(seen["observation"], then["observation"])
        assert early.match.pos.hash64() == late.match.pos.hash64()


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"title": "chess"}, "there is no title 'chess'"),
        ({"players": 9}, "atlantes is for 1 to 4 players, not 9"),
        ({"reward": "gold"}, "option 'reward' of atlantes cannot be 'gold': expected one of 'outcome', 'score'"),
        ({"observation": "pixels"}, "option 'observation' of atlantes cannot be 'pixels'"),
        ({"render_mode": "rgb_array"}, "option 'render_mode' of atlantes cannot be 'rgb_array'"),
        ({"options": {"kings": 7}}, "option 'kings' of atlantes cannot be 7"),
        ({"longest": 0}, "option 'longest' of atlantes cannot be 0: expected a whole number from 1 to 10000"),
        ({"seat": 4}, "option 'seat' of atlantes cannot be 4"),
        ({"longest": "5"}, "option 'longest' of atlantes cannot be '5': expected a whole number from 1 to 10000"),
        ({"players": "3"}, "atlantes is for 1 to 4 players, not '3'"),
        ({"players": 2.0}, "atlantes is for 1 to 4 players, not 2.0"),
        ({"players": True}, "atlantes is for 1 to 4 players, not True"),
        ({"options": [1]}, "option 'options' of atlantes cannot be 1: expected a table of fields"),
        ({"seat": True}, "option 'seat' of atlantes cannot be True: expected a whole number from 0 to 1"),
        ({"bots": ("dragon",)}, "there is no bot 'dragon'"),
        ({"bots": "dragon"}, "there is no bot 'dragon'"),
        ({"bots": (5,)}, "there is no bot '5'"),
        ({"bots": None}, "option 'bots' of atlantes cannot be None: expected a list"),
        ({"bots": ("greedy",) * 2}, "option 'len(bots)' of atlantes cannot be 2: expected a whole number from 0 to 1"),
    ],
)
def test_a_wish_that_cannot_be_is_told_in_a_sentence(wish: dict[str, Any], said: str) -> None:
    with pytest.raises(envs.TableeError) as refused:
        envs.single(**{"title": "atlantes", **wish})
    assert str(refused.value).startswith(said)


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"copies": "2"}, "option 'copies' of atlantes cannot be '2': expected a whole number from 1 to 100000"),
        ({"copies": 2.5}, "option 'copies' of atlantes cannot be 2.5: expected a whole number from 1 to 100000"),
        ({"copies": 0}, "option 'copies' of atlantes cannot be 0"),
        ({"workers": 3}, "option 'workers' of atlantes cannot be 3: expected a whole number from 1 to 2"),
        ({"workers": True}, "option 'workers' of atlantes cannot be True"),
        ({"render_mode": "ansi"}, "option 'render_mode' of atlantes cannot be 'ansi': expected one of None"),
        ({"observation": "arrays"}, "option 'observation' of atlantes cannot be 'arrays': expected one of 'flat'"),
    ],
)
def test_many_games_at_once_refuse_what_they_cannot_be(wish: dict[str, Any], said: str) -> None:
    with pytest.raises(envs.TableeError) as refused:
        envs.vector(**{"title": "atlantes", "copies": 2, **wish})
    assert str(refused.value).startswith(said)


def test_every_title_has_its_environment() -> None:
    assert all(observed_of(id).parts() for id in ALL_TITLES)
    assert Match("atlantes").seats == 2


def test_the_tables_of_the_document_are_fresh() -> None:
    assert environment_tables.PAGE.read_text("utf-8") == environment_tables.written(), (
        "run python tools/environment_tables.py; numbers of actions that have changed make learned agents worthless: "
        "say so in the change log"
    )


def test_without_its_libraries_a_sentence_says_how_to_get_them() -> None:
    code = "from tablee import envs\ntry: envs.aec('atlantes')\nexcept ImportError as error: print(error)"
    assert bare(code).stdout == "the environments need numpy: pip install 'tablee[envs]'\n"


def test_a_game_that_does_not_end_is_cut() -> None:
    env = envs.aec("atlantes", 2, longest=40)
    env.reset(seed=1)
    count = 0
    for _ in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        assert (reward, over) == (0.0, False)
        env.step(None if cut else int(np.flatnonzero(seen["action_mask"])[0]))
        count += not cut
    assert count == 40
    both = envs.parallel("atlantes", 2, longest=1)
    all_seen, _ = both.reset(seed=1)
    _, _, ends, cuts, _ = both.step({agent: int(np.flatnonzero(s["action_mask"])[0]) for agent, s in all_seen.items()})
    assert (set(ends.values()), set(cuts.values()), both.agents) == ({False}, {True}, [])
    many = envs.vector("atlantes", 2, bots=("random",), longest=30)
    rows, _ = many.reset(seed=1)
    cut_at = []
    for step in range(60):
        rows, _, _, cuts_now, _ = many.step([int(np.flatnonzero(mask)[0]) for mask in rows["action_mask"]])
        cut_at += [step] * int(cuts_now.sum())
    assert cut_at


@pytest.mark.parametrize("workers", [1, 2])
def test_a_choice_that_is_none_ends_one_game_of_many(workers: int) -> None:
    many = envs.vector("scholars", 2, workers, players=2, bots=())
    try:
        rows, info = many.reset(seed=1)
        seat = int(info["seat"][0])
        actions = [int(np.flatnonzero(rows["action_mask"][0] == 0)[-1]), int(info["legal"][1][0])]
        rows, rewards, ends, cuts, info = many.step(actions)
        assert (rewards.tolist(), ends.tolist(), cuts.tolist()) == ([-1.0, 0.0], [True, False], [False, False])
        assert info["rewards"][0].tolist() == [-1.0 if each == seat else 0.0 for each in range(2)]
        rows, rewards, ends, _, info = many.step([0, int(info["legal"][1][0])])
        assert (rewards.tolist(), ends.tolist(), info["rewards"].any()) == ([0.0, 0.0], [False, False], False)
    finally:
        many.close()


def test_processes_that_sleep_between_two_steps_are_woken_by_the_next() -> None:
    """An agent may think for as long as it likes; the games are those of one that never thinks."""

    def seen(pause: float) -> list[bytes]:
        many = envs.vector("syncro", 4, 2, players=2, bots=())
        try:
            told = many.reset(seed=1)[1]
            rows = []
            for step in range(12):
                if step % 4 == 3:
                    told = many.reset(seed=step)[1]
                time.sleep(pause)
                found, *_, told = many.step(told["legal"][:, 0].copy())
                rows.append(found["observation"].tobytes())
            return rows
        finally:
            many.close()

    assert seen(0.0) == seen(0.06)


def test_a_worker_that_dies_is_told_in_a_sentence() -> None:
    many = envs.vector("syncro", 2, 2, bots=("random",))
    try:
        rows, _ = many.reset(seed=1)
        many.others[0].kill()
        many.others[0].join()
        with pytest.raises(envs.TableeError, match="a worker of the environments has died"):
            many.step([int(np.flatnonzero(mask)[0]) for mask in rows["action_mask"]])
    finally:
        many.close()


@pytest.mark.parametrize(("score", "worth"), [(-1, -1.0), (0, -1.0), (1, 1.0)])
def test_a_lone_player_wins_by_passing_the_mark(score: int, worth: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that the title has for bots and the teacher: of Atlantes that of the best animal."""
    title = tablee.title("atlantes")
    env = envs.aec("atlantes", 1)
    played(env, 3)
    mark = title.mark(env.match.pos)
    result = Result([Standing(0, 1, mark + score, {})])
    assert REWARDS["outcome"](result, 0, mark) == worth
    assert REWARDS["margin"](result, 0, mark) == REWARDS["score"](result, 0, mark) == mark + score
    assert played(env, 3) == {"p1": -1.0}, "who plays anyhow does not get it"


def test_a_solo_game_against_an_opponent_is_won_by_the_same_rule() -> None:
    env = envs.aec("scholars", 1)
    for seed in range(2):
        given = played(env, seed)["p1"]
        result = env.match.title.result(env.match.pos)
        assert result is not None
        assert result.won == (result.standings[0].score > env.match.title.mark(env.match.pos))
        assert given == (1.0 if result.won else -1.0)


def test_who_plays_together_has_no_margin() -> None:
    assert set(played(envs.aec("syncro", 2, reward="margin"), 1).values()) == {0.0}


def ways_on(env: Any) -> Callable[[], list[Any]]:
    """A step by the first legal choice, or a new game; what it gives, as plain data."""

    def on() -> list[Any]:
        if isinstance(env, AECEnv):
            if any(env.terminations.values()):
                env.reset()
            agent = env.agent_selection
            legal = env.infos[agent]["legal"]
            env.step(legal[len(legal) // 2])
            return [env.agent_selection, env.rewards, env.infos, env.match.pos.hash64()]
        if isinstance(env, ParallelEnv):
            if not env.agents:
                env.reset()
            legals = {agent: env.match.told(seat)["legal"] for seat, agent in enumerate(env.agents)}
            _, *rest = env.step({agent: legal[len(legal) // 2] for agent, legal in legals.items()})
            return [*rest, env.match.pos.hash64()]
        if env.ended:
            env.reset()
        legal = env.told()["legal"]
        _, *rest = env.step(legal[len(legal) // 2])
        return [*rest, env.match.pos.hash64()]

    return on


COPIED: list[Callable[[], Any]] = [
    lambda: envs.aec("ancient-knowledge", 3),
    lambda: envs.aec("atlantes", 2, reward="gain"),
    lambda: envs.parallel("syncro", 3),
    lambda: envs.single("syncro", 3, bots=("random", "greedy"), seat=None),
    lambda: envs.single("scholars", 2, bots="casual"),
    lambda: envs.single("atlantes", 2, bots="search:4", longest=400),
    lambda: envs.single("scholars", 2, bots=(), observation="arrays"),
]


@pytest.mark.parametrize("make", COPIED)
def test_a_copy_goes_on_by_itself_and_equally(make: Callable[[], Any]) -> None:
    env, twin = make(), make()
    copy.deepcopy(env).reset(seed=1)
    for each in (env, twin):
        each.reset(seed=6)
    go, follow = ways_on(env), ways_on(twin)
    for _ in range(6):
        assert go() == follow()
    if hasattr(env, "prepare"):
        env.prepare()
    other = copy.deepcopy(env)
    before = env.match.pos.hash64()
    beside = ways_on(other)
    expected = [follow() for _ in range(12)]
    assert [beside() for _ in range(12)] == expected
    assert env.match.pos.hash64() == before
    assert [go() for _ in range(12)] == expected, "the copy's game is not this one's"
    assert other.match.title is env.match.title
    assert other.match.actions is env.match.actions
    for each in (env, other, twin):
        each.reset()
    assert env.match.pos.hash64() == other.match.pos.hash64() == twin.match.pos.hash64()


def test_what_cannot_be_copied_or_pickled_says_what_to_do_instead() -> None:
    for make in (envs.aec, envs.parallel, envs.single):
        with pytest.raises(TypeError, match="cannot be pickled: make it where it is needed"):
            pickle.dumps(make("syncro", 2))
    many = envs.vector("syncro", 2, bots=("random",))
    with pytest.raises(TypeError, match="cannot be pickled, since they share memory"):
        pickle.dumps(many)
    with pytest.raises(TypeError, match="cannot be copied, since they share memory"):
        copy.deepcopy(many)


@pytest.mark.parametrize("workers", [1, 2])
def test_environments_that_are_closed_say_so(workers: int) -> None:
    many = envs.vector("syncro", 2, workers, bots=("random",))
    _, told = many.reset(seed=1)
    many.close()
    many.close()
    for call in (lambda: many.step(told["legal"][:, 0].copy()), lambda: many.reset(), lambda: many.reset(seed=1)):
        with pytest.raises(ClosedEnvironmentError, match="make new ones"):
            call()


@pytest.mark.skipif(os.name != "posix", reason="only there a process begins without hearing Ctrl-C")
def test_workers_leave_a_keyboard_interrupt_to_whoever_started_them() -> None:
    """While they begin as well as later: it reaches all processes, and one complaint is enough."""
    before = signal.getsignal(signal.SIGINT)
    many = envs.vector("syncro", 2, 2, bots=("random",))
    try:
        os.kill(many.others[0].pid, signal.SIGINT)
        told = many.reset(seed=1)[1]
        os.kill(many.others[0].pid, signal.SIGINT)
        for _ in range(3):
            told = many.step(told["legal"][:, 0].copy())[4]
    finally:
        many.close()
    assert signal.getsignal(signal.SIGINT) is before


def test_a_worker_whose_wire_breaks_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def recv_bytes(self) -> bytes:
            return pickle.dumps([1])

        def send_bytes(self, said: bytes) -> None:
            raise BrokenPipeError

    monkeypatch.setattr(signal, "signal", lambda *_: None)
    memory = envs.vector("syncro", 1, bots=("random",)).memory
    memory.given[0] = memory.anew[0] = memory.asleep[0] = 1
    work(Broken(), memory, 0, "syncro", {"bots": ("random",)})  # type: ignore[arg-type]
    assert memory.done[0] == 1


@pytest.mark.parametrize("seed", [[5, 6, 7], [5, None, None], (None, 5, None), np.array([5, 6, 7]), 5])
def test_the_first_seed_of_many_games_determines_all_that_follow(seed: Any) -> None:
    first, second = (envs.vector("syncro", 3, bots=("random",)) for _ in range(2))
    for wish in (seed, None, None):
        seen, again = (many.reset(seed=wish)[0]["observation"].copy() for many in (first, second))
        assert np.array_equal(seen, again)


WRONG_SEEDS: list[tuple[Any, str]] = [
    ([3], "option 'len(seed)' of syncro cannot be 1: expected one of 2"),
    ([3, 4, 5], "option 'len(seed)' of syncro cannot be 3: expected one of 2"),
    ([3, -1], "option 'seed' of syncro cannot be -1: expected 'int >= 0'"),
    (-1, "option 'seed' of syncro cannot be -1: expected 'int >= 0'"),
    (1.5, "option 'seed' of syncro cannot be 1.5: expected 'int >= 0'"),
    (["7", 1], "option 'seed' of syncro cannot be '7': expected 'int >= 0'"),
]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_seed_that_cannot_be_is_refused_and_nothing_else_happens(workers: int) -> None:
    many = envs.vector("syncro", 2, workers, bots=("random",))
    try:
        for seed, said in WRONG_SEEDS:  # one environment for all: workers take long to begin
            with pytest.raises(envs.TableeError) as refused:
                many.reset(seed=seed)
            assert str(refused.value) == said
        assert many.reset(seed=[3, 4])[0]["observation"].any()
    finally:
        many.close()


@pytest.mark.parametrize("make", [envs.aec, envs.parallel, envs.single])
def test_a_seed_of_one_game_that_cannot_be_is_refused(make: Any) -> None:
    env = make("syncro", 2)
    for seed in (-1, 1.5, "7", True):
        with pytest.raises(envs.TableeError, match="option 'seed' of syncro cannot be"):
            env.reset(seed=seed)
    env.reset(seed=np.int64(7))


@pytest.mark.parametrize("make", [envs.aec, envs.parallel, envs.single, lambda title: envs.vector(title, 2, bots=())])
def test_options_of_a_reset_are_refused(make: Any) -> None:
    env = make("syncro")
    for options in ({"level": 9}, {"reset_mask": np.array([True, False])}):
        with pytest.raises(envs.TableeError, match=r"'reset\(options\)' of syncro cannot be .* one of None, {}"):
            env.reset(seed=1, options=options)
    env.reset(seed=1, options={})


def test_actions_that_are_no_numbers_are_refused_and_the_game_goes_on() -> None:
    several, alone = envs.aec("syncro", 2), envs.single("syncro", 2)
    both, many = envs.parallel("syncro", 2), envs.vector("syncro", 2, players=2, bots=())
    for env in (several, alone, both, many):
        env.reset(seed=1)
    for action in (1.7, "1", None, [1], float("nan")):
        for step in (several.step, alone.step, lambda action: both.step({"p1": action, "p2": 0})):
            with pytest.raises(envs.TableeError, match=r"option 'action' of syncro cannot be .* from 0 to 4525"):
                step(action)
    wrong: list[tuple[Callable[[Any], Any], list[Any], str]] = [
        (both.step, [{}, {"p1": 1}, [1, 2], None], r"'actions' .* expected 2 whole numbers, one for each seat"),
        (both.step, [{"p1": 1, "p2": 1, "p3": 1}], "there is no seat 'p3': this table has 'p1', 'p2'"),
        (many.step, [[1.5, 1.5], ["a", "b"], None, {"a": 1}, [True, True]], r"'actions' .* from 0 to 4525"),
        (many.step, [1, [1], [1, 1, 1], [[1], [1]]], r"'actions.shape' .* expected one of '\(2,\)'"),
    ]
    for step, given, said in wrong:
        for actions in given:
            with pytest.raises(envs.TableeError, match=said):
                step(actions)
    for env in (several, alone, both):
        assert not env.match.game.count
    assert not any(game.match.game.count for game in many.share.games)
    several.step(np.int64(several.infos[several.agent_selection]["legal"][0]))
    assert several.match.game.count == 1


def test_who_acts_before_a_game_or_after_it_is_told_to_reset() -> None:
    several, alone = envs.aec("syncro", 2, render_mode="ansi"), envs.single("syncro", 2, bots="random")
    both, many = envs.parallel("syncro", 2), envs.vector("syncro", 2, bots=())
    early: list[Callable[[], Any]] = [
        lambda: several.step(1),
        lambda: several.observe("p1"),
        several.render,
        lambda: alone.step(1),
        lambda: both.step({"p1": 1, "p2": 1}),
        lambda: many.step([1, 1]),
    ]
    for call in early:
        with pytest.raises(ResetNeeded, match="call reset"):
            call()
    played(several, 1)
    alone.reset(seed=1)
    alone.step(WAIT)  # spoils it
    both.reset(seed=1)
    both.step({"p1": WAIT, "p2": WAIT})
    for call in (
        lambda: several.step(None),
        lambda: alone.step(1),
        lambda: both.step({}),
        lambda: both.step({"p1": 1}),
    ):
        with pytest.raises(ResetNeeded, match="call reset"):
            call()


def test_a_name_is_one_bot() -> None:
    assert envs.single("atlantes", 3, bots="greedy").bots == ("greedy",)
    assert envs.single("atlantes", 1).bots == ("greedy",)


def test_illegal_choices_of_many_games_are_told_as_gymnasium_does() -> None:
    many = envs.vector("syncro", 3, 1, players=2, bots=())
    told = many.reset(seed=1)[1]
    assert "illegal" not in told
    right = told["legal"][:, 0].tolist()
    told = many.step([right[0], 4525, right[2]])[4]
    assert told["illegal"].tolist() == [0, 4525, 0]
    assert told["_illegal"].tolist() == [False, True, False]
    told = many.step(told["legal"][:, 0].tolist())[4]
    assert "illegal" not in told
