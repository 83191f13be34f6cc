"""What is marked of claims put in other words than their place: true ones are not, and false ones
of the same shape are. In the data each place has claims of both kinds, in words of ours."""

import json
from pathlib import Path

import pytest

from foxreader.answer.checks.grounding import Checker
from foxreader.answer.gate.footnote import Footnotes
from foxreader.answer.gate.ledger import Ledger
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.span import Span
from foxreader.language.tokenize import terms

DATA = Path(__file__).parents[1] / "data" / "fair-marks.jsonl"
ROWS = [json.loads(line) for line in DATA.read_text(encoding="utf-8").splitlines()]
FILLING = {
    "en": "The road went down to the harbour. In the evening the lamps were lit. Miss Ellen Grant "
    "played the piano for Mr. Harding.",
    "de": "Die Straße führte zum Hafen hinunter. Am Abend wurden die Lampen angezündet. Fräulein "
    "Ellen Grant spielte Klavier für Herrn Harding.",
    "fr": "La route descendait vers le port. Le soir on allumait les lampes. Mademoiselle Ellen "
    "Grant jouait du piano pour M. Harding.",
    "es": "El camino bajaba al puerto. Por la tarde se encendían las lámparas. La señorita Ellen "
    "Grant tocaba el piano para el señor Harding.",
}
ASKED = {
    "en": "What happened there?", "de": "Was geschah dort?", "fr": "Que s’est-il passé là ?",
    "es": "¿Qué pasó allí?",
}  # fmt: skip
CASES = [
    pytest.param(row["language"], row["place"], claim, truth == "false", id=f"{truth} {claim}")
    for row in ROWS
    for truth in ("true", "false")
    for claim in row[truth]
]


class Words:
    """The words of the book of all places of a language."""

    def __init__(self, language: str) -> None:
        places = (row["place"] for row in ROWS if row["language"] == language)
        self._known = frozenset(terms(" ".join([FILLING[language], *places]), language))

    def knows(self, term: str) -> bool:
        return term in self._known

    def only_later(self, term: str) -> bool:
        return False

    def rarity(self, term: str) -> float:
        return 1.0


WORDS = {language: Words(language) for language in FILLING}


@pytest.mark.parametrize(("language", "place", "claim", "marked"), CASES)
def test_only_what_the_place_does_not_say_is_marked(
    language: str, place: str, claim: str, marked: bool
) -> None:
    filling = FILLING[language]
    text = "\n".join([filling, place, filling])
    book = Book("0" * 64, "text", Metadata("The Tale", ("A. Writer",)), (BookFile("a", text),))
    cited = Span(0, len(filling) + 1, len(filling) + 1 + len(place))
    ledger = Ledger(book, [Span(0, 0, len(filling)), cited])
    notes = Footnotes(ledger)
    list(notes.feed(f"{claim} {cited}"))
    list(notes.end())
    checker = Checker(ledger, ASKED[language], language, WORDS[language])
    verdicts = checker.inspect(notes.parts, notes.citations.all)
    found = [finding.code for verdict in verdicts for finding in verdict.findings]
    assert bool(found) == marked, found


def test_each_kind_has_a_dozen_places() -> None:
    kinds = {row["kind"] for row in ROWS}
    assert kinds == {"negation", "number", "counted", "noun", "nothing shared"}
    for language in FILLING:
        for kind in ("negation", "number"):
            assert sum((r["kind"], r["language"]) == (kind, language) for r in ROWS) >= 12
