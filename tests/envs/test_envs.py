"""The environments: what their own checkers ask, and what the document promises."""

from __future__ import annotations

import random
import warnings
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from tools import environment_tables

import tablee
from tablee import envs
from tablee.envs.actions import WAIT, Actions
from tablee.envs.match import RENDER_MODES, REWARDS, Match
from tablee.envs.observations import Observer
from tablee.envs.schemes import RESEARCH, actions_of, observer_of, parts_of, research
from tablee.games.ancient_knowledge.cards import ids as ancient_ids
from tablee.games.atlantes.cards import ids as atlantes_ids
from tablee.kernel.agenda import advance, pending
from tests.games.random_play import ALL_TITLES
from tests.test_library import bare

TABLES = [(id, players) for id in ALL_TITLES for players in range(tablee.title(id).least, tablee.title(id).most + 1)]
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "ancient-knowledge": [{}, {"starting-hands": True}, {"see-tiles": True}],
    "atlantes": [{}, {"advanced": True}, {"kings": "none", "objectives": "tokens"}, {"strict-effects": False}],
    "scholars": [{}, {"myriade": False}, {"mode": "epic", "promos": True}],
    "syncro": [{"level": level, "new-cards": level % 2 == 0} for level in range(1, 10)],
}

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


@pytest.mark.parametrize("id", ALL_TITLES)
def test_all_of_a_view_is_told_or_left_out_on_purpose(id: str) -> None:
    scheme = research(id).scheme()
    told = {part.parent or part.key for part in parts_of(scheme)}
    seen: set[str] = set()
    for title, pos, decision in some_positions(id, 12):
        view = title.view(pos, None if scheme.open else decision.seat)
        seen |= set(view) - {"players"}
        seen |= {key for player in view["players"] for key in player}
    assert seen <= told | scheme.unseen
    assert not told & scheme.unseen


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
        title, made = tablee.title(id), research(id)
        sizes = Actions(title, made.values()).count, observer_of(id, 2).size
        ids.added_id(3)
        assert (Actions(title, made.values()).count, observer_of(id, 2).size) == sizes


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
    assert infos["p2"] == {"illegal": WAIT}


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
        ({"bots": ("dragon",)}, "there is no bot 'dragon'"),
    ],
)
def test_a_wish_that_cannot_be_is_told_in_a_sentence(wish: dict[str, Any], said: str) -> None:
    with pytest.raises(envs.TableeError) as refused:
        envs.single(**{"title": "atlantes", **wish})
    assert str(refused.value).startswith(said)


def test_every_title_has_its_environment() -> None:
    assert set(RESEARCH) == set(ALL_TITLES)
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
