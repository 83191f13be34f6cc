"""The figures of a second reader on the claims that attack the checks."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from benchmarks.liarcases import Case
from benchmarks.liarrun import Row
from benchmarks.liarsecond import ByHand, judged_by, listed, report, sample

from foxreader.answer.second_reader.claims import CitedClaim, Judged
from foxreader.core.cancel import Cancel
from foxreader.core.events import Answer, Citation, Mark, Searched, Text
from foxreader.core.message import Usage
from foxreader.core.span import Span


def row(number: int, *, true: bool, kind: str, outcome: str = "cited") -> Row:
    claim = f"The keeper {'lit' if true else 'broke'} lamp {number}"
    place = Span(0, 0, 4)
    case = Case(f"{number:08x}", "b", "en", true, kind, "?", claim, claim, (place,), ("",))
    parts = (Text(claim), Mark(1), Text("."))
    cited = (Citation(1, place, "The keeper lit the lamps.", ""),)
    answer = Answer("?", "grounded", "specific", parts, cited, Searched())
    return Row(case, outcome, "", answer)  # type: ignore[arg-type]


ROWS = [
    *(row(n, true=False, kind="swap") for n in range(4)),
    row(4, true=False, kind="cause"),
    row(5, true=False, kind="cause", outcome="marked"),
    *(row(n, true=True, kind="near") for n in range(6, 9)),
]


class Judge:
    """Finds claims with "broke" unsupported and one true one too."""

    name = "judge"

    def batches(self, claims: Sequence[CitedClaim]) -> Sequence[Sequence[CitedClaim]]:
        return [claims]

    def judge(
        self, claims: Sequence[CitedClaim], cancel: Cancel | None
    ) -> tuple[tuple[Judged, ...], Usage]:
        said = (
            Judged(claim, "no")
            if "broke" in claim.text or "lamp 7" in claim.text
            else Judged(claim, "supported", True)
            for claim in claims
        )
        return tuple(said), Usage(10, 5, 1)


def test_as_much_true_as_false_of_all_kinds_is_put_to_it() -> None:
    chosen = {int(one.case.id, 16) for one in sample(ROWS, each=2)}
    assert chosen == {0, 4, 6, 7}


def test_what_the_checks_have_removed_is_not_put_to_it() -> None:
    assert sample([row(1, true=False, kind="swap", outcome="removed")]) == []


def test_a_model_may_be_asked_by_hand(tmp_path: Path) -> None:
    rows = sample(ROWS, each=2)
    unread, *_ = judged_by(ByHand(tmp_path), rows)
    assert all(judged.verdict is None for one in unread for judged in one.judged)
    asked = (tmp_path / "000.request.txt").read_text(encoding="utf-8")
    assert all(row.case.claim in asked for row in rows)
    said = [
        {"claim": n, "words": "", "verdict": "supported" if row.case.true else "no"}
        for n, row in enumerate(rows, 1)
    ]
    (tmp_path / "000.reply.txt").write_text(json.dumps({"verdicts": said}), encoding="utf-8")
    read, *_ = judged_by(ByHand(tmp_path), rows)
    assert all((one.outcome == "marked") is not one.row.case.true for one in read)


def test_marked_claims_are_counted() -> None:
    found, usage, seconds = judged_by(Judge(), sample(ROWS))
    assert [one.outcome for one in found if not one.row.case.true] == ["marked"] * 6
    assert [one.outcome for one in found if one.row.case.true] == ["cited", "marked", "cited"]
    assert usage == Usage(20, 10, 2) and seconds >= 0
    text = "\n".join(report(found, usage, seconds))
    assert "| false, English | 6 | 1 | 6 | 0 | 0 |" in text
    assert "| true, English | 3 | 0 | 1 | 0 | 0 |" in text
    assert "2 requests, 20 tokens sent, 10 back" in text
    assert "00000007 true near: cited → marked, no" in "\n".join(listed(found))
