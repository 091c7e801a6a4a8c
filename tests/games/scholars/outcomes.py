"""What effects do, told as differences: the answers that a part of an effect asks for, and what changes by it."""

from __future__ import annotations

from collections import Counter

from tablee.games.scholars.state.terms import COLOURS, GUILDS, SCIENCES, TRACKS
from tests.games.scholars.table import Table

Outcome = dict[str, int]

PARTS: dict[str, tuple[list[str], Outcome]] = {
    "silver 1": ([], {"silver": 1}),
    "silver 2": ([], {"silver": 2}),
    "silver 3": ([], {"silver": 3}),
    "gold 1": ([], {"gold": 1}),
    "gold 2": ([], {"gold": 2}),
    "xp 1": ([], {"xp": 1}),
    "xp 2": ([], {"xp": 2}),
    "worker white 1": ([], {"white worker": 1}),
    "worker any 1": (["gain blue worker"], {"blue worker": 1}),
    "worker any 2": (["gain blue worker", "gain white worker"], {"blue worker": 1, "white worker": 1}),
    "die white 1": ([], {"white die": 1}),
    "die primary 1": (["gain yellow die"], {"yellow die": 1}),
    "die coloured 1": (["gain green die"], {"green die": 1}),
    "die-in-hand black 1": ([], {"black die": 1, "drawn": 1}),
    "draw 1": ([], {"drawn": 1}),
    "draw 2": ([], {"drawn": 2}),
    "destroy 1": (["destroy bag"], {"white die": -1}),
    "destroy 2": (["destroy bag", "destroy bag"], {"white die": -2}),
    "destroy 4": (["destroy bag", "destroy bag", "destroy bag", "destroy bag"], {"white die": -4}),
    "mark 1": (["mark scroll-greek-h"], {"marks": 1}),
    "influence any 1": (["influence green"], {"green guild": 1}),
    "influence any 2": (["influence green", "influence purple"], {"green guild": 1, "purple guild": 1}),
    "influence purple 1": ([], {"purple guild": 1}),
    "influence orange 1": ([], {"orange guild": 1}),
    "influence green 1": ([], {"green guild": 1}),
    "move-gold 1": (["place start-9"], {"gold": -1, "on start-9": 1}),
    "move-gold 2": (["take start-5", "place start-9"], {"on start-5": -1, "on start-9": 1}),
    "advance primary 1": (["advance biology"], {"biology": 1, "drawn": 1}),
    "advance any 1": (["advance philosophy"], {"philosophy": 1, "silver": 1}),
    "advance all 1": (["advance medicine"], {"medicine": 1, "xp": 1}),
    "advance medicine 1": ([], {"medicine": 1, "xp": 1}),
    "retire": (["retire hebrew-a"], {"due": 1}),
    "either die black 1 / worker white 1": (["choose die"], {"black die": 1}),
    "either gold 1 / silver 2": (["choose silver"], {"silver": 2}),
}
"""By the text of a part: what is answered and what changes."""

PRICES: dict[str, Outcome] = {
    "silver 1": {"silver": -1},
    "silver 2": {"silver": -2},
    "xp 1": {"xp": -1},
    "worker 1": {"red worker": -1},
    "white-die 1": {"white die": 1},
    "die black": {"hand": -1},
    "die white": {"hand": -1},
    "die coloured": {"hand": -1},
}
RICH = {
    "silver": 9,
    "gold": 3,
    "xp": 5,
    "workers": {"red": 2},
    "bag": {"white": 6, "red": 3},
}
"""An area in which nothing is missing."""
ROOMS = {5: "start-5 p1 1", 9: "start-9 p1"}
HOUSE = {"orange": ["scroll-greek-h", "scroll-greek-g"]}


def parts_of(text: str) -> list[str]:
    """
    >>> parts_of("(either a / b), silver 1")
    ['either a / b', 'silver 1']
    """
    if text.startswith("("):
        first, _, rest = text[1:].partition(")")
        return [first, *parts_of(rest.removeprefix(", "))]
    if not text or text.startswith("either"):
        return [text] if text else []
    first, _, rest = text.partition(", ")
    return [first, *parts_of(rest)]


def expected(text: str) -> tuple[list[str], Outcome]:
    """The answers for a whole text and what changes by all its parts."""
    answers: list[str] = []
    total: Counter[str] = Counter()
    for part in parts_of(text):
        asked, outcome = PARTS[part]
        answers += asked
        total.update(outcome)
    return answers, {what: amount for what, amount in total.items() if amount}


def state(t: Table) -> Counter[str]:
    """Everything of the first player that an effect can change, by name."""
    pos, me = t.pos, t.pos.players[0]
    found: Counter[str] = Counter(silver=me.silver, gold=me.gold, xp=me.xp, hand=len(me.hand), drawn=len(me.fresh))
    found.update({f"{name} die": me.dice_of(colour) for colour, name in enumerate(COLOURS)})
    found.update({f"{COLOURS[colour]} worker": amount for colour, amount in enumerate(me.workers)})
    found.update({SCIENCES[track]: me.levels[track] for track in range(TRACKS)})
    found.update({f"{name} guild": pos.guilds[guild][0] for guild, name in enumerate(GUILDS)})
    found.update(marks=pos.marks.count(0), due=len(pos.due))
    found.update(
        {f"on {pos.box.ids[card]}": gold for card, gold in zip(pos.rooms, pos.gold_on, strict=True) if card >= 0}
    )
    return found


def changes(before: Counter[str], t: Table) -> Outcome:
    after = state(t)
    return {what: after[what] - before[what] for what in {*before, *after} if after[what] != before[what]}


def answer(t: Table, answers: list[str]) -> Table:
    """These choices; what has no alternative was made by itself."""
    for choice in answers:
        t.play(choice)
    return t
