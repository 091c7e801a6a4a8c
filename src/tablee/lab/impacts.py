"""What a card does to whoever plays it: those who did, beside those who only held it."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, replace
from math import inf, sqrt
from typing import Final

from tablee.kernel.title import Box, Title
from tablee.lab.figures import SHARE, Z, chance_of
from tablee.lab.playing import Played, by_everyone, cards_in, shares
from tablee.lab.simulation import Plan

ENOUGH: Final = 30
"""Players who played a card, and others who only held it, before they are compared."""
LABEL: Final = re.compile(r"([01])\d+[ph]([nws])", re.ASCII)
"""What `label` makes."""


def label(box: int, bot: int, side: str, what: str) -> str:
    """`00pw`: of the first box, the first bot's, of those who played the card (`h`: who only held it), their victories
    in twelfths (`n`: how many they are, `s`: their points)."""
    return f"{box}{bot}{side}{what}"


def hands_of(plan: Plan, title: Title, box: Box, game: Played, at: int) -> dict[str, Counter[str]]:
    """Card -> how many of each bot's players played it and only held it, with their victories and points. Where all win
    or lose together, the table is one player, who played what anybody played."""
    seats = len(game.names)
    played, held = cards_in(title, box, game.position.events or [])
    victory = shares(game.result)
    scores = {standing.seat: standing.score for standing in game.result.standings}
    bots = sorted(set(plan.bots))
    found: dict[str, Counter[str]] = {}
    users = by_everyone(played, seats)
    if game.result.won is not None:
        users = {(0, card): None for _, card in users}
        holders = {(0, card): None for _, card in held}
    else:
        holders = by_everyone(held, seats)
    for side, hands in (("p", users), ("h", {hand: None for hand in holders if hand not in users})):
        for seat, card in hands:
            bot = 0 if game.result.won is not None else bots.index(game.names[seat])
            counted = found.setdefault(card, Counter())
            counted[label(at, bot, side, "n")] += 1
            counted[label(at, bot, side, "w")] += victory[seat]
            counted[label(at, bot, side, "s")] += scores[seat]
    return found


def add_moments(moments: Counter[str], counted: Counter[str]) -> None:
    """What one deal adds: its counts, and their products two by two."""
    moments["deals"] += 1
    names = sorted(counted)
    for at, one in enumerate(names):
        moments[one] += counted[one]
        for two in names[at:]:
            moments[f"{one}.{two}"] += counted[one] * counted[two]


@dataclass(frozen=True)
class Impact:
    """How much more players have who played a card than those who only held it, and how likely chance alone does so."""

    value: float
    low: float
    high: float
    p: float
    adjusted: float = 1.0
    """The same when so many cards are looked at, by wins and by points (Holm)."""

    @property
    def is_clear(self) -> bool:
        return self.adjusted < 0.05


@dataclass(frozen=True)
class CardSide:
    """A card in one box."""

    played_by: int
    """Players."""
    held_by: int
    """Players who held it and never played it."""
    played_wins: float
    held_wins: float
    played_score: float
    held_score: float


@dataclass
class ComparedCard:
    card: str
    sides: dict[str, CardSide]
    impact: dict[str, dict[str, Impact]]
    """Box -> wins or score -> impact; nothing where too few played it or only held it. `difference`: how much larger
    it is with the changed box."""


def card_side(moments: Counter[str], box: int, bots: int) -> CardSide:
    def total(side: str, what: str) -> int:
        return sum(moments[label(box, bot, side, what)] for bot in range(bots))

    played, held = total("p", "n"), total("h", "n")
    return CardSide(
        played,
        held,
        total("p", "w") / SHARE / max(1, played),
        total("h", "w") / SHARE / max(1, held),
        total("p", "s") / max(1, played),
        total("h", "s") / max(1, held),
    )


Contrast = tuple[float, dict[str, float], float]
"""A value, how much each count of a deal moves it, and how much less than by chance alone the players varied."""


def contrast(moments: Counter[str], box: int, bots: int, what: str, scale: int, seats: int) -> Contrast | None:
    """The impact of a card, bot by bot so that a strong bot's favourite is not taken for a strong card. None: too few
    players."""
    rows = []
    for bot in range(bots):
        counts = {side: moments[label(box, bot, side, "n")] for side in "ph"}
        if min(counts.values()):
            rows.append((bot, counts, counts["p"] * counts["h"] / (counts["p"] + counts["h"])))
    if not rows or min(sum(counts[side] for _, counts, _ in rows) for side in "ph") < ENOUGH:
        return None
    weight = sum(share for _, _, share in rows)
    value, moves, expected = 0.0, {}, 0.0
    for bot, counts, share in rows:
        for side, sign in (("p", 1), ("h", -1)):
            part = sign * share / weight / counts[side] / scale
            mean = moments[label(box, bot, side, what)] / counts[side]
            value += part * counts[side] * mean
            moves[label(box, bot, side, what)] = part
            moves[label(box, bot, side, "n")] = -part * mean
        if what == "w":
            expected += (share / weight) ** 2 * by_chance(moments, box, bot, seats)
    return value, moves, max(0.0, expected - square_of(moments, moves))


def by_chance(moments: Counter[str], box: int, bot: int, seats: int) -> float:
    """The variance of the difference between a bot's two rates of victory if the card did nothing: all have the same
    rate, and at a table one player's victory is the defeat of the others."""
    played, held = (label(box, bot, side, "n") for side in "ph")
    parts = {played: 1 / moments[played], held: -1 / moments[held]}
    wins = sum(moments[label(box, bot, side, "w")] for side in "ph")
    rate = wins / SHARE / (moments[played] + moments[held])
    alone = sum(part * part * moments[name] for name, part in parts.items())
    together = square_of(moments, parts) - alone
    return rate * (1 - rate) * max(0.0, alone - together / max(1, seats - 1))


def square_of(moments: Counter[str], moves: dict[str, float]) -> float:
    """How much a value varies, by what each deal adds to it."""
    names = sorted(moves)
    square = 0.0
    for at, one in enumerate(names):
        for two in names[at:]:
            both = moves[one] * moves[two] * moments[f"{one}.{two}"]
            square += both if one == two else 2 * both
    return max(0.0, square)


def judged(moments: Counter[str], value: float, moves: dict[str, float], missing: float = 0.0) -> Impact:
    """With its interval: deals are independent of each other, players at the same table are not, so what varies is
    taken from deal to deal.

    Thirty players who all lost do not vary at all, and yet chance does so now and then. So p asks whether a card that
    does nothing would do so: what the players varied less than by chance is added (`missing`), and since the spread of
    either side is an estimate from so many deals, it is Student's, with the degrees of freedom of Welch."""
    square, deals = square_of(moments, moves), moments["deals"]
    half = sqrt(square * deals / max(1, deals - 1))
    sides: dict[str, dict[str, float]] = {}
    for name, part in moves.items():
        sides.setdefault(name[:-1], {})[name] = part
    whole, doubt = 0.0, 0.0
    for side, parts in sides.items():
        count = f"{side}n"
        many = moments[count] ** 2 / moments[f"{count}.{count}"]  # deals, if all had as many players
        varied = square_of(moments, parts)
        if many > 1:
            whole += varied
            doubt += varied * varied / (many - 1)
            square += varied / (many - 1)
    spread = sqrt(square + missing)
    p = chance_of(abs(value) / spread, whole * whole / doubt if doubt else inf) if spread else 1.0
    return Impact(value, value - Z * half, value + Z * half, p)


def holm(chances: list[float]) -> list[float]:
    """Holm's correction: with a limit of 5 %, chance alone marks any card at all in at most 5 of 100 reports, however
    the cards hang together.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    found = [1.0] * len(chances)
    least = 0.0
    for rank, at in enumerate(sorted(range(len(chances)), key=lambda at: chances[at])):
        least = max(least, min(1.0, (len(chances) - rank) * chances[at]))
        found[at] = least
    return found


def judge_together(impacts: list[dict[str, Impact]]) -> None:
    """All that one report says about cards: wins and points, both boxes and the difference."""
    places = [(each, name) for each in impacts for name in each]
    for (each, name), chance in zip(places, holm([each[name].p for each, name in places]), strict=True):
        each[name] = replace(each[name], adjusted=chance)
