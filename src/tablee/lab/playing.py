"""One game by bots, from set-up to result: what simulations, round-robins and reports are made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tablee.bots import PositionSight, make_bot
from tablee.kernel.agenda import advance, pending
from tablee.kernel.decisions import Choice, seat_named
from tablee.kernel.errors import BadInput
from tablee.kernel.events import Event
from tablee.kernel.position import Position
from tablee.kernel.title import Box, Result, Title
from tablee.lab.figures import SHARE

Hand = tuple[int, str]
"""A seat, or -1 for nobody's, and a card."""


@dataclass
class Played:
    """A game that is over."""

    position: Position
    result: Result
    names: list[str]
    """By seat: the bot."""
    places: list[int]
    """By seat: its place in the turn order, 0 for the player who begins."""
    choices: list[Choice]


LONGEST = 20_000
"""Choices of a game that comes to an end; printed boxes take hundreds, a card file may hold bots for ever."""


def play(
    title: Title,
    box: Box | None,
    options: dict[str, Any],
    seats: int,
    seed: str,
    seating: Callable[[int], str],
    told: bool = False,
) -> Played:
    """`seating` says which bot sits at a place of the turn order; its luck belongs to the deal and to its seat, whoever
    it is and whatever is in the box. `told`: the position ends with all events of the game."""
    pos = title.setup(options, seats, seed, box)
    first = max(0, seat_named(title.view(pos, None).get("first", "")))
    places = [(seat - first) % seats for seat in range(seats)]
    names = [seating(place) for place in places]
    bots = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    if told:
        pos.events = title.opening(pos)
    choices: list[Choice] = []
    while asked := pending(pos):
        decision = asked[0]
        choice = bots[decision.seat].choose(PositionSight(title, pos), decision)
        advance(pos, decision, choice)
        choices.append(choice)
        if len(choices) > LONGEST:
            raise BadInput("endless-game", seed=seed, most=LONGEST)
    result = title.result(pos)
    assert result is not None
    return Played(pos, result, names, places, choices)


def shares(result: Result) -> dict[int, int]:
    """By seat: how much of the victory it has, in twelfths."""
    winners = result.winners()
    if result.won is not None:
        return {each.seat: SHARE if result.won else 0 for each in result.standings}
    return {each.seat: SHARE // len(winners) if each.seat in winners else 0 for each in result.standings}


def cards_in(title: Title, box: Box, events: list[Event]) -> tuple[list[Hand], list[Hand]]:
    """Which cards were brought into play, and which were held, in the order of the events: as their kinds declare."""
    played: list[Hand] = []
    held: list[Hand] = []
    for event in events:
        kind = title.events[event.kind]
        if kind.plays:
            played += [(event.seat, box.id_of(card)) for card in event.named(kind, kind.plays)]
        if kind.holds:
            held += [(event.seat, box.id_of(card)) for card in event.named(kind, kind.holds)]
    return played, held


def by_everyone(hands: list[Hand], seats: int) -> dict[Hand, None]:
    """Each seat and card once, in order; what has no seat is everybody's."""
    found: dict[Hand, None] = {}
    for seat, card in hands:
        for each in range(seats) if seat < 0 else (seat,):
            found[each, card] = None
    return found
