"""The questions of the benchmark for strong models, and how a piece of evidence is counted."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from benchmarks.strong import Place, questions

from foxreader.core.span import Span
from foxreader.retrieval.tools.specs import TOOLS


def test_there_are_twenty_questions_of_each_kind_with_queries_and_places() -> None:
    asked = list(questions())
    assert Counter(q.group for q in asked) == {"novels": 20, "manual": 20, "foreign": 20}
    assert len({q.id for q in asked}) == 60
    names = {tool.name for tool in TOOLS}
    for question in asked:
        assert 1 <= len(question.rewrite) <= 3 and question.evidence
        assert len(question.calls) == 2 and {name for name, _ in question.calls} <= names
        assert all(len(place.was) == 12 for piece in question.evidence for place in piece)


def test_every_piece_counts_and_any_of_its_places() -> None:
    first, again, second = (Place(Span(0, at, at + 10), "") for at in (0, 100, 200))
    question = replace(next(questions()), evidence=((first, again), (second,)))
    assert question.reached([Span(0, 100, 110), Span(0, 200, 205), Span(0, 205, 209)])
    assert not question.reached([Span(0, 0, 10), Span(0, 200, 208)])
    assert not question.reached([Span(0, 0, 10), Span(0, 100, 110)])
    assert not question.reached([Span(1, 0, 300)])
