"""The words that icons and characters are written with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.atlantes.rules.locations import Choosing, Exploring, Raising, RaisingFully, Salvaging, Scoring
from tablee.games.atlantes.rules.opponents import TO_DISCARD, TO_RAISE, TO_TIRE, Imposing
from tablee.games.atlantes.rules.paying import Buying, Conquering, Recruiting, Replaying
from tablee.games.atlantes.rules.picks import Dismissing, Leaving, Readying, RecruitingFreely, TakingBack, TakingBackAll
from tablee.games.atlantes.state.card import Effect
from tablee.games.atlantes.state.terms import NEEDS_DISCARD, NEEDS_LEVEL, NEEDS_RAISED, NEEDS_ROW
from tablee.kernel.decisions import Seat
from tablee.kernel.position import Step


@dataclass
class Conquer(Effect):
    """One location for power, of which the card gives some."""

    power: int

    def step(self, seat: Seat, by: str, but: int) -> Step:
        return Conquering(seat, by, self.power)

    def conquers(self) -> bool:
        return True

    def words(self) -> str:
        return f"conquer {self.power}"

    def told(self, lang: str) -> str:
        if lang == "fr":
            return f"Gagnez {self.power} de pouvoir et conquérez 1 lieu."
        return f"Gain {self.power} power and conquer 1 location."


@dataclass
class Buy(Effect):
    """One location for gold, of which the card gives some."""

    gold: int

    def step(self, seat: Seat, by: str, but: int) -> Step:
        return Buying(seat, by, self.gold)

    def words(self) -> str:
        return f"buy {self.gold}"

    def told(self, lang: str) -> str:
        return (
            f"Gagnez {self.gold} or et achetez 1 lieu."
            if lang == "fr"
            else f"Gain {self.gold} gold and buy 1 location."
        )


@dataclass
class Recruit(Effect):
    """One ocean character for gold, of which the card gives some."""

    gold: int

    def step(self, seat: Seat, by: str, but: int) -> Step:
        return Recruiting(seat, by, self.gold)

    def words(self) -> str:
        return f"recruit {self.gold}"

    def told(self, lang: str) -> str:
        if not self.gold:
            return "Recrutez 1 personnage." if lang == "fr" else "Recruit 1 character."
        if lang == "fr":
            return f"Gagnez {self.gold} or et recrutez 1 personnage."
        return f"Gain {self.gold} gold and recruit 1 character."


@dataclass
class RecruitFreely(Effect):
    """One ocean character for nothing."""

    def step(self, seat: Seat, by: str, but: int) -> Step:
        return RecruitingFreely(seat, by)

    def need(self) -> int:
        return NEEDS_ROW

    def words(self) -> str:
        return "recruit free"

    def told(self, lang: str) -> str:
        return "Recrutez 1 personnage sans payer." if lang == "fr" else "Recruit 1 character without paying."


@dataclass
class Explore(Effect):
    """New locations into the lower row."""

    def step(self, seat: Seat, by: str, but: int) -> Step:
        return Exploring(seat, by)

    def words(self) -> str:
        return "explore"

    def told(self, lang: str) -> str:
        return "Explorez." if lang == "fr" else "Scout."


@dataclass
class RaiseLevels(Effect):
    """So many levels up, split freely."""

    levels: int

    def step(self, seat: Seat, by: str, but: int) -> Step:
        return Raising(seat, by, self.levels, but, False)

    def need(self) -> int:
        return NEEDS_LEVEL

    def words(self) -> str:
        return f"raise {self.levels}"

    def told(self, lang: str) -> str:
        if lang == "fr":
            return f"Élevez vos lieux de {self.levels} cran{'s' if self.levels > 1 else ''} au total."
        return f"Raise your locations by {self.levels} level{'s' if self.levels > 1 else ''} in all."


@dataclass
class RaiseToTheEnd(Effect):
    """One location to its last level."""

    def step(self, seat: Seat, by: str, but: int) -> Step:
        return RaisingFully(seat, by, but)

    def need(self) -> int:
        return NEEDS_LEVEL

    def words(self) -> str:
        return "raise fully"

    def told(self, lang: str) -> str:
        return "Élevez complètement 1 lieu." if lang == "fr" else "Raise 1 location fully."


@dataclass
class ScoreLocations(Effect):
    """So many fully raised locations to the pile."""

    count: int

    def step(self, seat: Seat, by: str, but: int) -> Step:
        return Scoring(seat, by, self.count, but, False)

    def need(self) -> int:
        return NEEDS_RAISED

    def words(self) -> str:
        return f"score {self.count}"

    def told(self, lang: str) -> str:
        if self.count == 1:
            return "Marquez 1 lieu complètement élevé." if lang == "fr" else "Score 1 fully raised location."
        if lang == "fr":
            return f"Marquez {self.count} lieux complètement élevés (ou tous s’il y en a moins)."
        return f"Score {self.count} fully raised locations (or all of them if there are fewer)."


@dataclass
class TakeBackSome(Effect):
    """So many characters of the own discard pile."""

    count: int

    def step(self, seat: Seat, by: str, but: int) -> Step:
        return TakingBack(seat, by, self.count)

    def need(self) -> int:
        return NEEDS_DISCARD

    def words(self) -> str:
        return f"take back {self.count}"

    def told(self, lang: str) -> str:
        if lang == "fr":
            return f"Reprenez {self.count} personnage{'s' if self.count > 1 else ''} de votre défausse."
        return f"Take back {self.count} character{'s' if self.count > 1 else ''} from your discard pile."


@dataclass
class TakeBackEverything(Effect):
    """The whole own discard pile."""

    def step(self, seat: Seat, by: str, but: int) -> Step:
        return TakingBackAll(seat, by)

    def words(self) -> str:
        return "take back all"

    def told(self, lang: str) -> str:
        return "Reprenez toute votre défausse." if lang == "fr" else "Take back your whole discard pile."


@dataclass
class ReadyMantas(Effect):
    """All own mantas in reserve."""

    def step(self, seat: Seat, by: str, but: int) -> Step:
        return Readying(seat, by)

    def words(self) -> str:
        return "ready mantas"

    def told(self, lang: str) -> str:
        return "Réactivez toutes vos mantas." if lang == "fr" else "Make all your mantas ready."


@dataclass
class ReplayOne(Effect):
    """A character of the own discard pile once more, for gold."""

    price: int

    def step(self, seat: Seat, by: str, but: int) -> Step:
        return Replaying(seat, by, self.price)

    def words(self) -> str:
        return f"replay {self.price}"

    def told(self, lang: str) -> str:
        if lang == "fr":
            return f"Payez {self.price} or pour résoudre 1 personnage de votre défausse, qui y reste."
        return f"Pay {self.price} gold to resolve 1 character in your discard pile; it stays there."


@dataclass
class SalvageOne(Effect):
    """A discarded location for nothing."""

    def step(self, seat: Seat, by: str, but: int) -> Step:
        return Salvaging(seat, by)

    def words(self) -> str:
        return "salvage"

    def told(self, lang: str) -> str:
        if lang == "fr":
            return "Prenez sans payer 1 lieu de la défausse des lieux."
        return "Take 1 location from the location discard pile without paying."


@dataclass
class OpponentsRaise(Effect):
    """Each opponent raises."""

    levels: int

    def step(self, seat: Seat, by: str, but: int) -> Step:
        return Imposing(seat, by, TO_RAISE, self.levels)

    def words(self) -> str:
        return f"opponents raise {self.levels}"

    def told(self, lang: str) -> str:
        plural = "s" if self.levels > 1 else ""
        if lang == "fr":
            return f"Chaque adversaire doit élever ses lieux de {self.levels} cran{plural} au total."
        return f"Each opponent must raise their locations by {self.levels} level{plural} in all."


@dataclass
class OpponentsDiscard(Effect):
    """Each opponent discards from hand."""

    count: int

    def step(self, seat: Seat, by: str, but: int) -> Step:
        return Imposing(seat, by, TO_DISCARD, self.count)

    def words(self) -> str:
        return f"opponents discard {self.count}"

    def told(self, lang: str) -> str:
        if lang == "fr":
            return (
                f"Chaque adversaire doit défausser {self.count} personnage{'s' if self.count > 1 else ''} de sa main."
            )
        return f"Each opponent must discard {self.count} character{'s' if self.count > 1 else ''} from hand."


@dataclass
class OpponentsTire(Effect):
    """Each opponent tires mantas."""

    count: int

    def step(self, seat: Seat, by: str, but: int) -> Step:
        return Imposing(seat, by, TO_TIRE, self.count)

    def words(self) -> str:
        return f"opponents tire {self.count}"

    def told(self, lang: str) -> str:
        if lang == "fr":
            plural = "s" if self.count > 1 else ""
            return f"Chaque adversaire doit désactiver {self.count} manta{plural} sans en profiter."
        return f"Each opponent must tire {self.count} ready manta{'s' if self.count > 1 else ''} without using it."


@dataclass
class LeaveGame(Effect):
    """The card is not discarded but leaves the game."""

    def step(self, seat: Seat, by: str, but: int) -> Step:
        return Leaving(seat, by)

    def words(self) -> str:
        return "leave"

    def told(self, lang: str) -> str:
        return "Ce personnage quitte la partie." if lang == "fr" else "This character leaves the game."


@dataclass
class DismissLeftmost(Effect):
    """The character on the cheapest place leaves the game."""

    def step(self, seat: Seat, by: str, but: int) -> Step:
        return Dismissing(seat, by)

    def words(self) -> str:
        return "dismiss"

    def told(self, lang: str) -> str:
        if lang == "fr":
            return "Le personnage le plus à gauche de la rangée quitte la partie."
        return "The leftmost character of the row leaves the game."


@dataclass
class OneOf(Effect):
    """One of these, as the player likes; one that can be done before one that cannot."""

    options: tuple[Effect, ...]

    def step(self, seat: Seat, by: str, but: int) -> Step:
        return Choosing(seat, by, tuple([option.step(seat, by, but) for option in self.options]))

    def conquers(self) -> bool:
        return any([option.conquers() for option in self.options])

    def words(self) -> str:
        return " or ".join([option.words() for option in self.options])

    def told(self, lang: str) -> str:
        parts = [option.told(lang).rstrip(".") for option in self.options]
        rest = [part[0].lower() + part[1:] for part in parts[1:]]
        return (" ou " if lang == "fr" else " or ").join([parts[0], *rest]) + "."


PLAIN: Final[dict[str, Effect]] = {
    effect.words(): effect
    for effect in (
        RecruitFreely(),
        Explore(),
        RaiseToTheEnd(),
        TakeBackEverything(),
        ReadyMantas(),
        SalvageOne(),
        LeaveGame(),
        DismissLeftmost(),
    )
}
"""Words without a number."""
EXAMPLE: Final = "explore; conquer 2; raise 1 or score 1"
PICKED: Final = (RecruitFreely, RaiseLevels, RaiseToTheEnd, ScoreLocations, TakeBackSome, SalvageOne)
"""What may stand beside an `or`: each begins with a target."""


def counted(word: str, number: int) -> Effect | None:
    """The effect of a word with a number."""
    if word == "conquer":
        return Conquer(number)
    if word == "buy":
        return Buy(number)
    if word == "recruit":
        return Recruit(number)
    if word == "replay":
        return ReplayOne(number)
    if not number:
        return None
    if word == "raise":
        return RaiseLevels(number)
    if word == "score":
        return ScoreLocations(number)
    if word == "take back":
        return TakeBackSome(number)
    if word == "opponents raise":
        return OpponentsRaise(number)
    if word == "opponents discard":
        return OpponentsDiscard(number)
    return OpponentsTire(number) if word == "opponents tire" else None


def effect_read(text: str) -> Effect | None:
    """One effect as a card file writes it; None when it cannot be read."""
    if " or " in text:
        options = [effect_read(part) for part in text.split(" or ")]
        known = [option for option in options if isinstance(option, PICKED)]
        return OneOf(tuple(known)) if len(known) == len(options) else None
    said = " ".join(text.split())
    if said in PLAIN:
        return PLAIN[said]
    word, _, number = said.rpartition(" ")
    return counted(word, int(number)) if number.isascii() and number.isdecimal() and len(number) < 3 else None


def effects_read(text: str) -> tuple[Effect, ...] | None:
    """
    >>> effects_read("conquer 2; raise 1 or score 2")
    (Conquer(power=2), OneOf(options=(RaiseLevels(levels=1), ScoreLocations(count=2))))
    """
    if text.strip() == "none":
        return ()
    effects = [effect_read(part.strip()) for part in text.split(";")]
    known = [effect for effect in effects if effect is not None]
    return tuple(known) if len(known) == len(effects) else None
