"""Records told, walked through, drawn and verified."""

from __future__ import annotations

import pytest

from tablee.games import title
from tests.cli.shell import Shell

AK = title("ancient-knowledge")


def test_a_replay_tells_the_game_to_its_score_sheet(shell: Shell, record: str) -> None:
    ran = shell.run("replay", record)
    assert ran.code == 0
    assert "-- Round 1: " in ran.out
    assert "The game is over" in ran.out
    for line in ("Printed points of the Past", "Final-scoring effects", "Lost knowledge", "Total"):
        assert line in ran.out
    assert "La partie est finie" in shell.run("replay", record, "--lang", "fr").out


def test_a_replay_as_data_holds_every_choice_and_what_it_caused(shell: Shell, record: str, recorded: str) -> None:
    told = shell.run("replay", record, "--json").data
    choices = [f"{each['seat']} {each['choice']}" for each in told["choices"]]
    assert "\n".join(choices) in recorded
    assert f"hash: {told['hash']}" in recorded
    assert told["result"]["standings"][0]["rank"] == 1


def test_a_seat_is_told_its_own_draws_and_a_spectator_nobodys(shell: Shell, record: str) -> None:
    def draws(*args: str) -> list[dict[str, object]]:
        told = shell.run("replay", record, "--json", *args).data
        return [event for each in told["choices"] for event in each["events"] if event["event"] == "drew"]

    assert not any("cards" in event for event in draws())
    for event in draws("--seat", "p2"):
        assert ("cards" in event) == (event["seat"] == "p2" and event["count"] != 0)


def test_a_replay_can_stop_in_the_middle(shell: Shell, record: str) -> None:
    assert len(shell.run("replay", record, "--at", "20", "--json").data["choices"]) == 20
    assert "Score sheet" not in shell.run("replay", record, "--at", "20").out


def test_step_by_step_goes_on_back_and_anywhere(shell: Shell, record: str) -> None:
    ran = shell.run("replay", record, "--step", typed="\n\nb\n9\nq\n")
    assert ran.code == 0
    places = [line.split("/")[0] for line in ran.out.splitlines() if "/" in line[:5]]
    assert places == ["1", "2", "1", "9"]
    assert "slot 1" in ran.out


def test_step_by_step_ends_with_the_score_sheet(shell: Shell, record: str) -> None:
    ran = shell.run("replay", record, "--step", typed="9999\n\n")
    assert "Score sheet" in ran.out


def test_a_true_record_is_verified(shell: Shell, record: str) -> None:
    ran = shell.run("verify", record)
    assert ran.code == 0
    assert "The record is valid." in ran.out
    found = shell.run("verify", record, "--json").data
    assert found["finished"] is True
    assert found["hash_checked"] is True
    assert "L’enregistrement est valide." in shell.run("verify", record, "--lang", "fr").out


def test_an_unfinished_record_is_verified_so_far(shell: Shell) -> None:
    shell.play("--seed", "5", "--bots", "random")
    (game,) = shell.saved()
    assert "not finished" in shell.run("verify", game["file"]).out


def test_show_draws_a_position_as_the_deciding_seat_sees_it(shell: Shell, position: str) -> None:
    ran = shell.run("show", position)
    assert ran.code == 0
    for words in ("Round 1", "Action phase", "⌂C21", "Mycenae", "Past", "4 of 14", "7 lost", "Klerksdorp Spheres"):
        assert words in ran.out
    assert "✓ ΩT2 Aristotle" in ran.out, "two pyramids are in the Past"
    assert "✓ ΩT7 Melchizedek" in ran.out, "the Past holds one monument of each kind"
    assert "✓ ΩT28" not in ran.out
    assert "Frise" not in ran.out
    assert "Phase d’action" in shell.run("show", position, "--lang", "fr").out


def test_show_as_data_holds_the_view_and_the_choices(shell: Shell, position: str) -> None:
    shown = shell.run("show", position, "--json").data
    assert shown["view"]["seat"] == "p1"
    assert "create C16 slot 5" not in shown["choices"]["p1"], "slot 5 is full"
    assert "create C16 slot 2" in shown["choices"]["p1"]


def test_show_hides_what_another_seat_may_not_see(shell: Shell, position: str) -> None:
    hidden = shell.run("show", position, "--seat", "p2", "--json").data["view"]["players"][0]
    assert "hand" not in hidden
    assert hidden["hand_count"] == 4
    assert "Yonaguni" not in shell.run("show", position, "--seat", "p2").out


def test_a_position_can_be_json_too(shell: Shell, position: str) -> None:
    other = shell.write("position.json", '{"title": "ancient-knowledge", "players": {"p1": {"hand": ["C16"]}}}')
    assert "Heracleion" in shell.run("show", other).out


def test_show_draws_the_end_of_a_record_and_any_moment_of_it(shell: Shell, record: str) -> None:
    assert "Score sheet" in shell.run("show", record).out
    middle = shell.run("show", record, "--at", "30", "--json").data
    assert middle["choices"]
    assert shell.run("show", record, "--at", "30", "--seat", "p3").code == 0


@pytest.mark.parametrize("columns", ["80", "100", "120", "200"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_table_fits_every_width(shell: Shell, position: str, record: str, columns: str, lang: str) -> None:
    for args in (("show", position), ("show", record, "--at", "100"), ("show", record), ("replay", record)):
        for line in shell.run(*args, "--lang", lang, COLUMNS=columns).out.splitlines():
            assert len(line) <= int(columns), line


def test_no_colour_where_nobody_sees_it(shell: Shell, position: str) -> None:
    assert "\x1b" not in shell.run("show", position).out


def test_a_foreign_record_cannot_paint_the_terminal(shell: Shell, recorded: str) -> None:
    painted = shell.write("painted.tablee", recorded.replace('"Senenmut (random)"', '"\\u001b[31mMallory"', 1))
    for command in ("replay", "show"):
        ran = shell.run(command, painted)
        assert ran.code == 0
        assert "\x1b" not in ran.out
        assert "Mallory" in ran.out
