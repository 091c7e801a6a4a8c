"""The page's types are those of the server; what is published describes what is served."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any, get_args, get_type_hints, is_typeddict

import msgspec
import pytest
from tools import call_tables, page_contracts, page_types

from tablee.kernel.agenda import pending
from tablee.server import limits, protocol
from tablee.server.sockets import sockets
from tests.games.random_play import ALL_TITLES, play_on, test_games
from tests.server.running import TITLE, Running, two_at_table

ROOT = Path(__file__).resolve().parents[2]


def test_the_pages_types_are_fresh() -> None:
    for path, text in {page_types.GOAL: page_types.written(), **page_contracts.contracts()}.items():
        assert path.read_text("utf-8") == text, "run: python tools/page_types.py"


DECLARED = [
    id for id in ALL_TITLES if (ROOT / "src/tablee/games" / id.replace("-", "_") / "state/view_types.py").is_file()
]


@pytest.mark.parametrize("id", DECLARED)
def test_every_view_is_as_its_title_declares_it(id: str) -> None:
    """Nothing is missing, nothing is of another type, and nothing is there that is not declared."""
    module = f"tablee.games.{id.replace('-', '_')}.state.view_types"
    (whole,) = [each for each in vars(importlib.import_module(module)).values() if is_whole_view(each)]
    for game, pos, rng in test_games(id, 16, "views"):
        while pending(pos):
            for seat in (None, *range(pos.seats)):
                view = game.view(pos, seat)
                assert msgspec.convert(view, whole) == view
            play_on(pos, rng, rng.randrange(1, 25))
        assert msgspec.convert(game.view(pos, None), whole) == game.view(pos, None)


@pytest.mark.parametrize("id", DECLARED)
def test_events_questions_choices_and_cards_are_as_their_title_declares_them(id: str) -> None:
    types = importlib.import_module(f"tablee.games.{id.replace('-', '_')}.state.view_types")
    facts, says = get_type_hints(types.Facts), get_type_hints(getattr(types, "Says", types.Facts))
    for game, pos, rng in test_games(id, 12, "facts"):
        for face in pos.box.faces():
            assert msgspec.convert(face.extra, types.CardExtra) == face.extra, face.id
        while decisions := pending(pos):
            for decision in decisions:
                for name, value in zip(game.prompts[decision.prompt], decision.params, strict=True):
                    assert msgspec.convert(value, facts[name]) == value, (decision.prompt, name)
                for choice in decision.choices:
                    if type(choice) in game.priced:
                        for name, value in game.refusal_params(pos, decision.seat, choice).items():
                            assert msgspec.convert(value, says[name]) == value, (choice, name)
            pos.events = []
            play_on(pos, rng, 1)
            for event in pos.events:
                for seat in (None, *range(pos.seats)):
                    told = event.shown(game.events, seat)
                    for name in told.keys() - {"event", "seat"}:
                        assert msgspec.convert(told[name], facts[name]) == told[name], (event.kind, name)


def is_whole_view(made: object) -> bool:
    return is_typeddict(made) and "players" in made.__annotations__


PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")


def test_the_protocol_tells_of_every_call_and_act_as_it_is_declared(served: Running) -> None:
    assert call_tables.written() == PROTOCOL, "run: python tools/call_tables.py"
    assert b"<table>" in served.guest().call("GET", "/schema").body


@pytest.mark.parametrize("kind", [*get_args(protocol.ServerMessage), *get_args(protocol.ClientMessage)])
def test_the_protocol_tells_of_every_message_with_all_its_fields(kind: Any) -> None:
    info: Any = msgspec.inspect.type_info(kind)
    assert f'"{info.tag_field}": "{info.tag}"' in PROTOCOL
    for field in info.fields:
        assert f'"{field.encode_name}"' in PROTOCOL or f"`{field.encode_name}`" in PROTOCOL, field.encode_name


def test_the_protocol_tells_of_every_limit_and_every_close() -> None:
    usual = limits.Limits()
    for limit in (
        f"Bodies {limits.MOST_BODY // 1024} KB", f"messages {limits.MOST_MESSAGE // 1024} KB",
        f"names 1–{limits.MOST_NAME} characters", f"chat lines {limits.MOST_TEXT}",
        f"at most {limits.MOST_CHOICES} choices",
        f"{usual.socket_burst} messages at once and {usual.socket_rate}",
        f"{usual.call_burst} at once and {usual.call_rate}", f"{usual.address_burst} and {usual.address_rate}",
        f"{usual.address_sockets} sockets at most", f"deeper than {limits.MOST_DEPTH}",
    ):  # fmt: skip
        assert limit in " ".join(PROTOCOL.split()), limit
    for code in (
        sockets.TOO_FAST,
        sockets.COME_BACK,
        sockets.LATER,
        sockets.WRONG_ORIGIN,
        sockets.NO_TABLE,
        sockets.TOO_MANY,
    ):
        assert f"| {code} |" in PROTOCOL


def test_what_is_served_has_the_types_that_are_published(served: Running) -> None:
    ana, _, table = two_at_table(served)
    live = ana.live(table)
    assert live.choose(live.lines()[0])["ok"]
    assert live.ask(do="say", text="hello")["ok"]
    for message in live.received:
        msgspec.convert(message, protocol.ServerMessage)
    for path, kind in (
        ("/api/me", protocol.GuestResponse),
        ("/api/titles", list[protocol.TitleResponse]),
        (f"/api/titles/{TITLE}/cards", list[protocol.CardResponse]),
        (f"/api/titles/{TITLE}/rules/fr", protocol.RulebookResponse),
        (f"/api/texts/{TITLE}/en", protocol.TextsResponse),
        ("/api/texts/shell/fr", protocol.TextsResponse),
        ("/api/tables?list=mine", list[protocol.TableResponse]),
        (f"/api/tables/{table}", protocol.TableResponse),
        (f"/api/tables/{table}/moments/1", protocol.MomentResponse),
        (f"/api/tables/{table}/log", protocol.LogResponse),
    ):
        msgspec.convert(ana.get(path), kind)


def test_titles_cards_rules_and_texts_can_be_looked_up(served: Running) -> None:
    ana = served.guest()
    title = next(each for each in ana.get("/api/titles") if each["id"] == TITLE)
    assert (title["players"], "regular" in title["bots"]) == ([2, 4], True)
    assert len(ana.get(f"/api/titles/{TITLE}/cards")) == 189
    rules = ana.get(f"/api/titles/{TITLE}/rules/en")
    assert len(rules["sections"]) > 5
    assert rules["index"][0]["id"].startswith("AK-")
    assert "prompt-action" in ana.get(f"/api/texts/{TITLE}/fr")["fluent"]
    for path in ("titles/chess/cards", f"titles/{TITLE}/rules/de", "texts/chess/en", f"texts/{TITLE}/..%2f..%2fen"):
        assert ana.call("GET", f"/api/{path}").status in (400, 404)
