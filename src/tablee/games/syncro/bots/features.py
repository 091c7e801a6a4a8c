"""For bots that learn: figures of a level, from what a mage sees: the own hand, open cards, numbers, estimates."""

from __future__ import annotations

from typing import Any, Final

from tablee.games.syncro.bots.doors import outlook_at
from tablee.games.syncro.bots.habits import BOTH, CHARGING, DRAWING
from tablee.games.syncro.state.board import Syncro
from tablee.games.syncro.state.terms import FACE_UP
from tablee.kernel.decisions import Seat

EXACT: Final = 2
"""Points from a strength that are as good as there."""
FEATURES: Final = (
    ("lead", "what hands hold, about, beyond what the horde still asks for, in points of Spells"),
    ("missing", "what the horde still asks for, about"),
    ("team", "what hands hold, about"),
    ("share", "what hands hold for each point that the horde asks for"),
    ("own", "the sum of the own hand"),
    ("small", "Spells of 1 or 2 in the own hand"),
    ("spells", "Spells in all hands"),
    ("empty", "mages without a Spell"),
    ("fewest", "Spells in the smallest hand"),
    ("room", "Spells that hands have room for"),
    ("leans", "how well the mages have spoken of their hands"),
    ("mean", "the mean of the Spells that may be anywhere"),
    ("pile", "Spells in the pile"),
    ("enemies", "enemies that are left"),
    ("down", "cards of the horde that lie face down"),
    ("targets", "enemies that may be attacked"),
    ("weakest", "what the nearest of them still lacks"),
    ("drawing", "of these, those that let hands be filled"),
    ("charging", "of these, those that ask for a penalty"),
    ("laid", "Spells that lie on enemies in this round"),
    ("over", "enemies with more on them, about, than they have strength"),
    ("right", "enemies with about as much on them as they have strength"),
    ("due", "what is still to be paid"),
    ("curses", "permanent curses"),
    ("rewards", "Rewards in hands"),
    ("slots", "slots of the round that are left"),
    ("attackers", "slots of the round in which a mage attacked"),
    ("round", "rounds played"),
    *[(f"level-{level}", f"1 on level {level}") for level in range(2, 10)],
    *[(f"mages-{mages}", f"1 when {mages} play") for mages in range(3, 6)],
)
PRACTICE: Final[list[tuple[int, dict[str, Any]]]] = [
    (mages, {"level": level}) for level in range(1, 10) for mages in range(2, 6)
]


def features(pos: Syncro, seat: Seat) -> list[float]:
    look = outlook_at(pos, seat)
    look.take_stock()
    own, small = 0, 0
    for value in look.hand:
        own += value
        if value <= 2:
            small += 1
    team, leans = float(own), 0.0
    spells, empty, fewest, rewards = 0, 0, 99, 0
    for other in range(pos.seats):
        count = look.counts[other]
        spells += count
        fewest = min(fewest, count)
        if not count:
            empty += 1
        if other != seat:
            team += look.worth_of_hand(other)
            leans += look.leans[other]
        if pos.mages[other].reward >= 0:
            rewards += 1
    weakest = 99.0
    drawing = charging = laid = over = right = 0
    for target in look.targets:
        lying = float(target.bonus)
        for number in range(len(target.values)):
            value = target.values[number]
            lying += value if value else look.mean
            if target.owners[number] != FACE_UP:
                laid += 1
        lacks = target.strength - lying
        weakest = min(weakest, abs(lacks))
        if lacks < -EXACT:
            over += 1
        elif lacks <= EXACT:
            right += 1
        if target.family == DRAWING:
            drawing += 1
        elif target.family in (CHARGING, BOTH):
            charging += 1
    down = (pos.present & ~pos.up).bit_count()
    level, seats = pos.quest.level, pos.seats
    found = [
        team - look.missing,
        look.missing,
        team,
        min(5.0, team / max(1.0, look.missing)),
        float(own),
        float(small),
        float(spells),
        float(empty),
        float(fewest),
        float(look.room),
        leans,
        look.mean,
        float(len(pos.pile)),
        float(look.enemies),
        float(down),
        float(len(look.targets)),
        weakest if look.targets else 0.0,
        float(drawing),
        float(charging),
        float(laid),
        float(over),
        float(right),
        float(look.due),
        float(len(pos.curses)),
        float(rewards),
        float(len(pos.quest.slots) - pos.slot),
        float(pos.attackers),
        float(pos.round),
    ]
    found += [1.0 if level == each else 0.0 for each in range(2, 10)]
    found += [1.0 if seats == each else 0.0 for each in range(3, 6)]
    return found
