"""What a seat does not know, dealt anew: every deal is as likely as any other, and asks only what it holds itself."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from math import sqrt

import pytest

from tablee.games import title
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.atlantes.state.board import Sea
from tablee.games.scholars.rules.caliphs import is_caliph
from tablee.games.scholars.state.board import Scholars
from tablee.games.syncro.state.board import Syncro
from tablee.games.syncro.state.terms import FACE_UP
from tablee.kernel.agenda import pending
from tablee.kernel.decisions import Seat
from tablee.kernel.position import Position
from tablee.kernel.title import Title
from tests.games.random_play import ALL_TITLES, LENGTH, VARIANTS, play_on, test_games


@pytest.mark.parametrize("id", ALL_TITLES)
def test_a_redealt_position_asks_what_it_holds_and_not_what_the_true_one_does(id: str) -> None:
    """Also of seats that the deal was not made for: choices kept from the true position would give their cards away."""
    compared = 0
    for game, pos, rng in test_games(id, max(60, len(VARIANTS[id])), "asks"):
        box = game.box()
        play_on(pos, rng, rng.randrange(LENGTH[id]) if rng.random() < 0.7 else rng.randrange(6))
        seats = [decision.seat for decision in pending(pos)]
        for seat in range(pos.seats if seats else 0):
            other = game.redeal(pos, seat, rng)
            again = game.load(box, json.loads(json.dumps(other.dump())))
            assert asked(game, other) == asked(game, again)
            compared += [seat] != seats
    assert compared > 60 or (id == "syncro" and compared > 40)


def asked(game: Title, pos: Position) -> list[tuple[Seat, str, str, list[str]]]:
    return [(each.seat, each.prompt, str(each.params), game.written(each)) for each in pending(pos)]


Group = list[int]
"""What lies at places whose cards could be exchanged without the seat noticing, place after place."""


def ancient_groups(pos: Position, seat: Seat) -> list[Group]:
    assert isinstance(pos, Ancient)
    hands = [card for other, me in enumerate(pos.players) if other != seat for card in me.hand]
    builders = [card for card in [*pos.deck, *hands] if not pos.seen[card]]
    return [builders, *pos.pools]


def atlantes_groups(pos: Position, seat: Seat) -> list[Group]:
    assert isinstance(pos, Sea)
    return [pos.deck, pos.shoal]


def scholars_groups(pos: Position, seat: Seat) -> list[Group]:
    assert isinstance(pos, Scholars)
    below = [deck[known:-1] for deck, known in zip(pos.decks, pos.known, strict=True)]
    scrolls = [card for card in [*pos.pile, *pos.reserve] if not is_caliph(pos, card)]
    parts: dict[int, Group] = {}
    for card, layer in zip(pos.pile, pos.layers, strict=True):
        parts.setdefault(layer, []).append(int(is_caliph(pos, card)))
    caliphs = [card for card in pos.pile if is_caliph(pos, card)]
    return [*below, scrolls, caliphs, pos.page_pile, pos.rival.schemes, *parts.values()]


def syncro_groups(pos: Position, seat: Seat) -> list[Group]:
    assert isinstance(pos, Syncro)
    plan, hidden = pos.quest.plan, pos.present & ~pos.up & ~pos.seen
    down = {
        deck: [pos.cards[place] for place in range(plan.size) if hidden >> place & 1 and plan.decks[place] == deck]
        for deck in set(plan.decks)
    }
    spells = pos.pile + [spell for other, me in enumerate(pos.mages) if other != seat for spell in me.hand]
    laid = [(spell, owner) for on, by in zip(pos.on, pos.by, strict=True) for spell, owner in zip(on, by, strict=True)]
    spells = spells + [spell for spell, owner in laid if owner not in (seat, FACE_UP)]
    rewards = [me.reward for other, me in enumerate(pos.mages) if other != seat and me.reward >= 0]
    return [spells, pos.rewards + rewards, *[cards for deck, cards in down.items() if deck == 0], pos.fog]


GROUPS: dict[str, Callable[[Position, Seat], list[Group]]] = {
    "ancient-knowledge": ancient_groups,
    "atlantes": atlantes_groups,
    "scholars": scholars_groups,
    "syncro": syncro_groups,
}
DEALS = 400


@pytest.mark.parametrize("id", ALL_TITLES)
def test_every_hidden_thing_is_dealt_as_often_to_every_place_where_it_can_lie(id: str) -> None:
    """At each place, how often each thing came there is held to chance: within six deviations of what is expected."""
    looked_at = 0
    for number, (game, pos, rng) in enumerate(test_games(id, len(VARIANTS[id]), "even")):
        if number % 4 or (isinstance(pos, Syncro) and pos.quest.spoken):  # there hands have to fit what was said
            continue
        play_on(pos, rng, rng.randrange(LENGTH[id] // 3))
        seat = rng.randrange(pos.seats)
        if not pending(pos) or (isinstance(pos, Syncro) and (pos.known or pos.lenses)):
            continue
        worlds = [GROUPS[id](game.redeal(pos, seat, rng), seat) for _ in range(DEALS)]
        size = [len(group) for group in worlds[0]]
        assert all([len(group) for group in groups] == size for groups in worlds)
        for at, length in enumerate(size):
            copies = Counter(card for groups in worlds for card in groups[at])
            if length < 2 or len(copies) < 2:
                continue
            for place in range(length):
                there = Counter(groups[at][place] for groups in worlds)
                free = len(copies) - 1
                off = 0.0
                for card, all_told in copies.items():
                    expected = all_told / length
                    off += (there[card] - expected) ** 2 / expected
                assert off < free + 6 * sqrt(2 * free) + 12, (number, at, place, there)
                looked_at += 1
    assert looked_at > 100


KINGS = 3000


def test_kings_that_a_seat_passed_on_are_as_likely_with_every_seat_that_chose_later() -> None:
    """Atlantes, a draft of four: what the second to choose can know of the others' kings after the draft."""
    game = title("atlantes")
    pos = game.setup({"kings": "draft"}, 4, "kings")
    rng = random.Random("kings")
    while any(decision.prompt == "draft" for decision in pending(pos)):
        decision = pending(pos)[0]
        pos = game.play(pos, decision.seat, rng.choice(decision.choices))
    assert isinstance(pos, Sea)
    order = [(pos.first - 1 - back) % 4 for back in range(4)]
    later = [seat for seat in order[2:] if not pos.players[seat].shown]
    passed = {pos.players[seat].king for seat in later} | set(pos.pool)
    passed = {king for king in passed if pos.box.leaves_for[king] < 0}  # the others would have been shown
    assert later
    assert len(passed) > 1
    worlds = [game.redeal(pos, order[1], rng) for _ in range(KINGS)]
    for seat in later:
        kings: Counter[int] = Counter()
        for world in worlds:
            assert isinstance(world, Sea)
            kings[world.players[seat].king] += 1
        expected = KINGS / len(passed)
        assert set(kings) == passed
        assert all(abs(count - expected) < 6 * sqrt(expected) for count in kings.values()), kings
