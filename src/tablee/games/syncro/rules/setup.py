"""The set-up of a level: hands, horde and Rewards. [Set-up]"""

from __future__ import annotations

from tablee.games.syncro.rules.campaign import Progress
from tablee.games.syncro.state.board import Syncro
from tablee.games.syncro.state.terms import (
    BOSS,
    BOSSES,
    CERBERUS,
    CHAPTER_TWO,
    FOG,
    FOGS,
    LIEUTENANT,
    LIEUTENANTS,
    MONSTERS,
    REWARD,
)


def deal_hands(pos: Syncro, progress: Progress) -> None:
    """All Spells but those that were kept are shuffled; hands are filled up one by one from the Leader on."""
    spells = pos.box.deck(pos.quest.level)
    for seat, hand in enumerate(progress.hands):
        pos.mages[seat].hand = hand[:]
        for spell in hand:
            spells.remove(spell)
    pos.known = progress.known[:]
    pos.pile = pos.shuffle(spells)
    pos.draw(pos.clockwise(), pos.limit * pos.seats)


def lay_horde(pos: Syncro, progress: Progress) -> None:
    """From the highest card down; each place from its own pile. [Set-up 4-5; levels 4, 5 and 9]"""
    box, quest = pos.box, pos.quest
    plan = quest.plan
    pos.monsters = pos.shuffle(box.monsters(quest.level, quest.by_level, quest.new_cards))
    guards = box.guards[quest.level - 1][:]
    waiting = progress.lieutenants[:]
    if quest.level >= CHAPTER_TWO:
        out = [*progress.beaten, *waiting]
        pos.lieutenants = pos.shuffle([card for card in box.pile(LIEUTENANT, quest.new_cards) if card not in out])
        pos.fog_discards = progress.fog_discards[:]
        pos.fog = pos.shuffle([card for card in box.pile(FOG, quest.new_cards) if card not in pos.fog_discards])
    for place in range(plan.size):
        deck = plan.decks[place]
        if deck == MONSTERS:
            card = pos.monsters.pop()
        elif deck == LIEUTENANTS:
            card = waiting.pop(0) if waiting else pos.lieutenants.pop()
            if card in progress.seen:
                pos.seen |= 1 << place
        elif deck == FOGS:
            card = pos.next_fog()
        else:
            card = [each for each in guards if box.kind[each] == (BOSS if deck == BOSSES else CERBERUS)][0]
            guards.remove(card)
        pos.cards[place] = card
    pos.present = plan.whole
    pos.up = plan.face_up
    pos.refresh()


def deal_rewards(pos: Syncro, progress: Progress) -> None:
    """The pile is there from chapter II on; some set-ups give one to each mage without. [Saving; level 5, defeat]"""
    if pos.quest.level < CHAPTER_TWO:
        return
    pos.reward_discards = progress.reward_discards[:]
    for seat, card in enumerate(progress.rewards):
        pos.mages[seat].reward = card
    out = [*progress.rewards, *pos.reward_discards]
    pos.rewards = pos.shuffle([card for card in pos.box.pile(REWARD, pos.quest.new_cards) if card not in out])
    if progress.draw_rewards:
        for seat in pos.clockwise():
            if pos.mages[seat].reward < 0:
                pos.draw_reward([seat])
