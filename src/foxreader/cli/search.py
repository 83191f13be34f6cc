"""The commands search and find, and how answers and places are printed: as JSON, and for people."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from textwrap import fill
from typing import Any

from foxreader.answer.conversation.record import sources
from foxreader.answer.direct.verbatim import marked_words, outcome, with_neighbours
from foxreader.answer.evidence_line.claims import LineSlot, listed, signed, with_slots
from foxreader.answer.evidence_line.lines import SIGNS, ClaimLines, EvidenceLine
from foxreader.answer.second_reader.claims import cleared_words, reading_words
from foxreader.cli import wording
from foxreader.cli.commands import Subcommand, with_book, with_json, with_query, with_whole
from foxreader.cli.words import CommandLine, percent, print_json, said, worded
from foxreader.cli.work import (
    FOUND_NOTHING,
    Opened,
    add_waiting,
    id_of,
    make_program,
    open_book,
    questions,
    seen,
    seen_of_several,
)
from foxreader.core.book import Book
from foxreader.core.errors import UsageError
from foxreader.core.events import Answer, Citation, Mark, Part, Text, lacking, opening
from foxreader.core.span import Span
from foxreader.library.searches import FARTHEST, NEAR, FindQuery, FoundPlaces, Kind
from foxreader.retrieval.find_in_book import find_places
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.shelf.library_search import ShelfFound, ShelfHit

# How answers and places are printed: the JSON contract, and text for people.

_PASSAGE = 1200
"""Characters of a passage in JSON: the longest passage, as the index cuts them."""

_INDENT, _COLUMNS = "    ", 80
"""The indent of an evidence line, and the columns of a terminal it is wrapped in."""
_HELD = "\ue001"
"""A space at which no line is broken: the place of a line stays in one piece."""
_BREAK = "\ue000"
_BOLD, _NORMAL = "\033[1m", "\033[0m"
_AFTER_LINES = re.compile(f"{_BREAK}[ \\t]*\\n?")
"""After the lines of a claim the text goes on in a line of its own."""


def hit_json(book: Book, span: Span, score: float) -> dict[str, Any]:
    """A passage as the contract has it."""
    return {
        "tag": str(span),
        "file": span.file,
        "start": span.start,
        "end": span.end,
        "text": book.text_at(span)[:_PASSAGE],
        "title": book.title_at(span),
        "page": book.page_label(span),
        "score": score,
    }


def shelf_hit_json(hit: ShelfHit) -> dict[str, Any]:
    """A passage of one of all books as the contract has it; ``title`` is its chapter's."""
    return {
        "sha256": hit.sha256,
        "path": str(hit.path),
        "book": hit.title,
        "authors": list(hit.authors),
        "tag": str(hit.span),
        "file": hit.span.file,
        "start": hit.span.start,
        "end": hit.span.end,
        "text": hit.text[:_PASSAGE],
        "title": hit.chapter,
        "page": hit.page,
        "score": hit.score,
        "proven": hit.proven,
    }


def answer_json(answer: Answer) -> dict[str, Any]:
    """An answer as the contract has it."""
    searched = answer.searched
    return {
        "mode": answer.mode,
        "confidence": answer.confidence,
        "path": answer.path,
        "why": answer.why,
        "model": answer.model,
        "answer": answer.text,
        "parts": [
            {"footnote": part.footnote} if isinstance(part, Mark) else {"text": part.text}
            for part in answer.parts
        ],
        "citations": [
            {
                "number": c.number,
                "tag": str(c.span),
                "file": c.span.file,
                "start": c.span.start,
                "end": c.span.end,
                "quote": c.quote,
                "title": c.title,
                "page": c.page,
                "grade": c.grade,
                "book": c.book,
                "source": c.source,
            }
            for c in answer.citations
        ],
        "sources": list(sources(answer)),
        "chunks": list(answer.chunks),
        "removed": answer.removed,
        "dropped": answer.dropped,
        "refused": answer.refused,
        "searched": {
            "queries": list(searched.queries),
            "passages": searched.passages,
            "segments": searched.segments,
            "of_segments": searched.of_segments,
            "missing": list(searched.missing),
            "index": searched.index,
            "share": round(searched.share, 4),
            "parts": list(searched.parts),
            "books": list(searched.books),
            "left_out": list(searched.left_out),
            "read_as": [asdict(one) for one in searched.read_as],
            "highlights": searched.highlights,
            "of_highlights": searched.of_highlights,
        },
        "flags": [
            {"kind": flag.kind, "text": flag.text, "words": flag.words} for flag in answer.flags
        ],
        "tool_calls": list(answer.tool_calls),
        "second_reader": None if answer.second is None else asdict(answer.second),
        "usage": {
            "prompt_tokens": answer.usage.prompt,
            "completion_tokens": answer.usage.completion,
            "calls": answer.usage.calls,
        },
    }


def shown_parts(answer: Answer) -> tuple[Part, ...]:
    """An answer's text as it is printed, with the sign after each uncited sentence."""
    return signed(answer.parts, answer.flags)


def _text(answer: Answer, lines: Sequence[ClaimLines]) -> str:
    """An answer's text, with the evidence lines indented under their claims, in a table under the
    row; at a terminal a sentence is bold in its passage."""
    shown, row, marked = "", "", marked_words(answer)
    slotted = with_slots(shown_parts(answer), [one.claim for one in lines])
    for part in with_neighbours(slotted, answer, answer.beside):
        if isinstance(part, LineSlot):
            claim = lines[part.claim]
            under = "\n".join(["", *map(_line, (*claim.lines, *claim.more))])
            if shown[shown.rfind("\n") + 1 :].startswith("|"):
                row += under
            else:
                shown += under + _BREAK
        else:
            text = worded(part.text) if isinstance(part, Text) else f"[{part.footnote}]"
            bolder = isinstance(part, Text) and part.literal and part.text in marked
            if "\n" in text:
                text, row = text.replace("\n", f"{row}\n", 1), ""
            shown += _bold(text) if bolder else text
    return _AFTER_LINES.sub("\n", shown + row).strip()


def _bold(text: str) -> str:
    """``text`` in bold at a terminal."""
    return text.join((_BOLD, _NORMAL)) if sys.stdout.isatty() else text


def _line(line: EvidenceLine) -> str:
    citation, place = line.citation, line.place
    where = place.words(percent)
    grade = f"{SIGNS[citation.grade]} {said(wording.GRADES[citation.grade])}"
    end = " · ".join(filter(None, (place.book, where, grade))).replace(" ", _HELD)
    shown = f"{line.text}  ({end})" if line.runs else f"({end})"
    lines = fill(
        shown, _COLUMNS, initial_indent=_INDENT, subsequent_indent=_INDENT,
        break_long_words=False, break_on_hyphens=False,
    )  # fmt: skip
    return lines.replace(_HELD, " ")


def print_answer(answer: Answer, lines: Sequence[ClaimLines] = ()) -> None:
    """Print an answer for people: the text with its evidence ``lines``, its footnotes, what was
    searched."""
    heading = worded(outcome(answer))
    if heading:
        print(_bold(heading), end="\n\n")
    before = opening(answer)
    if before:
        print("\n".join(map(worded, before)), end="\n\n")
    print(_text(answer, lines))
    if answer.refused and answer.reason:
        print(worded(answer.reason))
    for citation in answer.citations:
        _print_citation(citation, citation.source if answer.searched.books else citation.title)
    for flag in listed(answer.flags):
        print(f"\n! {worded(flag.text)}")
    if answer.second is not None:
        print(f"\n{worded(reading_words(answer.second))}")
        if answer.second.cleared:
            print(worded(cleared_words(answer.second)))
    _print_searched(answer)


def _print_citation(citation: Citation, where: str) -> None:
    page = said(wording.PAGE, page=citation.page) if citation.page else ""
    grade = f" ({said(wording.GRADES[citation.grade])})" if citation.grade != "cited" else ""
    print(f"\n[{citation.number}] {where}{page} {citation.span}{grade}")
    print(f"    “{' '.join(citation.quote.split())}”")


def _print_searched(answer: Answer) -> None:
    searched = answer.searched
    queries, limited = "; ".join(searched.queries), searched.share < 1
    if searched.of_highlights:
        looked, of = searched.highlights, searched.of_highlights
        print("\n" + said(wording.LOOKED_AT, highlights=looked, of=of, queries=queries))
    elif queries:
        within = "; ".join(searched.parts or searched.books)
        whole, so_far = wording.SEARCHED, wording.SEARCHED_SO_FAR
        if within:
            whole, so_far = wording.SEARCHED_PART, wording.SEARCHED_PART_SO_FAR
        line, share = so_far if limited else whole, percent(searched.share)
        print("\n" + said(line, searched.passages, part=within, share=share, queries=queries))
    if searched.missing and not lacking(answer):
        line = wording.MISSING_IN_BOOKS if searched.books else wording.MISSING
        line = wording.MISSING_SO_FAR if limited else line
        print(said(line, words=", ".join(searched.missing)))


# Strict mode (D5): the shape its contract has, exactly


def strict_json(answer: Answer) -> dict[str, Any]:
    """The three shapes: a direct answer, a guided fallback with highlights, a hard refusal.

    A citation is a source and a page, and beyond the contract the exact span; the same source
    and page are cited once, by the first span there. A refusal has nothing of the book.
    """
    if answer.mode == "hard_refusal":
        return {"mode": answer.mode, "answer": answer.text}
    cited = {citation.number: citation for citation in answer.citations}
    shown = [cited[part.footnote] for part in answer.parts if isinstance(part, Mark)]
    by_page: dict[tuple[str, str | None], dict[str, Any]] = {}
    for citation in map(_citation, shown):
        by_page.setdefault((citation["source"], citation["page"]), citation)
    sources = list(by_page.values())
    if answer.mode == "direct_answer":
        said = "\n\n".join(c.quote for c in shown)
        if not answer.verbatim:  # counted or looked up by the program, which says what it found
            said = "".join(part.text for part in answer.parts if isinstance(part, Text)).strip()
        return {"mode": answer.mode, "answer": said, "citations": sources}
    return {
        "mode": answer.mode,
        "confidence": answer.confidence,
        "no_direct_answer_reason": answer.reason,
        "related_highlights": [{"highlight": c.quote, **_citation(c)} for c in shown],
        "citations": sources,
    }


def _citation(citation: Citation) -> dict[str, Any]:
    span = citation.span
    return {
        "source": citation.source or citation.title,
        "page": citation.page,
        "span": {"tag": str(span), "file": span.file, "start": span.start, "end": span.end},
    }


_SHOWN = 300
"""Characters of a passage that are printed for people; chosen: four lines of a terminal."""


def search(options: argparse.Namespace) -> int:
    """Print the passages that fit a query, the best first."""
    if options.all:
        if options.question:
            raise UsageError(said(wording.BOOK_AND_ALL))
        options.question = options.book
        return _search_all(options)
    if not options.book:
        raise UsageError(said(wording.NO_BOOK_TO_SEARCH))
    return _search_book(options)


def _search_book(options: argparse.Namespace) -> int:
    program, hits = make_program(), []
    with Opened(program, Path(options.book)) as (book, index):
        search, scope = Search(index), seen(program, book, options)
        for line in questions(options):
            hits = search.passages(line["question"], scope, options.limit)
            found = [hit_json(book, hit.span, hit.score) for hit in hits]
            if options.batch or options.json:
                print_json({**id_of(line), "hits": found}, line=bool(options.batch))
            else:
                _print_found(found, limited=scope.limit is not None)
    return 0 if hits or options.batch else FOUND_NOTHING


def _print_found(found: Sequence[dict[str, Any]], *, limited: bool) -> None:
    """The passages of a book as ``hit_json`` has them."""
    for hit in found:
        page = said(wording.PAGE, page=hit["page"]) if hit["page"] else ""
        print(f"{hit['tag']}  {hit['title']}{page}\n  {_beginning(hit['text'])}\n")
    if not found:
        print(said(wording.NOTHING_YET if limited else wording.NOTHING_FOUND))


def _search_all(options: argparse.Namespace) -> int:
    program = make_program()
    asked = list(questions(options))
    limits = seen_of_several(program, (), options)
    add_waiting(program)
    for line in asked:
        *_, found = program.sessions.search_all(line["question"], limits, options.limit)
        if options.batch or options.json:
            print_json({**id_of(line), **_hits_json(found)}, line=bool(options.batch))
        else:
            _print(found)
    return 0 if options.batch or found.hits else FOUND_NOTHING


def _hits_json(found: ShelfFound) -> dict[str, object]:
    return {
        "hits": [shelf_hit_json(hit) for hit in found.hits],
        "searched": {"books": found.books, "passages": found.passages},
        "waiting": list(found.waiting),
    }


def _print(found: ShelfFound) -> None:
    """The hits under their books, those that are no more than candidates marked."""
    for _, group in groupby(found.hits, key=lambda hit: hit.sha256):
        hits = list(group)
        by = f" — {', '.join(hits[0].authors)}" if hits[0].authors else ""
        print(f"{hits[0].title}{by}\n  {hits[0].path}")
        for hit in hits:
            print(f"  {hit.span}  {_where(hit)}\n    {_beginning(hit.text)}\n")
    if not found.hits:
        print(said(wording.NOTHING_IN_BOOKS))
    print(said(wording.SEARCHED_ALL, passages=found.passages, books=found.books))
    if found.waiting:
        print(said(wording.NOT_SEARCHED, len(found.waiting)))


def _where(hit: ShelfHit) -> str:
    page = said(wording.PAGE, page=hit.page) if hit.page else ""
    return f"{hit.chapter}{page}{'' if hit.proven else said(wording.CANDIDATE)}"


def _beginning(text: str) -> str:
    """The beginning of a passage on one line."""
    return " ".join(text.split())[:_SHOWN]


def _arrange_search(parser: argparse.ArgumentParser) -> None:
    with_whole(parser)
    parser.add_argument(
        "book",
        nargs="?",
        default="",
        metavar="BOOK",
        help=CommandLine.tr("the book to search; not with --all"),
    )
    with_query(parser, "QUERY")
    parser.add_argument(
        "--all", action="store_true", help=CommandLine.tr("search all books that were read")
    )
    parser.add_argument("--limit", type=int, default=10, metavar="K")


# find

_AROUND = 60
"""Characters at each side of a place that are printed; chosen: two lines of a terminal."""


def find(options: argparse.Namespace) -> int:
    """Print the places of the words, in reading order."""
    query = _query(options)
    program = make_program()
    opened = open_book(program, options.book)
    try:
        book = opened.book
        scope = seen(program, book, options)
        found = find_places(book, query, scope=scope, most=options.limit)
    finally:
        opened.resources.close()
    if options.json:
        print_json(_places_json(book, found))
        return 0 if found.spans else FOUND_NOTHING
    for span in found.spans:
        page = book.page_label(span)
        where = book.named_at(span) + (said(wording.PAGE, page=page) if page else "")
        print(f"{span}  {where}\n  {_around(book, span)}\n")
    if found.more:
        print(said(wording.MORE_PLACES, count=len(found.spans)))
    if not found.spans:
        print(said(wording.NOT_FOUND) if scope.limit is None else said(wording.NOT_FOUND_YET))
    for remark in found.remarks:
        print(worded(remark))
    return 0 if found.spans else FOUND_NOTHING


def _query(options: argparse.Namespace) -> FindQuery:
    if not options.words.strip():
        raise UsageError(said(wording.NO_WORDS))
    if options.limit < 1:
        raise UsageError(said(wording.LIMIT_BELOW_ONE))
    kind: Kind = "pattern" if options.pattern else "words"
    if options.near is not None:
        kind = "near"
        if not 1 <= options.near <= FARTHEST:
            raise UsageError(said(wording.TOO_FAR, most=FARTHEST))
    return FindQuery(
        options.words, kind, options.whole_word, options.match_case, options.match_accents,
        options.near or NEAR,
    )  # fmt: skip


def _places_json(book: Book, found: FoundPlaces) -> dict[str, Any]:
    return {
        "places": [
            {
                "tag": str(span),
                "file": span.file,
                "start": span.start,
                "end": span.end,
                "text": book.text_at(span),
                "title": book.title_at(span),
                "page": book.page_label(span),
            }
            for span in found.spans
        ],
        "more": found.more,
        "remarks": list(found.remarks),
    }


def _around(book: Book, span: Span) -> str:
    """A place with the words around it, on one line; the place between « and »."""
    text = book.files[span.file].text
    before = text[max(0, span.start - _AROUND) : span.start]
    after = text[span.end : span.end + _AROUND]
    place = text[span.start : span.end][: 4 * _AROUND]
    return " ".join(f"{before}«{place}»{after}".split())


def _arrange_find(parser: argparse.ArgumentParser) -> None:
    with_book(parser)
    parser.add_argument("words", metavar="WORDS")
    with_whole(parser)
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument(
        "--near",
        type=int,
        metavar="N",
        help=CommandLine.tr("the words in any order, at most N words apart"),
    )
    kinds.add_argument(
        "--pattern",
        action="store_true",
        help=CommandLine.tr("WORDS is a regular expression, as Python has them"),
    )
    parser.add_argument(
        "--whole-word", action="store_true", help=CommandLine.tr("whole words only")
    )
    parser.add_argument(
        "--match-case", action="store_true", help=CommandLine.tr("capitals as they are given")
    )
    parser.add_argument(
        "--match-accents", action="store_true", help=CommandLine.tr("accents as they are given")
    )
    parser.add_argument("--limit", type=int, default=100, metavar="K")
    with_json(parser)


COMMANDS = {
    "search": Subcommand(search, _arrange_search),
    "find": Subcommand(find, _arrange_find),
}
