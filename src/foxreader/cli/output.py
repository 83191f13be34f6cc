"""How answers and places are printed: the JSON contract, and text for people."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import asdict
from textwrap import fill
from typing import Any

from foxreader.answer.conversation.record import sources
from foxreader.answer.direct.verbatim import marked_words, outcome, with_neighbours
from foxreader.answer.evidence_line.claims import LineSlot, listed, signed, with_slots
from foxreader.answer.evidence_line.lines import SIGNS, ClaimLines, EvidenceLine
from foxreader.answer.second_reader.claims import cleared_words, reading_words
from foxreader.cli import wording
from foxreader.cli.words import percent, said, worded
from foxreader.core.book import Book
from foxreader.core.events import Answer, Citation, Mark, Part, Text, lacking, opening
from foxreader.core.span import Span
from foxreader.retrieval.shelf.library_search import ShelfHit

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
    bold = (_BOLD, _NORMAL) if sys.stdout.isatty() else ("", "")
    slotted = with_slots(shown_parts(answer), [one.claim for one in lines])
    for part in with_neighbours(slotted, answer, answer.beside):
        if isinstance(part, LineSlot):
            claim = lines[part.claim]
            under = "".join(f"\n{_line(line)}" for line in (*claim.lines, *claim.more))
            if shown[shown.rfind("\n") + 1 :].startswith("|"):
                row += under
            else:
                shown += under + _BREAK
        else:
            text = worded(part.text) if isinstance(part, Text) else f"[{part.footnote}]"
            bolder = isinstance(part, Text) and part.literal and part.text in marked
            if row and "\n" in text:
                text, row = text.replace("\n", f"{row}\n", 1), ""
            shown += text.join(bold) if bolder else text
    return _AFTER_LINES.sub("\n", shown + row).strip()


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
        print(heading.join((_BOLD, _NORMAL) if sys.stdout.isatty() else ("", "")), end="\n\n")
    before = opening(answer)
    if before:
        print("\n".join(map(worded, before)), end="\n\n")
    print(_text(answer, lines))
    if answer.refused and answer.reason:
        print(worded(answer.reason))
    for citation in answer.citations:
        page = said(wording.PAGE, page=citation.page) if citation.page else ""
        grade = f" ({said(wording.GRADES[citation.grade])})" if citation.grade != "cited" else ""
        where = citation.source if answer.searched.books else citation.title
        print(f"\n[{citation.number}] {where}{page} {citation.span}{grade}")
        print(f"    “{' '.join(citation.quote.split())}”")
    for flag in listed(answer.flags):
        print(f"\n! {worded(flag.text)}")
    if answer.second is not None:
        print(f"\n{worded(reading_words(answer.second))}")
        if answer.second.cleared:
            print(worded(cleared_words(answer.second)))
    _print_searched(answer)


def _print_searched(answer: Answer) -> None:
    searched = answer.searched
    queries, limited = "; ".join(searched.queries), searched.share < 1
    if searched.of_highlights:
        looked, of = searched.highlights, searched.of_highlights
        print("\n" + said(wording.LOOKED_AT, highlights=looked, of=of, queries=queries))
    elif queries:
        within = "; ".join(searched.parts or searched.books)
        if within:
            line = wording.SEARCHED_PART_SO_FAR if limited else wording.SEARCHED_PART
        else:
            line = wording.SEARCHED_SO_FAR if limited else wording.SEARCHED
        share = percent(searched.share)
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
    citations = {(c.source or c.title, c.page): _citation(c) for c in reversed(shown)}
    sources = [
        citations[key] for key in dict.fromkeys((c.source or c.title, c.page) for c in shown)
    ]
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
