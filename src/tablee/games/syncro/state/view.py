"""What a mage may see."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.syncro.rules.choices import SIGNALS
from tablee.games.syncro.state.board import Syncro, estimate_shown
from tablee.games.syncro.state.terms import (
    ABSORBS,
    CHAPTER_TWO,
    CHARGES,
    DECKS,
    DRAWS,
    FACE_UP,
    LOST,
    PHASES,
    SPOKEN_SINCE,
    UNKNOWN,
    WON,
)
from tablee.games.syncro.state.view_types import LaidView, MageView, PlaceView, SyncroView, TallyView
from tablee.kernel.decisions import Seat, seat_name

EFFECTS = ((DRAWS, "draws"), (ABSORBS, "absorbs"), (CHARGES, "charges"))

UNLOCKS = (
    (1, "mushrooms"),
    (1, "drawing"),
    (1, "hand-limit"),
    (2, "golems"),
    (3, "dragons"),
    (4, "first-boss"),
    (5, "rewards"),
    (5, "fog"),
    (5, "lieutenants"),
    (6, "sixes"),
    (7, "spoken-sums"),
    (8, "sevens"),
    (9, "last-boss"),
    (9, "cerberi"),
)


def unlocked(level: int) -> list[str]:
    """What the journal has taught by this level. The spoken sums of level 7 end with it."""
    return [name for first, name in UNLOCKS if first <= level and (name != "spoken-sums" or first == level)]


def view(pos: Syncro, seat: Seat | None) -> SyncroView:
    quest = pos.quest
    plan = quest.plan
    order = [(pos.leader + step) % pos.seats for step in quest.slots]
    return {
        "seat": None if seat is None else seat_name(seat),
        "silent": pos.phase not in (WON, LOST),
        "level": quest.level,
        "chapter": 1 if quest.level < CHAPTER_TWO else 2,
        "attempt": quest.attempts[quest.level - 1],
        "unlocked": unlocked(quest.level),
        "added": [name for first, name in UNLOCKS if first == quest.level],
        "aid": f"AID-{pos.box.levels[quest.level - 1].aid}",
        "phase": PHASES[pos.phase],
        "round": pos.round,
        "first": seat_name(pos.leader),
        "slots": [seat_name(each) for each in order],
        "slot": pos.slot,
        "attackers": pos.attackers,
        "limit": pos.limit,
        "horde": [place_shown(pos, place, seat) for place in range(plan.size)],
        "pile": len(pos.pile),
        "discards": tally(pos),
        "monsters": len(pos.monsters),
        "destroyed": [pos.box.ids[card] for card in pos.destroyed],
        "lieutenants": len(pos.lieutenants),
        "beaten": [pos.box.ids[card] for card in quest.beaten],
        "fog": len(pos.fog),
        "fog_discards": [pos.box.ids[card] for card in pos.fog_discards],
        "fog_applied": pos.box.ids[pos.turned] if pos.turned >= 0 else None,
        "curses": [pos.box.ids[card] for card in pos.curses],
        "rewards": len(pos.rewards),
        "reward_discards": [pos.box.ids[card] for card in pos.reward_discards],
        "due": pos.due or None,
        "charging": plan.ids[pos.charging] if pos.charging >= 0 else None,
        "defeat": pos.lost_by or None,
        "options": {
            "monster-pool": "by-level" if quest.by_level else "all-from-start",
            "mage-count-handicap": quest.handicap,
            "new-cards": quest.new_cards,
        },
        "players": [mage_shown(pos, other, seat) for other in range(pos.seats)],
    }


def tally(pos: Syncro) -> list[TallyView]:
    """How many Spells of each value are discarded."""
    discards = pos.discards
    return [{"card": pos.box.spell_ids[value], "count": discards.count(value)} for value in sorted(set(discards))]


def named(pos: Syncro, spells: Sequence[int]) -> list[str]:
    """Spells as cards."""
    ids = pos.box.spell_ids
    return [ids[spell] for spell in spells]


def place_shown(pos: Syncro, place: int, seat: Seat | None) -> PlaceView:
    """One place of the horde as `seat` sees it."""
    plan = pos.quest.plan
    shown: PlaceView = {
        "place": plan.ids[place],
        "row": plan.rows[place],
        "x": plan.xs[place],
        "deck": DECKS[plan.decks[place]],
        "cards": plan.cards[place],
        "face": "gone",
        "accessible": False,
        "target": False,
        "card": None,
        "strength": None,
        "effects": [],
        "on": [],
        "absorbed": [],
        "bonus": 0,
        "cloaked": False,
    }
    if not pos.present >> place & 1:
        return shown
    up = bool(pos.up >> place & 1)
    shown["face"] = "up" if up else "down"
    shown["accessible"] = pos.is_accessible(place)
    shown["target"] = bool(pos.targets >> place & 1)
    if up or pos.seen >> place & 1:
        shown["card"] = pos.box.ids[pos.cards[place]]
    if up and pos.is_enemy(place):
        shown["strength"] = pos.strength(place)
        shown["effects"] = effects_awake(pos, place)
        shown["on"] = spells_shown(pos, place, seat)
        shown["absorbed"] = named(pos, pos.under[place])
        shown["bonus"] = pos.bonus_on(place)
        shown["cloaked"] = bool(pos.cloaked >> place & 1)
    return shown


def effects_awake(pos: Syncro, place: int) -> list[str]:
    """What its family does at resolution, as far as the journal has taught it."""
    acts = pos.quest.acts[pos.cards[place]]
    return [name for act, name in EFFECTS if acts & act]


def spells_shown(pos: Syncro, place: int, seat: Seat | None) -> list[LaidView]:
    """The Spells on an enemy, the lowest first: who laid it face down, and its value for those who know it."""
    looked = seen_through_lens(pos, place, seat)
    shown: list[LaidView] = []
    for number in range(len(pos.on[place])):
        owner = laid_by(pos, place, number)
        shown.append(
            {
                "spell": pos.box.spell_ids[pos.on[place][number]] if knows(owner, number, looked, seat) else None,
                "by": None if owner == FACE_UP else seat_name(owner),
            }
        )
    return shown


def laid_by(pos: Syncro, place: int, number: int) -> int:
    """Who laid this Spell down; FACE_UP when it lies open."""
    who = pos.by[place][number]
    return who % SPOKEN_SINCE if who != FACE_UP else FACE_UP


def knows(owner: int, number: int, looked: int, seat: Seat | None) -> bool:
    """Whether a mage knows the value of a Spell on an enemy: it lies open, it is their own, or a lens has shown it."""
    return owner in (FACE_UP, seat) or number < looked


def seen_through_lens(pos: Syncro, place: int, seat: Seat | None) -> int:
    """How many of the Spells here, from the lowest on, this mage has looked at."""
    return max([amount for who, at, amount in pos.lenses if who == seat and at == place], default=0)


def mage_shown(pos: Syncro, owner: Seat, seat: Seat | None) -> MageView:
    """One mage as `seat` sees them: of others only the number of Spells, the estimate, and what was seen before."""
    me = pos.mages[owner]
    shown: MageView = {
        "seat": seat_name(owner),
        "hand_count": len(me.hand),
        "estimate": estimate_shown(pos.quest, me.said),
        "has_reward": me.reward >= 0,
    }
    if owner == seat:
        shown["hand"] = named(pos, me.hand)
        shown["aside"] = named(pos, [me.hand[place] for place in me.aside])
        shown["reward"] = pos.box.ids[me.reward] if me.reward >= 0 else None
        shown["judged"] = SIGNALS[me.given] if me.given >= 0 else None
    else:
        shown["known"] = named(pos, sorted([value for who, whom, value in pos.known if who == seat and whom == owner]))
        shown["told"] = me.told if me.told != UNKNOWN else None
    return shown
