"""Atlantes on a terminal: objectives, the rows of the sea, all slots level by level, mantas, hand, choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.draw import MINIMAL, Pen, flowing, one_line, spaced
from tablee.cli.tables import TableDrawing
from tablee.games.atlantes.state.view_types import AreaView, AtlantesView, LocationView
from tablee.kernel.decisions import Choice, Decision, seat_named
from tablee.kernel.position import Position

SLOTS = range(5)
TYPES = ("sharks", "wrecks", "volcanoes", "civilizations")
COLOURS = {"sharks": "bold cyan", "wrecks": "bold yellow", "volcanoes": "bold red", "civilizations": "bold green"}
SIGNS = {
    "gold": "¤",
    "power": "†",
    "raise": "↑",
    "raise-full": "⇑",
    "recruit-free": "☺",
    "take-back": "↩",
    "score": "★",
    "empty": "○",
    "covered": "▒",
    "top": "▸",
    "bonus": "+",
}
PLAIN = {
    "gold": "g",
    "power": "p",
    "raise": "^",
    "raise-full": "^^",
    "recruit-free": "@",
    "take-back": "<-",
    "score": "*",
    "empty": "o",
    "covered": "#",
    "top": ">",
    "bonus": "+",
}
"""For terminals without Unicode."""
LEGEND = ("raise-full", "recruit-free", "take-back", "score")
TAKEN = ("conquer", "buy", "salvage", "raise", "score", "exploit", "discard")
"""Choices about a location, told with its levels."""
TOLD = ("play", "replay", "take", "keep", "recruit", "discard")
"""Choices about a character, told with its text."""


class Drawing(TableDrawing):
    TURNS = frozenset({"draft", "before"})
    EXAMPLE = "play legionary"

    def __init__(self, pen: Pen) -> None:
        super().__init__(pen)
        self.signs = SIGNS if pen.unicode else PLAIN

    def at(self, id: str, **params: Any) -> str:
        """A message of this table."""
        return self.pen.say(f"at-{id}", **params)

    # The table

    def whole(self, view: AtlantesView, decision: Decision | None = None) -> RenderableType:
        written = self.title.written(decision) if decision else []
        parts: list[RenderableType] = [self.heading(view), self.tracks(view, written), self.sea(view)]
        mine = [area for area in view["players"] if area["seat"] == view["seat"]]
        parts += [self.area(area) for area in view["players"] if area not in mine]
        parts += [self.board(area) for area in mine]
        if mine:
            parts.append(self.hand(view))
        parts.append(self.legend())
        return spaced(parts)

    def heading(self, view: AtlantesView) -> RenderableType:
        who = "you" if view["turn"] == view["seat"] else "other"
        facts = [self.at("round", round=view["round"])] if view["round"] else []
        facts.append(self.pen.speaker.word("phase", view["phase"]))
        if view["phase"] in ("before", "main", "after"):
            facts.append(self.at("turn", who=who, name=self.pen.speaker.player(seat_named(view["turn"]))))
        if view["ending"]:
            facts.append(self.at("ending", left=view["last_turns"]))
        mantas = sum(view["supply"].values())
        stock = self.at("stock", locations=view["deck"], characters=view["shoal"], mantas=mantas)
        return self.pen.ends(Text(self.dot.join(facts), style="bold"), Text(stock, style="dim"))

    def tracks(self, view: AtlantesView, written: Sequence[str] = (), full: bool = False) -> RenderableType:
        """The objectives with their spots: whose manta lies there, or what the spot is worth."""
        parts: list[RenderableType] = [Text(self.at("objectives"), style="bold")]
        used = range(len(view["spots"]) - 1)  # the last one is not used
        width = max(len(self.pen.speaker.name(track["objective"])) for track in view["tracks"])
        for track in view["tracks"]:
            id = track["objective"]
            name = f"{self.pen.speaker.name(id):<{width}}"
            can = self.pen.symbols["yes"] if f"claim {id}" in written else " "
            line = Text.assemble(" ", (can, "bold green"), " ", (name, "bold"), "  ")
            for spot in used:
                taken = track["mantas"][spot] if spot < len(track["mantas"]) else ""
                points = f"{view['spots'][spot]}"
                line.append(f"[{points}{': ' + self.owner(taken) if taken else ''}] ", style="bold" if taken else "dim")
            text = Text(self.pen.speaker.text(id), style="dim")
            parts.append(self.pen.hanging(line, text) if full else one_line(line, text))
        if view["ghost"] or any("ghost" in track["mantas"] for track in view["tracks"]):
            parts.append(Text(f"   {self.at('ghost', left=view['ghost'])}", style="dim"))
        return Group(*parts)

    def owner(self, name: str) -> str:
        return self.at("ghost-name") if name == "ghost" else name

    def sea(self, view: AtlantesView, full: bool = False) -> RenderableType:
        """Both rows of locations with their prices, and the row of characters with the costs of its places."""
        parts: list[RenderableType] = []
        for row, offers in (("upper", view["upper"]), ("lower", view["lower"])):
            parts.append(Text(self.at("row", row=row, count=len(offers)), style="bold"))
            parts += [Text.assemble("   ", self.location(at["card"], at["gold"], at["power"])) for at in offers]
        parts.append(Text(self.at("characters"), style="bold"))
        for place, shown in enumerate(view["row"], 1):
            head = Text.assemble("   ", (f"{place}. ", "dim"), (f"{shown['price']}{self.signs['gold']} ", "bold"))
            line = self.character(shown["card"])
            parts.append(self.pen.hanging(head, line) if full else one_line(head, line))
        if view["sunk"]:
            parts.append(self.named_list("sunk", [self.short(card) for card in view["sunk"]], len(view["sunk"])))
        return Group(*parts)

    def location(self, card: str, gold: int | None = None, power: int | None = None, raised: int = 0) -> Text:
        """A location on one line: prices, levels from the top, points, manta."""
        face = self.faces[card]
        gold = face.numbers["gold"] if gold is None else gold
        power = face.numbers["power"] if power is None else power
        kinds = [self.pen.speaker.word("kind", kind) for kind in TYPES]
        kind = self.pen.speaker.word("kind", face.kind).ljust(max(map(len, kinds)))
        line = Text.assemble(self.short(card, 3), f" {kind} ")
        line.append(f"{gold}{self.signs['gold']} {power}{self.signs['power']}  ", style="bold")
        return line.append_text(self.levels(card, raised))

    def levels(self, card: str, raised: int) -> Text:
        """The levels in a row: covered ones, the one on top, those below, then points and manta."""
        face = self.faces[card]
        line = Text()
        for number, icon in enumerate(face.extra["levels"]):
            if number < raised:
                line.append(self.signs["covered"] + " ", style="dim")
            elif number == raised:
                line.append(f"{self.signs['top']}{self.icon(icon)} ", style="bold")
            else:
                line.append(f"{self.icon(icon)} ")
        if raised >= len(face.extra["levels"]):
            line.append(f"{self.at('raised')} ", style="bold green")
        line.append(f"{self.pen.symbols['dot']} {self.points(card)}", style="dim")
        if face.extra["manta"]:
            line.append(f" {self.manta(face.extra['manta'])}", style="magenta")
        return line

    def points(self, card: str) -> str:
        return self.at("points-of", points=self.faces[card].numbers["points"])

    def icon(self, icon: str) -> str:
        """An icon by its sign: 2¤, 2†R for power against one type, ↑1."""
        for resource in ("gold", "power"):
            if icon.startswith(resource):
                amount, _, kind = icon.removeprefix(resource).partition("-")
                return f"{amount}{self.signs[resource]}{self.letter(kind) if kind else ''}"
        if icon in self.signs:
            return self.signs[icon]
        return self.signs["raise"] + icon.removeprefix("raise")

    def letter(self, kind: str) -> str:
        """A type of location by the first letter of its word."""
        return self.pen.speaker.word("kind", kind)[0].upper()

    def manta(self, id: str) -> str:
        start, _, icon = id.partition("-")
        return f"{self.signs['bonus'] if start == 'bonus' else ''}{self.icon(icon)}"

    def short(self, card: str, width: int = 0) -> Text:
        return Text(f"{card:<{width}}", style=COLOURS.get(self.faces[card].kind, "bold"))

    def character(self, card: str) -> Text:
        name = self.pen.speaker.name(card)
        known = () if name.lower().replace(" ", "-") == card else (f" ({card})", "dim")
        line = Text.assemble((name, "bold"), known, "  ") if known else Text.assemble((name, "bold"), "  ")
        return line.append(self.pen.speaker.text(card), style="dim")

    # Players

    def player(self, area: AreaView) -> Text:
        points = self.at("points", points=sum(area["score"].values()))
        return self.pen.player(area["seat"]).append(f" ({area['symbol']}){self.dot}{points}", style="dim")

    def area(self, area: AreaView) -> RenderableType:
        """Another player: slots, mantas, hand and piles, a line or two each."""
        parts: list[RenderableType] = [self.player(area)]
        slots = [self.slot_line(place) for place in area["board"]]
        slots += [Text(self.at("free-slot"), style="dim") for _ in SLOTS[len(slots) :]]
        parts += [Text.assemble("   ", line) for line in flowing(slots, self.pen.width - 3)]
        parts += [self.mantas(area), self.piles(area, True)]
        return Group(*parts)

    def slot_line(self, place: LocationView) -> Text:
        return Text.assemble(self.short(place["card"]), " ", self.levels(place["card"], place["raised"]))

    def board(self, area: AreaView) -> RenderableType:
        """One's own board: the five slots side by side, each with its levels from the top down."""
        width = max(12, (self.pen.width - len(SLOTS)) // len(SLOTS))
        grid = Table(box=self.pen.box(MINIMAL), show_edge=False, pad_edge=False, padding=0, border_style="dim")
        for slot in SLOTS:
            grid.add_column(Text(self.at("slot", slot=slot + 1), style="dim"), width=width, no_wrap=True)
        places = [*area["board"], *[None] * (len(SLOTS) - len(area["board"]))]
        grid.add_row(*[self.slot(place) for place in places])
        return Group(self.player(area), grid, self.mantas(area), self.piles(area, False))

    def slot(self, place: LocationView | None) -> Text:
        if place is None:
            return Text(self.at("free-slot"), style="dim")
        card, raised = place["card"], place["raised"]
        face = self.faces[card]
        cell = Text.assemble(self.short(card), " ", self.pen.speaker.word("kind", face.kind))
        for number, icon in enumerate(face.extra["levels"]):
            if number < raised:
                cell.append(f"\n {self.signs['covered'] * 4}", style="dim")
            elif number == raised:
                cell.append(f"\n{self.signs['top']}{self.icon(icon)}", style="bold")
            else:
                cell.append(f"\n {self.icon(icon)}")
        if raised == len(face.extra["levels"]):
            cell.append(f"\n {self.at('raised')}", style="bold green")
        cell.append(f"\n {self.points(card)}", style="dim")
        if face.extra["manta"]:
            cell.append(f" {self.manta(face.extra['manta'])}", style="magenta")
        return cell

    def mantas(self, area: AreaView) -> Text:
        ready = [Text(self.manta(manta), style="bold magenta") for manta in area["ready"]]
        tired = [Text(self.manta(manta), style="dim") for manta in area["tired"]]
        line = self.named_list("ready", ready, len(ready))
        return Text.assemble(line, "   ", self.named_list("tired", tired, len(tired), indent=""))

    def named_list(self, id: str, items: Sequence[Text], count: int, indent: str = "   ") -> Text:
        line = Text.assemble(indent, (self.at(id, count=count), "bold"), self.pen.speaker.colon)
        if not items:
            return line.append(self.at("none"), style="dim")
        for number, item in enumerate(items):
            line.append(", " if number else "")
            line.append_text(item)
        return line

    def piles(self, area: AreaView, with_hand: bool) -> RenderableType:
        parts = []
        if with_hand:
            names = [Text(self.pen.speaker.name(card)) for card in area["hand"]]
            hidden = area["hand_count"] - len(area["hand"])
            names += [Text(self.at("hidden-king"), style="dim")] * hidden
            parts.append(self.named_list("hand", names, area["hand_count"]))
        discard = [Text(self.pen.speaker.name(card)) for card in area["discard"]]
        parts.append(self.named_list("discard", discard, len(discard)))
        parts.append(self.named_list("pile", [self.scored(card) for card in area["pile"]], len(area["pile"])))
        return Group(*parts)

    def scored(self, card: str) -> Text:
        return Text.assemble(self.short(card), (f" {self.points(card)}", "dim"))

    def hand(self, view: AtlantesView) -> RenderableType:
        mine = [area for area in view["players"] if area["seat"] == view["seat"]]
        if not mine:
            return Text()
        cards = mine[0]["hand"]
        lines = [self.pen.hanging("   ", self.character(card)) for card in cards]
        return Group(Text(self.at("hand", count=len(cards)), style="bold"), *lines)

    def legend(self) -> Text:
        signs, word = self.signs, self.pen.speaker.word
        facts = [f"{signs['gold']} {word('resource', 'gold')}", f"{signs['power']} {word('resource', 'power')}"]
        facts += [f"2{signs['power']}{self.letter(kind)} {word('icon', f'power2-{kind}')}" for kind in TYPES[:1]]
        facts += [f"{signs['raise']}1 {word('icon', 'raise1')}"]
        facts += [f"{signs[icon]} {word('icon', icon)}" for icon in LEGEND]
        facts += [f"{signs['empty']} {self.at('empty-level')}", f"{signs['covered']} {self.at('covered')}"]
        facts += [f"{signs['top']} {self.at('top')}", f"{signs['bonus']} {word('kind', 'bonus-manta')}"]
        return Text("  ".join(facts), style="dim")

    def look(self, view: AtlantesView, seat: str) -> RenderableType:
        """A player's whole area, with the texts of the characters."""
        area = next(area for area in view["players"] if area["seat"] == seat)
        lines: list[RenderableType] = [Text(self.at("hand", count=area["hand_count"]), style="bold")]
        lines += [self.pen.hanging("   ", self.character(card)) for card in area["hand"]]
        if area["hand_count"] > len(area["hand"]):
            lines.append(Text(f"   {self.at('hidden-king')}", style="dim"))
        return Group(self.board(area), *lines)

    def offers(self, view: AtlantesView) -> RenderableType:
        return Group(self.tracks(view, full=True), self.sea(view, full=True))

    # The choices

    def menu(self, pos: Position, decision: Decision) -> tuple[Sequence[Choice], RenderableType]:
        """A line for each choice, with what one wants to know of its card."""
        width = len(str(len(decision.choices)))
        view = cast(AtlantesView, self.title.view(pos, decision.seat))
        parts: list[RenderableType] = []
        for number, choice in enumerate(decision.choices, 1):
            head = Text.assemble((f"[{number:>{width}}]", "bold"), " ")
            parts.append(one_line(head, self.single(pos, view, decision, choice)))
        return decision.choices, Group(*parts)

    def single(self, pos: Position, view: AtlantesView, decision: Decision, choice: Choice) -> Text:
        line = self.pen.marked(self.pen.speaker.choice(choice, pos, decision.seat))
        kind, *words = self.title.write(choice).split()
        card = words[0] if words and words[0] in self.faces else ""
        if decision.prompt == "pay":
            return line
        if card and self.faces[card].timing == "location" and kind in TAKEN:
            return line.append("  ").append_text(self.levels(card, self.raised(view, decision, card)))
        if card and self.faces[card].timing == "character" and kind in TOLD:
            return line.append(f"  {self.pen.speaker.text(card)}", style="dim")
        if kind == "claim":
            return line.append(f"  {self.pen.speaker.text(card)}", style="dim")
        return line

    def raised(self, view: AtlantesView, decision: Decision, card: str) -> int:
        """How many levels of a location are covered, if it lies on the seat's board."""
        board = view["players"][decision.seat]["board"]
        return next((int(place["raised"]) for place in board if place["card"] == card), 0)
