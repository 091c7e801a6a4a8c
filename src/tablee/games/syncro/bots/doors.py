"""The two doors through which a mage looks at the table: a position, and the mage's own view of it.

Both fill an outlook with the same facts. What a mage does not see comes through neither.
"""

from __future__ import annotations

from tablee.games.syncro.bots.outlook import NO_SPELLS, Outlook, new_target
from tablee.games.syncro.rules.choices import AVERAGE, PLACE_INDEX, SIGNALS
from tablee.games.syncro.state.board import Syncro
from tablee.games.syncro.state.box import SyncroBox
from tablee.games.syncro.state.terms import AWAKE_FROM, DECKS, DRAWS, FACE_UP, FAMILIES, SILENT, SPOKEN_SINCE, UNKNOWN
from tablee.games.syncro.state.view import seen_through_lens
from tablee.games.syncro.state.view_types import SyncroView
from tablee.kernel.decisions import Seat, seat_named


def blank(box: SyncroBox, seat: Seat, level: int) -> Outlook:
    look = Outlook()
    look.box = box
    look.seat = seat
    look.unseen = box.spells_of(level)[:]
    look.top = box.top_spells[level]
    look.leans = []
    look.tilts = []
    look.enemies = 0
    look.missing = 0.0
    look.targets = []
    return look


def outlook_at(pos: Syncro, seat: Seat) -> Outlook:
    """From a position: nothing that this mage does not see is read."""
    box, quest, mages = pos.box, pos.quest, pos.mages
    plan = quest.plan
    look = blank(box, seat, quest.level)
    me = mages[seat]
    look.seats = pos.seats
    look.hand = me.hand
    look.aside = [me.hand[place] for place in me.aside] if me.aside else NO_SPELLS
    look.counts = [len(mage.hand) for mage in mages]
    look.limit = pos.limit
    look.due = pos.due
    look.leader = pos.leader
    for other in range(pos.seats):
        mage = mages[other]
        if mage.said == SILENT:
            look.signalled(AVERAGE)
        elif not quest.spoken:
            look.signalled(mage.said)
        elif other == seat or mage.told == UNKNOWN or not mage.hand:
            look.signalled(AVERAGE)
        else:
            look.spoke(mage.told, len(mage.hand))
    unseen = look.unseen
    for spell in me.hand:
        unseen[spell] -= 1
    for spell in pos.discards:
        unseen[spell] -= 1
    there = pos.present & ~plan.fog
    for place in range(plan.size):
        if not there >> place & 1:
            continue
        if not pos.up >> place & 1:
            look.face_down(plan.decks[place])
            continue
        for spell in pos.under[place]:
            unseen[spell] -= 1
        values, owners = NO_SPELLS, NO_SPELLS
        by = pos.by[place]
        if by:
            values, owners = [], []
            on = pos.on[place]
            looked = seen_through_lens(pos, place, seat) if pos.lenses else 0
            for number in range(len(by)):
                owner = by[number]
                if owner >= SPOKEN_SINCE:
                    owner -= SPOKEN_SINCE
                value = on[number] if owner in (FACE_UP, seat) or number < looked else 0
                if value:
                    unseen[value] -= 1
                values.append(value)
                owners.append(owner)
        strength = pos.strength(place)
        look.face_up(strength, values)
        if pos.targets >> place & 1:
            card = pos.cards[place]
            acts = quest.acts[card]
            if pos.cloaked >> place & 1:
                acts &= DRAWS
            target = new_target(plan.codes[place], acts, strength, box.per_card[card], pos.bonus_on(place))
            target.values = values
            target.owners = owners
            look.targets.append(target)
    slots = quest.slots
    order = [(pos.leader + slots[number]) % pos.seats for number in range(pos.slot + 1, len(slots))]
    look.follow(order, pos.attackers)
    return look


def outlook_of(box: SyncroBox, view: SyncroView, seat: Seat) -> Outlook:
    """From the mage's own view."""
    level = view["level"]
    look = blank(box, seat, level)
    players = view["players"]
    look.seats = len(players)
    look.hand = [box.values[spell] for spell in players[seat]["hand"]]
    look.aside = [box.values[spell] for spell in players[seat]["aside"]]
    look.counts = [player["hand_count"] for player in players]
    look.limit = view["limit"]
    look.due = view["due"] or 0
    look.leader = seat_named(view["first"])
    for player in players:
        said = player["estimate"]
        if said is None:
            look.signalled(AVERAGE)
        elif not isinstance(said, int):
            look.signalled(SIGNALS.index(said))
        else:
            told = player.get("told")
            if told is None or not player["hand_count"]:
                look.signalled(AVERAGE)
            else:
                look.spoke(told, player["hand_count"])
    unseen = look.unseen
    for value in look.hand:
        unseen[value] -= 1
    for discarded in view["discards"]:
        unseen[box.values[discarded["card"]]] -= discarded["count"]
    for there in view["horde"]:
        if there["face"] == "gone" or there["deck"] == "fog":
            continue
        if there["strength"] is None:
            look.face_down(DECKS.index(there["deck"]))
            continue
        for spell in there["absorbed"]:
            unseen[box.values[spell]] -= 1
        values = [0 if laid["spell"] is None else box.values[laid["spell"]] for laid in there["on"]]
        for value in values:
            unseen[value] -= 1 if value else 0
        look.face_up(there["strength"], values)
        if there["target"] and there["card"] is not None:
            card = box.cards[box.index[there["card"]]]
            sleeps = card.kind in FAMILIES and AWAKE_FROM[card.kind] > level
            acts = 0 if sleeps else card.acts & DRAWS if there["cloaked"] else card.acts
            code = PLACE_INDEX[there["place"]]
            target = new_target(code, acts, there["strength"], card.per_card, there["bonus"])
            target.values = values
            target.owners = [FACE_UP if laid["by"] is None else seat_named(laid["by"]) for laid in there["on"]]
            look.targets.append(target)
    look.follow([seat_named(name) for name in view["slots"][view["slot"] + 1 :]], view["attackers"])
    return look
