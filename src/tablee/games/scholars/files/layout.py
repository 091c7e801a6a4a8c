"""Reading a position file: any position, naming only what matters.

    title = "scholars"
    turn = "p1"
    rooms = { 5 = "persian-b p1 1" }        # translator, owner (none: neutral), gold
    house = { green = ["scroll-syriac-f p2"] }
    [players.p1]
    hand = ["green 4"]
    gold = 1
    columns = { travel = ["chinese-a"] }

What is named nowhere is dealt: scrolls on the map and on the top spaces of the House, decks, Pages, the draw pile. With
`rest = "out"` it stays in the box. Decks and piles list their top card first.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.games.scholars.files.areas import lay_areas, lay_opponent
from tablee.games.scholars.files.reading import Layout
from tablee.games.scholars.rules.caliphs import LAST_CALIPH
from tablee.games.scholars.rules.turn import TURN, EndTurn, FinalPages, Finish
from tablee.games.scholars.state import terms
from tablee.games.scholars.state.board import Scholars, blank
from tablee.games.scholars.state.box import ScholarsBox
from tablee.games.scholars.state.people import INFLUENCE
from tablee.games.scholars.state.terms import (
    BOOK_SPACES,
    CHARACTERS,
    DECKS,
    DICE,
    FINAL,
    GUILDS,
    MAP_SPACES,
    NEUTRAL_START,
    NOBODY,
    OPTIONS,
    PLAY,
    ROWS,
    SCIENCES,
    TRACKS,
    UPGRADE_SPACES,
    WORKERS_BOX,
)
from tablee.kernel.chance import key_of
from tablee.kernel.decisions import seat_name, seat_named
from tablee.kernel.errors import BadInput
from tablee.kernel.reading import HEADER
from tablee.kernel.title import Title

FIELDS: Final = (
    *HEADER,
    "turn",
    "first",
    "round",
    "last",
    "phase",
    "players",
    "opponent",
    "rooms",
    "decks",
    "map",
    "house",
    "guilds",
    "neutral",
    "pile",
    "reserve",
    "caliphs",
    "books",
    "pages",
    "upgrades",
    "track_xp",
    "caliph_xp",
    "dice",
    "rest",
)
OPTION_NAMES: Final = ("myriade", "mode", "level", "promos")


def lay_out(title: Title, box: ScholarsBox, data: dict[str, Any], place: str) -> Scholars:
    layout = Layout(box, place)
    data = layout.table(data, "position", FIELDS)
    areas, seats = layout.players(data, title, 1 if "opponent" in data else 2)
    if "opponent" in data:
        layout.number(seats, "seats", 1, 1)
    options = title.checked_options(layout.table(data.get("options", {}), "options", OPTION_NAMES), seats)
    pos = blank(box, seats, key_of(str(data.get("seed", "position"))), options["myriade"])
    pos.epic, pos.level, pos.promos = options["mode"] == "epic", options["level"], options["promos"]
    pos.turn = layout.seat(data.get("turn", "p1"), "turn", seats)
    pos.first = layout.seat(data.get("first", "p1"), "first", seats)
    pos.round = layout.number(data.get("round", 1), "round", 1, 999)
    pos.last = layout.number(data["last"], "last", pos.round, 999) if data.get("last") else 0
    layout.sets += (["myriade"] if pos.myriade else []) + (["promo"] if pos.promos else [])
    places = [id.removeprefix("place-") for id in box.ids[box.first_place : box.first_guild]]
    pos.neutral = places.index(layout.one_of(data.get("neutral", places[NEUTRAL_START]), "neutral", places))
    if box.place_space[pos.neutral] < 0:
        beside = [name for name, space in zip(places, box.place_space, strict=True) if space >= 0]
        layout.one_of(places[pos.neutral], "neutral", beside)
    lay_areas(layout, pos, areas, places)
    if pos.solo:
        lay_opponent(layout, pos, data.get("opponent", {}))
    lay_rooms(layout, pos, data)
    lay_scrolls(layout, pos, data, places)
    lay_guilds(layout, pos, data)
    lay_caliphs(layout, pos, data)
    if len(pos.caliphs) == LAST_CALIPH and not pos.last:
        pos.last = pos.round + 1
    lay_expansion(layout, pos, data)
    deal_rest(layout, pos, data)
    count_pieces(layout, pos, data)
    phase = layout.one_of(data.get("phase", "turn"), "phase", ["turn", "end", "final"])
    pos.phase = FINAL if phase == "final" else PLAY
    if phase == "final":
        pos.agenda = [Finish(), *[FinalPages(seat, ()) for seat in reversed(pos.from_seat(pos.first))]]
    else:
        pos.agenda = [EndTurn(pos.turn) if phase == "end" else TURN[pos.turn]]
    return pos


def lay_rooms(layout: Layout, pos: Scholars, data: dict[str, Any]) -> None:
    """`"persian-b p1 1"`: translator, owner, gold."""
    names = tuple(str(room + 1) for room in range(len(pos.rooms)))
    owners = [*[seat_name(seat) for seat in range(pos.seats)], "neutral"]
    for name, entry in layout.table(data.get("rooms", {}), "rooms", names).items():
        where, room = f"room {name}", int(name) - 1
        words = layout.text(entry, where).split()
        pos.rooms[room] = layout.card(words[0] if words else "", where, range(pos.box.first_scroll))
        owner = layout.one_of(words[1] if len(words) > 1 else "neutral", where, owners)
        pos.owners[room] = NOBODY if owner == "neutral" else seat_named(owner)
        most = pos.box.retire_at[pos.rooms[room]] - 1  # with more it would have retired
        pos.gold_on[room] = layout.digits(words[2] if len(words) > 2 else "0", where, 0, most)
    decks = layout.table(data.get("decks", {}), "decks", CHARACTERS)
    for name, cards in decks.items():
        deck = CHARACTERS.index(name)
        pos.decks[deck] = layout.cards(cards, f"deck {name}", pos.box.decks[deck])[::-1]


def lay_scrolls(layout: Layout, pos: Scholars, data: dict[str, Any], places: list[str]) -> None:
    """`"scroll-greek-a p2"`: a scroll and whose influence is on it."""
    on_map = {place: space for place, space in zip(places, pos.box.place_space, strict=True) if space >= 0}
    for name, entry in layout.table(data.get("map", {}), "map", tuple(on_map)).items():
        lay_scroll(layout, pos, on_map[name], entry, f"map {name}")
    for name, entries in layout.table(data.get("house", {}), "house", GUILDS).items():
        column = layout.items(entries, f"house {name}", ROWS)
        for row, entry in enumerate(column):
            if entry:
                lay_scroll(layout, pos, MAP_SPACES + ROWS * GUILDS.index(name) + row, entry, f"house {name}")
    pile = layout.cards(data.get("pile", []), "pile", [*pos.box.scrolls, *pos.box.caliphs])
    pos.pile = pile[::-1]
    pos.layers = [0] * len(pile)
    pos.reserve = layout.cards(data.get("reserve", []), "reserve", pos.box.scrolls)[::-1]


def lay_scroll(layout: Layout, pos: Scholars, space: int, entry: Any, where: str) -> None:
    words = layout.text(entry, where).split()
    pos.spaces[space] = layout.card(words[0] if words else "", where, pos.box.scrolls)
    if len(words) > 1:
        pos.marks[space] = layout.party(pos, words[1], where)


def lay_guilds(layout: Layout, pos: Scholars, data: dict[str, Any]) -> None:
    """`purple = { p1 = 2, p2 = 2, control = "p1" }`"""
    parties = [*[seat_name(seat) for seat in range(pos.seats)], *(["opponent"] if pos.solo else [])]
    for name, entry in layout.table(data.get("guilds", {}), "guilds", GUILDS).items():
        where, guild = f"guild {name}", GUILDS.index(name)
        for party, amount in layout.table(entry, where, (*parties, "control")).items():
            if party != "control":
                pos.guilds[guild][layout.party(pos, party, where)] = layout.number(amount, where, 0, INFLUENCE)
        if "control" in entry:
            pos.control[guild] = layout.party(pos, entry["control"], where)
        pos.recount(guild)


def lay_caliphs(layout: Layout, pos: Scholars, data: dict[str, Any]) -> None:
    """One list for each caliph card shown: whose influence is on its options, top to bottom; empty: nobody's."""
    for number, entry in enumerate(layout.items(data.get("caliphs", []), "caliphs", LAST_CALIPH)):
        where = f"caliph {number + 1}"
        marks = layout.items(entry, where, len(OPTIONS))
        pos.caliphs.append(layout.lay(pos.box.first_caliph + number, where))
        pos.caliph_marks += [layout.party(pos, mark, where) if mark else NOBODY for mark in marks]
        pos.caliph_marks += [NOBODY] * (len(OPTIONS) - len(marks))
    pos.caliph_xp = pos.myriade and layout.flag(data.get("caliph_xp", not pos.caliphs), "caliph_xp")


def lay_expansion(layout: Layout, pos: Scholars, data: dict[str, Any]) -> None:
    if not pos.myriade:
        for field in ("books", "pages", "upgrades", "track_xp"):
            if field in data:
                raise BadInput("unknown-field", place=layout.place, value=field, expected=list(FIELDS))
        return
    all_pages = pos.box.pages
    for space, page in enumerate(layout.items(data.get("books", []), "books", BOOK_SPACES)):
        if page:
            pos.books[space] = layout.card(page, "books", all_pages)
    pos.page_pile = layout.cards(data.get("pages", []), "pages", all_pages)[::-1]
    kinds = list(SCIENCES[:8])
    for space, kind in enumerate(layout.items(data.get("upgrades", []), "upgrades", UPGRADE_SPACES)):
        if kind:
            pos.upgrades[space] = kinds.index(layout.one_of(kind, "upgrades", kinds))
    if "upgrades" not in data:
        done = [kind for kind in range(8) if any([me.upgraded >> kind & 1 for me in pos.players])]
        left = pos.shuffle([kind for kind in range(8) if kind not in done])[:UPGRADE_SPACES]
        pos.upgrades[: len(left)] = left
    tracks = list(SCIENCES[:TRACKS])
    for track in layout.items(data.get("track_xp", tracks), "track_xp", TRACKS):
        pos.track_xp |= 1 << tracks.index(layout.one_of(track, "track_xp", tracks))


def deal_rest(layout: Layout, pos: Scholars, data: dict[str, Any]) -> None:
    """What is named nowhere: into the decks, onto empty spaces that were not named, into the piles, or out."""
    deal = layout.one_of(data.get("rest", "deal"), "rest", ["deal", "out"]) == "deal"
    left = [card for card in range(pos.box.first_action) if card not in layout.where]
    for deck in range(DECKS):
        letters = [card for card in left if pos.box.deck[card] == deck and pos.uses()[card]]
        if deal and "decks" not in data:
            pos.decks[deck] = pos.shuffle(letters)
            for card in letters:
                layout.lay(card, "deck")
    scrolls = pos.shuffle([card for card in left if card in pos.box.scrolls and pos.uses()[card]])
    if deal:
        spaces = list(range(MAP_SPACES)) if "map" not in data else []
        spaces += [MAP_SPACES + ROWS * guild for guild in range(3)] if "house" not in data else []
        for space in spaces:
            pos.spaces[space] = layout.lay(scrolls.pop(), "map")
        if "pile" not in data:
            caliphs = [card for card in pos.box.caliphs if card not in layout.where]
            size = min(len(scrolls), 12)
            pos.pile = pos.shuffle([*caliphs, *scrolls[:size]])
            pos.layers = [0] * len(pos.pile)
            pos.reserve = scrolls[size:]
            for card in [*caliphs, *scrolls]:
                layout.lay(card, "pile")
        if pos.myriade and "books" not in data:
            pages = pos.shuffle([card for card in pos.box.pages if card not in layout.where])
            for space in range(BOOK_SPACES):
                pos.books[space] = layout.lay(pages.pop(), "books")
        if pos.myriade and "pages" not in data:
            pages = pos.shuffle([card for card in pos.box.pages if card not in layout.where])
            pos.page_pile = pages
            for card in pages:
                layout.lay(card, "pages")
    known = [*range(pos.box.first_action), *pos.box.caliphs]
    known += pos.box.pages if pos.myriade else []
    pos.out = [card for card in known if card not in layout.where]


def count_pieces(layout: Layout, pos: Scholars, data: dict[str, Any]) -> None:
    """The supplies hold what is nowhere else; nobody has more than there is."""
    supply = layout.table(data.get("dice", {}), "dice", terms.COLOURS)
    for colour, name in enumerate(terms.COLOURS):
        most = DICE[colour] if colour != terms.BLACK or pos.myriade else 0
        used = sum([me.dice_of(colour) for me in pos.players])
        for me in pos.players:
            if me.goal >= 0 and not me.reached & 4 and pos.box.goal_die[me.goal - pos.box.first_goal] == colour:
                used += 1
        layout.at_most(used, f"{name} dice", most)
        pos.dice[colour] = most - used
        if name in supply:  # the others went into somebody's bag
            left = layout.number(supply[name], f"dice {name}", 0, most - used)
            pos.players[-1].bag[colour] += most - used - left
            pos.dice[colour] = left
    for colour in range(4):
        used = sum([me.workers[colour] + sum([on.count(colour) for on in me.slot_workers]) for me in pos.players])
        for me in pos.players:
            if me.goal >= 0:
                used += 1 if colour == terms.WHITE and not me.reached & 1 else 0
                used += 1 if pos.box.goal_worker[me.goal - pos.box.first_goal] == colour and not me.reached & 2 else 0
        layout.at_most(used, f"{terms.COLOURS[colour]} workers", WORKERS_BOX[colour])
        pos.workers[colour] = WORKERS_BOX[colour] - used
    for party in range(len(pos.guilds[0])):
        used = sum([guild[party] for guild in pos.guilds])
        used += pos.owners.count(party) + pos.marks.count(party) + pos.caliph_marks.count(party)
        name = "opponent" if pos.solo and party else seat_name(party)
        layout.at_most(used, f"{name} influence", INFLUENCE)
        if pos.solo and party:
            pos.rival.influence = INFLUENCE - used
        else:
            pos.players[party].influence = INFLUENCE - used
