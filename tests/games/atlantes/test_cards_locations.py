"""Every location: its numbers hang together as the others' do, and each of its levels does what it shows."""

from __future__ import annotations

from collections import Counter
from math import floor

import pytest

from tablee.games.atlantes.game import TITLE
from tablee.games.atlantes.rules.choices import BONUS, ICON_IDS, MANTA_IDS
from tablee.games.atlantes.state.card import Location
from tablee.games.atlantes.state.terms import EMPTY, TYPES
from tests.games.atlantes.table import Table, example_box, table

BOX = TITLE.box()
LOCATIONS = BOX.contents.locations
EACH = pytest.mark.parametrize("place", LOCATIONS, ids=lambda place: f"L{place.number}")

# What an icon, a manta and a point are worth: the model that stands in for prices nobody has published.
ICON_WORTH = {
    "gold2": 1.6,
    "power2": 1.2,
    **{f"power2-{kind}": 0.7 for kind in TYPES},
    "raise1": 0.8,
    "raise2": 1.5,
    "raise-full": 2.0,
    "recruit-free": 2.0,
    "take-back": 0.9,
    "score": 1.3,
}
MANTA_WORTH = {
    "gold2": 2.8,
    "power2": 2.2,
    "raise1": 1.6,
    "raise2": 2.6,
    "score": 2.4,
    "take-back": 1.8,
    "recruit-free": 4.5,
}
TILT = {"sharks": (-0.3, 0.5), "wrecks": (0.3, -0.3), "volcanoes": (0.0, 0.0), "civilizations": (0.0, -0.2)}


def worth(place: Location) -> float:
    """Points, the sooner the better; icons, the higher the better; empty levels in the way; the manta last."""
    depth = len(place.levels)
    value = place.points * (0.55 + 0.40 * (1 - depth / 6)) - 0.5
    for number, icon in enumerate(place.levels):
        value += ICON_WORTH[ICON_IDS[icon]] * 0.93**number if icon != EMPTY else -0.8
    return value + (MANTA_WORTH[ICON_IDS[place.manta]] * 0.9**depth if place.manta >= 0 else 0)


PRINTED = """
1 sharks 1 3 2 - | power2
2 sharks 1 3 1 - | power2 raise1
3 sharks 2 4 3 - | power2 power2-wrecks empty
4 sharks 3 5 2 power2 | empty power2 score
5 sharks 2 4 4 - | power2-volcanoes empty power2
6 sharks 3 5 3 raise1 | power2 empty power2
7 sharks 2 4 3 - | raise1 power2 take-back empty
8 sharks 4 6 2 - | power2 raise2 power2
9 sharks 3 5 5 power2 | empty empty power2
10 sharks 4 6 4 - | power2-civilizations power2 raise1 empty score
11 sharks 5 7 3 score | power2 score power2 empty
12 sharks 4 6 6 - | power2 empty raise2 empty power2
13 sharks 2 4 4 - | -
14 sharks 5 7 7 power2 | empty power2 empty raise-full power2 empty
15 wrecks 2 3 2 - | gold2
16 wrecks 2 3 1 - | gold2 raise1
17 wrecks 3 4 3 - | gold2 empty score
18 wrecks 4 5 2 gold2 | empty gold2 raise1
19 wrecks 3 4 4 - | raise1 gold2 empty
20 wrecks 4 5 2 - | gold2 take-back gold2
21 wrecks 5 5 4 raise2 | gold2 empty gold2 empty
22 wrecks 3 3 3 - | recruit-free empty
23 wrecks 4 4 3 - | score gold2 empty raise1
24 wrecks 5 5 5 gold2 | empty empty gold2
25 wrecks 6 6 4 - | gold2 recruit-free empty gold2
26 wrecks 5 5 3 gold2 | -
27 wrecks 5 6 4 - | power2-sharks gold2 raise2 empty gold2
28 wrecks 6 7 8 take-back | gold2 empty score empty gold2 empty
29 volcanoes 1 2 2 - | raise1
30 volcanoes 2 3 2 - | power2-sharks power2-wrecks
31 volcanoes 2 3 3 - | raise2 empty
32 volcanoes 3 5 2 raise1 | power2-civilizations power2-wrecks raise1
33 volcanoes 2 3 1 - | raise-full
34 volcanoes 3 5 4 - | empty raise2 power2
35 volcanoes 4 5 2 - | power2 raise1 gold2
36 volcanoes 5 6 5 raise2 | empty raise-full empty
37 volcanoes 5 6 4 score | power2-volcanoes empty raise2 power2
38 volcanoes 4 5 3 power2 | raise1 raise1 raise1 empty
39 volcanoes 4 6 6 - | -
40 volcanoes 4 6 6 - | raise2 empty raise-full empty
41 volcanoes 6 7 5 score | power2-sharks power2-civilizations empty raise2 score
42 volcanoes 4 6 8 - | empty raise2 empty power2 empty raise-full
43 civilizations 2 3 2 - | score
44 civilizations 2 3 2 - | take-back score
45 civilizations 2 3 1 - | recruit-free
46 civilizations 3 4 3 take-back | empty score
47 civilizations 3 4 3 - | take-back empty recruit-free
48 civilizations 4 5 3 - | score power2-volcanoes score
49 civilizations 5 6 2 recruit-free | gold2 empty take-back
50 civilizations 3 4 5 - | empty recruit-free empty
51 civilizations 7 8 4 recruit-free | -
52 civilizations 4 5 4 - | take-back gold2 score empty
53 civilizations 5 6 3 raise1 | power2 recruit-free empty score
54 civilizations 4 5 5 gold2 | empty take-back empty score
55 civilizations 6 7 6 raise2 | score empty recruit-free empty take-back
56 civilizations 5 6 7 - | -
"""
"""Number, type, gold, power, points, manta, levels from the top: the list the cards were made from, priced anew."""


@pytest.mark.rule("AT-002", "AT-012")
@pytest.mark.parametrize("line", PRINTED.split("\n")[1:-1], ids=lambda line: f"L{line.split()[0]}")
def test_a_location_is_what_the_list_says(line: str) -> None:
    numbers, _, levels = line.partition(" | ")
    number, kind, gold, power, points, manta = numbers.split()
    place = LOCATIONS[int(number) - 1]
    assert (str(place.number), TYPES[place.kind]) == (number, kind)
    assert (place.gold, place.power, place.points) == (int(gold), int(power), int(points))
    assert (ICON_IDS[place.manta] if place.manta >= 0 else "-") == manta
    assert [ICON_IDS[icon] for icon in place.levels] == [icon for icon in levels.split() if icon != "-"]


def half_up(value: float) -> int:
    return floor(value + 0.5)


@EACH
def test_the_prices_of_a_location_follow_from_what_it_gives(place: Location) -> None:
    gold, power = TILT[TYPES[place.kind]]
    assert place.gold == max(1, half_up(0.95 * worth(place) - 0.6 + gold))
    assert place.power == max(2, half_up(1.05 * worth(place) + 0.2 + power))


def test_prices_points_and_levels_are_spread_over_the_locations() -> None:
    def spread(values: list[int]) -> list[int]:
        return [count for _, count in sorted(Counter(values).items())]

    assert spread([place.gold for place in LOCATIONS]) == [3, 12, 11, 14, 11, 4, 1]  # 1 to 7
    assert spread([place.power for place in LOCATIONS]) == [1, 11, 10, 15, 13, 5, 1]  # 2 to 8
    assert spread([place.points for place in LOCATIONS]) == [4, 13, 14, 11, 6, 4, 2, 2]  # 1 to 8
    assert sum(place.points for place in LOCATIONS) == 200
    assert spread([len(place.levels) for place in LOCATIONS]) == [5, 6, 7, 19, 11, 5, 3]  # 0 to 6
    levels = [icon for place in LOCATIONS for icon in place.levels]
    assert (len(levels), levels.count(EMPTY)) == (164, 51)
    assert sum(1 for place in LOCATIONS if place.manta >= 0) == 21
    neighbours = [
        place.number
        for place in LOCATIONS
        if any(
            BOX.only[a] >= 0 and BOX.only[b] >= 0 and BOX.only[a] != BOX.only[b]
            for a, b in zip(place.levels, place.levels[1:], strict=False)
        )
    ]
    assert neighbours == [30, 32, 41]  # volcanoes only


# Levels

WEAK = example_box({"legionary": {"effects": "conquer 1"}})
"""With a Legionary who needs 2 more for a price of 3."""
PRICE_3 = {"sharks": ["L2"], "wrecks": ["L15", "L16"], "volcanoes": ["L29", "L30"], "civilizations": ["L43", "L45"]}
"""Locations that cost 3 power, by type."""


def others(place: Location, numbers: list[int], amount: int) -> list[str]:
    return [f"L{number}" for number in numbers if number != place.number][:amount]


@pytest.mark.rule("AT-058", "AT-059", "AT-060", "AT-061", "AT-062", "AT-063", "AT-114", "AT-115")
@EACH
def test_every_level_of_a_location_does_what_it_shows_and_the_last_one_brings_the_manta(place: Location) -> None:
    card = f"L{place.number}"
    for up, icon in enumerate(place.levels):
        high, low = others(place, [42, 50, 34], 2)  # two to raise, which show an empty level
        (done,) = others(place, [1, 2], 1)
        t = table(
            WEAK,
            p1={
                "board": [f"{card}@{up}", high, low, f"{done}@full"],
                "hand": ["matrona", "legionary", "sealord"],
                "discard": ["recruiter"],
                "ready": ["raise1"],
            },
            lower=prey(place, done, ICON_IDS[icon]),
            row=["grabber", "meg"],
        )
        use(t, card, ICON_IDS[icon], high, done)
        assert f"{card}@{up + 1}" in t.p1.board
        last = up + 1 == len(place.levels) and place.manta >= 0
        bonus = [manta for manta in t.p1.ready if manta.startswith("bonus")]
        assert bonus == ([MANTA_IDS[BONUS + place.manta]] if last else [])
        assert t.p1.bonus == last


def prey(place: Location, done: str, shown: str) -> list[str]:
    """One location whose price is 2 above what the card gives."""
    if shown == "gold2":
        return others(place, [17, 4], 1)
    kind = shown.partition("-")[2]
    cards = PRICE_3[kind] if kind in PRICE_3 else PRICE_3["wrecks"]
    return [card for card in cards if card not in (f"L{place.number}", done)][:1]


def use(t: Table, card: str, shown: str, high: str, done: str) -> None:
    """Use this level, or pass it if it is empty, and see that it did what it shows."""
    depth = len(LOCATIONS[int(high[1:]) - 1].levels)
    if shown == "empty":
        assert t.refusal(f"exploit {card}") == "AT-061"
        t.play("manta start-raise1", f"raise {card}")
    elif shown.startswith(("gold", "power")):
        assert t.refusal(f"exploit {card}") == "AT-062"
        (target,) = t.cards("lower")
        t.play("play sealord", f"buy {target}") if shown == "gold2" else t.play("play legionary", f"conquer {target}")
        assert f"{target}@0" in t.p1.board
        assert t.cards("lower") == []
    elif shown == "take-back":
        t.play(f"exploit {card}")
        assert "recruiter" in t.p1.hand
    elif shown == "recruit-free":
        t.play(f"exploit {card}", "recruit meg place 2")
        assert "meg" in t.p1.hand
    elif shown == "score":
        t.play(f"exploit {card}")
        assert t.p1.pile == [done]
    else:
        levels = {"raise1": 1, "raise2": 2, "raise-full": depth}[shown]
        t.play(f"exploit {card}", *[f"raise {high}"] * (2 if shown == "raise2" else 1))
        assert f"{high}@{levels}" in t.p1.board


@pytest.mark.rule("AT-087", "AT-091", "AT-093", "AT-120", "AT-190")
@EACH
def test_a_location_is_bought_or_conquered_at_its_price_and_scored_for_its_points(place: Location) -> None:
    card = f"L{place.number}"
    for word, price in (("buy", place.gold), ("conquer", place.power)):
        enough = TITLE.box({"sealord": {"effects": f"{word} {price}"}, "legionary": {"effects": f"{word} {price - 1}"}})
        t = table(enough, p1={"ready": []}, lower=[card])
        assert t.play("play legionary").p1.board == []
        t = table(enough, p1={"ready": []}, lower=[card])
        t.play("play sealord")
        assert t.p1.board == [f"{card}@0"]
        assert t.p1.bonus == (not place.levels and place.manta >= 0)
    t = table(p1={"board": [f"{card}@full"]})
    t.play("play wave-teller")
    assert t.p1.pile == [card]
    assert t.view()["players"][0]["score"]["pile"] == place.points
