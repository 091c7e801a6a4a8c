"""Final scoring, line by line, and who wins. [14; expansion 9; solo 15]"""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.state import terms
from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.terms import (
    CHINESE,
    GREEK,
    GUILDS,
    HEBREW,
    MEDICINE,
    NOBODY,
    OPTIONS,
    PERSIAN,
    RIVAL,
    SANSKRIT,
    SCIENCES,
)
from tablee.kernel.decisions import Seat
from tablee.kernel.title import Result, ScoreDetail, Standing, ranked

CHINESE_POINTS: Final = 7
"""Of each Chinese scroll of the solo opponent."""


def bonus(pos: Scholars, seat: Seat, scroll: int) -> int:
    """What a scroll is worth besides its printed points. [14.3]"""
    printed = pos.box.bonus[scroll]
    return 0 if printed is None else printed.points(pos, seat)


def sum_points(pos: Scholars, party: int) -> int:
    """Points for the Dice Sum, from the lowest place up; tied players share, rounded down. [14.2]"""
    sums = [me.dice_sum() for me in pos.players]
    if pos.solo:
        sums.append(pos.rival.dice)
    below = tied = 0
    for other in sums:
        if other < sums[party]:
            below += 1
        elif other == sums[party]:
            tied += 1
    return sum(pos.box.sum_points[below : below + tied]) // tied


def guild_points(pos: Scholars, party: int) -> int:
    return sum(
        [pos.box.points[pos.box.first_guild + guild] for guild in range(len(GUILDS)) if pos.control[guild] == party]
    )


def caliph_points(pos: Scholars, party: int) -> int:
    total = 0
    for place, mark in enumerate(pos.caliph_marks):
        if mark == party:
            card, option = divmod(place, len(OPTIONS))
            total += pos.box.option_points[pos.caliphs[card] - pos.box.first_caliph][option]
    return total


def score_lines(pos: Scholars, seat: Seat) -> dict[str, int]:
    """The score sheet of one player, as if the game ended now."""
    me, box = pos.players[seat], pos.box
    tracks = range(terms.TRACKS if pos.myriade else MEDICINE)
    lines = {
        "dice": sum_points(pos, seat),
        "retired": sum([box.points[card] for card in me.retired(box)]),
        "guilds": guild_points(pos, seat),
        "caliphs": caliph_points(pos, seat),
        "research": sum([box.track_points[track][me.levels[track]] for track in tracks]),
        "scrolls": sum([box.points[scroll] + bonus(pos, seat, scroll) for scroll in me.scrolls]),
    }
    if pos.myriade:
        tucked = [card for column in me.columns for card in column if card >= pos.box.first_page]
        lines["pages"] = sum([box.points[card] for card in tucked])
        lines["rows"] = sum([box.points[pos.box.first_row_tile + tile] for tile in range(me.flipped)])
    return lines


def score_details(pos: Scholars, seat: Seat) -> list[ScoreDetail]:
    """Which cards, boards, tracks and dice gave the points."""
    me, box = pos.players[seat], pos.box
    found = [ScoreDetail("dice", f"dice-sum {me.dice_sum()}", sum_points(pos, seat))]
    found += [ScoreDetail("retired", box.ids[card], box.points[card]) for card in me.retired(box)]
    for guild in range(len(GUILDS)):
        if pos.control[guild] == seat:
            board = pos.box.first_guild + guild
            found.append(ScoreDetail("guilds", box.ids[board], box.points[board]))
    for place, mark in enumerate(pos.caliph_marks):
        if mark == seat:
            card, option = divmod(place, len(OPTIONS))
            caliph = pos.caliphs[card]
            found.append(
                ScoreDetail("caliphs", box.ids[caliph], box.option_points[caliph - pos.box.first_caliph][option])
            )
    for track in range(terms.TRACKS if pos.myriade else MEDICINE):
        points = box.track_points[track][me.levels[track]]
        found.append(ScoreDetail("research", f"science-{SCIENCES[track]}", points))
    for scroll in me.scrolls:
        found.append(ScoreDetail("scrolls", box.ids[scroll], box.points[scroll] + bonus(pos, seat, scroll)))
    if pos.myriade:
        tucked = [card for column in me.columns for card in column if card >= pos.box.first_page]
        found += [ScoreDetail("pages", box.ids[card], box.points[card]) for card in tucked]
        for tile in range(me.flipped):
            found.append(
                ScoreDetail("rows", box.ids[pos.box.first_row_tile + tile], box.points[pos.box.first_row_tile + tile])
            )
    return found


def rival_lines(pos: Scholars) -> dict[str, int]:
    """The solo opponent's score sheet; the head start of their level is reconstructed."""
    rival, box = pos.rival, pos.box
    lines = {
        "start": box.points[pos.box.first_level + pos.level - 1],
        "dice": sum_points(pos, RIVAL),
        "retired": sum([box.points[card] for card in rival.retired]),
        "guilds": guild_points(pos, RIVAL),
        "caliphs": caliph_points(pos, RIVAL),
        "research": 0,
        "scrolls": sum([rival_scroll(pos, box.language[scroll]) for scroll in rival.scrolls]),
    }
    if pos.myriade:
        lines["pages"] = sum([box.points[page] for page in rival.pages])
        lines["rows"] = 0
    return lines


def rival_scroll(pos: Scholars, language: int) -> int:
    """What one of the opponent's scrolls is worth, by its language alone."""
    rival = pos.rival
    if language == CHINESE:
        return CHINESE_POINTS
    if language == SANSKRIT:
        return len(rival.retired) // 2
    if language == GREEK:
        return len(rival.scrolls)
    if language == HEBREW:
        return rival.returns
    if language == PERSIAN:
        return pos.employed(NOBODY)
    return sum([guild[RIVAL] for guild in pos.guilds]) // 2


def ranking(pos: Scholars) -> Result:
    """Most points; then most employed translators; then most workers; otherwise shared. [14.4]"""
    lines = [score_lines(pos, seat) for seat in range(pos.seats)]
    if pos.solo:
        return solo_result(pos, sum(lines[0].values()), lines[0])
    employed = [pos.employed(seat) for seat in range(pos.seats)]
    return ranked(lines, {"employed": employed, "workers": [sum(me.workers) for me in pos.players]})


def solo_result(pos: Scholars, score: int, lines: dict[str, int]) -> Result:
    """The opponent wins ties; their own sheet is in the view."""
    total = sum(rival_lines(pos).values())
    won = score > total
    return Result([Standing(0, 1 if won else 2, score, lines)], "opponent" if score == total else "", won=won)
