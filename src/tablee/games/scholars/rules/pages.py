"""Pages and upgraded action cards: how they are gained. [Expansion 5, 6]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.scholars.rules.choices import (
    BANNER,
    CHOOSE,
    TAKE_PAGE,
    UPGRADE,
    WHATS,
    Choose,
    TakePage,
    Upgrade,
    UseBanner,
)
from tablee.games.scholars.rules.gold import refill_books
from tablee.games.scholars.rules.refusals import NONE_LEFT, NOT_FACE_UP, OTHER_KIND, PAGE_TOO_EXPENSIVE
from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.box import ScholarsBox
from tablee.games.scholars.state.card import Deed
from tablee.games.scholars.state.terms import BOOK_SPACES, HOLDER, NONE, SCIENCES, UPGRADE_SPACES
from tablee.kernel.decisions import PASS, Choice, Decision, Pass, Rule, Seat
from tablee.kernel.position import Step

XP_INSTEAD: Final = 2
LONE_PAGE: Final = 1
"""How much less the only Page of a Book costs."""
UPGRADE_COLUMNS: Final = 3
INSTEAD: Final = CHOOSE[WHATS.index("xp")]


def page_price(pos: Scholars, space: int) -> int:
    """A Page that is alone on its Book costs 1 XP less. [6.2]"""
    return price_of_page(pos.box, pos.books, space)


def price_of_page(box: ScholarsBox, books: list[int], space: int) -> int:
    price = box.price[books[space]]
    return price if books[space ^ 1] >= 0 else max(0, price - LONE_PAGE)


@dataclass
class PageOrXp(Step):
    """Gain a face-up Page for its price, or 2 XP. [6.1]"""

    seat: Seat

    def ask(self, pos: Scholars) -> Decision | None:
        xp, books = pos.players[self.seat].xp, pos.books
        choices = [
            TAKE_PAGE[books[space]]
            for space in range(BOOK_SPACES)
            if books[space] >= 0 and page_price(pos, space) <= xp
        ]
        choices.append(INSTEAD)
        return Decision(self.seat, "page", (xp,), choices)

    def take(self, pos: Scholars, choice: Choice) -> None:
        seat = self.seat
        if isinstance(choice, Choose):
            pos.gain_xp(seat, XP_INSTEAD)
            return
        assert isinstance(choice, TakePage)
        space = pos.books.index(choice.card)
        price = page_price(pos, space)
        pos.players[seat].xp -= price
        pos.books[space] = NONE
        pos.due.append(HOLDER * seat + choice.card)
        pos.tell("took-page", seat, (pos.box.ids[choice.card], price))
        refill_books(pos)

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        if isinstance(choice, TakePage):
            return PAGE_TOO_EXPENSIVE if choice.card in pos.books else NOT_FACE_UP
        return None


def upgrades(pos: Scholars, seat: Seat) -> list[int]:
    """The kinds on display whose plain card the player still has."""
    done = pos.players[seat].upgraded
    return [kind for kind in pos.upgrades if kind >= 0 and not done >> kind & 1]


@dataclass
class Upgrading(Step):
    """Swap a card on display for the own action card of the same kind, wherever that lies; or leave it. [5]"""

    seat: Seat

    def ask(self, pos: Scholars) -> Decision | None:
        kinds = upgrades(pos, self.seat)
        return Decision(self.seat, "upgrade", (), [*[UPGRADE[kind] for kind in kinds], PASS]) if kinds else None

    def take(self, pos: Scholars, choice: Choice) -> None:
        if isinstance(choice, Pass):
            return
        assert isinstance(choice, Upgrade)
        seat, kind = self.seat, choice.science
        me = pos.players[seat]
        space = pos.upgrades.index(kind)
        me.upgraded |= 1 << kind
        pos.upgrades[space] = NONE
        pos.tell("upgraded", seat, (pos.box.ids[pos.box.first_upgraded + kind],))
        pos.gain_xp(seat, xp_on(space))
        if pos.solo:
            remove_other(pos, space)
        in_use = seat == pos.turn and pos.slot >= 0  # another player's slots were used in turns of their own
        if in_use and me.slots[pos.slot] == kind and not pos.banner:
            pos.do(LateBanner(seat))

    def run(self, pos: Scholars) -> None:
        pass

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        if isinstance(choice, Upgrade):
            return OTHER_KIND if choice.science in pos.upgrades else NONE_LEFT
        return None


def xp_on(space: int) -> int:
    """The XP on a card of the display: 1 in the upper row, 2 in the lower one. [2.3]"""
    return 1 if space < UPGRADE_COLUMNS else 2


def remove_other(pos: Scholars, space: int) -> None:
    """Solo: the other card of the column leaves the game with its XP. [10.7]"""
    other = (space + UPGRADE_COLUMNS) % UPGRADE_SPACES
    if pos.upgrades[other] >= 0:
        pos.tell("upgrade-left", -1, (pos.box.ids[pos.box.first_upgraded + pos.upgrades[other]],))
        pos.upgrades[other] = NONE


@dataclass
class LateBanner(Step):
    """An upgraded card that came into the slot in use may still do its banner. [5.4]"""

    seat: Seat

    def deed(self, pos: Scholars) -> Deed:
        return pos.box.banner[1][pos.players[self.seat].slots[pos.slot]]

    def ask(self, pos: Scholars) -> Decision | None:
        if not pos.can_do(self.seat, self.deed(pos)):
            return None
        kind = SCIENCES[pos.players[self.seat].slots[pos.slot]]
        return Decision(self.seat, "late-banner", (kind,), [BANNER, PASS])

    def take(self, pos: Scholars, choice: Choice) -> None:
        if isinstance(choice, UseBanner):
            pos.banner = True
            pos.do_deed(self.seat, self.deed(pos))

    def run(self, pos: Scholars) -> None:
        pass


PAGE_STEPS: Final = (PageOrXp, Upgrading, LateBanner)
