"""How golden outcomes are kept, and what is said of two that differ."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from benchmarks.golden import accept, difference
from benchmarks.goldenlines import Change, Outcome, changes, kept, outcome_of, report
from benchmarks.goldensets import Case

ONE = Outcome(
    "0a", "novel", "de", "marked", 0.5, ("weak:unit_differs", "name:name_not_cited"),
    ("weak", "cited"), "near", ("12ab34", "56cd78"),
)  # fmt: skip
CASE = Case("claims", "0a", "moby", "novel", "de", "true near:\nDer Wal ist weiß.", None)


def test_a_line_gives_the_outcome_it_was_made_of() -> None:
    for one in (ONE, Outcome("0b", "own", "en", "refused", 0)):
        assert outcome_of(one.line) == one
        assert "\n" not in one.line


def test_a_change_is_better_worse_or_other_by_what_is_right() -> None:
    better, worse = replace(ONE, good=1.0), replace(ONE, good=0)
    other = replace(ONE, marks=())
    ways = [Change(ONE, now).way for now in (better, worse, other, None)]
    assert ways == ["better", "worse", "other", "gone"]
    assert Change(None, ONE).way == "new"
    assert changes({"0a": ONE}, {"0a": replace(ONE)}) == []


def test_a_difference_of_places_alone_says_which() -> None:
    moved = replace(ONE, places=("12ab34", "ffffff", "000000"))
    assert Change(ONE, moved).told.endswith("other places, number 2, 3")


def test_a_report_counts_by_book_and_language_and_shows_each_case() -> None:
    found = changes({"0a": ONE}, {"0a": replace(ONE, outcome="cited", good=1.0, marks=())})
    lines = list(report("claims", 7, found, {"0a": CASE.asked}))
    assert lines[0] == "claims: 7 cases, 1 differ"
    assert [line.split()[:2] for line in lines[2:4]] == [["novel", "1"], ["in", "de"]]
    assert "better 0a" in lines[4] and "marked (weak:unit_differs" in lines[4]
    assert lines[5].strip() == "true near: Der Wal ist weiß."


def test_what_is_accepted_differs_no_more(tmp_path: Path) -> None:
    now = {"0a": ONE}
    assert list(difference("claims", [CASE], now, whole=True, folder=tmp_path))
    accept("claims", now, whole=True, folder=tmp_path)
    assert not list(difference("claims", [CASE], now, whole=True, folder=tmp_path))
    assert kept("claims", tmp_path) == now


def test_what_was_not_judged_stays_and_is_no_difference(tmp_path: Path) -> None:
    other = replace(ONE, id="0b")
    accept("claims", {"0a": ONE, "0b": other}, whole=True, folder=tmp_path)
    changed = {"0a": replace(ONE, good=0)}
    told = list(difference("claims", [CASE], changed, whole=False, folder=tmp_path))
    assert told[0] == "claims: 1 cases, 1 differ"
    accept("claims", changed, whole=False, folder=tmp_path)
    assert kept("claims", tmp_path) == {**changed, "0b": other}
    assert any(
        "gone" in line for line in difference("claims", [], changed, whole=True, folder=tmp_path)
    )
