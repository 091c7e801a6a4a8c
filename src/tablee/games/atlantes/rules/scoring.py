"""The final count, who comes before whom, and the totem of a lone player."""

from __future__ import annotations

from tablee.games.atlantes.cards.objectives import OBJECTIVE_IDS
from tablee.games.atlantes.state.board import Sea
from tablee.kernel.decisions import Seat
from tablee.kernel.title import Result, ScoreDetail, ranked

TOTEMS = ((30, "blob"), (60, "serpent"), (90, "leviathan"), (9999, "kraken"))
"""The animal that the Council of the Ocean gives a lone player, by the most points it is given for."""


def totem(points: int) -> str:
    return next(name for most, name in TOTEMS if points <= most)


def score_lines(pos: Sea, seat: Seat) -> dict[str, int]:
    """The three lines of the final count. [End of the game]"""
    me = pos.players[seat]
    spots = pos.box.spot_points
    return {
        "hand": len(me.hand),
        "objectives": sum([spots[track.index(seat)] for track in pos.tracks if seat in track]),
        "pile": sum([pos.box.points[card] for card in me.pile]),
    }


def score_details(pos: Sea, seat: Seat) -> list[ScoreDetail]:
    """Which cards and goals gave the points."""
    me, box = pos.players[seat], pos.box
    found = [ScoreDetail("hand", box.ids[card], 1) for card in me.hand]
    for goal, track in zip(pos.goals, pos.tracks, strict=True):
        if seat in track:
            found.append(ScoreDetail("objectives", OBJECTIVE_IDS[goal], box.spot_points[track.index(seat)]))
    return found + [ScoreDetail("pile", box.ids[card], box.points[card]) for card in me.pile]


def ranking(pos: Sea) -> Result:
    """Who comes before whom, and what broke a tie for the first place; alone, the totem."""
    mantas, last = [], []
    for seat, me in enumerate(pos.players):
        number = pos.box.number[me.king] if me.king >= 0 else 0
        mantas.append(len(me.ready) + len(me.tired))
        last.append(-number if number else (seat - pos.first) % pos.seats)
    lines = [score_lines(pos, seat) for seat in range(pos.seats)]
    result = ranked(lines, {"mantas": mantas, "king" if pos.players[0].king >= 0 else "seat": last})
    if pos.seats == 1:
        result.by = totem(result.standings[0].score)
    return result
