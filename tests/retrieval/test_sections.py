from __future__ import annotations

from pathlib import Path

from bookmaker import book_of, index_of
from foxreader.core.message import Usage
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.stages import build_derived
from foxreader.index.storage.model_results import Summary
from foxreader.index.storage.store import Index
from foxreader.language.tokenize import terms
from foxreader.retrieval.tools.segments import Sections, lookup, neighbours
from index.test_concept import SECRET, built, voyage

FILLER = "And so it went on for a long while, and nobody minded it very much at all. " * 20
TEXTS = (
    f"The mill ground the corn, and the miller sold the corn.\n{FILLER}",
    f"The ship sailed at dawn, and the ship came back with silver.\n{FILLER}",
    f"The fox asked the crow for the cheese, and the crow sang.\n{FILLER}",
)
TITLES = ("The Miller", "Silver from the Sea", "An Old Fable")


def tales(folder: Path, *more: str) -> Index:
    texts = (*TEXTS, *more)
    titles = (*TITLES, *("Another Tale" for _ in more))
    book = book_of(*texts, toc=[(title, n, 0) for n, title in enumerate(titles)])
    index = index_of(book, folder)
    list(build_derived(index))
    return index


def best(index: Index, words: str, scope: Scope = WHOLE_BOOK) -> list[int]:
    return [s.id for s, _ in Sections(index).rank(terms(words, index.language), scope)]


def test_titles_and_extracts_tell_which_segment_is_meant(tmp_path: Path) -> None:
    index = tales(tmp_path)
    assert best(index, "miller")[0] == 1
    assert best(index, "fable") == [3]
    assert best(index, "crow cheese") == [3]
    assert best(index, "helicopter") == []


def test_a_models_summary_is_searched_where_there_is_one(tmp_path: Path) -> None:
    index = tales(tmp_path)
    sections = Sections(index)
    assert sections.rank(["flatteri"], WHOLE_BOOK) == []
    segment = index.segments[2]
    text = f"A tale of flattery. {segment.spans[0]}"
    reach = Span(2, len(TEXTS[2]) - 1, len(TEXTS[2]))
    index.kept.add_summaries([Summary(segment, text, "scripted", 1, Usage(), reach)])
    assert [s.id for s, _ in sections.rank(["flatteri"], WHOLE_BOOK)] == [3]


def test_what_lies_past_a_limit_weighs_nothing(tmp_path: Path) -> None:
    scope = Scope(Span(2, len(TEXTS[2]), len(TEXTS[2])))
    short = tales(tmp_path / "short")
    long = tales(tmp_path / "long", *[f"The ship of the miller sank with corn. {FILLER}"] * 9)
    keys = terms("the ship of the miller", "en")
    assert Sections(long).rank(keys, scope) == Sections(short).rank(keys, WHOLE_BOOK)
    assert best(long, "another") == [4, 5, 6, 7, 8, 9, 10, 11, 12]
    assert best(long, "another", scope) == []


def test_concepts_are_found_by_any_form_of_their_words(tmp_path: Path) -> None:
    index = built(voyage(), tmp_path)
    assert lookup(index, "What did captain AHAB want?", WHOLE_BOOK)[0].label == "Ahab"
    assert lookup(index, "mrs hussey", WHOLE_BOOK)[0].label == "Mrs. Hussey"
    assert lookup(index, "harpoons", WHOLE_BOOK)
    assert lookup(index, "helicopter", WHOLE_BOOK) == []
    assert len(lookup(index, "Ahab Starbuck Queequeg", WHOLE_BOOK, 2)) == 2


def test_a_concept_has_neighbours(tmp_path: Path) -> None:
    index = built(voyage(), tmp_path)
    near = [c.label for c in neighbours(index, lookup(index, "Ahab", WHOLE_BOOK)[0], WHOLE_BOOK)]
    assert "Starbuck" in near
    assert "Queequeg" not in near


def test_a_limit_hides_concepts_from_a_lookup(tmp_path: Path) -> None:
    index = built(voyage(SECRET), tmp_path)
    assert lookup(index, "Zanzibarion", WHOLE_BOOK)
    scope = Scope(Span(7, 0, 0))
    assert lookup(index, "Zanzibarion", scope) == []
    assert lookup(index, "Ahab", scope)
