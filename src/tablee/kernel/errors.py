"""What can go wrong, each as one sentence that says who, what, where, and what would have worked."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    # a player's choice
    "bad-notation": "cannot read {text}: {expected}",
    "illegal-choice": "{seat} cannot {choice} at {prompt}: offered {offered}",
    "stale-choice": "choice number {number} came too late: the table is at number {now}",
    "shows-hidden": "{seat} cannot send {next} along with {choice}, which shows something hidden: send it afterwards",
    "not-deciding": "{seat} has nothing to decide now: waiting for {deciding}",
    "game-over": "{seat} cannot {choice}: the game is over",
    "no-undo": "{seat} has nothing to take back: {reason}",
    "undo-none": "no choice was made since",
    "undo-other": "another seat has chosen since",
    "undo-knowledge": "the last choice showed something that was hidden",
    # titles, seats, options
    "unknown-title": "unknown title {value}; available: {expected}",
    "faulty-title": "{title} cannot be loaded: {problem}",
    "no-environment": "no environment for {title} yet; available: {expected}",
    "seat-count": "{title} is for {least} to {most} players, not {value}",
    "unknown-seat": "there is no seat {value}: this table has {expected}",
    "unknown-option": "{title} has no option {value}; available: {expected}",
    "bad-option": "option {option} of {title} cannot be {value}: {expected}",
    "no-campaign": "{title} has no campaign: its games are independent",
    "bot-budget": (
        "invalid bot {value}: a search takes 1 to {most} iterations (search:200) "
        "or up to {seconds} seconds (search:0.5s)"
    ),
    "bot-blur": "invalid bot {value}: blur takes a number above 0 and up to {most}, e.g. blur:3",
    "unknown-bot": "unknown bot {value}; available: {expected}",
    # learned values
    "no-features": "{title} lists no figures to learn from",
    "other-values": "{place}: learned for {value}, this is {expected}: train again",
    "other-course": "{place}: {field} was {value} and cannot become {expected}: leave out --resume to start over",
    "no-winner": "{title} has no winner, all win or lose together; choose a title that has one, e.g. {example}",
    "bot-twice": "bot {value} is listed twice; a round-robin needs different bots",
    "too-few-bots": "a round-robin needs at least 2 bots, not {value}",
    # long work
    "not-a-run": "nothing to resume in {place}",
    "other-run": "{place} belongs to another run: its {field} is {value}, not {expected}",
    "other-cards-run": "{place} was played with other cards: resume with the same ones, or choose another place",
    "other-version-run": "{place} was written by another version: choose another place",
    "folder-in-use": "{place} contains other files: choose an empty folder, or a new one",
    "run-exists": "{place} already exists: resume it with --resume, or choose another place",
    "nobody-wins": "a precision needs win rates, and in this title no one wins or loses",
    "no-change": "{value} does not change a card: expected CARD.field=VALUE, e.g. {example}",
    "change-twice": "{card}.{field} is changed twice",
    "endless-game": "the game with seed {seed} is not over after {most} choices: these bots never end it",
    "workers-die": "{value} workers in a row died without finishing anything: memory may be too low",
    "bad-address": "{value} is not the address of a Ray cluster: expected host:port, or auto for the one here",
    "no-cluster": "no Ray cluster at {address}: {problem}",
    "no-answer": "no answer within {seconds} seconds",
    "cluster-gone": "the Ray cluster at {address} is gone",
    "cluster-work": "the Ray cluster at {address} cannot do the work: {problem}",
    # card files
    "not-a-table": "{place} contains no table of fields",
    "key-twice": "{place}: {value} appears twice",
    "unknown-card": "{place}: unknown card {value}: {expected}",
    "bad-card-field": "{place}: card {card}, field {field}: {value} does not fit: {expected}",
    # records and positions
    "no-file": "there is no file {place}",
    "not-text": "{place} is not a text file",
    "bad-syntax": "{place}: line {line} cannot be read: {problem}",
    "not-a-record": "{place} is not a record: it should begin with {expected}",
    "record-field": "{place}: the record has no {field}",
    "other-rules": "{place}: played by rules version {value} of {title}, these are version {expected}: "
    "it cannot be replayed here",
    "other-cards": "{place}: played with card set {value}, this one is {expected}: give its card file with --cards",
    "record-line": "{place}: line {line} ({text}) cannot be played: {problem}",
    "hash-differs": "{place}: the game comes out as {value}, the record says {expected}",
    "commitment-differs": "{place}: seed and salt give the commitment {value}, the record published {expected}",
    "no-seed": "{place}: the seed is not revealed, so the game cannot be replayed",
    "bad-field": "{place}: {field} cannot be {value}: {expected}",
    "unknown-field": "{place}: unknown field {value}; available: {expected}",
    "card-twice": "{place}: card {value} is in two places: {one} and {other}",
    "too-many": "{place}: {where} holds {value}, it has room for {most}",
    "too-few": "{place}: {where} cannot be filled: {value} cards are left, {least} are needed",
    "wrong-place": "{place}: {value} cannot be in {where}: {expected}",
    # what would have worked
    "expected": "expected {what}",
    "expected-one-of": "expected one of {values}",
    "expected-per-seat": "expected {amount} whole numbers, one for each seat",
    "expected-number": "expected a whole number from {least} to {most}",
    "expected-flag": "expected true or false",
    "expected-text": "expected a text",
    "expected-line": "expected a line of at most {most} printable characters",
    "expected-list": "expected a list",
    "expected-one-process": "expected 1: a daemonic process, e.g. one of a pool, cannot start others",
    "expected-numbers": "expected finite numbers, {count} in all",
    "expected-table": "expected a table of fields",
    "expected-fields": "expected at least one field; available: {values}",
    "expected-among": "expected {what} among them",
    "expected-once": "expected {what} only once",
    "expected-without": "expected no {what}",
    "expected-card": "expected a card id such as {example}",
    # ours
    "in-words": "{words}",
    "broken-rules": "an invariant failed: {problem}",
}


class Sentence:
    """A message by its id and parameters, so that every language can tell it; the English one is here."""

    def __init__(self, id: str, **params: object) -> None:
        self.id = id
        self.params = params

    def __str__(self) -> str:
        return SENTENCES[self.id].format(
            **{name: str(value) if name in PLAIN else shown(value) for name, value in self.params.items()}
        )


PLAIN: Final = ("place", "seat", "title", "words")
"""Parameters that name where we are rather than what was given, or that are sentences: they stand unquoted."""
MOST_BITS: Final = 320
"""Of a number that is shown whole; Python refuses to write out those of some thousand digits."""


def shown(value: object, flags: tuple[str, str] = ("False", "True")) -> str:
    """How a value stands in a sentence: texts quoted, lists separated, everything short. `flags`: how no and yes are
    written where the sentence is read."""
    if isinstance(value, bool):
        return flags[value]
    if isinstance(value, (list, tuple)):
        parts = [shown(part, flags) for part in value[:12]]
        more = f" (+{len(value) - 12})" if len(value) > 12 else ""
        return (", ".join(parts) or "-") + more
    if isinstance(value, Sentence):
        return str(value)
    if isinstance(value, str) and len(value) > 80:
        return repr(value[:77] + "...")
    if isinstance(value, int) and value.bit_length() > MOST_BITS:
        return hex(value)[:77] + "..."
    return repr(value)


MOST_LETTERS: Final = 80
"""Of a list or a table that does not fit."""


def as_given(value: object) -> object:
    """A value as a sentence quotes it: a list or a table with its brackets, not as if its parts had been given.

    >>> as_given(7), str(as_given([7, "a"]))
    (7, "[7, 'a']")
    """
    if not isinstance(value, (list, tuple, dict)):
        return value
    try:
        words = repr(value)
    except (RecursionError, ValueError):  # one in the other, or a number that nobody writes out
        words = "[...]"
    return Sentence("in-words", words=words if len(words) <= MOST_LETTERS else words[: MOST_LETTERS - 3] + "...")


class TableeError(Exception):
    """A sentence that is raised."""

    def __init__(self, id: str, **params: object) -> None:
        super().__init__(id)
        self.sentence = Sentence(id, **params)

    def __str__(self) -> str:
        return str(self.sentence)


class BadNotation(TableeError):
    """It cannot be read."""


class IllegalChoice(TableeError):
    """It can be read, but is not offered."""


class StaleChoice(TableeError):
    """The table has moved on."""


class BadInput(TableeError):
    """A title, option, file or position that does not fit."""


class BrokenRules(TableeError):
    """Ours: an invariant failed. The table stops and the record is kept."""

    def __init__(self, problem: str) -> None:
        super().__init__("broken-rules", problem=problem)
