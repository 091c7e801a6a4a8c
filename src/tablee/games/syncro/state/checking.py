"""No piece is minted or lost, and every piece lies where the rules allow it."""

from __future__ import annotations

from tablee.games.syncro.state.board import SYNCRO, Syncro
from tablee.games.syncro.state.terms import CHAPTER_TWO, FAMILIES, FOG, LIEUTENANT, REWARD, SPOKEN_SINCE
from tablee.kernel.errors import BrokenRules


def check(pos: Syncro) -> None:
    """Every Spell and card once, every piece where the rules allow it."""
    box, quest, plan = pos.box, pos.quest, pos.quest.plan
    for place in range(plan.size):
        if len(pos.on[place]) != len(pos.by[place]):
            raise BrokenRules("a Spell that nobody laid down")
        if (pos.cards[place] >= 0) != bool(pos.present >> place & 1):
            raise BrokenRules("the horde is counted wrongly")
        if (pos.on[place] or pos.under[place]) and not pos.is_enemy(place):
            raise BrokenRules("Spells where no enemy is")
        if pos.on[place] and not pos.up >> place & 1:
            raise BrokenRules("Spells on a card that lies face down")
    if (pos.up | pos.seen) & ~pos.present:
        raise BrokenRules("a face where no card is")
    if sorted(SYNCRO.held(pos, "spell")) != sorted(box.deck(quest.level)):
        raise BrokenRules("a Spell was minted or lost")
    if any([len(me.hand) > quest.limit for me in pos.mages]):
        raise BrokenRules("too many Spells in a hand")
    for me in pos.mages:
        if len(set(me.aside)) != len(me.aside) or any([place >= len(me.hand) for place in me.aside]):
            raise BrokenRules("a Spell set aside that is not in hand")
    for who, whom, value in pos.known:
        hidden = [
            pos.on[at][n] for at in range(plan.size) for n, by in enumerate(pos.by[at]) if by % SPOKEN_SINCE == whom
        ]
        if who == whom or pos.known.count((who, whom, value)) > (pos.mages[whom].hand + hidden).count(value):
            raise BrokenRules("a mage knows of a Spell that is not there")
    cards = SYNCRO.held(pos, "card")
    check_pile(pos, "Monster", cards, box.monsters(quest.level, quest.by_level, quest.new_cards), FAMILIES)
    if quest.level >= CHAPTER_TWO:
        check_pile(pos, "Fog", cards, box.pile(FOG, quest.new_cards), (FOG,))
        check_pile(pos, "Reward", cards, box.pile(REWARD, quest.new_cards), (REWARD,))
        lieutenants = cards + quest.beaten
        check_pile(pos, "Lieutenant", lieutenants, box.pile(LIEUTENANT, quest.new_cards), (LIEUTENANT,))


def check_pile(pos: Syncro, name: str, found: list[int], all_cards: list[int], kinds: tuple[int, ...]) -> None:
    if sorted([card for card in found if pos.box.kind[card] in kinds]) != all_cards:
        raise BrokenRules(f"a {name} card was minted or lost")
