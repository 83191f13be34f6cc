from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from hypothesis import given

from bookmaker import book_of, index_of
from examples import examples
from foxreader.core.book import Book
from foxreader.core.message import estimate
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.chapters import chapters, segments
from foxreader.index.pieces import OVERLAP, Chunk, book_kind, chunks, tagged_units
from foxreader.index.stages import build_derived
from foxreader.index.storage.store import Index
from index.test_segment import made_books
from nonempty import some

PROSE = "The captain looked at the sea for a long while, and then he said nothing at all to us. "


def units_of(book: Book) -> list[Span]:
    return [unit for n in range(len(book.files)) for unit in tagged_units(book, n)]


def chunks_of(book: Book, size: int) -> list[Chunk]:
    parts = segments(book)
    return chunks(book, parts, chapters(book, parts), units_of(book), size)


def built(book: Book, folder: Path) -> Index:
    index = index_of(book, folder)
    list(build_derived(index))
    return index


@examples(80)
@given(made_books())
def test_chunks_hold_every_visible_character_and_each_lies_in_its_segment(book: Book) -> None:
    found = chunks_of(book, 60)
    by_id = {segment.id: segment for segment in segments(book)}
    seen: set[tuple[int, int]] = set()
    for chunk in found:
        parent = by_id[chunk.segment]
        assert len({span.file for span in chunk.spans}) == len(chunk.spans)
        assert any(parent.spans[0].file <= span.file for span in chunk.spans)
        seen |= {(s.file, at) for s in chunk.spans for at in range(s.start, s.end)}
    for unit in units_of(book):
        assert {(unit.file, at) for at in range(unit.start, unit.end)} <= seen
    assert len({chunk.id for chunk in found}) == len(found)


def test_chunks_keep_their_size_and_overlap_by_whole_units() -> None:
    book = book_of(PROSE * 400)
    found = chunks_of(book, 800)
    units = set(units_of(book))
    starts, ends = {u.start for u in units}, {u.end for u in units}
    assert len(found) > 10
    for chunk in found:
        assert estimate(book.text_at(chunk.spans[0])) <= 800 + len(PROSE)
        assert chunk.spans[0].start in starts
        assert chunk.spans[0].end in ends
    for one, two in pairwise(found):
        if one.segment == two.segment:
            shared = Span(0, two.spans[0].start, one.spans[0].end)
            assert 0 < estimate(book.text_at(shared)) <= OVERLAP * 800 + 1


def test_a_line_that_every_page_repeats_is_in_a_chunk_and_in_no_passage(tmp_path: Path) -> None:
    pages = [f"The Manual\nPage {word} tells of ships. {PROSE}\n{n}" for n, word in
             enumerate(["one", "two", "three", "four"])]  # fmt: skip
    index = built(replace(book_of(*pages), paged=True), tmp_path)
    for file, page in enumerate(pages):
        held = [s for c in index.extras.chunks(WHOLE_BOOK) for s in c.spans if s.file == file]
        assert (held[0].start, held[-1].end) == (0, len(page))


def test_the_kind_of_book_tells_the_size() -> None:
    verse = "So long as men can breathe or eyes can see,\nSo long lives this, and this to thee.\n"
    manual = "1. Set PATH=/usr/bin:/bin and run dpkg --configure -a (exit 0).\nSee [3] = {1, 2}.\n"
    assert book_kind(book_of(f"{PROSE * 4}\n" * 40)) == "prose"
    assert book_kind(book_of(f"{PROSE * 30}\n" * 10)) == "long form"
    assert book_kind(book_of(verse * 100)) == "verse"
    assert book_kind(book_of(manual * 100)) == "dense"
    assert book_kind(book_of("")) == "prose"


def test_the_size_is_chosen_once_and_kept(tmp_path: Path) -> None:
    index = built(book_of("Run x=1; y=2 {3} [4] now.\n" * 300), tmp_path)
    assert index.extras.kind == "dense"
    before = index.extras.chunks(WHOLE_BOOK)
    index.close()
    again = built(index.book, tmp_path)
    assert again.extras.chunks(WHOLE_BOOK) == before


def test_a_chunk_is_found_by_its_id_and_by_a_place(tmp_path: Path) -> None:
    index = built(book_of(PROSE * 200, PROSE * 30), tmp_path)
    found = index.extras.chunks(WHOLE_BOOK)
    for chunk in some(found):
        assert chunk.id.startswith("chk_")
        assert len(chunk.id) == 12
        assert index.extras.chunk_by_id(chunk.id, WHOLE_BOOK) == chunk
        at = index.extras.chunk_at(chunk.spans[0], WHOLE_BOOK)
        assert at is not None
        assert at.holds(chunk.spans[0])
    assert index.extras.chunk_by_id("chk_00000000", WHOLE_BOOK) is None
    assert index.extras.chunk_at(Span(9, 0, 1), WHOLE_BOOK) is None


def test_ids_are_those_of_the_file_and_the_place() -> None:
    book = book_of(PROSE * 200)
    assert [c.id for c in chunks_of(book, 800)] == [c.id for c in chunks_of(book, 800)]
    other = replace(book, sha256="0" * 64)
    assert not {c.id for c in chunks_of(book, 800)} & {c.id for c in chunks_of(other, 800)}


def test_a_chunk_that_ends_past_the_limit_is_not_there(tmp_path: Path) -> None:
    index = built(book_of(PROSE * 200), tmp_path)
    whole = index.extras.chunks(WHOLE_BOOK)
    end = whole[2].spans[-1].end
    for at, seen in ((end, 3), (end - 1, 2)):
        scope = Scope(Span(0, at, at))
        assert index.extras.chunks(scope) == whole[:seen]
        found = index.extras.chunk_by_id(whole[2].id, scope)
        assert (found == whole[2]) if seen == 3 else found is None
        assert index.extras.chunk_at(Span(0, end - 1, end), scope) == (
            whole[2] if seen == 3 else None
        )
