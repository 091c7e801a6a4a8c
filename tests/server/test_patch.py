"""A patch leads from the old view to the new one, whatever they hold."""

from __future__ import annotations

from copy import deepcopy
from itertools import pairwise
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.server.tables.patch import patch, patched

plain = st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2)
values = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)
views = st.dictionaries(st.sampled_from("abcdef"), values, max_size=5)


@settings(deadline=None)
@given(views, views)
def test_a_patch_leads_from_one_view_to_the_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = deepcopy(old)
    changes = patch(old, new)
    assert old == before
    assert patched(old, changes) == new
    assert old == before
    assert bool(changes) == (old != new)


@settings(deadline=None)
@given(st.lists(views, min_size=2, max_size=5))
def test_patches_can_be_used_again_after_later_ones(moments: list[dict[str, Any]]) -> None:
    patches = [patch(old, new) for old, new in pairwise(deepcopy(moments))]
    for _ in range(2):
        view = moments[0]
        for changes, new in zip(patches, moments[1:], strict=True):
            view = patched(view, changes)
            assert view == new


@settings(deadline=None)
@given(views, st.sampled_from("abcdef"), plain)
def test_one_changed_field_is_one_change(old: dict[str, Any], key: str, value: Any) -> None:
    new = {**old, key: value}
    assert len(patch(old, new)) == (old != new)


def test_a_list_that_changed_in_length_is_replaced_whole() -> None:
    assert patch({"hand": [1, 2]}, {"hand": [1]}) == [[["hand"], [1]]]
    assert patch({"areas": [{"n": 1}, {"n": 2}]}, {"areas": [{"n": 1}, {"n": 3}]}) == [[["areas", 1, "n"], 3]]
