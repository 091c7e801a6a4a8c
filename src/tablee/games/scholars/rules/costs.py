"""What choices cost."""

from __future__ import annotations

from tablee.games.scholars.rules import choices
from tablee.games.scholars.rules.actions import Researching, cheapest_room
from tablee.games.scholars.rules.dice import mixed
from tablee.games.scholars.rules.pages import page_price
from tablee.games.scholars.rules.tuck import tuck_price
from tablee.games.scholars.rules.work import Placing
from tablee.games.scholars.state import terms
from tablee.games.scholars.state.board import Scholars
from tablee.kernel.agenda import deciding_step
from tablee.kernel.decisions import Choice, Seat


def choice_params(pos: Scholars, seat: Seat, choice: Choice) -> dict[str, object]:
    """What a choice costs and where it leads, for its label and for refusals."""
    params: dict[str, object] = {"value": pos.value, "silver": pos.players[seat].silver, "gold": pos.players[seat].gold}
    card: int | None = getattr(choice, "card", None)
    if card is not None:
        params["card"] = pos.box.ids[card]
    if isinstance(choice, choices.PickRoom) and choice.room < len(pos.rooms):
        params["price"] = pos.box.room_cost[choice.room]
    elif isinstance(choice, choices.TakePage) and choice.card in pos.books:
        params["price"] = page_price(pos, pos.books.index(choice.card))
    elif isinstance(choice, choices.Tuck):
        params["price"] = tuck_price(pos, seat, choice.act)
    elif isinstance(choice, choices.Move):
        place = (pos.players[seat].place + choice.distance) % terms.LOCATIONS
        params["location"] = pos.box.ids[pos.box.first_place + place]
        params["match"] = bool(pos.colours >> pos.box.place_colour[place] & 1)
    elif isinstance(choice, choices.Deliver):
        row = pos.free_row(choice.guild)
        space = pos.box.place_space[pos.players[seat].place]
        fee = pos.scroll_fee(seat, space) if space >= 0 else 0
        params["price"] = pos.box.row_cost[row] + fee if row >= 0 else 0
        params["row"] = row + 1
    elif isinstance(choice, (choices.PlaceGold, choices.TakeGold, choices.Through)):
        room = pos.room_of(choice.card)
        params["price"] = pos.fee_for(seat, room) if room >= 0 else 0
    elif isinstance(choice, (choices.UseDie, choices.UseWorker)):
        step = pos.agenda[-1] if pos.agenda else None
        params |= made(pos, step, choice) if isinstance(step, Placing) and step.dice else {"makes": "", "total": 0}
    elif isinstance(choice, choices.Draft) and choice.card in pos.pairs:
        params["resource"] = pos.box.ids[pos.under[pos.pairs.index(choice.card)]]
    return params


def choice_counts(pos: Scholars, seat: Seat, choice: Choice) -> dict[str, object]:
    """Where a number decides: what one has, and what it takes."""
    me, box = pos.players[seat], pos.box
    counts: dict[str, object] = {"xp": me.xp, "units": me.silver + pos.dice[terms.WHITE]}
    card: int = getattr(choice, "card", -1)
    if isinstance(choice, choices.Translate):
        space = pos.space_of(card) - terms.MAP_SPACES
        counts["need"] = box.row_value[space % terms.ROWS] if space >= 0 else 0
    elif 0 <= card < pos.box.first_starter:
        counts["need"] = box.recruit[box.deck[card]]
    if isinstance(choice, choices.Employ):
        counts["price"] = cheapest_room(pos)
    elif isinstance(choice, choices.Study):
        counts["need"] = box.study_gold[choice.study]
    elif isinstance(choice, choices.Advance):
        step = deciding_step(pos, seat)
        counts["have"] = step.left if isinstance(step, Researching) else pos.value
        counts["need"] = box.step_cost[choice.science][me.levels[choice.science]]
    return counts


def made(pos: Scholars, step: Placing, choice: choices.UseDie | choices.UseWorker) -> dict[str, object]:
    """Colour and value of the action with one die or worker more."""
    if isinstance(choice, choices.UseDie):
        die = 8 * choice.colour + choice.value
        after = Placing(step.seat, step.slot, step.kind, (*step.dice, die), step.workers)
    else:
        worker = 4 * choice.place + choice.colour
        after = Placing(step.seat, step.slot, step.kind, step.dice, (*step.workers, worker))
    faces = after.faces(pos)
    return {"makes": terms.COLOURS[mixed(faces)[0]], "total": sum([die & 7 for die in faces])}
