"""An empty table, and the way back from saved data."""

from __future__ import annotations

from typing import Any

from tablee.games.syncro.rules.steps import STEPS
from tablee.games.syncro.state.board import Quest, Syncro, make_quest, new_mage
from tablee.games.syncro.state.box import SyncroBox
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
    index = box.index

    def cards(names: list[Any]) -> list[int]:
        return [NO_CARD if name is None else index[name] for name in names]

    options = data["options"]
    by_level = options["monster-pool"] == "by-level"
    quest = make_quest(box, data["level"], data["seats"], by_level, options["mage-count-handicap"])
    quest.grant = options["grant-reward-on-unlock"]
    quest.new_cards = options["new-cards"]
    quest.beaten = tuple(cards(data["beaten"]))
    quest.attempts = tuple(data["attempts"])
    at = {id: place for place, id in enumerate(quest.plan.ids)}

    def places(names: list[str]) -> int:
        return sum([1 << at[name] for name in names])

    pos = blank(box, quest, data["seats"], b"")
    pos.load_into(data, STEPS)
    for seat, area in enumerate(data["mages"]):
        me = pos.mages[seat]
        me.hand = list(area["hand"])
        me.reward = cards([area["reward"]])[0]
        me.said = area["said"]
        me.given = area["given"]
        me.aside = list(area["aside"])
        me.keeps = area["keeps"]
        me.told = area["told"]
        me.on_top = places(area["on_top"])
    pos.pile = list(data["pile"])
    pos.discards = list(data["discards"])
    for name, there in data["horde"].items():
        place = at[name]
        pos.cards[place] = index[there["card"]]
        pos.on[place] = tuple(there["on"])
        pos.by[place] = tuple(there["by"])
        pos.under[place] = tuple(there["under"])
        pos.present |= 1 << place
    pos.up = places(data["up"])
    pos.seen = places(data["seen"])
    pos.bonus = tuple([(at[name], amount) for name, amount in data["bonus"]])
    pos.cloaked = places(data["cloaked"])
    pos.lenses = tuple([(seat, at[name], amount) for seat, name, amount in data["lenses"]])
    pos.known = [(who, whom, value) for who, whom, value in data["known"]]
    pos.monsters = cards(data["monsters"])
    pos.destroyed = cards(data["destroyed"])
    pos.graves = tuple([(at[name], index[card]) for name, card in data["graves"]])
    pos.lieutenants = cards(data["lieutenants"])
    pos.fog = cards(data["fog"])
    pos.fog_discards = cards(data["fog_discards"])
    pos.turned = cards([data["turned"]])[0]
    pos.curses = cards(data["curses"])
    pos.rewards = cards(data["rewards"])
    pos.reward_discards = cards(data["reward_discards"])
    pos.leader = data["leader"]
    pos.round = data["round"]
    pos.slot = data["slot"]
    pos.attackers = data["attackers"]
    pos.due = data["due"]
    pos.charging = NO_PLACE if data["charging"] is None else at[data["charging"]]
    pos.phase = data["phase"]
    pos.lost_by = data["lost_by"]
    pos.weigh_curses()
    pos.refresh()
    return pos
