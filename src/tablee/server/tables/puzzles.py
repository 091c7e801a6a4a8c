"""Puzzles in the lobby: which there are, and what came of one that somebody has tried."""

from __future__ import annotations

from tablee.games import TITLES, sound_titles
from tablee.games import title as find_title
from tablee.kernel.decisions import seat_name
from tablee.server.bots.question import ChoiceWeighed, PartSaid
from tablee.server.errors import Refused, voice
from tablee.server.protocol import PuzzleResponse, PuzzleResultResponse
from tablee.server.tables.hints import shown_choice
from tablee.server.tables.play import CHOOSE, lines_of
from tablee.server.tables.replays import Replays
from tablee.server.tables.table import Table
from tablee.teacher.puzzles import Candidate, Puzzle, puzzles_of


def shown_puzzle(puzzle: Puzzle) -> PuzzleResponse:
    return PuzzleResponse(
        puzzle.id,
        puzzle.record.title,
        puzzle.number,
        len(puzzle.record.seats),
        seat_name(puzzle.seat),
        puzzle.prompt,
        puzzle.round,
        puzzle.choices,
    )


def all_puzzles() -> list[PuzzleResponse]:
    return [shown_puzzle(puzzle) for title in sound_titles() for puzzle in puzzles_of(title)]


def puzzle_named(id: str) -> Puzzle:
    """By `title/number`."""
    title, _, number = id.partition("/")
    if title in TITLES:
        for puzzle in puzzles_of(find_title(title)):
            if str(puzzle.number) == number:
                return puzzle
    raise Refused("no-puzzle", value=id[:40])


async def judged(replays: Replays, table: Table, guest: str, lang: str) -> PuzzleResultResponse:
    """Was the first choice the right one? Before it, nothing of the solution is told."""
    if not table.row.puzzle:
        raise Refused("not-a-puzzle")
    if not table.now.held_by(guest):
        raise Refused("not-sitting")
    puzzle = puzzle_named(table.row.puzzle)
    begun = len(puzzle.record.choices)
    lines = list(lines_of(await replays.tables.store.entries(table.row.id)))[begun:]
    chosen = next((line.text for line in lines if line.kind == CHOOSE and line.seat == puzzle.seat), "")
    if not chosen:
        return PuzzleResultResponse(shown_puzzle(puzzle), "", None, None, [])
    title = find_title(puzzle.record.title)
    replay = await replays.replay(table)
    async with replay.lock:
        pos = replay.play_at(begun).game.position
    speaker = voice(lang, title.id)
    speaker.names = [each.name for each in table.seats]
    told = [shown_choice(weighed(each), speaker, title, pos, puzzle.seat, puzzle.goal) for each in puzzle.candidates]
    return PuzzleResultResponse(shown_puzzle(puzzle), chosen, chosen == puzzle.solution, told[0], told)


def weighed(each: Candidate) -> ChoiceWeighed:
    return ChoiceWeighed(
        each.line,
        each.share,
        each.behind == 0,
        each.win,
        each.win_error,
        each.points,
        each.margin,
        each.margin_error,
        each.behind,
        each.behind_error,
        each.behind_points,
        [PartSaid(part.verb, part.message, part.amount) for part in each.reasons],
    )
