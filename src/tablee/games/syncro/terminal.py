"""Syncro on a terminal: the horde as a pyramid of overlapping cards, the mages with their signs, the hand, choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.draw import SIMPLE_HEAD, Pen, spaced
from tablee.cli.tables import TableDrawing
from tablee.games.syncro.state.view_types import LaidView, MageView, PlaceView, SyncroView
from tablee.kernel.decisions import Choice, Decision
from tablee.kernel.position import Position

HEIGHT = 6
STEP = 4
"""Lines of a card, and how many of them show above the card that lies on it."""
NARROWEST, WIDEST = 5, 9
"""Half a card, in columns."""
FRAMES = {"up": "╭─╮│╰╯", "down": "┌┄┐┆└┘", "target": "┏━┓┃┗┛"}
PLAIN_FRAMES = {"up": "+-+|++", "down": "+.+:++", "target": "#=####"}
STYLES = {"up": "", "down": "dim", "target": "bold green"}
SIGNS = {"good": "▲", "average": "■", "poor": "▼"}
PLAIN_SIGNS = {"good": "+", "average": "=", "poor": "-"}


def shown(place: PlaceView) -> str:
    """The card of a place where it lies face up."""
    assert place["card"] is not None
    return place["card"]


class Canvas:
    """Letters in rows and columns; what is drawn later lies on top."""

    def __init__(self, width: int, height: int) -> None:
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for number, letter in enumerate(text):
            self.letters[y][x + number] = letter
            self.styles[y][x + number] = style

    def text(self) -> Text:
        lines = []
        for letters, styles in zip(self.letters, self.styles, strict=True):
            line = Text.assemble(*zip(letters, styles, strict=True))
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)


class Drawing(TableDrawing):
    TURNS = frozenset({"estimate", "turn", "pay", "lose", "keep"})
    EXAMPLE = "attack r3c1 with 4"

    def __init__(self, pen: Pen) -> None:
        super().__init__(pen)
        self.frames = FRAMES if pen.unicode else PLAIN_FRAMES
        self.signs = SIGNS if pen.unicode else PLAIN_SIGNS

    # The table

    def whole(self, view: SyncroView, decision: Decision | None = None) -> RenderableType:
        parts: list[RenderableType] = [self.heading(view), self.horde(view), self.legend(view), self.mages(view)]
        if view["curses"]:
            curses = [self.pen.hanging("  ", self.worded(card)) for card in view["curses"]]
            parts.append(Group(Text(self.say("sy-curses"), style="bold"), *curses))
        if self.mine(view):
            parts.append(self.hand(view))
        return spaced(parts)

    def heading(self, view: SyncroView) -> RenderableType:
        name = self.pen.speaker.name(f"LEVEL-{view['level']}")
        facts = [self.say("sy-level", level=view["level"], name=name)]
        if view["attempt"] > 1:
            facts.append(self.say("sy-attempt", attempt=view["attempt"]))
        if view["round"]:
            facts.append(self.say("sy-round", round=view["round"]))
        facts.append(self.pen.speaker.word("phase", view["phase"]))
        lines = [Text(self.dot.join(facts), style="bold")]
        times = "×" if self.pen.unicode else "x"
        gone = ", ".join(f"{tally['count']}{times}{self.value(tally['card'])}" for tally in view["discards"])
        stock = [self.say("sy-piles", pile=view["pile"], discards=gone or "–", limit=view["limit"])]
        if view["chapter"] == 2:
            stock.append(self.say("sy-more-piles", fog=view["fog"], rewards=view["rewards"]))
        lines.append(Text(self.dot.join(stock), style="dim"))
        if view["due"]:
            card = next(shown(place) for place in view["horde"] if place["place"] == view["charging"])
            due = self.say("sy-due", due=view["due"], card=self.pen.speaker.name(card))
            lines.append(Text(due, style="bold red"))
        return Group(*lines)

    def value(self, spell: str) -> int:
        return self.faces[spell].numbers["value"]

    def horde(self, view: SyncroView) -> RenderableType:
        """From the top row down, as the cards were laid: each lower row lies on the one above."""
        there = [place for place in view["horde"] if place["face"] != "gone"]
        if not there:
            return Text(self.say("sy-no-horde"), style="dim")
        left = min(place["x"] - place["cards"] for place in view["horde"])
        right = max(place["x"] + place["cards"] for place in view["horde"])
        half = max(NARROWEST, min(WIDEST, self.pen.width // (right - left)))
        canvas = Canvas(half * (right - left), STEP * (max(place["row"] for place in there) - 1) + HEIGHT)
        for place in sorted(there, key=lambda place: (place["row"], place["x"])):
            x = half * (place["x"] - place["cards"] - left)
            self.card(canvas, x, STEP * (place["row"] - 1), 2 * half * place["cards"] - 1, place)
        return canvas.text()

    def card(self, canvas: Canvas, x: int, y: int, width: int, place: PlaceView) -> None:
        kind = "target" if place["target"] else place["face"]
        nw, side, ne, wall, sw, se = tuple(self.frames[kind])
        style = STYLES[kind]
        inside = width - 2
        lines = self.face_up(place, inside) if place["face"] == "up" else self.face_down(place, inside)
        canvas.put(x, y, nw + place["place"].ljust(inside, side)[:inside] + ne, style)
        for number in range(1, HEIGHT - 1):
            line = lines[number - 1] if number <= len(lines) else ""
            canvas.put(x, y + number, wall + line[:inside].ljust(inside) + wall, style)
        canvas.put(x, y + HEIGHT - 1, sw + side * inside + se, style)

    def face_up(self, place: PlaceView, width: int) -> list[str]:
        """Strength first, then the name, the Spells on it, and what else there is to know."""
        card = head = shown(place)
        if place["strength"] is not None:
            head = f"{card} {place['strength']}"
            if len(head) < width:
                head = f"{card}{str(place['strength']).rjust(width - len(card))}"
        name = self.pen.speaker.name(card)
        if len(name) > width:
            name = name[: width - 1] + self.pen.symbols["more"]
        notes = [f"+{self.value(spell)}" for spell in place["absorbed"]]
        if place["bonus"]:
            notes.append(f"+{place['bonus']}!")
        if place["cloaked"]:
            notes.append("~")
        return [head, name, " ".join(self.spell(laid) for laid in place["on"]), " ".join(notes)]

    def spell(self, laid: LaidView) -> str:
        """Face up a number; face down in brackets, with a question mark unless this mage knows it."""
        value = "?" if laid["spell"] is None else str(self.value(laid["spell"]))
        return value if laid["by"] is None else f"({value})"

    def face_down(self, place: PlaceView, width: int) -> list[str]:
        shade = "░" if self.pen.unicode else "."
        word = place["card"] or self.pen.speaker.word("deck", place["deck"])
        return [f" {word[: width - 2]} ".center(width, shade), *[shade * width] * (HEIGHT - 3)]

    def legend(self, view: SyncroView) -> Text:
        marks = "".join(self.frames["target"][:3])
        facts = [self.say("sy-legend-target", mark=marks), self.say("sy-legend-spells")]
        if any(place["absorbed"] for place in view["horde"]):
            facts.append(self.say("sy-legend-absorbed"))
        if any(place["bonus"] or place["cloaked"] for place in view["horde"]):
            facts.append(self.say("sy-legend-help"))
        return Text(self.dot.join(facts), style="dim")

    def mages(self, view: SyncroView) -> Table:
        say = self.say
        heads = [say("sy-head-mage"), say("sy-head-spells"), say("sy-head-estimate"), say("sy-head-reward"), ""]
        columns = [{"header": head, "no_wrap": True, "overflow": "ellipsis"} for head in heads]
        grid = self.pen.grid(*columns, box=SIMPLE_HEAD, header=True)
        chapter_two = view["chapter"] == 2
        for area in view["players"]:
            held = say("sy-yes") if area["has_reward"] else self.pen.symbols["dot"]
            grid.add_row(
                self.pen.player(area["seat"]),
                str(area["hand_count"]),
                self.sign(area),
                held if chapter_two else "",
                self.marks(view, area),
            )
        return grid

    def marks(self, view: SyncroView, area: MageView) -> str:
        marks = [self.say("sy-leader")] if area["seat"] == view["first"] else []
        acting = view["slots"][view["slot"] :] if view["phase"] == "acting" and view["round"] else []
        if acting[:1] == [area["seat"]]:
            marks.append(self.say("sy-acting"))
        if area.get("known"):
            known = ", ".join(str(self.value(spell)) for spell in area["known"])
            marks.append(self.say("sy-known", spells=known))
        return self.dot.join(marks)

    def sign(self, area: MageView) -> str:
        said = area["estimate"]
        if said is None:
            return self.pen.symbols["dot"]
        if isinstance(said, int):
            return self.say("sy-sum", sum=said)
        return f"{self.signs[said]} {self.pen.speaker.word('estimate', said)}"

    def mine(self, view: SyncroView) -> MageView | None:
        return next((area for area in view["players"] if area["seat"] == view["seat"]), None)

    def hand(self, view: SyncroView) -> RenderableType:
        """In the order in which the Spells came: a hand is never sorted."""
        area = self.mine(view)
        if area is None:
            return Text()
        line = Text.assemble((self.say("sy-hand"), "bold"), "  ")
        aside = list(area["aside"])
        for spell in area["hand"]:
            chosen = spell in aside
            if chosen:
                aside.remove(spell)
            line.append(f"[{self.value(spell)}]" if not chosen else f"({self.value(spell)})", style="bold")
            line.append(" ")
        if not area["hand"]:
            line.append(self.say("sy-hand-empty"), style="dim")
        if area["aside"]:
            line.append(self.say("sy-chosen"), style="dim")
        parts: list[RenderableType] = [line]
        if area["reward"]:
            head = Text.assemble((self.say("sy-reward"), "bold"), "  ")
            parts.append(self.pen.hanging(head, self.worded(area["reward"])))
        return Group(*parts)

    def worded(self, card: str) -> Text:
        """A card with its moment and its text."""
        face = self.faces[card]
        when = self.pen.speaker.word("timing", face.timing)
        return Text.assemble(
            self.pen.named(card), (f"  {when}{self.pen.speaker.colon}{self.pen.speaker.text(card)}", "dim")
        )

    def look(self, view: SyncroView, seat: str) -> RenderableType:
        """One mage: all that others may know, or one's own hand."""
        if seat == view["seat"]:
            return self.hand(view)
        area = next(area for area in view["players"] if area["seat"] == seat)
        facts = [self.say("sy-holds", count=area["hand_count"]), self.sign(area), self.marks(view, area)]
        return Text(self.dot.join(fact for fact in facts if fact))

    def offers(self, view: SyncroView) -> RenderableType:
        """Every card that lies face up, with its text; curses; the page of the journal."""
        parts: list[RenderableType] = []
        for place in view["horde"]:
            if place["face"] == "up":
                parts.append(self.pen.hanging(f"{place['place']}  ", self.worded(shown(place))))
        parts += [self.pen.hanging("      ", self.worded(card)) for card in view["curses"]]
        journal = Text(self.pen.speaker.text(f"LEVEL-{view['level']}"), style="italic")
        return Group(*parts, "", self.pen.hanging("", journal))

    # The choices

    def menu(self, pos: Position, decision: Decision) -> tuple[Sequence[Choice], RenderableType]:
        """Plain attacks as a grid of enemies and values; the rest one after the other."""
        plain = [choice for choice in decision.choices if type(choice).__name__ == "Attack"]
        rest = [choice for choice in decision.choices if choice not in plain]
        order: list[Choice] = []
        parts: list[RenderableType] = [self.attacks(pos, plain, order)] if plain else []
        for choice in rest:
            order.append(choice)
            said = self.pen.speaker.choice(choice, pos, decision.seat)
            parts.append(Text.assemble((f"[{len(order)}]", "bold"), " ", self.pen.marked(said)))
        return order, Group(*parts)

    def attacks(self, pos: Position, ways: list[Choice], order: list[Choice]) -> Table:
        horde: dict[str, PlaceView] = {place["place"]: place for place in self.title.view(pos, None)["horde"]}
        written = [self.title.write(choice).split() for choice in ways]
        values = sorted({words[3] for words in written})
        columns: list[dict[str, Any]] = [{"header": self.say("sy-attack"), "no_wrap": True}]
        columns += [{"header": self.say("sy-with", spell=value), "no_wrap": True} for value in values]
        grid = self.pen.grid(*columns, header=True)
        for place in dict.fromkeys(words[1] for words in written):
            cells = {}
            for choice, words in zip(ways, written, strict=True):
                if words[1] == place:
                    order.append(choice)
                    cells[words[3]] = Text(f"[{len(order)}]", style="bold")
            there = horde[place]
            label = Text.assemble(f"{place}  ", self.pen.named(shown(there)), f" {there['strength']}")
            grid.add_row(label, *[cells.get(value, Text()) for value in values])
        return grid
