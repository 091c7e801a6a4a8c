"""Records: written, read and replayed to the same position; and a sentence for each way in which one can be broken."""

from __future__ import annotations

import random

import pytest

from tablee.kernel.decisions import seat_name
from tablee.kernel.errors import BadInput
from tablee.kernel.game import Game
from tablee.kernel.records import Record, read_record, record_of, replay, verify
from tests.kernel.pebbles import TITLE, game

BOX = TITLE.box()


def played(seed: str = "7", seats: int = 2, names: tuple[str, ...] = ("Ana", "Bo", "Çağ")) -> Game:
    """A whole game by random choices."""
    table = Game.begin(TITLE, BOX, {"hide": 2, "start": [1] * seats}, list(names[:seats]), seed, "salt")
    rng = random.Random(seed)
    while not table.is_over():
        decision = rng.choice(table.decisions())
        table = table.next(decision.seat, rng.choice(decision.choices))
    return table


TEXT = record_of(played()).write()


def broken(text: str, sentence: str) -> None:
    """It cannot be read, or not be verified, and the sentence says why."""
    with pytest.raises(BadInput) as raised:
        verify(TITLE, BOX, read_record(text, "game.txt"))
    assert str(raised.value) == sentence


def line(name: str, text: str = TEXT) -> str:
    """The line of the header that begins so."""
    return next(line for line in text.splitlines() if line.startswith(name + ":"))


def with_line(name: str, value: str) -> str:
    return TEXT.replace(line(name), f"{name}: {value}")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_record_is_read_as_it_was_written_and_replays_to_the_same_position(seats: int) -> None:
    table = played('a seed: with\nodd "signs" né', seats)
    text = record_of(table).write()
    record = read_record(text, "game.txt")
    assert record.write() == text
    again = verify(TITLE, BOX, record)
    assert again.position == table.position
    assert again.names == table.names
    assert again.options == table.options
    assert [moment.choice for moment in again.moments] == [moment.choice for moment in table.moments]


def test_a_record_can_be_replayed_in_part() -> None:
    record = read_record(TEXT, "game.txt")
    assert len(replay(TITLE, BOX, record, until=3).moments) == 3
    assert replay(TITLE, BOX, record, until=0).position == TITLE.setup(record.options, 2, "7")


def test_a_game_from_a_position_file_carries_it_in_its_record() -> None:
    table = game("ab", "cd", bag="ef")
    table = table.next(0, "draw")
    table = table.next(1, "roll")
    record = read_record(record_of(table).write(), "game.txt")
    assert record.layout == {"hands": ["ab", "cd"], "bag": "ef"}
    assert verify(TITLE, BOX, record).position == table.position


def test_what_was_taken_back_is_not_in_the_record() -> None:
    table = game("ab", "cd")
    table = table.next(0, "lay a")
    table = table.undo(0)
    table = table.next(0, "pass")
    assert record_of(table).choices == [("p1", "pass")]


def test_a_running_table_keeps_seed_salt_and_hash_to_itself() -> None:
    table = played("a seed nobody guesses")
    text = record_of(table, reveal=False).write()
    assert "guesses" not in text
    assert "salt" not in text
    assert table.position.hash64() not in text
    record = read_record(text, "game.txt")
    assert record.commitment == table.commitment
    broken(text, "game.txt: the seed is not revealed, so the game cannot be replayed")
    with pytest.raises(BadInput, match="the seed is not revealed"):
        replay(TITLE, BOX, record)


@pytest.mark.parametrize(
    "text", ["", "\n", "hello", "tablee record 2\n", "\n" + TEXT, TEXT.replace("tablee", "table", 1)]
)
def test_what_does_not_begin_like_a_record_is_none(text: str) -> None:
    broken(text, "game.txt is not a record: it should begin with 'tablee record 1'")


@pytest.mark.parametrize("name", ["title", "rules", "cards", "options", "seats", "commitment"])
def test_a_field_that_is_missing_is_named(name: str) -> None:
    broken(TEXT.replace(line(name) + "\n", ""), f"game.txt: the record has no {name!r}")


@pytest.mark.parametrize(
    ("name", "value"), [("options", "{"), ("seats", "Ana, Bo"), ("seed", "seven"), ("rules", "three"), ("salt", "")]
)
def test_a_field_that_is_no_json_is_quoted_with_its_line(name: str, value: str) -> None:
    number = TEXT.splitlines().index(line(name)) + 1
    broken(with_line(name, value), f"game.txt: line {number} cannot be read: {f'{name}: {value}'!r}")


def test_a_line_of_the_header_without_a_colon_is_quoted() -> None:
    broken(TEXT.replace(line("title"), "title pebbles"), "game.txt: line 2 cannot be read: 'title pebbles'")


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("seats", "[]", "'seats' cannot be -: expected a list"),
        ("seats", '{"Ana": 1}', "'seats' cannot be {'Ana': 1}: expected a list"),
        ("seats", "[1, 2]", "'seats' cannot be 1, 2: expected a list"),
        ("options", "[]", "'options' cannot be -: expected a table of fields"),
        ("seed", "7", "'seed' cannot be 7: expected a text"),
        ("salt", "null", "'salt' cannot be None: expected a text"),
        ("rules", '"3"', "'rules' cannot be '3': expected a whole number from 0 to 9999"),
        ("rules", "true", "'rules' cannot be True: expected a whole number from 0 to 9999"),
    ],
)
def test_a_field_of_another_type_is_named(name: str, value: str, sentence: str) -> None:
    broken(with_line(name, value), f"game.txt: {sentence}")


def test_rules_of_another_version_cannot_replay_it() -> None:
    broken(
        with_line("rules", "2"),
        "game.txt: played by rules version 2 of pebbles, these are version 3: it cannot be replayed here",
    )


def test_other_cards_cannot_replay_it() -> None:
    broken(
        with_line("cards", "5e1c"),
        "game.txt: played with card set '5e1c', this one is '{}': give its card file with --cards",
    )
    changed = TITLE.box({"a": {"points": 4}})
    table = Game.begin(TITLE, changed, {}, ["Ana", "Bo"], "7")
    record = read_record(record_of(table).write(), "game.txt")
    with pytest.raises(BadInput, match="played with card set"):
        replay(TITLE, BOX, record)
    assert replay(TITLE, changed, record).position == table.position


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ('{"hide": 9}', "option 'hide' of pebbles cannot be 9: expected one of 0, 1, 2"),
        ('{"hyde": 1}', "pebbles has no option 'hyde'; available: 'gift', 'hide', 'rounds', 'small-bag', 'start'"),
    ],
)
def test_options_that_do_not_fit_are_refused_as_ever(options: str, sentence: str) -> None:
    broken(with_line("options", options), sentence)


def test_a_choice_that_was_not_offered_is_named_with_its_line() -> None:
    table = game("ab", "cd")
    table = table.next(0, "pass")
    table = table.next(1, "lay c")
    text = record_of(table).write().replace("p2 lay c", "p2 lay a")
    number = text.splitlines().index("p2 lay a") + 1
    problem = "p2 cannot 'lay a' at 'turn': offered 'lay c', 'lay d', 'give c to p1', 'give d to p1', 'roll', 'pass'"
    broken(text, f"game.txt: line {number} ('p2 lay a') cannot be played: {problem}")


@pytest.mark.parametrize("space", ["\n", "\n\n\n"])
def test_empty_lines_between_choices_are_counted_but_mean_nothing(space: str) -> None:
    table = game("ab", "cd")
    table = table.next(0, "pass")
    table = table.next(1, "pass")
    text = record_of(table).write().replace("p1 pass\n", f"{space}p1 pass{space}\n")
    assert verify(TITLE, BOX, read_record(text, "game.txt")).position == table.position
    text = text.replace("p2 pass", "p2 draw")
    number = text.splitlines().index("p2 draw") + 1
    with pytest.raises(BadInput, match=rf"line {number} \('p2 draw'\) cannot be played"):
        replay(TITLE, BOX, read_record(text, "game.txt"))


def test_a_choice_that_cannot_be_read_is_named_with_its_line() -> None:
    table = game("ab", "cd")
    table = table.next(0, "pass")
    text = record_of(table).write().replace("p1 pass", "p1 lay pass")
    number = text.splitlines().index("p1 lay pass") + 1
    problem = "cannot read 'lay pass': expected one of 'lay {card}'"
    broken(text, f"game.txt: line {number} ('p1 lay pass') cannot be played: {problem}")


@pytest.mark.parametrize("wrong", ["p3 pass", "pass", "p1", "p0 pass", "q1 pass", "p" + "1" * 5000 + " pass"])
def test_a_line_that_names_no_seat_of_the_table_cannot_be_read(wrong: str) -> None:
    table = game("ab", "cd")
    table = table.next(0, "pass")
    text = record_of(table).write()
    number = text.splitlines().index("p1 pass") + 1
    with pytest.raises(BadInput, match=f"line {number} cannot be read"):
        read_record(text.replace("p1 pass", wrong), "game.txt")


def test_a_record_with_more_choices_than_the_game_had_is_refused() -> None:
    last = [text for text in TEXT.splitlines() if text.startswith("p")][-1]
    number = TEXT.splitlines().index("") + 1 + len(record_of(played()).choices) + 1
    text = TEXT.replace(f"{last}\n\nhash", f"{last}\np1 pass\n\nhash")
    broken(text, f"game.txt: line {number} ('p1 pass') cannot be played: p1 cannot 'pass': the game is over")


def test_another_end_than_the_record_says_is_found() -> None:
    true = played().position.hash64()
    broken(
        with_line("hash", "0123456789abcdef"),
        f"game.txt: the game comes out as '{true}', the record says '0123456789abcdef'",
    )


def test_a_choice_that_was_changed_is_found_by_the_hash() -> None:
    table = game("ab", "cd")
    table = table.next(0, "lay a")
    text = record_of(table).write()
    with pytest.raises(BadInput) as raised:
        verify(TITLE, BOX, read_record(text.replace("lay a", "lay b"), "game.txt"))
    assert raised.value.sentence.id == "hash-differs"


@pytest.mark.parametrize(("name", "value"), [("seed", '"8"'), ("salt", '"pepper"'), ("commitment", "0" * 64)])
def test_a_seed_that_was_not_the_one_published_is_found(name: str, value: str) -> None:
    with pytest.raises(BadInput) as raised:
        verify(TITLE, BOX, read_record(with_line(name, value), "game.txt"))
    assert raised.value.sentence.id == "commitment-differs"
    assert "the record published" in str(raised.value)


def test_seats_are_written_by_their_names() -> None:
    table = game("ab", "cd", "ef")
    for seat in range(3):
        table = table.next(seat, "pass")
    assert [seat for seat, _ in record_of(table).choices] == [seat_name(seat) for seat in range(3)]


def test_a_record_made_by_hand_needs_no_file() -> None:
    table = game("ab", "cd")
    made = Record("pebbles", 3, BOX.content, {}, ["Ana", "Bo"], table.commitment, "seed", "salt", table.layout)
    made.choices = [("p1", "pass"), ("p2", "draw")]
    with pytest.raises(BadInput, match=r"line 2 \('p2 draw'\) cannot be played"):
        replay(TITLE, BOX, made)
