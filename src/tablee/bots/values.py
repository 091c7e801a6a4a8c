"""Learned values: what a position is worth to each seat, by a small model that `tablee lab train` has fitted.

The weights lie in the title's folder, with the command, the seed and the figures of the training that made them. They
hold for one version of the rules and one list of features.
"""

from __future__ import annotations

import json
import logging
from importlib.resources import files
from typing import Any, Final

from tablee.bots.search import SLIPS, Search, total, worth_of
from tablee.bots.sight import Sight
from tablee.kernel.decisions import Decision, Seat
from tablee.kernel.errors import BadInput, Sentence
from tablee.kernel.model import Model
from tablee.kernel.playout import play_turns
from tablee.kernel.position import Position
from tablee.kernel.title import Title

FILE: Final = "values.json"
MOST_CORNERS: Final = 256
MOST_TURNS: Final = 100
LARGEST: Final = 1e9


class Values:
    """A title's model, and how far a search plays on before it asks."""

    def __init__(self, title: Title, model: Model, shared: bool, turns: int) -> None:
        self.title: Final = title
        self.model: Final = model
        self.shared: Final = shared
        """All win or lose together."""
        self.turns: Final = turns
        """Turns that are played on by the hints first; 0: playing to the end is stronger, so a search does not ask."""

    def value(self, pos: Position, seat: Seat) -> float:
        """What the position is worth to a seat, from 0 to 1, on the scale of `worth_of`, from what it sees."""
        return self.model.value(self.title.features(pos, seat))

    def worths(self, pos: Position) -> list[float]:
        """The same for all seats of a position in which nothing is hidden from whoever asks, such as a redealt one.
        What one of two rivals wins the other loses; what all win or lose together they see with all their eyes."""
        found = [self.value(pos, seat) for seat in range(pos.seats)]
        if self.shared:
            return [total(found) / pos.seats] * pos.seats
        if pos.seats == 2:
            first = (found[0] + 1.0 - found[1]) / 2.0
            return [first, 1.0 - first]
        return found


class ValueSearch(Search):
    """A search that plays on for some turns and then asks the model, instead of playing to the end."""

    def __init__(self, sight: Sight, decision: Decision, seed: int, values: Values) -> None:
        super().__init__(sight, decision, seed)
        self.values: Final = values

    def worths(self, world: Position) -> list[float]:
        play_turns(self.title, world, self.rng, SLIPS, self.values.turns)
        result = self.title.result(world)
        if result is None:
            return self.values.worths(world)
        return worth_of(result, world.seats, self.title.mark(world))


def search_for(sight: Sight, decision: Decision, seed: int) -> Search:
    """The stronger of the two for this title, as it was measured."""
    values = values_of(sight.title)
    if values is None or not values.turns:
        return Search(sight, decision, seed)
    return ValueSearch(sight, decision, seed, values)


# Weights as they are written

FOUND: Final[dict[str, Values | None]] = {}
"""By title."""


def values_of(title: Title) -> Values | None:
    """What the package holds for a title. None when that is nothing, or does not fit, which is a fault of ours: whoever
    plays then goes on by the hints alone, since a table with people at it must not stop for a file."""
    if title.id not in FOUND:
        place = files(type(title).__module__.rpartition(".")[0]) / FILE
        FOUND[title.id] = None
        if place.is_file():
            try:
                FOUND[title.id] = read_values(title, place.read_text("utf-8"), str(place))
            except (BadInput, OSError, UnicodeDecodeError) as error:
                logging.getLogger("tablee").warning("%s", error)
    return FOUND[title.id]


def read_values(title: Title, text: str, place: str) -> Values:
    """Weights from a file; a sentence for one that is broken or was learned for something else."""
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput("bad-syntax", place=place, line=getattr(error, "lineno", 1), problem=str(error)) from None
    if not isinstance(data, dict):
        raise BadInput("bad-field", place=place, field="file", value=data, expected=Sentence("expected-table"))
    check_made_for(title, data, place)
    model = model_of(data, len(title.feature_names()), place)
    shared, turns = data.get("shared"), data.get("turns")
    if not isinstance(shared, bool):
        raise BadInput("bad-field", place=place, field="shared", value=shared, expected=Sentence("expected-flag"))
    if type(turns) is not int or not 0 <= turns <= MOST_TURNS:
        expected = Sentence("expected-number", least=0, most=MOST_TURNS)
        raise BadInput("bad-field", place=place, field="turns", value=turns, expected=expected)
    return Values(title, model, shared, turns)


def check_made_for(title: Title, data: dict[str, Any], place: str) -> None:
    """This title, these rules, these features."""
    names = [name for name, _ in title.feature_names()]
    if not names:
        raise BadInput("no-features", title=title.id)
    for field, expected in (("title", title.id), ("rules", title.version), ("features", names)):
        value = data.get(field)
        if type(value) is not type(expected) or value != expected:
            one, other = (
                (f"{title.id}, {len(value) if isinstance(value, list) else 0} features", f"{title.id}, other features")
                if field == "features"
                else (f"{field} {value}", f"{field} {expected}")
            )
            raise BadInput("other-values", place=place, value=one, expected=other)


def model_of(data: dict[str, Any], features: int, place: str) -> Model:
    rows = data.get("corners")
    if not isinstance(rows, list) or len(rows) > MOST_CORNERS:
        raise BadInput("bad-field", place=place, field="corners", value=rows, expected=Sentence("expected-list"))
    return Model(
        numbers(place, "bias", [data.get("bias")], 1)[0],
        numbers(place, "linear", data.get("linear"), features),
        [numbers(place, "corners", row, features) for row in rows],
        numbers(place, "shifts", data.get("shifts"), len(rows)),
        numbers(place, "heights", data.get("heights"), len(rows)),
    )


def numbers(place: str, field: str, values: object, count: int) -> list[float]:
    """So many, and each of them finite."""
    found = values if isinstance(values, list) else []
    fits = isinstance(values, list) and len(found) == count and all(type(each) in (int, float) for each in found)
    if not fits or not all(abs(each) <= LARGEST for each in found):  # which no NaN is
        expected = Sentence("expected-numbers", count=count)
        raise BadInput("bad-field", place=place, field=field, value=values, expected=expected)
    return [float(each) for each in found]
