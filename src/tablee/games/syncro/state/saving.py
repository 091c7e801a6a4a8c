"""An empty table, and the way back from saved data."""

from __future__ import annotations

from typing import Any

from tablee.games.syncro.rules.steps import STEPS
from tablee.games.syncro.state.board import Quest, Syncro, make_quest, new_mage
from tablee.games.syncro.state.box import SyncroBox
from tablee.games.syncro.state.pieces import BEFORE
from tablee.games.syncro.state.terms import ACTING, NO_CARD, NO_PLACE


def blank(box: SyncroBox, quest: Quest, seats: int, key: bytes) -> Syncro:
    """An empty table."""
    pos = Syncro()
    pos.begin(seats, key)
    size = quest.plan.size
    pos.box = box
    pos.quest = quest
    pos.mages = [new_mage() for _ in range(seats)]
    pos.pile = []
    pos.discards = []
    pos.cards = [NO_CARD] * size
    pos.present = 0
    pos.up = 0
    pos.seen = 0
    pos.targets = 0
    pos.on = [()] * size
    pos.by = [()] * size
    pos.under = [()] * size
    pos.bonus = ()
    pos.cloaked = 0
    pos.lenses = ()
    pos.known = []
    pos.monsters = []
    pos.destroyed = []
    pos.graves = ()
    pos.lieutenants = []
    pos.fog = []
    pos.fog_discards = []
    pos.turned = NO_CARD
    pos.curses = []
    pos.rewards = []
    pos.reward_discards = []
    pos.leader = 0
    pos.round = 0
    pos.slot = 0
    pos.attackers = 0
    pos.due = 0
    pos.charging = NO_PLACE
    pos.phase = ACTING
    pos.limit = quest.limit
    pos.hides = 0
    pos.hushed = False
    pos.lost_by = ""
    return pos


def load(box: SyncroBox, data: dict[str, Any]) -> Syncro:
    quest = make_quest(box, data["level"], data["seats"], data["options"])
    BEFORE.read_into(quest, data, box.index)
    pos = blank(box, quest, data["seats"], b"")
    pos.load_into(data, STEPS)
    quest.plan.pieces.read_into(pos, data, box.index)
    pos.weigh_curses()
    pos.refresh()
    return pos
