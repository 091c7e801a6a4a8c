"""Set-up: SB-028 to SB-045, SE-011 to SE-032."""

from __future__ import annotations

import pytest

from tablee.games.scholars.game import TITLE
from tablee.games.scholars.state import terms
from tests.games.scholars.table import Table, drafted, new_game

SEEDS = [str(seed) for seed in range(30)]


@pytest.mark.rule("SB-028")
def test_decks_are_shuffled_and_show_their_top_card() -> None:
    tops = {new_game(2, seed).deck("chinese")[0] for seed in SEEDS}
    assert len(tops) > 4
    t = new_game()
    assert TITLE.view(t.pos, 0)["decks"][0]["card"] == t.deck("chinese")[0]


@pytest.mark.rule("SB-029")
def test_nine_scrolls_lie_on_the_map_and_on_top_of_the_guilds() -> None:
    pos = new_game().pos
    filled = [space for space in range(terms.SPACES) if pos.spaces[space] >= 0]
    assert filled == [0, 1, 2, 3, 4, 5, 6, 9, 12]


@pytest.mark.rule("SB-030", "SB-031")
def test_four_starting_translators_go_to_the_rooms_of_their_numbers() -> None:
    for seed in SEEDS[:8]:
        t = new_game(2, seed)
        assert len(t.rooms()) == 4
        assert all(entry.split()[0] == f"start-{room}" for room, entry in t.rooms().items())
    assert len({tuple(new_game(2, seed).rooms()) for seed in SEEDS}) > 10


@pytest.mark.rule("SB-032", "SB-033")
def test_markers_begin_on_0_and_on_their_places() -> None:
    t = new_game(4)
    assert t.p4.levels == {}
    assert (t.p1.place, t.neutral()) == ("north-centre", "south-centre")


@pytest.mark.rule("SB-034")
def test_a_random_first_player_keeps_the_marker() -> None:
    assert {new_game(3, seed).pos.first for seed in SEEDS} == {0, 1, 2}
    t = drafted(3)
    first = t.pos.first
    for _ in range(6):
        while t.prompt() != "turn":
            t.play(t.offers()[0])
        t.play("rest")
    assert t.pos.first == first


@pytest.mark.rule("SB-035", "SB-036")
@pytest.mark.parametrize(
    ("seats", "mode", "each"),
    [(1, "casual", 2), (2, "casual", 2), (3, "casual", 3), (4, "casual", 4)]
    + [(1, "epic", 3), (2, "epic", 3), (3, "epic", 4), (4, "epic", 5)],
)
def test_the_pile_has_its_parts_and_size(seats: int, mode: str, each: int) -> None:
    pos = new_game(seats, mode=mode).pos
    assert len(pos.pile) == 4 * each + 8
    assert [pos.layers.count(layer) for layer in range(6)] == [1, *[each + 1] * 4, 3]
    caliphs = [layer for card, layer in zip(pos.pile, pos.layers, strict=True) if card in pos.box.caliphs]
    assert caliphs == [1, 2, 3, 4]


@pytest.mark.rule("SB-037")
def test_the_reserve_is_used_when_the_pile_has_run_out() -> None:
    from tests.games.scholars.table import base

    t = base(pile=["scroll-greek-a"], reserve=["scroll-greek-b", "scroll-greek-c"]).play("rest")
    assert t.pos.reserve
    t.play("rest")
    assert "reserve-opened" in t.told()
    assert (len(t.pos.pile), t.pos.reserve) == (1, [])


@pytest.mark.rule("SB-038")
def test_a_resource_card_lies_under_each_of_the_four() -> None:
    pairs = TITLE.view(new_game().pos, 0)["pairs"]
    assert len(pairs) == 4
    assert all(card.startswith("start-") and under.startswith("resource-") for card, under in pairs)


@pytest.mark.rule("SB-039")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_player_drafts_first(seats: int) -> None:
    t = new_game(seats, "5")
    order = []
    while t.prompt() != "turn":
        if t.prompt() == "draft":
            order += t.deciding()
        t.play(t.offers()[0])
    first = t.pos.first
    assert order == [f"p{(first - 1 - turn) % seats + 1}" for turn in range(seats)]


@pytest.mark.rule("SB-040", "SB-041")
def test_a_drafted_translator_is_ones_own_and_the_others_stay_neutral() -> None:
    t = drafted(2)
    owners = sorted(entry.split()[1] for entry in t.rooms().values())
    assert owners == ["neutral", "neutral", "p1", "p2"]
    assert (t.p1.influence, t.p2.influence) == (19, 19) or min(t.p1.influence, t.p2.influence) == 18
    assert t.pos.under == []


@pytest.mark.rule("SB-042", "SB-043")
def test_goals_bring_workers_a_die_and_a_scroll() -> None:
    t = drafted(4, myriade=False)
    goals = [area.goal for area in (t.p1, t.p2, t.p3, t.p4)]
    assert len(set(goals)) == 4
    for area in (t.p1, t.p2, t.p3, t.p4):
        assert area.goal is not None
        assert area.scrolls == [f"scroll-{area.goal.removeprefix('goal-')}-start"]
    TITLE.check(t.pos)  # the pieces on the goal cards are missing from the supply
    assert sum(t.pos.dice[terms.ORANGE : terms.GREEN + 1]) == 15 - 4


@pytest.mark.rule("SB-044", "SB-045", "SE-028")
def test_a_resource_card_is_taken_in_its_order() -> None:
    seen = set()
    for seed in SEEDS:
        t = new_game(1, seed, myriade=False)
        pairs = dict(zip(t.pos.under, t.pos.pairs, strict=True))
        box = t.pos.box
        for resource, card in pairs.items():
            numbers = box.cards[resource].numbers
            game = Table(t.pos).play(f"draft {box.ids[card]}")
            told = game.told("drafted", "drew", "advanced", "marked", "influenced", "goal-dealt")
            assert told[:2] == ["drafted", "drew"]
            while game.prompt() != "turn":
                game.play(game.offers()[0])
            deeds = box.cards[resource].deeds
            bonus = deeds["bonus"].written if "bonus" in deeds else ""
            if bonus == "advance philosophy 1":
                assert game.p1.silver == numbers["silver"] + 1
                assert game.p1.levels == {"philosophy": 1}
                seen.add(bonus)
            elif bonus == "advance physics 1":
                assert game.p1.gold == numbers["gold"] + 1
                seen.add(bonus)
            elif bonus == "":
                assert (game.p1.gold, game.p1.silver, len(game.p1.hand)) == (2, 2, 4)
                assert game.p1.workers == {"white": 1, "red": 1, "yellow": 1, "blue": 1}
                seen.add(bonus)
    assert seen == {"", "advance philosophy 1", "advance physics 1"}


# The expansion


@pytest.mark.rule("SE-011", "SE-012")
def test_the_set_up_is_that_of_the_base_game_with_more_pieces() -> None:
    view, plain = (TITLE.view(new_game(3, myriade=myriade).pos, 0) for myriade in (True, False))
    assert set(view) - set(plain) == {"pages", "page_pile", "upgrades", "track_xp", "caliph_xp"}
    assert (view["pile"], view["neutral"]) == (plain["pile"], plain["neutral"])


@pytest.mark.rule("SE-013", "SE-027", "SE-029")
def test_black_dice_and_xp_come_from_the_supply() -> None:
    t = new_game(3)
    assert t.pos.dice[terms.BLACK] == 16 - 3
    assert [(area.bag, area.xp) for area in (t.p1, t.p2, t.p3)] == [({"black": 1}, 1)] * 3


@pytest.mark.rule("SE-014")
def test_the_new_starting_translator_is_revealed_sometimes() -> None:
    shown = [any(entry.startswith("start-11") for entry in new_game(2, seed).rooms().values()) for seed in SEEDS]
    assert 0 < sum(shown) < len(SEEDS)


@pytest.mark.rule("SE-015")
def test_the_new_translators_are_shuffled_into_their_decks() -> None:
    t = new_game()
    assert [len(deck) for deck in t.pos.decks] == [10] * 8
    assert {"greek-j", "greek-k"} <= set(t.deck("greek"))


@pytest.mark.rule("SE-016")
def test_medicine_scrolls_are_shuffled_into_the_scrolls() -> None:
    pos = new_game().pos
    everywhere = [card for card in [*pos.spaces, *pos.pile, *pos.reserve] if card >= 0]
    assert sum(pos.box.colour[card] == terms.BLACK for card in everywhere) == 6
    assert len([card for card in everywhere if card in pos.box.scrolls]) == 54
    places = {new_game(2, seed).pos.spaces.index(card) for seed in SEEDS for card in black(seed)}
    assert len(places) > 3


def black(seed: str) -> list[int]:
    pos = new_game(2, seed).pos
    return [card for card in pos.spaces if card >= 0 and pos.box.colour[card] == terms.BLACK]


@pytest.mark.rule("SE-017", "SE-018", "SE-019", "SE-020")
def test_six_of_eight_upgraded_cards_are_shown_with_1_and_2_xp() -> None:
    shown = TITLE.view(new_game().pos, 0)["upgrades"]
    assert [entry["xp"] for entry in shown] == [1, 1, 1, 2, 2, 2]
    assert len({entry["card"] for entry in shown}) == 6
    assert len({tuple(new_game(2, seed).pos.upgrades) for seed in SEEDS}) > 20


@pytest.mark.rule("SE-021", "SE-022")
def test_xp_lies_on_space_3_of_seven_tracks_and_on_the_first_caliph_space() -> None:
    view = TITLE.view(new_game(4).pos, 0)
    assert (len(view["track_xp"]), view["caliph_xp"]) == (7, True)


@pytest.mark.rule("SE-023", "SE-024")
def test_six_pages_are_shown_and_46_are_left() -> None:
    pos = new_game().pos
    assert len(set(pos.books)) == 6
    assert len(pos.page_pile) == 46


@pytest.mark.rule("SE-025", "SE-026")
def test_players_get_the_medicine_card_and_a_marker_on_0() -> None:
    t = new_game()
    assert len(t.p1.cards) == 8
    assert "medicine" in t.p1.cards
    assert TITLE.view(t.pos, 0)["players"][0]["levels"]["medicine"] == 0


@pytest.mark.rule("SE-028")
def test_a_black_die_can_be_among_the_opening_dice() -> None:
    hands = [die.split()[0] for seed in SEEDS for die in drafted(2, seed).p1.hand]
    assert "black" in hands


@pytest.mark.rule("SE-030", "SE-031", "SE-032")
def test_everybody_has_a_starting_page_under_recruit_and_the_same_tiles() -> None:
    t = new_game(4)
    for seat, area in enumerate((t.p1, t.p2, t.p3, t.p4), 1):
        assert area.columns == [[f"page-start-{seat}"], [], [], []]
        assert (area.rows, area.flipped) == (0, 0)
    prices = [area["tuck_prices"] for area in TITLE.view(t.pos, 0)["players"]]
    assert prices == [[1, 0, 0, 0]] * 4
