"""The random stream of a position: a secret key and a counter, so that it copies for nothing and cannot be foretold."""

from __future__ import annotations

import hashlib
import random
import struct


def key_of(seed: str) -> bytes:
    """The key that a seed stands for; equal seeds give equal games."""
    return hashlib.blake2b(seed.encode(), digest_size=16, person=b"tablee seed").digest()


def commitment(seed: str, salt: str) -> str:
    """What a table publishes before the game: it binds the seed without telling it."""
    return hashlib.sha256(f"{len(seed)}:{seed}:{salt}".encode()).hexdigest()


def words(key: bytes, count: int, amount: int) -> tuple[int, ...]:
    """The `count`-th draw from the stream of `key`: `amount` numbers of 32 bits."""
    data = hashlib.shake_128(key + count.to_bytes(8, "big")).digest(4 * amount)
    return struct.unpack(f">{amount}I", data)


def drawn(word: int, amount: int) -> int:
    """Which of so many, from 0, a number of 32 bits stands for: `word * amount >> 32`.

    Compiled code multiplies numbers below 2**30 by itself. Larger ones it leaves to Python, which listens for Ctrl-C
    meanwhile, and whoever is interrupted there is aborted: "out of memory". Hence in two halves.
    """
    return ((word >> 16) * amount + ((word & 0xFFFF) * amount >> 16)) >> 16


def shuffled(cards: list[int], key: bytes, count: int) -> list[int]:
    """A new list in random order (32-bit words over at most some hundred cards: no order is off by more than 1e-5)."""
    deck = cards[:]
    mix(deck, words(key, count, len(deck)))
    return deck


def guess_order(cards: list[int], rng: random.Random) -> None:
    """Shuffle in place for a bot's guess, never for a game's own chance; several times as fast as `rng.shuffle`."""
    draw = rng.random
    for i in range(len(cards) - 1, 0, -1):
        j = int(draw() * (i + 1))
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def guess_words(rng: random.Random, amount: int) -> tuple[int, ...]:
    """Numbers of 32 bits for `guess_mix`, one for each card: whoever shuffles several decks draws them all at once."""
    data = rng.getrandbits(32 * amount).to_bytes(4 * amount, "little")  # `rng.randbytes` without its detour
    found: tuple[int, ...] = struct.unpack(f">{amount}I", data)
    return found


def guess_mix(cards: list[int], draws: tuple[int, ...], start: int) -> None:
    """Shuffle in place by the draws from this one on.

    Compiled code multiplies numbers below 2**30 without a detour, hence 29 bits.
    """
    for i in range(len(cards) - 1, 0, -1):
        j = (draws[start + i] & 0x1FFFFFFF) * (i + 1) >> 29
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def mix(cards: list[int], draws: tuple[int, ...]) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = drawn(draws[i], i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
