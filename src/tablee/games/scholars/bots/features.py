"""For bots that learn: figures of a position. Nothing is hidden from one player alone; no deck is looked into."""

from __future__ import annotations

from typing import Any, Final

from tablee.games.scholars.bots.prices import COLOURED_DIE, GOLD, INFLUENCE, POOR, RICH, SILVER, WHITE_DIE, WORKER, XP
from tablee.games.scholars.rules.scoring import rival_lines, score_lines
from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.terms import ARABIC, GUILDS, MAP_SPACES, NOBODY, RIVAL, SPACES, TOP, WHITE
from tablee.kernel.decisions import Seat

PLENTY: Final = 3
"""So much gold is plenty."""
NEAR_TOP: Final = TOP - 2

AREA: Final = (
    ("score", "points if the game ended now"),
    ("dice", "points for the Dice Sum"),
    ("guilds", "points for guilds"),
    ("scrolls", "points of translated scrolls"),
    ("research", "points for research"),
    ("pages", "points of Pages and rows"),
    ("silver", "silver"),
    ("gold", "gold"),
    ("xp", "XP"),
    ("hand", "pips of coloured dice in hand"),
    ("dice-in-hand", "dice in hand"),
    ("coloured", "coloured dice, wherever they are"),
    ("white", "white dice, wherever they are"),
    ("workers", "workers"),
    ("cards", "action cards in hand"),
    ("busy", "slots in use"),
    ("upgraded", "upgraded action cards"),
    ("levels", "steps on the research tracks"),
    ("high", "tracks near the top"),
    ("employed", "translators employed"),
    ("arabic", "of these, those who speak Arabic"),
    ("points", "their points, weighed by how near they are to retirement"),
    ("tucked", "cards under the board"),
    ("rows", "completed rows"),
    ("influence", "influence in the guilds"),
    ("control", "guilds controlled"),
    ("marks", "scrolls with own influence"),
    ("goal", "objectives of the goal card reached"),
)
FEATURES: Final = (
    ("lead", "points ahead of the best other player in the end, by rough prices"),
    ("ahead", "points ahead of the best other player now"),
    *[(f"own-{name}", f"own: {said}") for name, said in AREA],
    *[(f"best-{name}", f"the best other player, or the solo opponent: {said}") for name, said in AREA],
    ("next", "points ahead of the second best other player in the end; 0 when two play"),
    ("caliphs", "caliphs that have turned up"),
    ("round", "rounds played"),
    ("left", "rounds to the last one, once it is known"),
    ("closing", "1 when it is known"),
    ("house", "scrolls in the House of Wisdom"),
    ("pile", "scrolls in the pile"),
    ("wait", "players who have their turn before this one; 0: it is this one's"),
    ("myriade", "1 with the expansion"),
    ("level", "of the solo opponent; 0 when several play"),
    ("three", "1 when three play"),
    ("four", "1 when four play"),
)
PRACTICE: Final[list[tuple[int, dict[str, Any]]]] = [
    (2, {}),
    (2, {}),
    (1, {"level": 3}),
    (2, {"myriade": False}),
    (2, {}),
    (3, {}),
    (1, {"level": 3}),
    (4, {}),
]


class Area:
    """What one has, in figures."""

    def __init__(self, score: float, worth: float, figures: list[float]) -> None:
        self.score: Final = score
        self.worth: Final = worth
        """In the end, by rough prices."""
        self.figures: Final = figures


def area_of(pos: Scholars, owner: Seat, time: float) -> Area:
    """A player's board; `time`: how much of the game is left for what pays later."""
    me, box = pos.players[owner], pos.box
    lines = score_lines(pos, owner)
    score = 0
    for points in lines.values():
        score += points
    pips, coloured, white = 0, 0, me.bag[WHITE]
    for colour in range(1, len(me.bag)):
        coloured += me.bag[colour]
    for die in me.hand + me.fresh:
        if die < 8:
            white += 1
        else:
            coloured += 1
            pips += die & 7
    busy = 0
    for slot in range(len(me.slots)):
        if me.slots[slot] >= 0:
            busy += 1
        for die in me.slot_dice[slot]:
            if die < 8:
                white += 1
            else:
                coloured += 1
    workers = sum(me.workers)
    levels, high = 0, 0
    for level in me.levels:
        levels += level
        if level >= NEAR_TOP:
            high += 1
    employed, arabic, points_on = 0, 0, 0.0
    for room in range(len(pos.rooms)):
        card = pos.rooms[room]
        if card >= 0 and pos.owners[room] == owner:
            employed += 1
            if box.speaks[card] >> ARABIC & 1:
                arabic += 1
            points_on += (box.points[card] + 0.8) * pos.gold_on[room] / max(1, box.retire_at[card])
    tucked = 0
    for column in me.columns:
        tucked += len(column)
    influence, control = 0, 0
    for guild in range(len(GUILDS)):
        influence += pos.guilds[guild][owner]
        if pos.control[guild] == owner:
            control += 1
    marks = 0
    for space in range(SPACES):
        if pos.spaces[space] >= 0 and pos.marks[space] == owner:
            marks += 1
    cards, upgraded = bits(me.cards), bits(me.upgraded)
    rich = RICH if me.gold >= PLENTY else POOR
    stock = SILVER[rich] * me.silver + GOLD[rich] * me.gold + XP[rich] * me.xp + WORKER[rich] * workers
    stock += COLOURED_DIE[rich] * coloured + WHITE_DIE[rich] * white + 0.1 * pips
    stock += 0.5 * INFLUENCE[rich] * influence + 1.2 * employed
    figures = [
        float(score),
        float(lines["dice"]),
        float(lines["guilds"]),
        float(lines["scrolls"]),
        float(lines["research"]),
        float(lines["pages"] + lines["rows"]) if pos.myriade else 0.0,
        float(me.silver),
        float(me.gold),
        float(me.xp),
        float(pips),
        float(len(me.hand)),
        float(coloured),
        float(white),
        float(workers),
        float(cards),
        float(busy),
        float(upgraded),
        float(levels),
        float(high),
        float(employed),
        float(arabic),
        points_on,
        float(tucked),
        float(me.rows),
        float(influence),
        float(control),
        float(marks),
        float(bits(me.reached)),
    ]
    return Area(float(score), score + time * stock + points_on, figures)


def bits(mask: int) -> int:
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


def opponent_of(pos: Scholars, time: float) -> Area:
    """The solo opponent, as far as they have such things; scrolls count by their languages, which everybody knows."""
    rival = pos.rival
    lines = rival_lines(pos)
    score = 0
    for points in lines.values():
        score += points
    influence, control = 0, 0
    for guild in range(len(GUILDS)):
        influence += pos.guilds[guild][RIVAL]
        if pos.control[guild] == RIVAL:
            control += 1
    marks = 0
    for space in range(SPACES):
        if pos.spaces[space] >= 0 and pos.marks[space] == RIVAL:
            marks += 1
    figures = [0.0] * len(AREA)
    figures[0] = float(score)
    figures[1] = float(lines["dice"])
    figures[2] = float(lines["guilds"])
    figures[3] = float(lines["scrolls"])
    figures[11] = float(rival.dice)
    figures[19] = float(pos.employed(NOBODY))
    figures[22] = float(len(rival.retired) + len(rival.pages))
    figures[24] = float(influence)
    figures[25] = float(control)
    figures[26] = float(marks)
    return Area(float(score), score + time * 0.5 * INFLUENCE[POOR] * influence, figures)


def features(pos: Scholars, seat: Seat) -> list[float]:
    seats = pos.seats
    caliphs = len(pos.caliphs)
    closing = pos.last > 0
    left = float(pos.last - pos.round) if closing else 0.0
    time = min(1.0, 0.15 + 0.3 * left) if closing else 1.0 - 0.1 * caliphs
    mine = area_of(pos, seat, time)
    best: Area | None = opponent_of(pos, time) if pos.solo else None
    second, score = -999.0, best.score if best is not None else -999.0
    for step in range(1, seats):
        area = area_of(pos, (seat + step) % seats, time)
        score = max(score, area.score)
        if best is None or area.worth > best.worth:
            if best is not None:
                second = best.worth
            best = area
        elif area.worth > second:
            second = area.worth
    assert best is not None
    house = 0
    for space in range(MAP_SPACES, SPACES):
        if pos.spaces[space] >= 0:
            house += 1
    found = [mine.worth - best.worth, mine.score - score]
    found += mine.figures
    found += best.figures
    found += [
        mine.worth - second if seats > 2 else 0.0,
        float(caliphs),
        float(pos.round),
        left,
        1.0 if closing else 0.0,
        float(house),
        float(len(pos.pile)),
        float((seat - pos.turn) % seats) if pos.turn < seats else 1.0,
        1.0 if pos.myriade else 0.0,
        float(pos.level) if pos.solo else 0.0,
        1.0 if seats == 3 else 0.0,
        1.0 if seats == 4 else 0.0,
    ]
    return found
