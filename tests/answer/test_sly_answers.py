"""Planted errors over real books: what is shown of them unmarked, and what right answers lose.

In the data braces hold words of the sentence that is cited; the last column of a sly answer is what
is wrong in it.
"""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from foxreader.answer.checks.absence import only_absence
from foxreader.answer.checks.names import names
from foxreader.answer.checks.numbers import numbers, values
from foxreader.answer.checks.quotes import is_term, quotes, unclosed
from foxreader.answer.gate.footnote import Footnotes
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.gate.splitter import sentences
from foxreader.answer.turn.from_the_book import Proven, Prover
from foxreader.core.events import Text
from foxreader.core.scope import WHOLE_BOOK
from foxreader.formats import open_book
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
from foxreader.index.storage.terms import BookVocabulary
from foxreader.retrieval.fulltext.search import Search

BOOKS = {
    "alice": "epub/readest/sample-alice.epub",
    "moby": "epub/standardebooks/se-moby-dick.epub",
}
DATA = json.loads((Path(__file__).parents[1] / "data" / "sly-answers.json").read_text("utf-8"))
# What code cannot tell: who of the book's people it was, that a word was turned round, half of a
# sentence, what is said on the way to something else.
LET_THROUGH = {
    "negation of number", "number once", "name in book, wrong place", "name in book",
    "name first of two", "quote backticks latex", "quote italic", "quote bracketed change",
    "merged false clause", "colon lead-in", "question claim", "short claim", "soft wrong",
    "antonym", "zh name", "absence then tells cited",
}  # fmt: skip
MARKUP = re.compile(r"[*_`]")


class Judge:
    """Holds answers about one book against the passages they cite and four more."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._vocabulary = BookVocabulary(index, WHOLE_BOOK)
        self._passages = [index.units(p.id, WHOLE_BOOK) for p in index.passages(WHOLE_BOOK)]
        self._texts = [[" ".join(index.book.text_at(u).split()) for u in p] for p in self._passages]

    def shown(self, answer: str) -> Proven:
        ledger = Ledger(self._index.book)
        text = re.sub(r"\{([^}]*)\}", lambda match: self._tag(match[1], ledger), answer)
        hits, *_ = Search(self._index).evidence(re.sub(r"\{[^}]*\}", "", answer), WHOLE_BOOK, 4)
        ledger.add(unit for hit in hits for unit in hit.units)
        notes = Footnotes(ledger)
        for _ in (*notes.feed(text), *notes.end()):
            pass
        prover = Prover(ledger, "What happens there?", self._index.language, self._vocabulary)
        return prover.shown(notes.parts, notes.citations.all)

    def _tag(self, words: str, ledger: Ledger) -> str:
        at, number = next(
            (at, number)
            for at, units in enumerate(self._texts)
            for number, unit in enumerate(units)
            if words in unit
        )
        ledger.add(self._passages[at])
        return str(self._passages[at][number])


@pytest.fixture(scope="module")
def judges(books, tmp_path_factory):
    found = {}
    for name, path in BOOKS.items():
        book, _ = open_book(books / path)
        index = Index.open(tmp_path_factory.mktemp("sly") / "index.sqlite", book)
        for _ in build_text(index):
            pass
        found[name] = (index, Judge(index))
    yield {name: judge for name, (_, judge) in found.items()}
    for index, _ in found.values():
        index.close()


def unmarked(proven: Proven, planted: str) -> bool:
    """Whether what is wrong is shown, and nothing is said of it."""
    shown = "".join(part.text for part in proven.parts if isinstance(part, Text))
    said = [flag for flag in proven.flags if flag.kind != "removed"]
    return MARKUP.sub("", planted) in MARKUP.sub("", shown) and not said


@pytest.mark.books
def test_planted_errors_are_removed_or_marked(judges):
    through = {
        kind
        for book, kind, answer, planted in DATA["sly"]
        if unmarked(judges[book].shown(answer), planted)
    }
    assert through <= LET_THROUGH


@pytest.mark.books
def test_right_answers_lose_nothing(judges):
    counts: Counter[str] = Counter()
    lost = []
    for book, answer in DATA["right"]:
        proven = judges[book].shown(answer)
        lost += [answer] if proven.removed else []
        told = [flag for flag in proven.flags if flag.kind != "note"]
        counts["soft"] += bool(told) and not proven.removed
    assert lost == []
    assert counts["soft"] <= 12


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("It was on 1851-12-16.", {"1851", "month 12", "16"}),
        ("Es war am 16.12.1851.", {"16", "12", "1851"}),
        ("It is always 6:00 there.", {"6"}),
        ("In the 19th century it was so.", {"century 19"}),
        ("Das war im 19. Jahrhundert so.", {"century 19"}),
        ("那是十九世纪。", {"century 19"}),
        ("It was in the 1850s, they say.", {"decade 1850"}),
        ("It was 3½ inches high, they say.", {"3.5"}),
        ("They say it was three and a half inches high.", {"3.5"}),
        ("Er kam mit zweihundertfünfundzwanzig Leuten.", {"225"}),
        ("Das steht in der zweiundvierzigsten Regel.", {"42"}),
        ("Там было около двадцати присяжных.", {"20"}),
        ("水池有六英寸深", {"6"}),
        ("池の深さは六インチでした", {"6"}),
        ("他十分高兴，四周都是森林。", set()),
        ("Das Jahrhundert und der Tausendfüßler sind es.", set()),
    ],
)
def test_numbers_in_forms_of_their_own(text, expected):
    assert {number.value for number in numbers(text) if not number.loose} == expected


@pytest.mark.parametrize(
    ("claim", "place", "supported"),
    [
        ("on 12/16/1851", "the sixteenth day of December 1851", True),
        ("on 1851-11-16", "the sixteenth day of December 1851", False),
        ("in the 19th century", "in 1851", True),
        ("in the 18th century", "in 1851", False),
        ("in the 1850s", "in 1851", True),
        ("in the 1840s", "in 1851", False),
        ("three and a half inches", "exactly three inches", False),
        ("over three inches", "three and a half inches", True),
    ],
)
def test_a_number_in_one_form_is_supported_by_another_form(claim, place, supported):
    there = values(place)
    demanded = [number for number in numbers(claim, "en") if not number.loose]
    assert all(number.among(there) for number in demanded) is supported


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("He said 'a very bad height' to her", ["a very bad height"]),
        ("Er sagte »ein Wort« und »noch eins«", ["ein Wort", "noch eins"]),
        ("Hon sade ”ett ord till”", ["ett ord till"]),
        ("Il dit « un mot » et « un autre »", [" un mot ", " un autre "]),
        ("Er sagte ‚ein Wort‘ und ›noch eins‹", ["ein Wort", "noch eins"]),
        ("the sailors' tale of the captain's leg", []),
        ("'Tis the sailors' fate in the '40s and '50s", []),
        ("rock 'n' roll, and l'ami d'Alice qu'il aime", []),
    ],
)
def test_all_marks_that_quote(text, quoted):
    assert list(quotes(text)) == quoted


@pytest.mark.parametrize(
    ("quoted", "language", "term"),
    [
        ("Half-Installed", "en", True),
        ("a very bad height", "en", False),
        ("坊っちゃん", "ja", True),
        ("吾輩は猫である", "ja", False),
    ],
)
def test_a_term_between_quotation_marks_is_no_speech(quoted, language, term):
    assert is_term(quoted, language) is term


def test_a_quote_that_is_never_closed():
    assert unclosed("He said “I am not here and never was") == "I am not here and never was"
    assert unclosed("He said “I am not here” and never was") == ""


def test_what_stands_in_a_block_quote():
    text = "He says:\n\n> It is a height. And more.\n\n> **Note:** this.\n\nHe goes on."
    assert [s.block for s in sentences([Text(text)])] == [False, True, True, False, False]


@pytest.mark.parametrize(
    ("text", "alone"),
    [
        ("The passages do not mention it.", True),
        ("His name is not mentioned.", True),
        ("书中没有提到他的名字。", True),
        ("Le livre ne dit pas pourquoi il est parti.", True),
        ("El libro no menciona el nombre del gato.", True),
        ("The book does not say why, but he was born in a castle far away.", False),
        ("Das Buch sagt es nicht, aber er wurde auf einem Schloss geboren.", False),
        ("She could not find the key under the table.", False),
    ],
)
def test_only_that_the_book_does_not_tell_needs_no_place(text, alone):
    assert only_absence(text) is alone


@pytest.mark.parametrize(
    ("sentence", "sure", "translated"),
    [
        ("Das war oft Milch, und die Katze in dem Haus hieß Gertrude.", "Gertrude", "Milch"),
        ("Alice suit le Lapin dans le terrier avec Gertrude.", "Gertrude", "Lapin"),
    ],
)
def test_words_of_the_answers_own_language_are_no_names_of_the_book(sentence, sure, translated):
    found = {name.text: name.translated for name in names(sentence, "en")}
    assert found[sure] is False
    assert found[translated] is True


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("Am Abend kam dann Klein mit seiner Frau.", ["Klein"]),
        ("Am Abend kam dann Hoffnung in sein Haus.", []),
    ],
)
def test_a_short_name_may_end_as_nouns_do(sentence, found):
    assert [name.text for name in names(sentence, "de")] == found
