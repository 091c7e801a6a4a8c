"""One game at one terminal: who is asked, what they may type, what they are told, and when it is saved."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Any

from rich.rule import Rule
from rich.text import Text

from tablee.bots import PositionSight, make_bot
from tablee.cli.draw import Pen, card_in_full, is_terminal, score_sheet
from tablee.cli.rules import rules_about
from tablee.cli.saves import Saves
from tablee.cli.seats import safe_names, spoken_names
from tablee.cli.tables import drawing
from tablee.cli.tell import lines
from tablee.kernel.decisions import Choice, Decision, Seat, seat_name, seat_named
from tablee.kernel.errors import BadInput, TableeError
from tablee.kernel.events import HEADING, ROUND
from tablee.kernel.game import Game
from tablee.kernel.records import record_of
from tablee.texts import LANGUAGES
from tablee.texts.speaker import Speaker

LOG_LINES = 30
COMMANDS = (
    "why",
    "undo",
    "cancel",
    "auto",
    "table",
    "hand",
    "offer",
    "look",
    "card",
    "rules",
    "log",
    "score",
    "save",
    "lang",
    "help",
    "quit",
)


class Leave(Exception):
    """The player leaves the table; the game is saved."""


class ForbiddenChoice(Exception):
    """A choice that a rule forbids, with the sentence that says so."""


class Session:
    """A table of people and bots at one terminal."""

    def __init__(self, game: Game, pen: Pen, bots: dict[Seat, str], saves: Saves, path: Path) -> None:
        self.game = game
        self.pen = pen
        self.bots = bots
        self.saves = saves
        self.path = path
        self.people = [seat for seat in range(len(game.names)) if seat not in bots]
        self.at_screen: Seat | None = self.people[0] if len(self.people) == 1 else None
        """Who is looking; None: nobody yet, or nobody plays."""
        self.told = [0] * len(game.names)
        """How many choices each seat has been told of."""
        self.told_to_all = 0
        self.auto = False
        self.tell_in(pen.speaker.lang)

    def tell_in(self, lang: str) -> None:
        """Speak this language from now on."""
        speaker = Speaker(lang, self.game.title, self.game.box)
        speaker.names = spoken_names(self.game.names)
        self.pen = Pen(self.pen.console, speaker)
        self.drawing = drawing(self.pen)
        self.words = {word: name for name in COMMANDS for word in self.pen.say(f"command-{name}").split()}
        self.words |= {name: name for name in COMMANDS} | {"?": "help"}

    def come_back(self) -> None:
        """After a break, everybody hears what has happened since they last chose."""
        moments = self.game.moments
        for seat in range(len(self.told)):
            self.told[seat] = max(
                [number for number, moment in enumerate(moments, 1) if moment.seat == seat], default=0
            )
        self.told_to_all = len(moments)
        if self.at_screen is not None:
            self.tell(self.at_screen)

    # The flow of the game

    def run(self) -> None:
        """Until the game is over or somebody leaves."""
        self.save()
        while not self.game.is_over():
            if self.bots_choose():
                self.save()
                if self.at_screen is not None or not self.people:
                    self.tell(self.at_screen)
                continue
            decision = self.next_decision()
            if decision.seat != self.at_screen:
                self.hand_over(decision.seat)
            self.answer(decision)
        self.finish()

    def bots_choose(self) -> bool:
        """All bots that have something to decide, until only people have; did any?"""
        chose = False
        while True:
            game = self.game
            decision = next((open for open in game.decisions() if open.seat in self.bots), None)
            if decision is None:
                return chose
            seat = decision.seat
            # A bot is made anew for each choice, so that it plays the same after a break as without.
            bot = make_bot(self.bots[seat], f"{game.seed} {seat} {game.number}")
            choice = bot.choose(PositionSight(game.title, game.position), decision)
            self.game = after = game.next(seat, choice)
            chose = True
            kinds = game.title.events
            events = after.last.events if after.last is not None else []
            if not self.people and any(kinds[event.kind].told in (HEADING, ROUND) for event in events):
                return True  # nobody plays: tell it turn by turn

    def next_decision(self) -> Decision:
        """The one of whoever is at the screen, if there is one."""
        decisions = self.game.decisions()
        return next((open for open in decisions if open.seat == self.at_screen), decisions[0])

    def hand_over(self, seat: Seat) -> None:
        """Somebody else sits down: nobody sees the other's hand."""
        self.auto = False
        if len(self.people) > 1:
            if self.at_screen is not None:
                self.read(self.pen.say("play-hide") + " ")
            if is_terminal():
                self.pen.console.clear()
            self.read(self.pen.say("play-hand-over", name=self.pen.speaker.player(seat)) + " ")
        self.at_screen = seat
        self.tell(seat)

    def tell(self, seat: Seat | None) -> None:
        """What has happened since this seat was last told."""
        first = self.told_to_all if seat is None else self.told[seat]
        for line in self.story(seat, min(first, self.game.number)):
            self.pen.write(line)
        if seat is None:
            self.told_to_all = self.game.number
        else:
            self.told[seat] = self.game.number

    def story(self, seat: Seat | None, first: int = 0) -> list[Text]:
        events = [event for _, event in self.game.events_for(seat, first)]
        return lines(self.pen, events, seat, self.game.title.events, self.game.title.view(self.game.position, seat))

    def save(self) -> None:
        self.saves.write(self.path, record_of(self.game))

    def finish(self) -> None:
        """The score sheet, and where the record lies."""
        if self.people:
            self.tell(self.at_screen)
        self.path = self.saves.finish(self.path)
        result = self.game.title.result(self.game.position)
        assert result is not None
        self.pen.write()
        self.pen.write(score_sheet(self.pen, result, safe_names(self.game.names)))
        self.pen.write()
        self.pen.console.print(self.pen.say("play-record", place=str(self.path)), soft_wrap=True)
        for command in ("replay", "verify"):
            self.pen.console.print(f"  tablee {command} {quoted(self.path)}", soft_wrap=True)

    # One decision

    def answer(self, decision: Decision) -> None:
        """Ask until a choice has been made or taken back."""
        if self.auto and decision.prompt in self.drawing.ORDERS:
            self.choose(decision.seat, decision.choices[:1])
            return
        if decision.prompt in self.drawing.TURNS:
            self.auto = False
            self.draw_table(decision)
        order, menu = self.drawing.menu(self.game.position, decision)
        while True:
            self.pen.write(Rule(style="dim", characters="─" if self.pen.unicode else "-"))
            note = f" ({self.pen.say('play-cancellable')})" if decision.cancellable else ""
            who = f"{self.pen.speaker.player(decision.seat)}{self.pen.speaker.colon}" if len(self.people) > 1 else ""
            self.pen.write(Text.assemble(who, (self.pen.speaker.prompt(decision), "bold"), (note, "dim")))
            self.pen.write(menu)
            if self.read_answer(decision, order):
                return

    def read_answer(self, decision: Decision, order: Any) -> bool:
        """One line typed after another; True when the decision is no longer the same, False to show it again."""
        while True:
            text = self.read("> ").strip()
            if not text:
                self.draw_table(decision)
                return False
            word, _, rest = text.partition(" ")
            command = self.words.get(word.lower())
            try:
                if command is None:
                    self.choose(decision.seat, self.meant(decision, order, text))
                    return True
                if getattr(self, f"do_{command}")(decision, rest.strip()):
                    return True
            except ForbiddenChoice as refusal:
                self.pen.write(str(refusal), "yellow")
            except TableeError as error:
                self.pen.write(self.pen.speaker.error(error), "yellow")

    def read(self, prompt: str) -> str:
        try:
            line = input(prompt)
        except EOFError:
            raise Leave from None
        if not sys.stdin.isatty():
            print(line)  # what a script types stands in its transcript as on a terminal
        return line

    def meant(self, decision: Decision, order: Any, text: str) -> list[Choice]:
        """Numbers of the list, several at once if need be; or notation; or words that fit one offered choice only."""
        title = self.game.title
        words = text.lower().replace(",", " ").split()
        if all(word.isdecimal() or word in ("done", "pass") for word in words) and any(w.isdecimal() for w in words):
            for word in words:
                if word.isdecimal() and not 1 <= int(word) <= len(order):
                    raise BadInput("bad-number", value=word, most=len(order))
            return [order[int(word) - 1] if word.isdecimal() else title.read(word) for word in words]
        fitting = []
        for choice in decision.choices:
            written = title.write(choice).lower().split()
            if all(word in written for word in words):
                fitting.append(choice)
                if written == words:
                    return [choice]
        if len(fitting) == 1:
            return fitting
        if fitting and len(words) < len(title.write(fitting[0]).split()):
            raise BadInput("several-fit", text=text, expected=[title.write(choice) for choice in fitting])
        choice = title.read(text)
        refusal = title.explain(self.game.position, decision.seat, choice)
        if refusal is not None:
            raise ForbiddenChoice(self.pen.speaker.refusal(refusal))
        return [choice]

    def choose(self, seat: Seat, choices: list[Choice]) -> None:
        """Make choices, have them on disk, then tell what they caused."""
        self.game = self.game.next(seat, *choices)
        self.save()
        self.tell(seat)

    def draw_table(self, decision: Decision) -> None:
        view = self.game.title.view(self.game.position, decision.seat)
        self.pen.write()
        self.pen.write(self.drawing.whole(view, decision))

    # What can be typed beside a choice. True: the decision has changed.

    def do_why(self, decision: Decision, text: str) -> bool:
        title = self.game.title
        words = text.split()
        if not words:
            self.pen.write(self.pen.say("play-why-what", example=self.drawing.EXAMPLE))
            return False
        refusal = title.explain(self.game.position, decision.seat, title.read(text))
        if refusal is None:
            self.pen.write(self.pen.say("play-legal", choice=text))
        else:
            self.pen.write(self.pen.speaker.refusal(refusal))
        return False

    def do_undo(self, decision: Decision, text: str) -> bool:
        return self.take_back(self.game.undo(decision.seat))

    def do_cancel(self, decision: Decision, text: str) -> bool:
        return self.take_back(self.game.cancel(decision.seat))

    def take_back(self, game: Game) -> bool:
        """Go back to that game, and say by how many choices."""
        count = self.game.number - game.number
        self.game = game
        self.auto = False
        self.save()
        self.told = [min(number, self.game.number) for number in self.told]
        self.pen.write(self.pen.say("play-taken-back", count=count))
        return True

    def do_auto(self, decision: Decision, text: str) -> bool:
        if decision.prompt not in self.drawing.ORDERS:
            self.pen.write(self.pen.say("play-nothing-to-order"))
            return False
        self.auto = True
        return True

    def do_table(self, decision: Decision, text: str) -> bool:
        self.draw_table(decision)
        return False

    def do_hand(self, decision: Decision, text: str) -> bool:
        self.pen.write(self.drawing.hand(self.game.title.view(self.game.position, decision.seat)))
        return False

    def do_offer(self, decision: Decision, text: str) -> bool:
        self.pen.write(self.drawing.offers(self.game.title.view(self.game.position, decision.seat)))
        return False

    def do_look(self, decision: Decision, text: str) -> bool:
        seat = self.seat_meant(text) if text else decision.seat
        view = self.game.title.view(self.game.position, decision.seat)
        self.pen.write(self.drawing.look(view, seat_name(seat)))
        return False

    def seat_meant(self, text: str) -> Seat:
        """A seat by its name or its player's."""
        names = [name.lower() for name in self.game.names]
        found = [seat for seat, name in enumerate(names) if name.startswith(text.lower())]
        seat = seat_named(text.lower())
        if seat in range(len(names)):
            return seat
        if len(found) != 1:
            expected = [seat_name(seat) for seat in range(len(names))] + self.game.names
            raise BadInput("unknown-seat", value=text, expected=expected)
        return found[0]

    def do_card(self, decision: Decision, text: str) -> bool:
        faces = self.pen.speaker.faces
        for id in text.upper().split() or ["?"]:
            face = faces.get(id) or faces.get(id.lower())
            if face is None:
                raise BadInput("unknown-card-id", value=id, example=next(iter(faces)))
            self.pen.write(card_in_full(self.pen, face, provenance=False))
        return False

    def do_rules(self, decision: Decision, text: str) -> bool:
        self.pen.write(rules_about(self.pen, text))
        return False

    def do_log(self, decision: Decision, text: str) -> bool:
        amount = int(text) if text.isdecimal() and len(text) < 6 else LOG_LINES
        for line in self.story(decision.seat)[-amount:]:
            self.pen.write(line)
        return False

    def do_score(self, decision: Decision, text: str) -> bool:
        for area in self.game.title.view(self.game.position, decision.seat)["players"]:
            if "score" not in area:
                self.pen.write(self.pen.say("play-no-score"))
                return False
            name = self.pen.speaker.player(seat_named(area["seat"]))
            told = [f"{self.pen.speaker.word('score', line)} {points}" for line, points in area["score"].items()]
            self.pen.write(f"{name}{self.pen.speaker.colon}{sum(area['score'].values())} ({', '.join(told)})")
        return False

    def do_save(self, decision: Decision, text: str) -> bool:
        if not text:
            self.pen.write(self.pen.say("play-saved", place=str(self.path)))
            return False
        try:
            with Path(text).expanduser().open("x", encoding="utf-8", newline="\n") as file:
                file.write(record_of(self.game).write())
        except FileExistsError:
            raise BadInput("file-exists", place=text) from None
        except (OSError, ValueError) as error:
            raise BadInput("cannot-save", place=text, problem=str(error)) from None
        self.pen.write(self.pen.say("play-saved", place=text))
        return False

    def do_lang(self, decision: Decision, text: str) -> bool:
        if text not in LANGUAGES:
            raise BadInput("unknown-language", value=text, expected=list(LANGUAGES))
        self.tell_in(text)
        return True

    def do_help(self, decision: Decision, text: str) -> bool:
        say = self.pen.say
        self.pen.write(say("play-help"), "bold")
        grid = self.pen.grid({"no_wrap": True}, {})
        for name in COMMANDS:
            grid.add_row(say(f"command-{name}-use"), say(f"command-{name}-help"))
        self.pen.write(grid)
        return False

    def do_quit(self, decision: Decision, text: str) -> bool:
        raise Leave


def quoted(path: Path) -> str:
    """A path as a shell takes it."""
    return shlex.quote(str(path))
