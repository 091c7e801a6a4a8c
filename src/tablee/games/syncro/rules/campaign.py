"""How far an adventure has come: what one level hands to the next, to the next attempt, or to the next evening.

A `Progress` is the title's option `campaign` and, in its result, `carry["campaign"]`.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.games.syncro.cards.levels import LAST_LEVEL
from tablee.games.syncro.files.reading import SpellReader
from tablee.games.syncro.state.board import Syncro
from tablee.games.syncro.state.box import SyncroBox
from tablee.games.syncro.state.terms import (
    CHAPTER_TWO,
    FOG,
    HAND_SIZE,
    LIEUTENANT,
    LIEUTENANTS,
    NO_CARD,
    REWARD,
    WON,
)
from tablee.kernel.decisions import Seat, seat_name, seat_named
from tablee.kernel.errors import BadInput, Sentence
from tablee.kernel.title import Adventure, Box

FIELDS: Final = (
    "level",
    "leader",
    "hands",
    "rewards",
    "draw-rewards",
    "reward-discards",
    "fog-discards",
    "lieutenants",
    "seen",
    "beaten",
    "known",
    "attempts",
    "new-cards",
    "finished",
)


class Progress:
    """How far an adventure has come, and what goes along to the level that is next."""

    def __init__(self, level: int = 1) -> None:
        self.level = level
        self.leader: Seat = 0
        self.hands: list[list[int]] = []
        """Kept by each mage; empty when nobody keeps any."""
        self.rewards: list[int] = []
        """Held by each mage, NO_CARD for none; empty when nobody holds any."""
        self.draw_rewards = level >= CHAPTER_TWO
        """At set-up each mage without a Reward draws one: after a defeat, after a stop, or by option."""
        self.reward_discards: list[int] = []
        self.fog_discards: list[int] = []
        self.lieutenants: list[int] = []
        """After a defeat: those that lie in the level's places again, from the top down."""
        self.seen: list[int] = []
        """Those of them that were revealed."""
        self.beaten: list[int] = []
        self.known: list[tuple[int, int, int]] = []
        """What mages know of hands that were kept: (seat, other, value)."""
        self.attempts = [0] * LAST_LEVEL
        self.new_cards = False
        self.finished = False

    def dump(self, box: SyncroBox) -> dict[str, Any]:
        def ids(cards: list[int]) -> list[str]:
            return [box.ids[card] for card in cards]

        return {
            "level": self.level,
            "leader": seat_name(self.leader),
            "hands": [hand[:] for hand in self.hands],
            "rewards": [box.ids[card] if card >= 0 else None for card in self.rewards],
            "draw-rewards": self.draw_rewards,
            "reward-discards": ids(self.reward_discards),
            "fog-discards": ids(self.fog_discards),
            "lieutenants": ids(self.lieutenants),
            "seen": ids(self.seen),
            "beaten": ids(self.beaten),
            "known": [[seat_name(who), seat_name(whom), value] for who, whom, value in self.known],
            "attempts": self.attempts[:],
            "new-cards": self.new_cards,
            "finished": self.finished,
        }


def read_progress(box: SyncroBox, data: Any, seats: int, place: str = "campaign") -> Progress:
    """The progress that this data stands for; a sentence for the first field that cannot be."""
    reader = SpellReader(box, place)
    data = reader.table(data, "campaign", FIELDS)
    progress = Progress(reader.level(data.get("level", 1)))
    progress.leader = reader.seat(data.get("leader", "p1"), "leader", seats)
    progress.new_cards = reader.flag(data.get("new-cards", False), "new-cards")
    progress.finished = reader.flag(data.get("finished", False), "finished")
    read_hands(reader, progress, data, seats)
    read_cards(reader, progress, data, seats)
    tries = reader.items(data.get("attempts", [0] * LAST_LEVEL), "attempts", LAST_LEVEL)
    if len(tries) < LAST_LEVEL:
        raise reader.wrong("attempts", tries, Sentence("expected-per-seat", amount=LAST_LEVEL))
    progress.attempts = [reader.number(each, "attempts", 0, 9999) for each in tries]
    return progress


def per_mage(reader: SpellReader, value: Any, field: str, seats: int) -> list[Any]:
    """A list with an entry for each mage, or an empty one."""
    entries = reader.items(value, field, seats)
    reader.at_least(len(entries), field, seats if entries else 0)
    return entries


def read_hands(reader: SpellReader, progress: Progress, data: dict[str, Any], seats: int) -> None:
    hands = per_mage(reader, data.get("hands", []), "hands", seats)
    progress.hands = [reader.hand(hand, f"{seat_name(seat)} hand", HAND_SIZE[seats]) for seat, hand in enumerate(hands)]
    for entry in reader.items(data.get("known", []), "known"):
        if not isinstance(entry, list) or len(entry) != 3:
            raise reader.wrong("known", entry, Sentence("expected-list"))
        who, whom = (reader.seat(each, "known", seats) for each in entry[:2])
        hand = progress.hands[whom] if progress.hands else []
        same = [value for one, other, value in progress.known if (one, other) == (who, whom)]
        if who == whom or same.count(entry[2]) >= hand.count(entry[2]):
            raise reader.wrong("known", entry, Sentence("expected-one-of", values=sorted(set(hand))))
        progress.known.append((who, whom, entry[2]))


def read_cards(reader: SpellReader, progress: Progress, data: dict[str, Any], seats: int) -> None:
    unlocked = progress.level >= CHAPTER_TWO
    box = reader.box
    progress.draw_rewards = reader.flag(data.get("draw-rewards", unlocked), "draw-rewards")
    for entry in per_mage(reader, data.get("rewards", []), "rewards", seats):
        progress.rewards.append(NO_CARD if entry is None else reader.card(entry, "rewards", reader.of(REWARD)))
    progress.reward_discards = reader.cards(data.get("reward-discards", []), "reward-discards", reader.of(REWARD))
    progress.fog_discards = reader.cards(data.get("fog-discards", []), "fog-discards", reader.of(FOG))
    progress.beaten = reader.cards(data.get("beaten", []), "beaten", reader.of(LIEUTENANT))
    progress.lieutenants = reader.cards(data.get("lieutenants", []), "lieutenants", reader.of(LIEUTENANT))
    for id in reader.items(data.get("seen", []), "seen"):
        progress.seen.append(reader.known(id, "seen", reader.of(LIEUTENANT)))
    places = box.diagrams[progress.level - 1].decks.count(LIEUTENANTS)
    if progress.lieutenants and len(progress.lieutenants) != places:
        raise reader.wrong("lieutenants", data["lieutenants"], Sentence("expected-number", least=places, most=places))
    left = len(box.pile(LIEUTENANT, False)) - len(progress.beaten)
    if not progress.finished:
        reader.at_least(left, "lieutenants", places)
    for card in progress.seen:
        if card not in progress.lieutenants:
            values = [box.ids[each] for each in progress.lieutenants]
            raise reader.wrong("seen", box.ids[card], Sentence("expected-one-of", values=values))
    named = [card for card in [*progress.rewards, *progress.reward_discards, *progress.fog_discards] if card >= 0]
    for card in named:
        if not unlocked or (box.cards[card].new and not progress.new_cards):
            raise reader.misplaced(box.ids[card], reader.where[card][0], "RW-1")


def progress_of(box: SyncroBox, options: dict[str, Any], seats: int) -> Progress:
    """Where the adventure stands: from a campaign, or fresh at a level as if resumed there."""
    if options["campaign"] is None:
        progress = Progress(options["level"])
    else:
        progress = read_progress(box, options["campaign"], seats)
        if progress.finished:
            expected = Sentence("expected-one-of", values=[False])
            raise BadInput("bad-field", place="campaign", field="finished", value=True, expected=expected)
    if options["new-cards"]:
        progress.new_cards = True
    leader = seat_named(options["first-leader"])
    if leader >= 0:
        progress.leader = leader
    return progress


def progress_after(pos: Syncro) -> Progress:
    """What a level that is over hands to the next one, or to the next attempt."""
    quest = pos.quest
    won = pos.phase == WON
    last = quest.level == LAST_LEVEL
    progress = Progress(quest.level + 1 if won and not last else quest.level)
    progress.leader = (pos.leader + 1) % pos.seats
    progress.rewards = [me.reward for me in pos.mages]
    progress.reward_discards = pos.reward_discards[:]
    progress.fog_discards = pos.fog_discards + pos.curses
    progress.beaten = quest.beaten[:]
    progress.attempts = list(quest.attempts)
    progress.new_cards = quest.new_cards
    if won:
        progress.hands = [me.hand[:] for me in pos.mages]
        progress.known = pos.known[:]
        progress.beaten += pos.fallen()
        progress.draw_rewards = quest.grant and progress.level == CHAPTER_TWO
        progress.finished = last
    else:
        progress.draw_rewards = quest.level >= CHAPTER_TWO
        progress.fog_discards += [card for card in [pos.turned] if card >= 0]
        progress.fog_discards += fog_face_up(pos)
        for place in range(quest.plan.size):
            if quest.plan.decks[place] == LIEUTENANTS:
                there = pos.cards[place]
                card = there if there >= 0 else max([card for at, card in pos.graves if at == place])
                progress.lieutenants.append(card)
                if there < 0 or (pos.up | pos.seen) >> place & 1:
                    progress.seen.append(card)
    return progress


def fog_face_up(pos: Syncro) -> list[int]:
    """Fog that was being applied when the level was lost."""
    shown = pos.present & pos.up & pos.quest.plan.fog
    return [pos.cards[place] for place in range(pos.quest.plan.size) if shown >> place & 1]


def stopped(progress: Progress) -> Progress:
    """Spells and Rewards in hand are discarded; whoever comes back draws a Reward, if there are any. [Saving]

    Fog and Rewards are shuffled completely; beaten Lieutenants stay out, those of a lost attempt return.
    """
    after = Progress(progress.level)
    after.leader = 0
    after.lieutenants = progress.lieutenants[:]
    after.seen = progress.seen[:]
    after.beaten = progress.beaten[:]
    after.attempts = progress.attempts[:]
    after.new_cards = progress.new_cards
    after.finished = progress.finished
    return after


class Journey(Adventure):
    """Nine levels in two chapters; a lost one is tried again. [Adventure deck; Saving]"""

    def __init__(self) -> None:
        self.option = "campaign"
        self.last = LAST_LEVEL

    def start(self, box: Box, chapter: int = 1, again: bool = False) -> dict[str, Any]:
        assert isinstance(box, SyncroBox)
        progress = Progress(CHAPTER_TWO if chapter == 2 else 1)
        progress.new_cards = again
        return progress.dump(box)

    def given(self, box: Box, options: dict[str, Any], seats: int) -> dict[str, Any]:
        assert isinstance(box, SyncroBox)
        return progress_of(box, options, seats).dump(box)

    def checked(self, box: Box, data: Any, seats: int, place: str) -> dict[str, Any]:
        assert isinstance(box, SyncroBox)
        return read_progress(box, data, seats, place).dump(box)

    def stopped(self, box: Box, data: dict[str, Any], seats: int) -> dict[str, Any]:
        assert isinstance(box, SyncroBox)
        return stopped(read_progress(box, data, seats)).dump(box)

    def is_secret(self, data: dict[str, Any]) -> bool:
        """Hands and Rewards are kept from the others, Lieutenants lie face down until they are revealed."""
        held = any([len(hand) > 0 for hand in data["hands"]]) or any([card is not None for card in data["rewards"]])
        return held or any([card not in data["seen"] for card in data["lieutenants"]])

    def level(self, data: dict[str, Any]) -> int:
        level: int = data["level"]
        return level

    def is_over(self, data: dict[str, Any]) -> bool:
        return bool(data["finished"])

    def reached(self, data: dict[str, Any]) -> int:
        """Whoever plays with the cards of the last victory has seen the rest."""
        return self.last + 1 if data["finished"] or data["new-cards"] else self.level(data)

    def journal(self, data: dict[str, Any]) -> list[str]:
        pages = [f"LEVEL-{level}" for level in range(1, self.level(data) + 1)]
        if self.level(data) >= CHAPTER_TWO:
            pages.insert(CHAPTER_TWO - 1, "JOURNAL-REWARDS")
        return [*pages, "JOURNAL-VICTORY"] if self.is_over(data) else pages
