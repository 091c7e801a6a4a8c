"""What a box of cards does to the game, and what a changed box does otherwise.

    found = examine("atlantes", bots=["greedy"], games=1000, changes={"L1": {"gold": 3}})
    print(found.difference("seat", "1", "wins"))

Deal i has the seed `{seed}-{i}` with either box: the same shuffles, the same bots in the same seats with the same luck.
What differs is due to the cards, and all differences are taken deal by deal. Everything that is added up is a whole
number, and portions are added in their order: equal seeds give equal results, whoever plays.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import partial
from math import erfc, sqrt
from typing import Any, Final

from tablee.games import title as find_title
from tablee.kernel.errors import BadInput, BrokenRules
from tablee.kernel.title import Box, Title
from tablee.lab.arena import is_shared
from tablee.lab.figures import SHARE, Interval, Sums, Z, wilson
from tablee.lab.files import Checkpoint, is_whole
from tablee.lab.playing import Played, by_everyone, cards_in, shares
from tablee.lab.simulation import Plan, Progress, game_of, plan_of
from tablee.lab.stopping import Enclosure, enclosed, is_look
from tablee.lab.workers import Crew, chunks, spread

PORTION: Final = 10
"""Deals that a worker plays at once; the same for any number of workers."""
ENOUGH: Final = 30
"""Players who played a card, and others who only held it, before they are compared."""
PRINTED, CHANGED = "printed", "changed"
RATES: Final = ("wins", "played")
"""Measures that are parts of all games."""

LABEL: Final = re.compile(r"([01])\d+[ph]([nws])", re.ASCII)
"""What `label` makes."""
MOST: Final = 2**53
"""Nothing that is added up comes near this."""

Key = tuple[str, str, str]
"""Table, key and measure: ("seat", "1", "wins")."""


@dataclass
class Findings:
    """Everything that is added up, over the deals so far."""

    games: int = 0
    single: dict[str, dict[Key, Sums]] = field(default_factory=dict)
    """Box -> figure, one value a game."""
    paired: dict[Key, Sums] = field(default_factory=dict)
    """How much more with the changed box, deal by deal."""
    spread: dict[str, dict[str, Counter[int]]] = field(default_factory=dict)
    """Box -> score, decisions or rounds -> how often each number came."""
    cards: dict[str, Counter[str]] = field(default_factory=dict)
    """Card -> sums over deals, and sums of products; what they are of says `labels_of`."""

    def merge(self, other: Findings) -> None:
        self.games += other.games
        for box, figures in other.single.items():
            for key, sums in figures.items():
                self.single.setdefault(box, {}).setdefault(key, Sums()).merge(sums)
        for key, sums in other.paired.items():
            self.paired.setdefault(key, Sums()).merge(sums)
        for box, counts in other.spread.items():
            for name, counted in counts.items():
                self.spread.setdefault(box, {}).setdefault(name, Counter()).update(counted)
        for card, moments in other.cards.items():
            self.cards.setdefault(card, Counter()).update(moments)

    def data(self) -> dict[str, Any]:
        """For a checkpoint."""
        kept = {
            "games": self.games,
            "single": {box: [row_of(*each) for each in figures.items()] for box, figures in self.single.items()},
            "paired": [row_of(*each) for each in self.paired.items()],
            "spread": {
                box: {name: list(counts.items()) for name, counts in each.items()} for box, each in self.spread.items()
            },
            "cards": {card: dict(moments) for card, moments in self.cards.items()},
        }
        return {"findings": kept}

    @classmethod
    def read(cls, data: dict[str, Any], place: str) -> Findings:
        """What a checkpoint holds, if it can be what so many deals add up to."""
        try:
            kept = data["findings"]
            found = cls(
                whole_of(kept["games"]),
                {box: dict(map(sums_of, rows)) for box, rows in kept["single"].items()},
                dict(map(sums_of, kept["paired"])),
                {
                    box: {name: Counter(dict(map(pair_of, rows))) for name, rows in each.items()}
                    for box, each in kept["spread"].items()
                },
                {card: Counter(dict(map(moment_of, moments.items()))) for card, moments in kept["cards"].items()},
            )
            if not found.add_up():
                raise ValueError
            if found.games and "changed_content" in data:
                is_comparison = data["changed_content"] is not None
                if is_comparison != (CHANGED in found.single):
                    raise ValueError
        except (KeyError, TypeError, ValueError, AttributeError):
            raise BadInput("not-a-run", place=place) from None
        return found

    def add_up(self) -> bool:
        """Can so many deals add up to this? Nothing is there more often than there are deals, and where the same is
        told twice, it is the same."""
        if not self.games:
            return self == Findings()
        boxes = list(self.single)
        if boxes not in ([PRINTED], [PRINTED, CHANGED]) or list(self.spread) != boxes:
            return False
        both = set(self.single[PRINTED]) & set(self.single[CHANGED]) if CHANGED in boxes else set()
        return (
            set(self.paired) == both
            and all(fits(key, sums, self.games, 0) for each in self.single.values() for key, sums in each.items())
            and all(fits(key, sums, self.games, -1) for key, sums in self.paired.items())
            and all(agrees(self.single[box], self.spread[box], self.games) for box in boxes)
            and all(is_of_deals(moments, self.games, len(boxes)) for moments in self.cards.values())
        )


def row_of(key: Key, sums: Sums) -> list[Any]:
    return [*key, *asdict(sums).values()]


def sums_of(row: list[Any]) -> tuple[Key, Sums]:
    table, key, measure, *figures = row
    count, total, squares, least, most = map(whole_of, figures)
    return (str(table), str(key), str(measure)), Sums(count, total, squares, least, most)


def pair_of(row: list[Any]) -> tuple[int, int]:
    value, count = row
    return whole_of(value), whole_of(count)


def moment_of(row: tuple[str, Any]) -> tuple[str, int]:
    return row[0], whole_of(row[1])


def whole_of(value: Any) -> int:
    """A number that was added up here, or ValueError."""
    if not is_whole(value) or abs(value) > MOST:
        raise ValueError
    return value


def fits(key: Key, sums: Sums, games: int, least: int) -> bool:
    """One value a deal at most; parts of all deals are from `least` to 1."""
    if sums.least is None or sums.most is None or not 1 <= sums.count <= games:
        return False
    scale = scale_of(key[2])
    if key[2] in RATES and not least * scale <= sums.least <= sums.most <= scale:
        return False
    furthest = max(sums.least**2, sums.most**2)
    return (
        sums.count * sums.least <= sums.total <= sums.count * sums.most
        and sums.total**2 <= sums.squares * sums.count <= furthest * sums.count**2
    )


def agrees(figures: dict[Key, Sums], spread: dict[str, Counter[int]], games: int) -> bool:
    """Every deal has its decisions, and distributions hold as many values as sums do, which add up to the same."""
    decisions = figures.get(("game", "all", "decisions"))
    if decisions is None or decisions.count != games or not {"decisions", "score"} <= set(spread):
        return False
    for name, counts in spread.items():
        alike = [sums for (_, _, measure), sums in figures.items() if measure == name]
        if min(counts.values(), default=0) < 1 or counts.total() != sum(sums.count for sums in alike):
            return False
        if sum(value * count for value, count in counts.items()) != sum(sums.total for sums in alike):
            return False
    return True


def is_of_deals(moments: Counter[str], games: int, boxes: int) -> bool:
    """The sums of a card, and their products."""
    deals = moments["deals"]
    if not 1 <= deals <= games:
        return False
    names = {name for name in moments if "." not in name} - {"deals"}
    for name in names:
        known = LABEL.fullmatch(name)
        if known is None or int(known[1]) >= boxes or (known[2] != "s" and moments[name] < 0):
            return False
        if moments[name] ** 2 > deals * moments[f"{name}.{name}"]:
            return False
    return all(set(name.split(".")) <= names for name in moments if "." in name)


# Playing


def planned(
    title: str,
    *,
    bots: list[str],
    games: int,
    seed: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    changes: dict[str, Any] | None = None,
    place: str = "cards",
) -> Plan:
    """A plan that can be played, or a sentence that says why not."""
    found = find_title(title)
    count = seats if seats is not None else max(found.least, min(2, found.most), len(bots))
    return plan_of(title, bots, games, seed, count, options, changes, place)


def checkpoint(plan: Plan, path: Any) -> Checkpoint:
    return Checkpoint(path, "balance", plan.identity())


def examine(
    title: str,
    *,
    bots: list[str],
    games: int,
    seed: str = "1",
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    changes: dict[str, Any] | None = None,
    jobs: int = 1,
    ray: str | None = None,
    precision: float | None = None,
) -> Report:
    """A report on the printed box or, with changes, on both; `precision` 0.005 stops once all win rates, or their
    differences, are known to half a percent."""
    plan = planned(title, bots=bots, games=games, seed=seed, seats=seats, options=options, changes=changes)
    return Report(plan, run(plan, Crew(jobs, ray), precision=precision), precision)


def run(
    plan: Plan,
    crew: Crew,
    done: Findings | None = None,
    precision: float | None = None,
    progress: Progress | None = None,
    keep: Callable[[Findings], None] | None = None,
) -> Findings:
    """Play what is not done yet; `keep` is shown the findings after each portion. Those that are done are not changed
    by a stop in the middle: what is added is always a whole portion."""
    found = Findings() if done is None else done
    if precision is not None and plan.seats == 1 and not is_shared(find_title(plan.title), plan.options, 1):
        raise BadInput("nobody-wins")
    if progress is not None:
        progress(found.games, plan.games)
    if precision is not None and found.games and is_clear(found, precision):
        return found
    portions = chunks(plan.games, PORTION, found.games)
    with closing(spread(crew, partial(play_portion, plan), portions, in_order=True)) as played:
        for _, portion in played:
            found.merge(portion)
            if progress is not None:
                progress(found.games, plan.games)
            if precision is not None and is_clear(found, precision):
                break
            if keep is not None:
                keep(found)
    return found


def is_clear(found: Findings, precision: float) -> bool:
    return is_look(found.games, PORTION) and enclosure(found).widest <= precision


def enclosure(found: Findings) -> Enclosure:
    """All win rates, or with two boxes all their differences."""
    source = found.paired if CHANGED in found.single else found.single[PRINTED]
    wins = {key: sums for (table, key, measure), sums in source.items() if (table, measure) == ("seat", "wins")}
    if not wins:
        raise BadInput("nobody-wins")
    return enclosed(wins, SHARE, 2 if CHANGED in found.single else 1, PORTION)


def play_portion(plan: Plan, portion: range) -> Findings:
    title, changed = plan.table()
    boxes = {PRINTED: title.box()}
    if plan.changes is not None:
        boxes[CHANGED] = changed
    found = Findings()
    for number in portion:
        try:
            add_deal(found, plan, title, boxes, number)
        except BrokenRules as error:
            raise BrokenRules(f"game {plan.seed}-{number}: {error}") from error
    return found


def add_deal(found: Findings, plan: Plan, title: Title, boxes: dict[str, Box], number: int) -> None:
    """One deal, played with each box."""
    figures: dict[str, dict[Key, int]] = {}
    cards: dict[str, Counter[str]] = {}
    for at, (name, box) in enumerate(boxes.items()):
        game = game_of(plan, title, box, number)
        counts = found.spread.setdefault(name, {})
        figures[name] = figures_of(plan, title, box, game, counts)
        for card, counted in hands_of(plan, title, box, game, at).items():
            cards.setdefault(card, Counter()).update(counted)
    found.games += 1
    for name, values in figures.items():
        single = found.single.setdefault(name, {})
        for key, value in values.items():
            single.setdefault(key, Sums()).add(value)
    if CHANGED in figures:
        printed = figures[PRINTED]
        for key, value in figures[CHANGED].items():
            if key in printed:
                found.paired.setdefault(key, Sums()).add(value - printed[key])
    for card, counted in cards.items():
        add_moments(found.cards.setdefault(card, Counter()), counted)


def figures_of(plan: Plan, title: Title, box: Box, game: Played, counts: dict[str, Counter[int]]) -> dict[Key, int]:
    """One number for each figure of a game; `counts` gets what is shown as a distribution."""
    result = game.result
    victory = shares(result)
    values: dict[Key, int] = {("game", "all", "decisions"): len(game.choices)}
    rounds = title.view(game.position, None).get("round")
    if rounds is not None:
        values["game", "all", "rounds"] = rounds
    scores = {standing.seat: standing.score for standing in result.standings}
    values["game", "all", "best"] = max(scores.values())
    together = result.won is not None
    for seat, place in sorted(enumerate(game.places), key=lambda pair: pair[1]):
        key = "all" if together else str(place + 1)
        if together or plan.seats > 1:
            values["seat", key, "wins"] = victory[seat]
        values["seat", key, "score"] = scores[seat]
    if len(set(plan.bots)) > 1 and not together:
        for bot in sorted(set(plan.bots)):
            values["bot", bot, "wins"] = sum(victory[seat] for seat, name in enumerate(game.names) if name == bot)
    for card in sorted(plan.changes or {}):
        values["card", card, "played"] = 0
    for _, card in cards_in(title, box, game.position.events or [])[0]:
        if ("card", card, "played") in values:
            values["card", card, "played"] = 1
    for score in [scores[0]] if together else scores.values():
        counts.setdefault("score", Counter())[score] += 1
    for measure in ("decisions", "rounds"):
        if ("game", "all", measure) in values:
            counts.setdefault(measure, Counter())[values["game", "all", measure]] += 1
    return values


# Cards: who played one, and who only held it


def label(box: int, bot: int, side: str, what: str) -> str:
    """`00pw`: of the first box, the first bot's, of those who played the card (`h`: who only held it), their victories
    in twelfths (`n`: how many they are, `s`: their points)."""
    return f"{box}{bot}{side}{what}"


def hands_of(plan: Plan, title: Title, box: Box, game: Played, at: int) -> dict[str, Counter[str]]:
    """Card -> how many of each bot's players played it and only held it, with their victories and points. Where all win
    or lose together, the table is one player, who played what anybody played."""
    seats = len(game.names)
    played, held = cards_in(title, box, game.position.events or [])
    victory = shares(game.result)
    scores = {standing.seat: standing.score for standing in game.result.standings}
    bots = sorted(set(plan.bots))
    found: dict[str, Counter[str]] = {}
    users = by_everyone(played, seats)
    if game.result.won is not None:
        users = {(0, card): None for _, card in users}
        holders = {(0, card): None for _, card in held}
    else:
        holders = by_everyone(held, seats)
    for side, hands in (("p", users), ("h", {hand: None for hand in holders if hand not in users})):
        for seat, card in hands:
            bot = 0 if game.result.won is not None else bots.index(game.names[seat])
            counted = found.setdefault(card, Counter())
            counted[label(at, bot, side, "n")] += 1
            counted[label(at, bot, side, "w")] += victory[seat]
            counted[label(at, bot, side, "s")] += scores[seat]
    return found


def add_moments(moments: Counter[str], counted: Counter[str]) -> None:
    """What one deal adds: its counts, and their products two by two."""
    moments["deals"] += 1
    names = sorted(counted)
    for at, one in enumerate(names):
        moments[one] += counted[one]
        for two in names[at:]:
            moments[f"{one}.{two}"] += counted[one] * counted[two]


@dataclass(frozen=True)
class Impact:
    """How much more players have who played a card than those who only held it, and how likely chance alone does so."""

    value: float
    low: float
    high: float
    p: float
    adjusted: float = 1.0
    """The same when as many cards are looked at as there are (Holm)."""

    @property
    def is_clear(self) -> bool:
        return self.adjusted < 0.05


@dataclass(frozen=True)
class CardSide:
    """A card in one box."""

    played_by: int
    """Players."""
    held_by: int
    """Players who held it and never played it."""
    played_wins: float
    held_wins: float
    played_score: float
    held_score: float


@dataclass
class ComparedCard:
    card: str
    sides: dict[str, CardSide]
    impact: dict[str, dict[str, Impact]]
    """Box -> wins or score -> impact; nothing where too few played it or only held it. `difference`: how much larger
    it is with the changed box."""


def card_side(moments: Counter[str], box: int, bots: int) -> CardSide:
    def total(side: str, what: str) -> int:
        return sum(moments[label(box, bot, side, what)] for bot in range(bots))

    played, held = total("p", "n"), total("h", "n")
    return CardSide(
        played,
        held,
        total("p", "w") / SHARE / max(1, played),
        total("h", "w") / SHARE / max(1, held),
        total("p", "s") / max(1, played),
        total("h", "s") / max(1, held),
    )


Contrast = tuple[float, dict[str, float]]
"""A value, and how much each count of a deal moves it."""


def contrast(moments: Counter[str], box: int, bots: int, what: str, scale: int) -> Contrast | None:
    """The impact of a card, bot by bot so that a strong bot's favourite is not taken for a strong card. None: too few
    players."""
    rows = []
    for bot in range(bots):
        counts = {side: moments[label(box, bot, side, "n")] for side in "ph"}
        if min(counts.values()):
            rows.append((bot, counts, counts["p"] * counts["h"] / (counts["p"] + counts["h"])))
    if not rows or min(sum(counts[side] for _, counts, _ in rows) for side in "ph") < ENOUGH:
        return None
    weight = sum(share for _, _, share in rows)
    value, moves = 0.0, {}
    for bot, counts, share in rows:
        for side, sign in (("p", 1), ("h", -1)):
            part = sign * share / weight / counts[side] / scale
            mean = moments[label(box, bot, side, what)] / counts[side]
            value += part * counts[side] * mean
            moves[label(box, bot, side, what)] = part
            moves[label(box, bot, side, "n")] = -part * mean
    return value, moves


def judged(moments: Counter[str], value: float, moves: dict[str, float]) -> Impact:
    """With its interval: deals are independent of each other, players at the same table are not, so what varies is
    taken from deal to deal."""
    names = sorted(moves)
    square = 0.0
    for at, one in enumerate(names):
        for two in names[at:]:
            both = moves[one] * moves[two] * moments[f"{one}.{two}"]
            square += both if one == two else 2 * both
    deals = moments["deals"]
    half = sqrt(max(0.0, square) * deals / max(1, deals - 1))
    p = erfc(abs(value) / half / sqrt(2)) if half else 1.0
    return Impact(value, value - Z * half, value + Z * half, p)


def holm(chances: list[float]) -> list[float]:
    """Holm's correction: with a limit of 5 %, chance alone marks any card at all in at most 5 of 100 reports, however
    the cards hang together.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    found = [1.0] * len(chances)
    least = 0.0
    for rank, at in enumerate(sorted(range(len(chances)), key=lambda at: chances[at])):
        least = max(least, min(1.0, (len(chances) - rank) * chances[at]))
        found[at] = least
    return found


# The report


@dataclass
class Report:
    """What was planned and what came out."""

    plan: Plan
    findings: Findings
    precision: float | None = None

    @property
    def boxes(self) -> list[str]:
        return list(self.findings.single)

    @property
    def is_comparison(self) -> bool:
        return CHANGED in self.findings.single

    def measured(self) -> Iterator[Key]:
        yield from self.findings.single[PRINTED]

    def figure(self, box: str, table: str, key: str, measure: str) -> Interval:
        sums = self.findings.single[box][table, key, measure]
        return wilson(sums.total / scale_of(measure), sums.count) if measure in RATES else scaled(sums, measure)

    def difference(self, table: str, key: str, measure: str) -> Interval:
        """How much more with the changed box. Of no width: the same in all deals, or one deal only."""
        sums = self.findings.paired[table, key, measure]
        return sums.change_of_rate(scale_of(measure)) if measure in RATES else scaled(sums, measure)

    def enclosure(self) -> Enclosure | None:
        return None if self.precision is None else enclosure(self.findings)

    def cards(self) -> list[ComparedCard]:
        """A row for each card, by its id."""
        bots = len(set(self.plan.bots))
        rows = []
        for card, moments in sorted(self.findings.cards.items()):
            row = ComparedCard(card, {box: card_side(moments, at, bots) for at, box in enumerate(self.boxes)}, {})
            for what, name, scale in (("w", "wins", SHARE), ("s", "score", 1)):
                if what == "w" and ("seat", "all", "wins") not in self.measured() and self.plan.seats == 1:
                    continue
                found = [contrast(moments, at, bots, what, scale) for at in range(len(self.boxes))]
                for box, each in zip(self.boxes, found, strict=True):
                    if each is not None:
                        row.impact.setdefault(box, {})[name] = judged(moments, *each)
                if self.is_comparison and found[0] is not None and found[1] is not None:
                    moves = {**{key: -value for key, value in found[0][1].items()}, **found[1][1]}
                    value = found[1][0] - found[0][0]
                    row.impact.setdefault("difference", {})[name] = judged(moments, value, moves)
            rows.append(row)
        for box in (*self.boxes, "difference"):
            for name in ("wins", "score"):
                tested = [row for row in rows if name in row.impact.get(box, {})]
                adjusted = holm([row.impact[box][name].p for row in tested])
                for row, chance in zip(tested, adjusted, strict=True):
                    row.impact[box][name] = Impact(**{**asdict(row.impact[box][name]), "adjusted": chance})
        return rows


def scale_of(measure: str) -> int:
    """Victories are counted in parts."""
    return SHARE if measure == "wins" else 1


def scaled(sums: Sums, measure: str) -> Interval:
    scale = scale_of(measure)
    found = sums.interval()
    return Interval(found.value / scale, found.low / scale, found.high / scale)
