"""Ancient Knowledge on a terminal: tiles, opponents, the Timeline as six columns of two storeys, hand, choices."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.draw import MINIMAL, SIMPLE_HEAD, flowing, one_line, spaced
from tablee.cli.tables import TableDrawing
from tablee.games.ancient_knowledge.state.view_types import AncientView, AreaView, MonumentView
from tablee.kernel.decisions import Choice, Decision, seat_named
from tablee.kernel.position import Position

KINDS = ("city", "megalith", "pyramid")
MARKS = {
    "city": ("⌂", ""),
    "megalith": ("∏", ""),
    "pyramid": ("▲", ""),
    "artefact": ("◊", ""),
    "ancient": ("Ω", "a"),
    "writing": ("¶", "w"),
    "secret": ("☼", "s"),
    "immediate": ("!", "!"),
    "permanent": ("∞", "="),
    "chronicle": ("↻", "@"),
    "decline": ("↓", "v"),
    "final": ("Σ", "+"),
    "locked": ("▣", "#"),
}
"""With Unicode, and without: the kinds of cards are told by the first letter of their ids anyway."""
COLOURS = {
    "city": "bold cyan",
    "megalith": "bold green",
    "pyramid": "bold yellow",
    "artefact": "bold magenta",
    "ancient": "bold blue",
    "writing": "bold red",
    "secret": "bold white",
}
TYPES = ("ancient", "writing", "secret")
SLOTS = range(1, 7)
LEVELS = ("", "I", "II")
PAST_WIDTH = 12
ROOMY = 112
"""From this width on a card's text stands beside its numbers."""
GRID = ("CreateMonument", "CreateArtefact", "Move")
"""Choices that are laid out by card and slot."""
IN_FULL = ("Resolve", "Use", "DeclineFirst")
"""Choices that hang on the text of a card."""


class Drawing(TableDrawing):
    ORDERS = frozenset({"order", "decline"})
    TURNS = frozenset({"action", "setup-discard"})
    EXAMPLE = "create C16 slot 1"

    # The table

    def whole(self, view: AncientView, decision: Decision | None = None) -> RenderableType:
        parts: list[RenderableType] = [self.heading(view), self.tiles(view, self.learnable(decision))]
        mine = [area for area in view["players"] if area["seat"] == view["seat"]]
        others = [area for area in view["players"] if area not in mine]
        if not mine:
            parts += [self.board(view, area) for area in others]
        else:
            if others:
                parts.append(self.opponents(others))
            parts += [self.board(view, mine[0]), self.hand(view)]
        looked = self.looked(view)
        if looked:
            parts.append(looked)
        parts.append(self.legend())
        return spaced(parts)

    def heading(self, view: AncientView) -> RenderableType:
        say = self.say
        who = "you" if view["turn"] == view["seat"] else "other"
        facts = [say("ak-round", round=view["round"])] if view["round"] else []
        facts.append(self.pen.speaker.word("phase", view["phase"]))
        if view["phase"] in ("action", "chronicle", "decline"):
            facts.append(say("ak-turn", who=who, name=self.pen.speaker.player(seat_named(view["turn"]))))
        if view["actions"]:
            facts.append(say("ak-actions", left=view["actions"]))
        if view["ending"]:
            facts.append(say("ak-ending"))
        stock = [say("ak-stock", deck=view["deck"], pile=view["pile"]["count"])]
        if view["pile"]["top"]:
            stock.append(say("ak-top", card=view["pile"]["top"]))
        return self.pen.ends(Text(self.dot.join(facts), style="bold"), self.pen.marked(self.dot.join(stock), "dim"))

    def tiles(self, view: AncientView, can: set[str], full: bool = False) -> RenderableType:
        parts: list[RenderableType] = []
        for number, tile in enumerate(view["tiles"], 1):
            id = "ak-tile" if tile["cards"] else "ak-tile-hidden" if tile["cards"] is None else "ak-tile-gone"
            parts.append(Text(self.say(id, tile=number, level=LEVELS[tile["level"]]), style="bold"))
            for card in tile["cards"] or []:
                mark = Text.assemble(" ", (self.pen.symbols["yes"] if card in can else " ", "bold green"), " ")
                parts.append(
                    self.pen.hanging(mark, self.knowledge(card)) if full else one_line(mark, self.knowledge(card))
                )
        return Group(*parts)

    def learnable(self, decision: Decision | None) -> set[str]:
        """The knowledge cards that the open decision offers to learn."""
        written = self.title.written(decision) if decision else []
        return {line.split()[1] for line in written if line.startswith("learn ")}

    def knowledge(self, card: str) -> Text:
        """A knowledge card on one line: what it needs, and what it does."""
        face = self.faces[card]
        line = self.pen.named(card)
        if "needs" in face.extra:
            line.append(f" [{face.extra['needs'][self.pen.speaker.lang]}]", style="italic")
        return line.append(f"  {self.pen.speaker.text(card)}", style="dim")

    def opponents(self, areas: list[AreaView]) -> RenderableType:
        say = self.say
        heads = ("player", "hand", "timeline", "past", "artefacts", "knowledge", "lost", "points")
        columns = [{"header": say(f"ak-head-{head}"), "no_wrap": True, "overflow": "ellipsis"} for head in heads]
        grid = self.pen.grid(*columns, box=SIMPLE_HEAD, header=True)
        for area in areas:
            tokens = sum(place["knowledge"] for place in area["timeline"])
            grid.add_row(
                self.pen.player(area["seat"]),
                str(area["hand_count"]),
                f"{len(area['timeline'])} ({tokens}{self.pen.symbols['one']})",
                f"{len(area['past'])} {self.letters(area['past'], KINDS)}",
                str(len(area["artefacts"])),
                f"{len(area['collection'])} {self.letters(area['collection'], TYPES)}",
                str(area["lost"]),
                str(sum(area["score"].values())),
            )
        return grid

    def letters(self, cards: Sequence[str], kinds: Sequence[str]) -> str:
        """How many there are of each kind, by its letter; kinds without any are left out."""
        amounts = {kind: sum(1 for card in cards if self.faces[card].kind == kind) for kind in kinds}
        return " ".join(f"{self.letter(kind)}{amount}" for kind, amount in amounts.items() if amount)

    def letter(self, kind: str) -> str:
        """Builder cards are called by the letter of their ids, knowledge cards by that of their type."""
        return kind[0].upper() if kind in KINDS else self.pen.speaker.word("type", kind)[0].upper()

    def counts(self, cards: Sequence[str], kinds: Sequence[str]) -> Text:
        """How many there are of each kind, by letter and symbol."""
        line = Text()
        for kind in kinds:
            amount = sum(1 for card in cards if self.faces[card].kind == kind)
            line.append(f"{self.pen.symbols[kind]}{self.letter(kind)}{amount} ", style="" if amount else "dim")
        line.rstrip()
        return line

    def board(self, view: AncientView, area: AreaView) -> RenderableType:
        """One player's Timeline with the Past on its left, then artefacts and collection."""
        say = self.say
        width = (self.pen.width - PAST_WIDTH - len(SLOTS)) // len(SLOTS)
        grid = Table(box=self.pen.box(MINIMAL), show_edge=False, pad_edge=False, padding=0, border_style="dim")
        grid.add_column(Text(say("ak-past"), style="bold"), width=PAST_WIDTH, no_wrap=True)
        for slot in SLOTS:
            grid.add_column(Text(say("ak-slot", slot=slot), style="dim"), width=width, no_wrap=True)
        places = {(place["slot"], place["row"]): place for place in area["timeline"]}
        upright = len(area["past"]) - len(area["tilted"])
        past = Text.assemble(
            (say("ak-past-count", count=len(area["past"])), "bold"),
            "\n",
            self.counts(area["past"], KINDS),
            "\n",
            say("ak-upright", count=upright),
        )
        lost = Text(say("ak-lost", count=area["lost"]), style="bold red" if area["lost"] else "")
        if area["lost"]:
            lost.append("\n" + self.tokens(area["lost"], PAST_WIDTH))
        for row, beside in ((1, past), (0, lost)):
            grid.add_row(beside, *[self.monument(view, places.get((slot, row)), width) for slot in SLOTS])
            grid.add_section()
        points = say("ak-points", points=sum(area["score"].values()))
        heading = Text.assemble(self.pen.player(area["seat"]), self.dot, (points, "dim"))
        return Group(heading, grid, self.row("ak-artefacts", area["artefacts"], 5), self.collection(area))

    def monument(self, view: AncientView, place: MonumentView | None, width: int) -> Text:
        """A monument in its cell: kind and id, name, tokens."""
        if place is None:
            return Text(self.pen.symbols["dot"], style="dim")
        card, symbols = place["card"], self.pen.symbols
        face = self.faces[card]
        cell = Text.assemble(self.pen.short(card))
        marks = symbols[face.timing] + (symbols["locked"] if face.extra.get("locked") else "")
        cell.append(f" {marks} {face.numbers['points']}{symbols['points']}", style="dim")
        if view["declining"] == card:
            cell.append("!", style="bold red")
        for line in shortened(self.pen.speaker.name(card), width - 1, symbols["more"]):
            cell.append(f"\n{line}")
        cell.append("\n" + self.tokens(place["knowledge"], width - 1), style="bold")
        return cell

    def tokens(self, amount: int, width: int) -> str:
        """Knowledge as a number and as tokens, fives and ones as in the box."""
        beads = self.pen.symbols["five"] * (amount // 5) + self.pen.symbols["one"] * (amount % 5)
        whole = f"{amount} {beads}"
        return whole if len(whole) <= width else str(amount)

    def row(self, id: str, cards: Sequence[str], places: int = 0) -> Text:
        """Cards by name, one after the other."""
        line = Text.assemble((self.say(id), "bold"))
        if places:
            line.append(f" {self.say('ak-places', count=len(cards))}", style="dim")
        line.append(self.pen.speaker.colon)
        for number, card in enumerate(cards):
            line.append(self.dot if number else "")
            line.append_text(self.pen.named(card))
            line.append(f" {self.pen.symbols[self.faces[card].timing]}", style="dim")
        if not cards:
            line.append(self.say("ak-empty"), style="dim")
        return line

    def collection(self, area: AreaView) -> Text:
        line = Text.assemble((self.say("ak-collection"), "bold"), self.pen.speaker.colon)
        for number, kind in enumerate(TYPES):
            cards = [card for card in area["collection"] if self.faces[card].kind == kind]
            line.append(self.dot if number else "")
            line.append(f"{self.pen.symbols[kind]} {self.pen.speaker.word('type', kind)} {len(cards)}")
            if cards:
                line.append(" (")
                for place, card in enumerate(cards):
                    line.append(", " if place else "")
                    line.append(card, style=self.pen.colour(card))
                line.append(")")
        return line

    def hand(self, view: AncientView) -> RenderableType:
        mine = [area for area in view["players"] if area["seat"] == view["seat"]]
        if not mine:
            return Text()
        hand, aside = mine[0]["hand"], mine[0]["aside"]
        heading = Text.assemble((self.say("ak-hand"), "bold"), (f" {len(hand)}", "dim"))
        return Group(heading, self.cards(hand, aside))

    def cards(self, cards: Sequence[str], aside: Sequence[str] = ()) -> RenderableType:
        """Builder cards with their numbers and texts."""
        if not cards:
            return Text(self.say("ak-empty"), style="dim")
        roomy = self.pen.width >= ROOMY
        columns: list[dict[str, Any]] = [{"no_wrap": True}, {"no_wrap": True, "overflow": "ellipsis"}, {}]
        if roomy:
            columns += [{"ratio": 1}]
        grid = self.pen.grid(*columns)
        grid.expand = True
        parts: list[RenderableType] = []
        for card in cards:
            name = Text(self.pen.speaker.name(card), style="bold")
            if card in aside:
                name.append(f" ({self.say('ak-set-aside')})", style="bold red")
            text = Text(self.pen.speaker.text(card), style="dim")
            if roomy:
                grid.add_row(self.pen.short(card), name, self.numbers(card), text)
            else:
                parts.append(Text.assemble(self.pen.short(card), " ", name, "  ", self.numbers(card)))
                parts.append(self.pen.hanging("     ", text))
        return grid if roomy else Group(*parts)

    def numbers(self, card: str) -> Text:
        """Cost, slot with padlock, knowledge, points, timing: what is printed around the text."""
        face, symbols, say = self.faces[card], self.pen.symbols, self.say
        numbers = face.numbers
        facts = []
        if "level" in numbers:
            facts.append(f"{LEVELS[numbers['level']]} {self.pen.speaker.word('type', face.kind)}")
        if numbers.get("cost"):
            facts.append(f"{say('ak-cost').lower()} {numbers['cost']}")
        if "slot" in numbers:
            lock = symbols["locked"] if face.extra.get("locked") else ""
            facts.append(f"{say('ak-slot', slot=numbers['slot'])}{lock}")
            facts.append(f"{numbers['knowledge']}{symbols['one']}")
        if numbers.get("points") or "slot" in numbers:
            facts.append(f"{numbers['points']}{symbols['points']}")
        facts.append(f"{symbols[face.timing]} {self.pen.speaker.word('timing', face.timing)}")
        return Text(self.dot.join(facts))

    def looked(self, view: AncientView) -> RenderableType | None:
        """Cards turned over or looked at, if this seat sees them."""
        looked = view["looked"]
        if not looked or "cards" not in looked:
            return None
        return Group(Text(self.say("ak-looked"), style="bold"), *[self.line(card) for card in looked["cards"]])

    def line(self, card: str) -> Text:
        """Any card on one line."""
        return one_line(self.knowledge(card) if "level" in self.faces[card].numbers else self.builder(card))

    def builder(self, card: str) -> Text:
        line = Text.assemble(self.pen.named(card), "  ", self.numbers(card), "  ")
        return line.append(self.pen.speaker.text(card), style="dim")

    def legend(self) -> Text:
        symbols, word = self.pen.symbols, self.pen.speaker.word
        facts = [f"{symbols[kind]} {word('kind', kind)}" for kind in (*KINDS, "artefact")]
        facts += [f"{symbols['points']} {word('number', 'points')}"]
        facts += [f"{symbols['locked']} {self.say('ak-legend-padlock')}"]
        facts += [f"{symbols['five']}5 {symbols['one']}1 {word('number', 'knowledge')}"]
        return Text("  ".join(facts), style="dim")

    def look(self, view: AncientView, seat: str) -> RenderableType:
        """A player's whole area, with the texts of the cards in play."""
        area = next(area for area in view["players"] if area["seat"] == seat)
        parts: list[RenderableType] = [self.board(view, area), ""]
        for id, cards in (
            ("ak-timeline", [place["card"] for place in area["timeline"]]),
            ("ak-artefacts", area["artefacts"]),
            ("ak-collection", area["collection"]),
            ("ak-past", area["past"]),
        ):
            parts.append(Text.assemble((self.say(id), "bold"), (f" {len(cards)}", "dim")))
            for card in cards:
                line = self.builder(card) if id != "ak-collection" else self.knowledge(card)
                if card in area["tilted"]:
                    line.append(f" ({self.say('ak-tilted')})", style="bold")
                parts.append(self.pen.hanging("  ", line))
        if seat != view["seat"]:
            hidden = area["hand_count"] - len(area["known"])
            told = [self.say("ak-hidden", count=hidden)] if hidden or not area["known"] else []
            if area["known"]:
                names = [self.pen.speaker.card(card) for card in area["known"]]
                told.append(self.say("ak-known", cards=self.pen.speaker.listed(names)))
            parts.append(
                Text.assemble(
                    (self.say("ak-hand"), "bold"), self.pen.speaker.colon, self.pen.marked(self.dot.join(told))
                )
            )
        return Group(*parts)

    def offers(self, view: AncientView) -> RenderableType:
        return self.tiles(view, set(), full=True)

    # The choices

    def menu(self, pos: Position, decision: Decision) -> tuple[list[Choice], RenderableType]:
        """Creations and moves as a grid of slots; what the table has just shown in short; the rest a line each."""
        ways = [choice for choice in decision.choices if type(choice).__name__ in GRID]
        rest = [choice for choice in decision.choices if choice not in ways]
        order: list[Choice] = []
        parts: list[RenderableType] = []
        if ways:
            parts.append(self.slots(pos, decision, ways, order))
        if decision.prompt == "action":
            items = []
            for choice in rest:
                order.append(choice)
                label = self.pen.marked(self.pen.speaker.choice(choice, pos, decision.seat))
                items.append(Text.assemble((f"[{len(order)}]", "bold"), " ", label))
            return order, Group(*parts, *flowing(items, self.pen.width))
        areas: list[AreaView] = self.title.view(pos, None)["players"]
        where = {place["card"]: place for area in areas for place in area["timeline"]}
        width = len(str(len(decision.choices)))
        for choice in rest:
            order.append(choice)
            number = Text.assemble((f"[{len(order):>{width}}]", "bold"), " ")
            line = self.single(pos, decision, choice, where)
            long = type(choice).__name__ in IN_FULL
            parts.append(self.pen.hanging(number, line) if long else one_line(number, line))
        return order, Group(*parts)

    def slots(self, pos: Position, decision: Decision, ways: list[Choice], order: list[Choice]) -> RenderableType:
        """A line for each card, a column for each slot; in it the number to type and the cards to discard."""
        moving = type(ways[0]).__name__ == "Move"
        columns: list[dict[str, Any]] = [
            {
                "header": self.say("ak-grid-move" if moving else "ak-grid-create"),
                "no_wrap": True,
                "overflow": "ellipsis",
            }
        ]
        columns += [{"header": self.say("ak-slot", slot=slot), "no_wrap": True} for slot in SLOTS]
        grid = self.pen.grid(*columns, header=True)
        for card in dict.fromkeys(self.title.write(choice).split()[1] for choice in ways):
            empty = self.pen.symbols["dot"] if "slot" in self.faces[card].numbers else ""
            cells = [Text(empty, style="dim") for _ in SLOTS]
            for choice in ways:
                words = self.title.write(choice).split()
                if words[1] != card:
                    continue
                order.append(choice)
                slot = int(words[3]) if len(words) > 3 else 1
                cells[slot - 1] = Text(f"[{len(order)}]", style="bold")
                price = self.title.refusal_params(pos, decision.seat, choice).get("price")
                if price:
                    cells[slot - 1].append(f" -{price}", style="not bold")
            grid.add_row(self.pen.named(card), *cells)
        return grid

    def single(self, pos: Position, decision: Decision, choice: Choice, where: dict[str, MonumentView]) -> Text:
        """A choice with what one wants to know of its card."""
        kind = type(choice).__name__
        card = next((word for word in self.title.write(choice).split() if word in self.faces), "")
        if kind in ("Learn", "Bury"):
            line = self.knowledge(card)
        elif kind in ("Discard", "Take"):
            line = self.builder(card)
        elif kind in IN_FULL or kind in ("Tilt", "Straighten"):
            line = Text.assemble(self.pen.named(card), "  ", (self.pen.speaker.text(card), "dim"))
        else:
            line = self.pen.marked(self.pen.speaker.choice(choice, pos, decision.seat))
        if kind in ("Remove", "Burden", "DeclineFirst") and card in where:
            tokens = self.tokens(where[card]["knowledge"], 20)
            line.append(f"  {self.say('ak-slot', slot=where[card]['slot'])}{self.dot}{tokens}", style="bold")
        return line


def shortened(name: str, width: int, more: str) -> list[str]:
    """A name on two lines at most."""
    lines = wrap(name, max(width, 4))
    if len(lines) > 2:
        lines = [lines[0], lines[1][: width - 1] + more]
    return lines
