"""What each viewer of a table is sent: the whole table, or what has changed from one state of it to the next."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Protocol

from tablee.games import title as find_title
from tablee.kernel.agenda import decision_of
from tablee.kernel.chance import commitment
from tablee.kernel.decisions import Seat, seat_name
from tablee.server.errors import reason_in
from tablee.server.protocol import (
    ChatLine,
    Decision,
    MovedMessage,
    SeatResponse,
    SeatsMessage,
    TableMessage,
    TableResponse,
)
from tablee.server.store import ChatRow, TableRow
from tablee.server.tables.adventures import shown_adventure
from tablee.server.tables.deadlines import absent_until
from tablee.server.tables.messages import EventWriter, shown_decision, shown_events
from tablee.server.tables.now import now as clock
from tablee.server.tables.patch import patch
from tablee.server.tables.play import Play
from tablee.server.tables.state import AWAY, CONCEDED, TableState, encode


class Viewer(Protocol):
    """Somebody who looks at a table and is sent what happens there."""

    guest: str
    lang: str

    def push(self, text: bytes) -> None:
        """Never waits."""


Outgoing = tuple[Viewer, bytes]


def shown_seats(state: TableState, here: set[str]) -> list[SeatResponse]:
    """The seats as everybody may know them; `here`: the guests who are connected."""
    now = clock()
    return [
        SeatResponse(
            seat=seat_name(seat.seat),
            kind=seat.kind,  # type: ignore[arg-type]
            name=seat.name,
            bot=seat.bot,
            away=seat.away == AWAY,
            here=bool(seat.guest) and seat.guest in here,
            conceded=seat.away == CONCEDED,
            clock=left,
            deadline=end,
            absent=absent_until(seat.absences, now) if seat.absences else 0.0,
        )
        for seat, left, end in zip(state.seats, state.clocks(), state.deadlines(), strict=True)
    ]


def public_options(row: TableRow) -> dict[str, Any]:
    """For everybody: without what was taken along from the last game."""
    options: dict[str, Any] = json.loads(row.options)
    kept = [option.name for option in find_title(row.title).options if option.data] if options else []
    return {name: value for name, value in options.items() if name not in kept}


def table_facts(state: TableState, guest: str, lang: str, here: set[str]) -> dict[str, Any]:
    """What a table's line in a list and the whole table have in common, for one guest."""
    row = state.row
    return {
        "id": row.id,
        "title": row.title,
        "options": public_options(row),
        "state": row.state,
        "pace": row.pace,
        "clock": state.clock(),
        "seats": shown_seats(state, here),
        "mine": [seat_name(seat) for seat in state.held_by(guest)],
        "host": bool(guest) and row.host == guest,
        "deciding": state.told_deciding(guest),
        "since": state.since(),
        "commitment": commitment(row.seed, row.salt),
        "result": state.result(),
        "reason": reason_in(lang, row.reason),
        "tutorial": row.tutorial,
        "layout": bool(row.layout),
        "branch_of": row.branch_of,
        "rematch": row.rematch,
        "adventure": shown_adventure(row, len(state.seats)),
        "hints": bool(row.hints),
        "puzzle": row.puzzle,
        "daily": row.daily.rpartition("/")[2],
    }


def table_response(state: TableState, guest: str, lang: str, here: set[str], number: int) -> TableResponse:
    """A table's line in a list, for one guest."""
    facts = table_facts(state, guest, lang, here)
    return TableResponse(**facts, turn=state.is_turn_of(guest), made=state.row.made, number=number)


def table_message(state: TableState, guest: str, lang: str, here: set[str], chat: list[ChatRow]) -> bytes:
    """The whole table, for one guest."""
    play, viewer = state.play, state.viewer(guest)
    running = play is not None and state.row.state == "running"
    message = TableMessage(
        **table_facts(state, guest, lang, here),
        number=play.number if play else 0,
        seat=None if viewer is None else seat_name(viewer),
        view=play.view(viewer) if play else None,
        decision=decision_for(state, play, viewer) if play and running else None,
        undo=state.undo_depth(guest) if running else 0,
        chat=[chat_line(line) for line in chat],
        events=shown_events(play.title, play.recent, viewer) if play else [],
        now=clock(),
    )
    return encode(message)


def decision_for(state: TableState, play: Play, viewer: Seat | None) -> Decision | None:
    """What this viewer is asked; who left a seat to a bot sees all that it sees, and is asked nothing."""
    if viewer is None or play.given_up or state.is_bots(viewer):
        return None
    position = play.game.position
    return shown_decision(play.title, position, decision_of(position, viewer))


def seats_message(state: TableState, here: set[str]) -> bytes:
    return encode(SeatsMessage(shown_seats(state, here), state.row.state, state.row.rematch))  # type: ignore[arg-type]


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(seat_name(row.seat), row.name, row.text, row.at, row.quick)


# What has changed


def changes(before: TableState, after: TableState, viewers: Sequence[Viewer], chat: list[ChatRow]) -> list[Outgoing]:
    """What each viewer is to be sent when a table goes from one state to the next; `viewers` are all who look."""
    if not viewers:
        return []
    outgoing: list[Outgoing] = []
    play, here = after.play, {viewer.guest for viewer in viewers}
    went_on = after.number != before.number and after.row.state != "stopped"
    if went_on and before.play is not None and play is not None:
        moves = MovedWriter(before, before.play, after, play)
        for viewer in viewers:
            guest = viewer.guest
            old, new = before.viewer(guest), after.viewer(guest)
            if old == new or old is not None:  # at a shared screen: first the end of one's own turn
                outgoing.append((viewer, moves.write_for(old, guest)))
            if old != new:
                outgoing.append((viewer, table_message(after, guest, viewer.lang, here, chat)))
    else:
        is_another = before.row.state != after.row.state or before.number != after.number
        for viewer in viewers:
            if is_another or rights(before, viewer.guest) != rights(after, viewer.guest):
                outgoing.append((viewer, table_message(after, viewer.guest, viewer.lang, here, chat)))
        if is_another:
            return outgoing
    same = before.seats is after.seats and before.row.rematch == after.row.rematch
    if not same and public_seats(before) != public_seats(after):
        text = seats_message(after, here)
        outgoing += [(viewer, text) for viewer in viewers]
    return outgoing


def rights(state: TableState, guest: str) -> object:
    """What a guest may do at a table: if it changes, they are sent the whole table."""
    return state.viewer(guest), [(seat, state.seats[seat].away) for seat in state.held_by(guest)]


def public_seats(state: TableState) -> object:
    """What a message about the seats depends on."""
    seats = [(seat.kind, seat.guest, seat.name, seat.bot, seat.away, seat.absences) for seat in state.seats]
    return state.row.rematch, seats


class MovedWriter:
    """That the game went on, for several viewers: what they have in common is worked out once."""

    def __init__(self, before: TableState, old: Play, after: TableState, new: Play) -> None:
        self.old = old
        self.new = new
        self.after = after
        self.running = after.row.state == "running"
        self.events = EventWriter(new.title, new.fresh)
        self.deciding = new.deciding if self.running else []
        result = after.result()
        self.facts: dict[str, Any] = {
            "number": new.number,
            "undone": list(new.undone),
            "deciding": [seat_name(seat) for seat in new.told_deciding()],
            "since": new.since,
            "state": after.row.state,
            "result": result,
            "reason": "",
            "clocks": after.clocks(),
            "deadlines": after.deadlines(),
            "adventure": shown_adventure(after.row, len(after.seats)) if result else None,
        }
        self.texts: dict[Seat | None, bytes] = {}

    def write_for(self, seat: Seat | None, guest: str) -> bytes:
        """What this seat's viewers are sent; None: spectators."""
        text = self.texts.get(seat)
        if text is None:
            decides = seat is not None and seat in self.deciding
            message = MovedMessage(
                **self.facts,
                patch=patch(self.old.view(seat), self.new.view(seat)),
                events=self.events.write_for(seat),
                decision=decision_for(self.after, self.new, seat) if decides else None,
                undo=self.after.undo_depth(guest) if seat is not None and self.running else 0,
            )
            text = self.texts[seat] = encode(message)
        return text
