"""The figures that are watched: what is kept, and what counts as worse."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

import pytest
from benchmarks.watch import (
    BEGIN,
    GROUPS,
    LANGUAGES,
    PAGE,
    Kept,
    keep,
    last_kept,
    lower_is_better,
    table,
    with_table,
    worse,
)  # fmt: skip

BEFORE = Kept("abc", "2026-11-22", {
    "search: tales hit@1": 0.7, "checks: clapnq planted name passed": 0.0,
    "strict: questions of no book refused outright": 0.9, "strict: tales answerable refused": 0.02,
    "window: page turn, ratio to a bare view": 2.0,
})  # fmt: skip


@pytest.mark.parametrize(
    ("name", "now", "is_worse"),
    [
        ("search: tales hit@1", 0.699, True),
        ("search: tales hit@1", 0.7, False),
        ("search: tales hit@1", 0.8, False),
        ("search: never measured before", 0.0, False),
        ("checks: clapnq planted name passed", 0.01, True),
        ("strict: questions of no book refused outright", 0.8, True),
        ("strict: tales answerable refused", 0.01, False),
        ("strict: tales answerable refused", 0.03, True),
        ("window: page turn, ratio to a bare view", 2.2, False),
        ("window: page turn, ratio to a bare view", 2.4, True),
        ("window: page turn, ratio to a bare view", 1.0, False),
    ],
)
def test_a_figure_is_worse_in_its_own_direction(name: str, now: float, is_worse: bool) -> None:
    assert worse(name, now, BEFORE) is is_worse
    assert ("WORSE" in table({name: now}, BEFORE)) is is_worse


def test_nothing_is_worse_than_nothing() -> None:
    assert not worse("search: tales hit@1", 0.1, None)
    assert "none kept" in table({"search: tales hit@1": 0.1}, None)


def test_a_group_that_was_left_out_is_held_against_the_commit_before(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    assert last_kept(path) is None
    keep(path, Kept("a", "2026-01-01", {"search: x": 0.5, "window: y": 2.0}))
    keep(path, Kept("b", "2026-01-02", {"search: x": 0.4}))
    keep(path, Kept("b", "2026-01-03", {"search: x": 0.6}))
    kept = last_kept(path)
    assert kept == Kept("b", "2026-01-03", {"search: x": 0.6, "window: y": 2.0})


def test_the_groups_of_a_commit_may_be_measured_one_after_the_other(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    keep(path, Kept("a", "2026-01-01", {"search: x": 0.5, "window: y": 2.0}))
    keep(path, Kept("b", "2026-01-02", {"search: x": 0.4}))
    keep(path, Kept("b", "2026-01-02", {"window: y": 1.0}))
    keep(path, Kept("c", "2026-01-03", {"strict: z": 0.1}))
    kept = last_kept(path)
    assert kept is not None
    assert kept.figures == {"search: x": 0.4, "window: y": 1.0, "strict: z": 0.1}


def test_what_should_not_happen_is_better_when_lower() -> None:
    assert lower_is_better("checks: true answers lost")
    assert not lower_is_better("search: novels hit@5")


def test_the_strict_group_counts_outcomes(tmp_path: Path) -> None:
    text = "The ferry leaves Skagen at nine. Orla sold the mill in 1931 to a baker from the coast."
    asked = {"doc_text": text, "answers": ["1931"], "meta": {"passage": [0, len(text)]}}
    known = asked | {"question": "When did Orla sell the mill?", "answerable": True}
    known["evidence"] = [{"start": text.index("Orla"), "end": len(text)}]
    unknown = asked | {"question": "Who flew to Jupiter?", "answerable": False, "evidence": []}
    lines = "\n".join(map(json.dumps, (known, unknown)))
    names = ["fairytaleqa/qa", "novels/qa", "squad2/qa", "refusal-derived/qa"]
    for name in (*names, *(f"xquad/qa.{code}" for code in LANGUAGES)):
        path = tmp_path / f"{name}.jsonl"
        path.parent.mkdir(exist_ok=True)
        path.write_text(lines, encoding="utf-8")
    found = dict(GROUPS["strict"](Namespace(bench=tmp_path)))
    assert found["fairytaleqa answerable refused"] == 0
    assert found["squad2 unanswerable, direct answer passed"] == 0
    assert found["questions of no book refused outright"] == 0.5


def test_the_page_shows_what_was_kept_first_and_last() -> None:
    page = PAGE.read_text("utf-8")
    kept = [
        {
            "day": "2026-01-01",
            "figures": {"search: a hit@1": 0.5, "search: a hit@5": 0.75, "window: MB": 370},
        },
        {"day": "2026-02-02", "figures": {"search: a hit@5": 0.8}},
        {"day": "2026-03-03", "figures": {"search: a hit@1": 0.25, "strict: b refused": 0.0}},
    ]
    once = with_table(page, kept)
    table = once.partition(BEGIN)[2].splitlines()[2:7]
    assert table == [
        "| | 1.0.0 | 2026-03-03 |",
        "|---|---:|---:|",
        "| search: a hit@1 / 5 | 0.500 / 0.750 | 0.250 / 0.800 |",
        "| window: MB | 370 | 370 |",
        "| strict: b refused | – | 0.000 |",
    ]
    assert with_table(once, kept) == once
    assert once.partition(BEGIN)[0] == page.partition(BEGIN)[0]
