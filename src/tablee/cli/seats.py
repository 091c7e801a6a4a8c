"""Who sits where: people by their names, bots by the names of ancients with their kind in brackets."""

from __future__ import annotations

import re

from tablee.bots import is_bot, make_bot
from tablee.kernel.decisions import Seat
from tablee.kernel.errors import BadInput, Sentence
from tablee.texts.speaker import Speaker

BOT_NAMES = ("Senenmut", "Enheduanna", "Aspasia", "Ashoka", "Hypatia", "Hanno", "Nefertari", "Zhang Heng")
BOT_SEAT = re.compile(r".+ \(([\w:.]+)\)")


def filled(bots: list[str], seats: int, hotseat: bool) -> list[str]:
    """A single bot's name stands for all seats but one; a list, or a hotseat table, takes it by the word."""
    return bots * (seats - 1) if len(bots) == 1 and not hotseat else bots


def seat_names(people: list[str], bots: list[str], seats: int, speaker: Speaker) -> list[str]:
    """People first, then bots with the names of ancients, what they are in brackets."""
    wanted = seats - len(bots)
    names = people[:wanted]
    names += [speaker.say("player-name", number=number) for number in range(len(names) + 1, wanted + 1)]
    free = [name for name in BOT_NAMES if name not in names]
    return names + [f"{name} ({bot})" for name, bot in zip(free, bots, strict=False)]


def safe_names(names: list[str]) -> list[str]:
    """Names that a terminal can print: a foreign record may hold anything."""
    return ["".join(letter if letter.isprintable() else "?" for letter in name)[:40] for name in names]


def spoken_names(names: list[str]) -> list[str]:
    """Names as sentences use them: without the brackets that say which bot it is."""
    bots = bots_of(names)
    return [name.rpartition(" (")[0] if seat in bots else name for seat, name in enumerate(safe_names(names))]


def bots_of(names: list[str]) -> dict[Seat, str]:
    """Which seats bots play, as their names tell."""
    found = {}
    for seat, name in enumerate(names):
        match = BOT_SEAT.fullmatch(name)
        if match and is_bot(match[1]):
            found[seat] = match[1]
    return found


def checked_names(names: list[str]) -> list[str]:
    for name in names:
        if not name or len(name) > 30 or not name.isprintable() or BOT_SEAT.fullmatch(name) or names.count(name) > 1:
            raise BadInput("bad-argument", option="--name", value=name, expected=Sentence("expected-name"))
    return names


def checked_bot(name: str) -> str:
    make_bot(name, "")
    return name
