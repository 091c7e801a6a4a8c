"""What choices cost."""

from __future__ import annotations

from tablee.games.scholars.cards.ids import IDS
from tablee.games.scholars.rules import choices
from tablee.games.scholars.rules.pages import page_price
from tablee.games.scholars.rules.tuck import tuck_price
from tablee.games.scholars.state import terms
from tablee.games.scholars.state.board import Scholars
from tablee.kernel.decisions import Choice, Seat


def choice_params(pos: Scholars, seat: Seat, choice: Choice) -> dict[str, object]:
    """What a choice costs and where it leads, for its label and for refusals."""
    params: dict[str, object] = {"value": pos.value, "silver": pos.players[seat].silver, "gold": pos.players[seat].gold}
    card: int | None = getattr(choice, "card", None)
    if card is not None:
        params["card"] = IDS[card]
    if isinstance(choice, choices.PickRoom) and choice.room < len(pos.rooms):
        params["price"] = pos.box.room_cost[choice.room]
    elif isinstance(choice, choices.TakePage) and choice.card in pos.books:
        params["price"] = page_price(pos, pos.books.index(choice.card))
    elif isinstance(choice, choices.Tuck):
        params["price"] = tuck_price(pos, seat, choice.act)
    elif isinstance(choice, choices.Move):
        place = (pos.players[seat].place + choice.distance) % terms.LOCATIONS
        params["location"] = pos.box.ids[terms.PLACES + place]
    elif isinstance(choice, choices.Deliver):
        row = pos.free_row(choice.guild)
        space = pos.box.place_space[pos.players[seat].place]
        fee = pos.scroll_fee(seat, space) if space >= 0 else 0
        params["price"] = pos.box.row_cost[row] + fee if row >= 0 else 0
    elif isinstance(choice, (choices.PlaceGold, choices.TakeGold, choices.Through)):
        room = pos.room_of(choice.card)
        params["price"] = pos.fee_for(seat, room) if room >= 0 else 0
    elif isinstance(choice, choices.Draft) and choice.card in pos.pairs:
        params["resource"] = pos.box.ids[pos.under[pos.pairs.index(choice.card)]]
    return params
