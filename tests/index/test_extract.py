from __future__ import annotations

from pathlib import Path

from bookmaker import book_of, index_of
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.concepts.phrases import MOST_UNITS
from foxreader.index.stages import build_derived
from foxreader.index.storage.store import Index
from nonempty import some

TOPIC = "The harpooner kept his harpoon sharp, and the whale feared the harpoon of the harpooner."
ASIDE = [
    "Somebody went down the lane in a cart and was not seen again.",
    "At dusk a lamp was lit behind the smallest of the windows.",
    "A harpooner is paid by the barrel, as every owner will tell you.",
    "Rain fell for a week upon roofs, ponds and patient cattle.",
    "Whoever holds a harpoon learns to wait.",
    "There was cheese for supper, and after it a song or two.",
]
FILLER = "It was a fine thing, and so it went, and nobody knew any more of it than we did. " * 30
CHAPTER = "CHAPTER ONE: THE HARPOON\n" + "\n".join([*ASIDE, TOPIC, *ASIDE]) + "\n" + FILLER


def built(folder: Path, *texts: str) -> Index:
    book = book_of(*texts, toc=[(f"Chapter {n}", n, 0) for n in range(len(texts))])
    index = index_of(book, folder)
    list(build_derived(index))
    return index


def said(index: Index, scope: Scope = WHOLE_BOOK) -> dict[int, list[str]]:
    found = index.extras.extracts(scope)
    return {id_: [index.book.text_at(unit) for unit in units] for id_, units in found.items()}


def test_the_sentences_that_say_most_of_the_segment_speak_for_it(tmp_path: Path) -> None:
    found = said(built(tmp_path, CHAPTER))
    assert TOPIC in found[1]
    assert 1 < len(found[1]) <= MOST_UNITS
    assert "CHAPTER ONE: THE HARPOON" not in found[1]


def test_units_of_an_extract_are_units_of_its_segment_in_reading_order(tmp_path: Path) -> None:
    index = built(tmp_path, CHAPTER, FILLER, CHAPTER)
    for id_, units in some(index.extras.extracts(WHOLE_BOOK).items()):
        own = [u for span in index.segments[id_ - 1].spans for u in index.units_inside(span)]
        assert set(units) <= set(own)
        assert list(units) == sorted(units)


def test_what_follows_a_segment_tells_nothing_of_it(tmp_path: Path) -> None:
    secret = "Zanzibarion came, and somebody number 3 went by whistling. " * 60
    plain = built(tmp_path / "plain", CHAPTER, FILLER)
    other = built(tmp_path / "other", CHAPTER, secret)
    scope = Scope(Span(1, 5, 5))
    assert said(plain, scope) == said(other, scope) == {1: said(plain)[1]}


def test_a_segment_without_sentences_gives_its_first_unit(tmp_path: Path) -> None:
    found = said(built(tmp_path, "apples and pears\n" * 100))
    assert len(found[1]) == 1
