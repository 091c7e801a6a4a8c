"""What the kernel and the titles promise."""

from __future__ import annotations

from promises import GAMES, KERNEL, Mutation, edit

MUTATIONS = (
    Mutation(
        "a copy shares a list",
        edit(f"{GAMES}/syncro/state/board.py", "new.monsters = self.monsters[:]", "new.monsters = self.monsters"),
        ("tests/games/test_conformance.py",),
    ),
    Mutation(
        "a field that hardly ever says anything is left out of dump and load",
        edit(
            f"{GAMES}/atlantes/state/board.py",
            'double_depth: bool = saved(PLAIN, False, among="switches")',
            "double_depth: bool = derived(False)",
        ),
        ("tests/games/test_conformance.py",),
    ),
    Mutation(
        "the secret part of an event is for everybody",
        edit(f"{KERNEL}/events.py", "if self.secret and self.known_to(seat):", "if self.secret:"),
        ("tests/kernel", "tests/games/test_secrecy.py"),
    ),
    Mutation(
        "chance is taken back",
        edit(
            f"{KERNEL}/game.py",
            '        if moment.chance:\n            return "undo-knowledge"\n',
        ),
        ("tests/kernel",),
    ),
    Mutation(
        "a copy shares the agenda",
        edit(f"{KERNEL}/position.py", "new.agenda = self.agenda[:]", "new.agenda = self.agenda"),
        ("tests/kernel", "tests/games/test_conformance.py"),
    ),
    Mutation(
        "a redeal deals what is true",
        edit(
            f"{KERNEL}/title.py",
            "        other = self.deal_hidden(pos, seat, rng, tidy)\n        tries = 1",
            "        other = pos.copy()\n        tries = 1",
        ),
        ("tests/kernel", "tests/games"),
    ),
    Mutation(
        "a record with another seed is believed",
        edit(f"{KERNEL}/chance.py", ":{seed}:{salt}", ":{salt}"),
        ("tests/kernel",),
    ),
)
