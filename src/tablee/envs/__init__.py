"""Environments for research: PettingZoo and Gymnasium over the same rules. `pip install 'tablee[envs]'`.

    env = tablee.envs.aec("atlantes", players=3)
    env = tablee.envs.parallel("syncro", players=4, options={"level": 5})
    env = tablee.envs.single("scholars", players=2, bots=("greedy",), reward="margin")
    env = tablee.envs.vector("ancient-knowledge", copies=64, workers=2)
    env = gymnasium.make("tablee/Atlantes-v1", players=3)

docs/environments.md says what is observed, what the numbers of actions mean and what is rewarded.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tablee.envs.registry import register
from tablee.kernel.errors import TableeError

if TYPE_CHECKING:
    from tablee.envs.agents import TableeAEC, TableeParallel
    from tablee.envs.alone import TableeSingle
    from tablee.envs.vectors import TableeVector

__all__ = ["TableeError", "aec", "parallel", "single", "vector"]


def loaded(module: str, name: str) -> Any:
    """A class of ours, or how to get the libraries that it stands on."""
    try:
        return getattr(import_module(f"tablee.envs.{module}"), name)
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"the environments need {error.name}: pip install 'tablee[envs]'", name=error.name
        ) from None


def aec(title: str, players: int | None = None, **wishes: Any) -> TableeAEC:
    """PettingZoo, one agent after the other. `wishes`: options, reward, observation, render_mode."""
    made: TableeAEC = loaded("agents", "TableeAEC")(title, players, **wishes)
    return made


def parallel(title: str, players: int | None = None, **wishes: Any) -> TableeParallel:
    """PettingZoo, all agents at once; who has nothing to decide waits."""
    made: TableeParallel = loaded("agents", "TableeParallel")(title, players, **wishes)
    return made


def single(title: str, players: int | None = None, **wishes: Any) -> TableeSingle:
    """Gymnasium, one agent among bots. `wishes`: also bots, seat."""
    made: TableeSingle = loaded("alone", "TableeSingle")(title, players, **wishes)
    return made


def vector(title: str, copies: int, workers: int = 1, **wishes: Any) -> TableeVector:
    """Gymnasium's vector API: many such games at once, in this process or spread over some, this one among them."""
    made: TableeVector = loaded("vectors", "TableeVector")(title, copies, workers, **wishes)
    return made


register()
