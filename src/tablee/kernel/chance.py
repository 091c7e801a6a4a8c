"""The random stream of a position: a secret key and a counter, so that it copies for nothing and cannot be foretold."""

from __future__ import annotations

import hashlib
from typing import Final

WORD: Final = 8


def key_of(seed: str) -> bytes:
    """The key that a seed stands for; equal seeds give equal games."""
    return hashlib.blake2b(seed.encode(), digest_size=16, person=b"tablee seed").digest()


def commitment(seed: str, salt: str) -> str:
    """What a table publishes before the game: it binds the seed without telling it."""
    return hashlib.sha256(f"{len(seed)}:{seed}:{salt}".encode()).hexdigest()


def words(key: bytes, count: int, amount: int) -> list[int]:
    """The `count`-th draw from the stream of `key`: `amount` numbers of 64 bits."""
    data = hashlib.shake_128(key + count.to_bytes(8, "big")).digest(WORD * amount)
    return [int.from_bytes(data[i : i + WORD], "big") for i in range(0, WORD * amount, WORD)]


def shuffled(cards: list[int], key: bytes, count: int) -> list[int]:
    """A new list in random order (64-bit words over at most some hundred cards: the bias is below 2**-55)."""
    deck = cards[:]
    draws = words(key, count, len(deck))
    for i in range(len(deck) - 1, 0, -1):
        j = draws[i] % (i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def quick_shuffle(cards: list[int], seed: int) -> None:
    """Shuffle in place with a small generator: for the guesses of bots, never for a game's own chance.

    The numbers stay below 2**45, so that compiled and pure code agree and both stay fast.
    """
    x = (seed & 0xFFFFFFFF) or 0x9E3779B9
    for i in range(len(cards) - 1, 0, -1):
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        j = (x * (i + 1)) >> 32
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
