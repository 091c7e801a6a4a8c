"""What a box of cards does to the game, and what a changed box does otherwise.

    found = examine("atlantes", bots=["greedy"], games=1000, changes={"L1": {"gold": 3}})
    print(found.difference("seat", "1", "wins"))

Deal i has the seed `{seed}-{i}` with either box: the same shuffles, the same bots in the same seats with the same luck.
What differs is due to the cards, and all differences are taken deal by deal. Everything that is added up is a whole
number, and portions are added in their order: equal seeds give equal results, whoever plays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any, Final

from tablee.games import title as find_title
from tablee.kernel.errors import BadInput, BrokenRules
from tablee.kernel.title import Box, Title
from tablee.lab.arena import is_shared
from tablee.lab.figures import SHARE, Interval, Sums, wilson
from tablee.lab.files import Checkpoint, is_whole
from tablee.lab.impacts import LABEL, ComparedCard, add_moments, card_side, contrast, hands_of, judge_together, judged
from tablee.lab.playing import Played, cards_in, shares
from tablee.lab.simulation import Plan, Progress, game_of, plan_of
from tablee.lab.stopping import Enclosure, enclosed, is_look
from tablee.lab.workers import Crew, chunks, spread

PORTION: Final = 10
"""Deals that a worker plays at once; the same for any number of workers."""
PRINTED, CHANGED = "printed", "changed"
RATES: Final = ("wins", "played")
"""Measures that are parts of all games."""

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
    """One value a deal at most, of a bot one for each seat; parts of all deals are from `least` to 1."""
    if sums.least is None or sums.most is None or sums.count < 1 or (key[0] != "bot" and sums.count > games):
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
    figures: dict[str, dict[Key, list[int]]] = {}
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
        for key, each in values.items():
            for value in each:
                single.setdefault(key, Sums()).add(value)
    if CHANGED in figures:
        printed = figures[PRINTED]
        for key, each in figures[CHANGED].items():
            for before, value in zip(printed.get(key, []), each, strict=key in printed):
                found.paired.setdefault(key, Sums()).add(value - before)
    for card, counted in cards.items():
        add_moments(found.cards.setdefault(card, Counter()), counted)


def figures_of(
    plan: Plan, title: Title, box: Box, game: Played, counts: dict[str, Counter[int]]
) -> dict[Key, list[int]]:
    """One number for each figure of a game, of a bot one for each seat that it has; `counts` gets what is shown as a
    distribution."""
    result = game.result
    victory = shares(result)
    values: dict[Key, int] = {("game", "all", "decisions"): len(game.choices)}
    rounds = title.view(game.position, None).get("round")
    if rounds is not None:
        values["game", "all", "rounds"] = rounds
    scores = {standing.seat: standing.score for standing in result.standings}
    values["game", "all", "best"] = max(scores.values())
    together = result.won is not None
    turns = sorted(enumerate(game.places), key=lambda pair: pair[1])
    for seat, place in turns:
        key = "all" if together else str(place + 1)
        if together or plan.seats > 1:
            values["seat", key, "wins"] = victory[seat]
        values["seat", key, "score"] = scores[seat]
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
    found = {key: [value] for key, value in values.items()}
    if len(set(plan.bots)) > 1 and plan.seats > 1 and not together:
        for seat, _ in turns:
            found.setdefault(("bot", game.names[seat], "wins"), []).append(victory[seat])
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
                found = [contrast(moments, at, bots, what, scale, self.plan.seats) for at in range(len(self.boxes))]
                for box, each in zip(self.boxes, found, strict=True):
                    if each is not None:
                        row.impact.setdefault(box, {})[name] = judged(moments, *each)
                if self.is_comparison and found[0] is not None and found[1] is not None:
                    moves = {**{key: -value for key, value in found[0][1].items()}, **found[1][1]}
                    value, missing = found[1][0] - found[0][0], found[0][2] + found[1][2]
                    row.impact.setdefault("difference", {})[name] = judged(moments, value, moves, missing)
            rows.append(row)
        judge_together([impacts for row in rows for impacts in row.impact.values()])
        return rows


def scale_of(measure: str) -> int:
    """Victories are counted in parts."""
    return SHARE if measure == "wins" else 1


def scaled(sums: Sums, measure: str) -> Interval:
    scale = scale_of(measure)
    found = sums.interval()
    return Interval(found.value / scale, found.low / scale, found.high / scale)
