"""The figures of a model's odds on the claims that attack the checks."""

from __future__ import annotations

import pytest
from benchmarks.liarcases import Case
from benchmarks.liarodds import Posed, Scored, auc, paired, report, scored, threshold

from endpoint import Endpoint, Reply, Request, tokens
from foxreader.answer.second_reader.claims import CitedClaim
from foxreader.answer.second_reader.probabilities import OddsReader
from foxreader.core.message import Provider
from foxreader.core.span import Span
from foxreader.llm import connect


def posed(number: int, words: str, *, true: bool, places: int = 1, language: str = "en") -> Posed:
    spans = (Span(0, 0, 4),) * places
    case = Case(f"{number:08x}", "b", language, true, "swap", "?", words, words, spans, ("",))
    return Posed(case, CitedClaim(words, (1,), ("The keeper lit the lamps.",) * places))


def test_a_false_claim_stands_beside_a_true_one_of_its_length_places_and_language() -> None:
    short, long = "The keeper lit it.", "The keeper of the lamp lit it at nine o’clock that night."
    claims = [
        posed(0, short, true=False), posed(1, long, true=False),
        posed(2, long, true=False, places=2), posed(3, short, true=False, language="de"),
        posed(4, long, true=True), posed(5, short, true=True),
        posed(6, long, true=True, places=2), posed(7, long, true=True, language="de"),
    ]  # fmt: skip
    found = paired(claims)
    assert {(int(f.case.id, 16), int(t.case.id, 16)) for f, t in found} == {(0, 5), (1, 4), (2, 6)}
    assert paired(claims) == found  # the same each time


def test_the_chance_of_higher_odds_and_the_threshold() -> None:
    assert auc([1.0, 2.0], [0.0, 1.0]) == pytest.approx(3.5 / 4)
    true = [float(n) for n in range(100)]
    assert sum(one < threshold(true, 0.04) for one in true) == 4


def test_a_model_is_measured_on_each_pair_and_what_it_did_not_read_is_counted() -> None:
    def reply(request: Request) -> Reply:
        about = request.messages[-1]["content"].rsplit("<claim-", 1)[1]
        yes = 0.9 if "lit" in about else 0.1
        return Reply("Yes", likely=None if "dark" in about else tokens(Yes=yes, No=1 - yes))

    pairs = [
        (posed(0, "He broke it.", true=False), posed(1, "He lit it.", true=True)),
        (posed(2, "He broke it.", true=False), posed(3, "In the dark.", true=True)),
    ]
    with Endpoint(reply) as endpoint:
        reader = OddsReader(connect(Provider("t", endpoint.base_url, "m"), None))
        found = list(scored(reader, pairs, 60))
        assert list(scored(reader, pairs, -1)) == []
    assert [one.odds is None for one in found] == [False, False, False, True]
    table = "\n".join(report(found))
    assert "| English | 1 | 2 | 1 | 1.000 | 100% |" in table
    assert "other languages" not in table.replace("| other languages |", "")


def test_languages_are_apart() -> None:
    found = [
        Scored(posed(n, "He lit it.", true=n % 2 == 0, language="en" if n < 4 else "de"), float(-n))
        for n in range(8)
    ]
    table = "\n".join(report(found))
    assert "| English | 2 | 2 | 0 |" in table and "| other languages | 2 | 2 | 0 |" in table
    assert "| all | 4 | 4 | 0 |" in table
