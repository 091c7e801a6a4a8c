"""Scholars of the South Tigris on a terminal: the main board in short, one's own board with dice by letter and value,
what a placement would give; the expansion's board and every player's board on demand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.text import Text

from tablee.cli.draw import SIMPLE_HEAD, flowing, one_line, spaced
from tablee.cli.tables import TableDrawing
from tablee.games.scholars.state.view_types import OpponentView, PlayerView, ReachView, ScholarsView, SpaceView
from tablee.kernel.decisions import Choice, Decision, seat_named
from tablee.kernel.position import Position

STYLES = {
    "white": "white",
    "red": "red",
    "yellow": "yellow",
    "blue": "blue",
    "orange": "dark_orange",
    "purple": "magenta",
    "green": "green",
    "black": "reverse",
}
SLOTS = ("recruit", "travel", "research", "translate", "fifth", "sixth")
COLUMNS = 4
PLACES = (
    "north-centre",
    "north-east",
    "east-upper",
    "east-lower",
    "south-east",
    "south-centre",
    "south-west",
    "west-lower",
    "west-upper",
    "north-west",
)
"""Clockwise, as the markers go."""
TOLD = ("use", "dispatch", "employ", "page", "retire", "translate", "draft", "tuck", "mark", "upgrade")
"""Choices that hang on the text of a card."""


class Drawing(TableDrawing):
    ORDERS = frozenset({"harvest"})
    TURNS = frozenset({"draft", "turn"})
    EXAMPLE = "work travel"

    def sc(self, id: str, **params: Any) -> str:
        """A message of this table."""
        return self.pen.say(f"sc-{id}", **params)

    def word(self, family: str, value: object) -> str:
        return self.pen.speaker.word(family, value)

    # The table

    def whole(self, view: ScholarsView, decision: Decision | None = None) -> RenderableType:
        parts: list[RenderableType] = [self.heading(view), self.translators(view), self.rooms(view), self.map(view)]
        parts += [self.house(view), self.tracks(view)]
        if view["pairs"]:
            parts.append(self.pairs(view))
        if "opponent" in view:
            parts.append(self.opponent(view["opponent"]))
        mine = [area for area in view["players"] if area["seat"] == view["seat"]]
        parts += [self.short_area(area) for area in view["players"] if area not in mine]
        parts += [self.board(area) for area in mine]
        if "pages" in view:
            parts.append(Text(self.sc("on-demand"), style="dim"))
        parts.append(self.legend())
        return spaced(parts)

    def heading(self, view: ScholarsView) -> RenderableType:
        facts = [self.sc("round", round=view["round"])] if view["round"] else []
        facts.append(self.word("phase", view["phase"]))
        if view["phase"] == "play":
            who = "you" if view["turn"] == view["seat"] else "opponent" if view["turn"] == "opponent" else "other"
            name = "" if who == "opponent" else self.pen.speaker.player(seat_named(view["turn"]))
            facts.append(self.sc("turn", who=who, name=name))
        if view["last_round"]:
            facts.append(self.sc("ending", round=view["last_round"]))
        stock = self.sc("stock", pile=view["pile"], reserve=view["reserve"], caliphs=len(view["caliphs"]))
        return self.pen.ends(Text(self.dot.join(facts), style="bold"), Text(stock, style="dim"))

    def translators(self, view: ScholarsView, full: bool = False) -> RenderableType:
        """The top row: what value opens each deck, and its face-up card."""
        parts: list[RenderableType] = [Text(self.sc("decks"), style="bold")]
        for deck in view["decks"]:
            head = Text(f"  {deck['value']:>2} ", style="bold")
            if deck["card"] is None:
                parts.append(Text.assemble(head, (self.sc("empty"), "dim")))
                continue
            line = self.card(deck["card"])
            parts.append(self.pen.hanging(head, line) if full else one_line(head, line))
        return Group(*parts)

    def card(self, card: str) -> Text:
        """A card on one line: id, name, what it says."""
        return Text.assemble((card, "bold"), f" {self.points(card)} ", (self.pen.speaker.text(card), "dim"))

    def points(self, card: str) -> str:
        points = self.faces[card].numbers.get("points")
        return "" if points is None else f"{points}{self.pen.symbols['points']}"

    def rooms(self, view: ScholarsView) -> RenderableType:
        """Who works where, for whom, with how much gold; free rooms with their price."""
        items = []
        for number, room in enumerate(view["rooms"], 1):
            if room is None:
                price = self.faces[f"room-{number}"].numbers["cost"]
                items.append(Text(self.sc("free-room", room=number, price=price), style="dim"))
                continue
            gold = self.pen.symbols["one"] * room["gold"]
            owner = room["owner"] or self.sc("neutral")
            items.append(Text.assemble((f"{number} ", "dim"), (room["card"], "bold"), f" {owner} {gold}".rstrip()))
        return self.list_of("rooms", items)

    def list_of(self, id: str, items: Sequence[Text], **params: Any) -> RenderableType:
        lines = flowing(list(items), self.pen.width - 2) or [Text(self.sc("empty"), style="dim")]
        return Group(Text(self.sc(id, **params), style="bold"), *[Text.assemble("  ", line) for line in lines])

    def map(self, view: ScholarsView) -> RenderableType:
        """The ten locations clockwise: colour, scroll with influence, and who stands there."""
        items = []
        for place in PLACES:
            face = self.faces[f"place-{place}"]
            line = Text.assemble(self.letter(face.extra["colour"]), " ", place)
            space = face.extra.get("space")
            scroll = view["map"][int(space)] if space else None
            if scroll:
                line.append(" ").append_text(self.scroll(scroll))
            elif not space:
                line.append(
                    f" ({self.pen.speaker.text(f'place-{place}').rstrip('.').rpartition('. ')[2]})", style="dim"
                )
            here = [area["seat"] for area in view["players"] if area["place"] == f"place-{place}"]
            here += [self.sc("marker")] if view["neutral"] == f"place-{place}" else []
            if here:
                line.append(f" <{' '.join(here)}>", style="bold")
            items.append(line)
        return self.list_of("map", items)

    def scroll(self, scroll: SpaceView) -> Text:
        face = self.faces[scroll["card"]]
        line = Text.assemble((scroll["card"], "bold"), "/", self.letter(face.extra["colour"]))
        return line.append(f" ({scroll['influence']})", style="italic") if scroll["influence"] else line

    def house(self, view: ScholarsView) -> RenderableType:
        """A line for each guild: control, influence, its three scrolls."""
        parts: list[RenderableType] = [Text(self.sc("house"), style="bold")]
        for guild, column in view["house"].items():
            state = view["guilds"][guild]
            line = Text.assemble("  ", self.letter(guild), " ")
            shares = [
                f"{who} {amount}{'*' if who == state['control'] else ''}" for who, amount in state["influence"].items()
            ]
            line.append(f"{', '.join(shares) or self.sc('nobody')}{self.pen.speaker.colon}")
            for row, scroll in enumerate(column, 1):
                line.append(f" {row} ", style="dim")
                line.append_text(self.scroll(scroll) if scroll else Text("-", style="dim"))
            parts.append(line)
        return Group(*parts)

    def tracks(self, view: ScholarsView) -> RenderableType:
        """Everybody's level on each track; + where XP still lies on space 3."""
        items = []
        for science in view["players"][0]["levels"]:
            colour = self.faces[f"track-{science}"].extra["colour"]
            levels = " ".join(str(area["levels"][science]) for area in view["players"])
            more = "+" if science in view.get("track_xp", []) else ""
            items.append(
                Text.assemble(self.letter(colour), f" {self.word('science', science)} ", (levels, "bold"), more)
            )
        return self.list_of("tracks", items)

    def pairs(self, view: ScholarsView) -> RenderableType:
        parts: list[RenderableType] = [Text(self.sc("pairs"), style="bold")]
        for card, resource in view["pairs"]:
            parts.append(self.pen.hanging("  ", self.card(card)))
            told = Text.assemble((resource, "bold"), " ", (self.pen.speaker.text(resource), "dim"))
            parts.append(self.pen.hanging("    + ", told))
        return Group(*parts)

    # Players

    def dice(self, dice: Sequence[str]) -> Text:
        """Each die as its letter and value, in its colour."""
        line = Text()
        for number, die in enumerate(dice):
            colour, _, value = die.partition(" ")
            line.append(" " if number else "")
            line.append(f"[{self.sc('letter', colour=colour)}{value}]", style=f"bold {STYLES[colour]}")
        return line if dice else Text(self.sc("empty"), style="dim")

    def letter(self, colour: str) -> Text:
        return Text(self.sc("letter", colour=colour), style=f"bold {STYLES[colour]}")

    def amounts(self, amounts: dict[str, int]) -> Text:
        line = Text()
        for number, (colour, amount) in enumerate(amounts.items()):
            line.append(" " if number else "").append(f"{amount}").append_text(self.letter(colour))
        return line if amounts else Text(self.sc("empty"), style="dim")

    def player(self, area: PlayerView) -> Text:
        points = self.sc("points", points=sum(area["score"].values()))
        return self.pen.player(area["seat"]).append(f"{self.dot}{points}", style="dim")

    def goods(self, area: PlayerView) -> str:
        facts = {
            "silver": area["silver"],
            "gold": area["gold"],
            "influence": area["influence"],
            "sum": area["dice_sum"],
        }
        told = self.sc("goods", **facts)
        return f"{told}, {self.sc('xp', xp=area['xp'])}" if "medicine" in area["levels"] else told

    def short_area(self, area: PlayerView) -> RenderableType:
        """Another player on a few lines."""
        used = sum(1 for slot in area["slots"] if slot)
        tucked = sum(len(column) for column in area["columns"])
        facts = self.sc("others", slots=used, tucked=tucked, scrolls=len(area["scrolls"]))
        hand = Text.assemble(
            f"  {self.sc('hand')} ", self.dice(area["hand"] + area["fresh"]), f"  {self.sc('workers')} "
        )
        return Group(
            self.player(area),
            Text(f"  {self.goods(area)}"),
            hand.append_text(self.amounts(area["workers"])),
            Text(f"  {facts}"),
        )

    def board(self, area: PlayerView, full: bool = False) -> RenderableType:
        """A player's board: hand, bag, workers, slots with what lies on them and under them."""
        hand = Text.assemble((f"{self.sc('hand')} ", "bold"), self.dice(area["hand"]))
        if area["fresh"]:
            hand.append(f"  {self.sc('fresh')} ", style="dim").append_text(self.dice(area["fresh"]))
        hand.append(f"   {self.sc('workers')} ", style="bold").append_text(self.amounts(area["workers"]))
        hand.append(f"   {self.sc('bag')} ", style="bold").append_text(self.amounts(area["bag"]))
        upgraded = [
            f"{self.word('science', kind)}+" if kind in area["upgraded"] else self.word("science", kind)
            for kind in area["cards"]
        ]
        cards = Text.assemble((f"{self.sc('cards')} ", "bold"), ", ".join(upgraded) or self.sc("empty"))
        grid = self.pen.grid({"no_wrap": True}, {"no_wrap": True}, {}, box=SIMPLE_HEAD)
        for number, name in enumerate(SLOTS):
            grid.add_row(
                Text(self.sc("slot", slot=self.word("slot", name)), style="bold"), *self.slot(area, number, full)
            )
        return Group(
            self.player(area),
            Text(f"  {self.goods(area)}"),
            hand,
            cards,
            grid,
            self.goal(area),
            self.scrolls(area, full),
        )

    def slot(self, area: PlayerView, number: int, full: bool) -> tuple[Text, Text]:
        """What lies on a slot, and the cards tucked under it with the price of the next."""
        slot = area["slots"][number]
        if slot:
            on = Text.assemble(self.word("science", slot["card"]), " ", self.dice(slot["dice"]))
            if slot["workers"]:
                on.append(" ").append_text(
                    self.amounts({colour: slot["workers"].count(colour) for colour in slot["workers"]})
                )
        elif number == len(SLOTS) - 1 and not all(area["objectives"]):
            on = Text(self.sc("closed"), style="dim")
        else:
            on = Text(self.sc("free"), style="green")
        if number >= COLUMNS:
            return on, Text()
        under = Text()
        for place, card in enumerate(area["columns"][number]):
            under.append("\n" if full and place else ", " if place else "")
            under.append_text(self.card(card) if full else Text(card))
        under.append(f" ({self.sc('next', price=area['tuck_prices'][number])})", style="dim")
        return on, under

    def goal(self, area: PlayerView) -> Text:
        if not area["goal"]:
            return Text()
        done = sum(area["objectives"])
        line = Text.assemble((f"{self.sc('goal', done=done)} ", "bold"), (self.pen.speaker.text(area["goal"]), "dim"))
        return self.pen.hanging("", line)

    def scrolls(self, area: PlayerView, full: bool) -> RenderableType:
        if full:
            lines = [self.pen.hanging("  ", self.card(card)) for card in area["scrolls"]]
            return Group(Text(self.sc("scrolls"), style="bold"), *lines)
        return Text.assemble((f"{self.sc('scrolls')} ", "bold"), ", ".join(area["scrolls"]) or self.sc("empty"))

    def opponent(self, rival: OpponentView) -> RenderableType:
        """The solo opponent: track, dice sum, schemes, what they have collected."""
        facts = self.sc(
            "opponent-facts",
            track=rival["track"],
            sum=rival["dice_sum"],
            influence=rival["influence"],
            markers=rival["returns"],
            scrolls=len(rival["scrolls"]) + bool(rival["given"]),
            retired=len(rival["retired"]),
            pages=len(rival["pages"]),
        )
        played = ", ".join(self.pen.speaker.name(card) for card in rival["played"]) or self.sc("empty")
        points = self.sc("points", points=sum(rival["score"].values()))
        head = Text.assemble((self.sc("opponent", level=rival["level"]), "bold"), (f"{self.dot}{points}", "dim"))
        return Group(head, Text(f"  {facts}"), Text(f"  {self.sc('schemes')} {played}"))

    def hand(self, view: ScholarsView) -> RenderableType:
        mine = [area for area in view["players"] if area["seat"] == view["seat"]]
        return self.board(mine[0], full=True) if mine else Text()

    def look(self, view: ScholarsView, seat: str) -> RenderableType:
        return self.board(next(area for area in view["players"] if area["seat"] == seat), full=True)

    def offers(self, view: ScholarsView) -> RenderableType:
        """The expansion's board, and the top row with its texts."""
        parts: list[RenderableType] = [self.translators(view, full=True)]
        if "pages" in view:
            parts += ["", Text(self.sc("books", pile=view["page_pile"]), style="bold")]
            for space, page in enumerate(view["pages"]):
                head = Text(f"  {self.sc('book', book=space // 2 + 1)} ", style="dim")
                if page is None:
                    parts.append(head.append("-"))
                    continue
                head.append(f"{self.sc('xp', xp=page['price'])} ", style="bold")
                parts.append(self.pen.hanging(head, self.card(page["card"])))
            parts += ["", Text(self.sc("upgrades"), style="bold")]
            for upgrade in view["upgrades"]:
                if upgrade:
                    head = Text(f"  {self.sc('xp', xp=upgrade['xp'])} ", style="bold")
                    parts.append(self.pen.hanging(head, self.card(upgrade["card"])))
        return Group(*parts)

    def legend(self) -> Text:
        letters = [f"{self.sc('letter', colour=colour)} {self.word('colour', colour)}" for colour in STYLES]
        return Text("  ".join(letters), style="dim")

    # The choices

    def menu(self, pos: Position, decision: Decision) -> tuple[Sequence[Choice], RenderableType]:
        """What the plan so far would give, then the choices: in a row where they are short, otherwise a line each."""
        parts = self.plan(cast(ScholarsView, self.title.view(pos, decision.seat)))
        items = []
        for number, choice in enumerate(decision.choices, 1):
            label = self.pen.marked(self.pen.speaker.choice(choice, pos, decision.seat))
            items.append(Text.assemble((f"[{number}]", "bold"), " ", label, self.told(choice)))
        if any(self.told(choice) for choice in decision.choices):
            return decision.choices, Group(*parts, *[one_line(item) for item in items])
        return decision.choices, Group(*parts, *flowing(items, self.pen.width))

    def told(self, choice: Choice) -> Text:
        """The text of the card that a choice is about."""
        kind, *words = self.title.write(choice).split()
        card = f"up-{words[0]}" if kind == "upgrade" else words[0] if words else ""
        if kind not in TOLD or card not in self.faces:
            return Text()
        return Text(f"  {self.points(card)} {self.pen.speaker.text(card)}", style="dim")

    def plan(self, view: ScholarsView) -> list[RenderableType]:
        """What a placement or a chain would give and cost, before anything is done."""
        plan = view["plan"] or {}
        parts: list[RenderableType] = []
        if plan.get("translators"):
            names = " > ".join(plan["translators"])
            parts.append(Text(self.sc("chain", chain=names, gold=plan["gold"], silver=plan["silver"]), style="bold"))
            if plan["retiring"]:
                parts.append(Text(f"  {self.sc('retiring', cards=self.pen.speaker.listed(plan['retiring']))}"))
        for given in plan.get("gives", []):
            line = Text.assemble(
                (f"{self.sc('gives')} ", "bold"), self.dice([f"{given['colour']} {given['value']}"]), "  "
            )
            parts.append(self.pen.hanging("", line.append(self.dot.join(self.reach(given)))))
        return parts

    def reach(self, given: ReachView) -> list[str]:
        """By main action what would be in reach."""
        found = []
        colon = self.pen.speaker.colon
        if "recruit" in given:
            found.append(f"{self.word('act', 'recruit')}{colon}{', '.join(given['recruit']) or self.sc('empty')}")
        if "travel" in given:
            found.append(self.sc("reach-travel", distance=given["travel"]))
        if "research" in given:
            steps = [f"{self.word('science', science)} {level}" for science, level in given["research"].items()]
            found.append(f"{self.word('act', 'research')}{colon}{', '.join(steps) or self.sc('empty')}")
        if "translate" in given:
            scrolls = [*given["translate"], *[self.sc("study", study=study) for study in given.get("study", [])]]
            found.append(f"{self.word('act', 'translate')}{colon}{', '.join(scrolls) or self.sc('empty')}")
        if given.get("cards"):
            found.append(f"{self.sc('usable')} {', '.join(given['cards'])}")
        return found
