"""`tablee games` and `tablee cards`: what there is to play, and with which cards."""

from __future__ import annotations

import os
import time
from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.draw import SIMPLE_HEAD, Pen, card_in_full, flags, make_console, spaced
from tablee.cli.options import Cards, Json, Lang, TitleName, box_of, print_json, spoken_language
from tablee.cli.rules import plain
from tablee.cli.saves import Saved, Saves, data_folder
from tablee.cli.seats import safe_names
from tablee.cli.shelf import reached
from tablee.games import all_titles, faults_of
from tablee.games import title as find_title
from tablee.kernel.errors import BadInput, Sentence
from tablee.kernel.title import CardFace, Title
from tablee.texts.speaker import Speaker

Ids = Annotated[list[str] | None, typer.Argument(metavar="ID", show_default=False)]
Kind = Annotated[str | None, typer.Option("--kind", metavar="KIND")]
Timing = Annotated[str | None, typer.Option("--timing", metavar="TIMING")]
Search = Annotated[str | None, typer.Option("--search", metavar="WORD")]
All = Annotated[bool, typer.Option("--all")]
SavedGames = Annotated[bool, typer.Option("--saved")]
IN_FULL = 3
"""So many cards are shown in full; more of them make a list."""
MOST_COLUMNS = 7
"""Of numbers in one list; cards that have more of them together are listed kind by kind."""


def games(saved: SavedGames = False, lang: Lang = None, json: Json = False) -> None:
    """The titles, or the games that have been saved."""
    speaker = Speaker(spoken_language(lang))
    pen = Pen(make_console(), speaker)
    if saved:
        show_saved(pen, Saves(data_folder(os.environ)).all(), json)
        return
    titles, faults = all_titles()
    if json:
        print_json(
            [
                {
                    "id": title.id,
                    "names": title.names,
                    "players": [title.least, title.most],
                    "rules": title.version,
                    "options": {option.name: option.default for option in title.options},
                }
                for title in titles
            ]
        )
        return
    for title in titles:
        try:
            with faults_of(title.id):
                lines = lines_about(title, speaker)
        except BadInput as error:
            faults.append(error)
            continue
        for line in lines:
            pen.write(line)
    for fault in faults:
        pen.write(speaker.error(fault), "bold red")
    if titles:
        pen.write(speaker.say("games-more", title=titles[0].id), "dim")


def lines_about(title: Title, speaker: Speaker) -> list[Text]:
    """Its id, name and numbers of players, then its options, each with its values."""
    voice = Speaker(speaker.lang, title)
    players = speaker.say("games-players", least=title.least, most=title.most)
    lines = [Text.assemble((title.id, "bold"), f"  {title.names[speaker.lang]}, {players}")]
    for option in title.options:
        if option.data:  # nobody can type it: an adventure hands it from level to level
            continue
        values = "N,N,…" if option.per_seat else "|".join(str(value).lower() for value in option.values)
        said = f"    --option {option.name}={values}{speaker.colon}{voice.word('option', option.name)}"
        lines.append(Text(said, style="dim"))
    return lines


def show_saved(pen: Pen, games: list[Saved], json: bool) -> None:
    if json:
        print_json(
            [
                {
                    "file": str(game.path),
                    "title": game.record.title,
                    "players": game.record.seats,
                    "choices": len(game.record.choices),
                    "running": game.running,
                }
                for game in games
            ]
        )
        return
    if not games:
        pen.write(pen.say("games-none-saved"))
    for game in games:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(game.when))
        state = pen.say("games-running" if game.running else "games-finished")
        choices = pen.say("games-choices", count=len(game.record.choices))
        pen.write(f"{when}  {game.record.title}  {', '.join(safe_names(game.record.seats))}  {choices}, {state}")
        pen.console.print(f"    {game.path}", style="dim", soft_wrap=True)


def cards(
    title: TitleName,
    ids: Ids = None,
    kind: Kind = None,
    timing: Timing = None,
    search: Search = None,
    all: All = False,
    lang: Lang = None,
    cards: Cards = None,
    json: Json = False,
) -> None:
    """A title's cards: all of them, some of them, or one in full; of an adventure, those that one has come to."""
    found = find_title(title)
    box = box_of(found, cards)
    with faults_of(title):
        speaker = Speaker(spoken_language(lang), found, box)
        pen = Pen(make_console(), speaker)
        known = list(speaker.faces.values())
    faces = known
    later = 0
    if ids:
        faces = [face_named(speaker, id) for id in ids]
    elif not all and found.adventure() is not None:
        level = reached(speaker)
        faces = [face for face in known if face.level <= level]
        later = len(known) - len(faces)
    if kind:
        faces = [face for face in faces if face.kind == family(speaker, faces, "kind", kind)]
    if timing:
        faces = [face for face in faces if face.timing == family(speaker, faces, "timing", timing)]
    if search:
        faces = [face for face in faces if plain(search) in plain(words_on(face))]
    if json:
        with faults_of(title):
            told = [asdict(face) for face in faces]
        print_json(told)
        return
    with faults_of(title):
        drawn = [card_in_full(pen, face) for face in faces] if len(faces) <= IN_FULL else [card_list(pen, faces)]
    for each in drawn:
        pen.write(each)
    if not ids:
        pen.write(speaker.say("cards-count", count=len(faces)), "dim")
    if later:
        pen.write(speaker.say("cards-later", count=later), "dim")


def face_named(speaker: Speaker, id: str) -> CardFace:
    face = speaker.faces.get(id.upper()) or speaker.faces.get(id.lower())
    if face is None:
        assert speaker.title is not None
        expected = Sentence("expected-card", example=next(iter(speaker.faces)))
        raise BadInput("unknown-card", place=speaker.title.id, value=id, expected=expected)
    return face


def family(speaker: Speaker, faces: list[CardFace], name: str, value: str) -> str:
    """A kind or a timing, by its English word or that of the player's language."""
    known = list(dict.fromkeys(getattr(face, name) for face in speaker.faces.values()))
    for each in known:
        if plain(value) in (each, plain(speaker.word(name, each))):
            return str(each)
    expected = Sentence("expected-one-of", values=list(dict.fromkeys(getattr(face, name) for face in faces)))
    raise BadInput("bad-argument", option=f"--{name}", value=value, expected=expected)


def words_on(face: CardFace) -> str:
    """Everything on a card that can be searched for, in all languages."""
    extra = [" ".join(each.values()) for each in face.extra.values() if isinstance(each, dict)]
    return " ".join([face.id, *face.names.values(), *face.texts.values(), *extra])


def card_list(pen: Pen, faces: list[CardFace]) -> RenderableType:
    """A line for each card; the columns are the numbers that any of them has."""
    numbers = [name for name in dict.fromkeys(n for face in faces for n in face.numbers) if name != "hand"]
    if len(numbers) <= MOST_COLUMNS:
        return card_table(pen, faces, numbers)
    parts: list[RenderableType] = []
    for own in dict.fromkeys(tuple(face.numbers) for face in faces):
        alike = [face for face in faces if tuple(face.numbers) == own]
        few = len(own) > MOST_COLUMNS
        parts += [card_in_full(pen, face) for face in alike] if few else [card_table(pen, alike, list(own))]
    return spaced(parts)


def abbreviated(word: str) -> str:
    """
    >>> abbreviated("coût"), abbreviated("emplacement"), abbreviated("savoir"), abbreviated("level")
    ('coût', 'empl.', 'sav.', 'level')
    """
    return word if len(word) <= len("level") else f"{word[:4].rstrip('aeiouyéèê ')}."


def card_table(pen: Pen, faces: list[CardFace], numbers: list[str]) -> Table:
    speaker, lang = pen.speaker, pen.speaker.lang
    columns: list[dict[str, Any]] = [{"header": "", "no_wrap": True}, {"header": speaker.say("cards-name"), "ratio": 2}]
    for name in numbers:
        word = speaker.word("number", name)
        columns.append({"header": abbreviated(word) if pen.width < 100 else word, "justify": "right", "no_wrap": True})
    columns += [
        {"header": speaker.say("cards-when"), "no_wrap": True},
        {"header": speaker.say("cards-text"), "ratio": 5},
    ]
    table = pen.grid(*columns, box=SIMPLE_HEAD, header=True)
    table.expand = True
    for face in faces:
        values = [str(face.numbers.get(name, "")) for name in numbers]
        marks = "".join([pen.symbols.get(name, "") for name in flags(pen, face)])
        when = speaker.word("timing", face.timing)
        table.add_row(
            pen.short(face.id),
            f"{face.names[lang]} {marks}".strip(),
            *values,
            when,
            Text(face.texts[lang], style="dim"),
        )
    return table
