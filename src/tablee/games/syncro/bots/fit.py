"""How well guessed Spells fit what the other mages did: a signal, and a Spell laid face down, tell something."""

from __future__ import annotations

from tablee.games.syncro.bots.outlook import OFTEN, TILTED, bucket, family_of
from tablee.games.syncro.state.board import Syncro
from tablee.games.syncro.state.terms import DRAWS, FACE_UP, SILENT, SPOKEN_SINCE
from tablee.kernel.decisions import Seat


def fit(pos: Syncro, seat: Seat) -> float:
    """How likely partners with usual habits are to do what they did, if they hold what this position says."""
    quest = pos.quest
    fits = 1.0
    if not quest.spoken:
        for other in range(pos.seats):
            mage = pos.mages[other]
            if other != seat and mage.said != SILENT:
                tilts = TILTED[mage.said]
                for spell in mage.hand:
                    fits *= tilts[spell]
    there = pos.present & pos.up & ~quest.plan.fog
    for place in range(quest.plan.size):
        by = pos.by[place]
        if not by or not there >> place & 1:
            continue
        acts = quest.acts[pos.cards[place]]
        family = family_of(acts & DRAWS if pos.cloaked >> place & 1 else acts)
        missing = pos.strength(place)
        laid = 0
        for number in range(len(by)):
            value = pos.on[place][number]
            if by[number] != FACE_UP:
                if by[number] % SPOKEN_SINCE != seat:
                    fits *= OFTEN[(family * 3 + min(laid, 2)) * 6 + bucket(missing)][value] / 200.0
                laid += 1
            missing -= value
    return fits
