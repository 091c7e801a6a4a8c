"""Names of the environments in Gymnasium's and PettingZoo's registries: `import tablee.envs` puts them there."""

from __future__ import annotations

from importlib.util import find_spec

from tablee.games import ENVIRONMENT_VERSIONS


def environment_id(title: str) -> str:
    """Return the name of a title's environment: `tablee/Atlantes-v1`."""
    name = "".join(word.capitalize() for word in title.split("-"))
    return f"tablee/{name}-v{ENVIRONMENT_VERSIONS[title]}"


def register_gymnasium() -> None:
    """Let `gymnasium.make` and `gymnasium.make_vec` find every title."""
    from gymnasium.envs.registration import register, registry

    for title in ENVIRONMENT_VERSIONS:
        if environment_id(title) not in registry:
            register(
                environment_id(title),
                entry_point="tablee.envs.alone:TableeSingle",
                vector_entry_point="tablee.envs.vectors:make_vector",
                kwargs={"title": title},
            )


def register_pettingzoo() -> None:
    """Let `pettingzoo.make` find every title; its registry came with PettingZoo 1.27."""
    import pettingzoo

    if not hasattr(pettingzoo, "register"):
        return
    for title in ENVIRONMENT_VERSIONS:
        for kind, registry, name in (
            ("aec", pettingzoo.aec_registry, "TableeAEC"),
            ("parallel", pettingzoo.parallel_registry, "TableeParallel"),
        ):
            if environment_id(title) not in registry:
                entry_point = f"tablee.envs.agents:{name}"
                pettingzoo.register(kind, environment_id(title), entry_point, kwargs={"title": title})


def register() -> None:
    """Register in the libraries that are installed; without them `tablee.envs` says how to get them."""
    if find_spec("numpy") and find_spec("gymnasium"):
        register_gymnasium()
        if find_spec("pettingzoo"):
            register_pettingzoo()
