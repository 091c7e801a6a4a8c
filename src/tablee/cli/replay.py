"""`tablee replay`, `tablee show` and `tablee verify`: games on paper, told, drawn and checked."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.rule import Rule

from tablee.cli.draw import Pen, make_console, score_sheet
from tablee.cli.files import is_record, layout_in, read_text, record_in
from tablee.cli.options import At, Cards, FileName, Json, Lang, SeatName, box_of, print_json, spoken_language, whole
from tablee.cli.seats import safe_names, spoken_names
from tablee.cli.tables import drawing
from tablee.cli.tell import lines
from tablee.kernel.agenda import decision_of, pending
from tablee.kernel.decisions import Seat, seat_name, seat_named
from tablee.kernel.errors import BadInput
from tablee.kernel.game import Game, Moment
from tablee.kernel.position import Position
from tablee.kernel.records import begin_again
from tablee.kernel.records import replay as replayed
from tablee.kernel.records import verify as verified
from tablee.kernel.title import Box, Result, Title
from tablee.texts.speaker import Speaker

Step = Annotated[bool, typer.Option("--step")]


def replay(
    file: FileName,
    step: Step = False,
    at: At = None,
    seat: SeatName = None,
    lang: Lang = None,
    cards: Cards = None,
    json: Json = False,
) -> None:
    """Tell a recorded game from its events."""
    title, record = record_in(file)
    until = None if at is None else whole("--at", at, 0, len(record.choices))
    box = box_of(title, cards)
    game = replayed(title, box, record, until)
    watcher = seat_of(seat, len(record.seats))
    if json:
        print_json(
            {
                "title": title.id,
                "players": record.seats,
                "choices": [
                    {
                        "number": number,
                        "seat": seat_name(moment.seat),
                        "choice": title.write(moment.choice),
                        "events": told_to(title, moment, watcher),
                    }
                    for number, moment in enumerate(game.moments, 1)
                ],
                "hash": game.position.hash64(),
                "result": told_result(title.result(game.position)),
            }
        )
        return
    pen = make_pen(lang, title, box, record.seats)
    if step:
        walk(pen, game, begin_again(title, box, record), watcher)
        return
    events = [event for _, event in game.events_for(watcher)]
    for line in lines(pen, events, watcher, title.events, title.view(game.position, watcher)):
        pen.write(line)
    if at is not None:
        draw(pen, game.position, watcher)
    conclude(pen, game)


def make_pen(lang: str | None, title: Title, box: Box, names: list[str]) -> Pen:
    speaker = Speaker(spoken_language(lang), title, box)
    speaker.names = spoken_names(names)
    return Pen(make_console(), speaker)


def seat_of(name: str | None, seats: int) -> Seat | None:
    if name is None:
        return None
    if seat_named(name) not in range(seats):
        raise BadInput("unknown-seat", value=name, expected=[seat_name(seat) for seat in range(seats)])
    return seat_named(name)


def told_to(title: Title, moment: Moment, watcher: Seat | None) -> list[dict[str, object]]:
    return [event.shown(title.events, watcher) for event in moment.events if event.heard_by(title.events, watcher)]


def told_result(result: Result | None) -> dict[str, Any] | None:
    if result is None:
        return None
    standings = [
        {"seat": seat_name(each.seat), "rank": each.rank, "score": each.score, "lines": each.lines}
        for each in result.standings
    ]
    return {"standings": standings, "by": result.by}


def draw(pen: Pen, pos: Position, seat: Seat | None) -> None:
    title = pen.speaker.title
    assert title is not None
    decision = None if seat is None else decision_of(pos, seat)
    pen.write()
    pen.write(drawing(pen).whole(title.view(pos, seat), decision))


def conclude(pen: Pen, game: Game) -> None:
    result = game.title.result(game.position)
    if result is not None:
        pen.write()
        pen.write(score_sheet(pen, result, safe_names(game.names)))


def walk(pen: Pen, game: Game, start: Game, watcher: Seat | None) -> None:
    """Move by move: the table, then Enter for the next choice, b for the one before, q to leave."""
    title = game.title
    positions = [start.position]
    for moment in game.moments:
        positions.append(title.play(positions[-1], moment.seat, moment.choice))
    number = 0
    while True:
        draw(pen, positions[number], watcher)
        pen.write(Rule(style="dim", characters="─" if pen.unicode else "-"))
        if number:
            moment = game.moments[number - 1]
            name = pen.speaker.player(moment.seat)
            said = pen.speaker.choice(moment.choice, positions[number - 1], moment.seat)
            pen.write(f"{number}/{game.number}  {name}{pen.speaker.colon}{said}", "bold")
            told = told_to(title, moment, watcher)
            for line in lines(pen, told, watcher, title.events, title.view(positions[number], watcher)):
                pen.write(line)
        try:
            answer = input(pen.say("replay-step") + " ").strip().lower()
        except EOFError:
            return
        if answer.startswith("q"):
            return
        if answer.isdecimal():
            number = min(int(answer), game.number)
        elif answer.startswith("b"):
            number = max(number - 1, 0)
        elif number < game.number:
            number += 1
        else:
            conclude(pen, game)
            return


def show(
    file: FileName,
    at: At = None,
    seat: SeatName = None,
    lang: Lang = None,
    cards: Cards = None,
    json: Json = False,
) -> None:
    """Draw the table of a position file, or of a record."""
    text = read_text(file)
    if is_record(text):
        title, record = record_in(file)
        box = box_of(title, cards)
        until = None if at is None else whole("--at", at, 0, len(record.choices))
        pos, names = replayed(title, box, record, until).position, record.seats
    else:
        title, layout = layout_in(text, file)
        box = box_of(title, cards)
        pos, names = laid_out(title, box, layout, file), []
    deciding = pending(pos)
    watcher = seat_of(seat, pos.seats)
    if watcher is None and deciding:
        watcher = deciding[0].seat
    if json:
        view = title.view(pos, watcher)
        choices = {seat_name(decision.seat): title.written(decision) for decision in deciding}
        print_json({"title": title.id, "hash": pos.hash64(), "view": view, "choices": choices})
        return
    pen = make_pen(lang, title, box, names)
    draw(pen, pos, watcher)
    decision = None if watcher is None else decision_of(pos, watcher)
    if decision is not None:
        pen.write()
        pen.write(pen.speaker.prompt(decision), "bold")
        pen.write(drawing(pen).menu(pos, decision)[1])
    result = title.result(pos)
    if result is not None:
        everybody = [pen.speaker.player(each) for each in range(pos.seats)]
        pen.write(score_sheet(pen, result, everybody))


def laid_out(title: Title, box: Box, layout: dict[str, Any], place: str) -> Position:
    """The position of a position file, proved to be one that can exist."""
    pos = title.lay_out(box, layout, place)
    title.check(pos)
    return pos


def verify(file: FileName, lang: Lang = None, cards: Cards = None, json: Json = False) -> None:
    """Check a record: the published commitment, every choice, the hash of the end."""
    title, record = record_in(file)
    box = box_of(title, cards)
    game = verified(title, box, record)
    finished = title.result(game.position) is not None
    if json:
        print_json(
            {
                "file": file,
                "title": title.id,
                "rules": record.rules,
                "commitment": record.commitment,
                "choices": game.number,
                "hash": game.position.hash64(),
                "hash_checked": bool(record.hash),
                "finished": finished,
                "result": told_result(title.result(game.position)),
            }
        )
        return
    pen = make_pen(lang, title, box, record.seats)
    yes = pen.symbols["yes"]
    pen.write(f"{yes} {pen.say('verify-commitment', commitment=record.commitment[:16])}")
    pen.write(f"{yes} {pen.say('verify-choices', count=game.number)}")
    id = "verify-hash" if record.hash else "verify-no-hash"
    pen.write(f"{yes if record.hash else ' '} {pen.say(id, hash=game.position.hash64())}")
    pen.write(pen.say("verify-finished" if finished else "verify-unfinished"), "bold")
