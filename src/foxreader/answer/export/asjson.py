"""N10: a conversation as JSON, with what is needed to find each citation in another text."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from typing import Any

from foxreader.answer.evidence_line.lines import ClaimLines
from foxreader.answer.export.sheet import Note, Sheet, SheetTurn
from foxreader.core.events import Text

FORMAT, VERSION = "foxreader-conversation", 1
_SURROGATE = re.compile("[\ud800-\udfff]")


def as_json(sheet: Sheet) -> str:
    """``sheet`` as JSON; offsets are code points, half open."""
    value = {
        "format": FORMAT,
        "version": VERSION,
        "conversation": sheet.id,
        "book": {"sha256": sheet.sha256, "title": sheet.title, "authors": list(sheet.authors)},
        "turns": [_turn(turn) for turn in sheet.turns],
    }
    text = json.dumps(value, ensure_ascii=False, indent=2) + "\n"
    return _SURROGATE.sub(lambda match: f"\\u{ord(match[0]):04x}", text)


def _turn(turn: SheetTurn) -> dict[str, Any]:
    answer = turn.answer
    return {
        "question": answer.question,
        "passage": _passage(turn),
        "highlights": [str(link.span) for link in turn.highlights],
        "finished": turn.stored.finished,
        "problem": problem.kind if (problem := turn.stored.problem) else "",
        "mode": answer.mode,
        "confidence": answer.confidence,
        "path": answer.path,
        "refused": answer.refused,
        "reason": answer.reason,
        "model": answer.model,
        "answer": answer.text,
        "parts": [
            {"text": part.text, "literal": part.literal}
            if isinstance(part, Text)
            else {"footnote": part.footnote}
            for part in answer.parts
        ],
        "claims": [_claim(claim) for claim in turn.claims],
        "citations": [_citation(note) for note in turn.notes],
        "flags": [
            {"kind": flag.kind, "text": flag.text, "words": flag.words} for flag in answer.flags
        ],
        "second_reader": None if answer.second is None else asdict(answer.second),
        "removed": answer.removed,
        "dropped": answer.dropped,
        "share": round(answer.searched.share, 4),
        "missing": list(answer.searched.missing),
        "looked_at": {
            "highlights": answer.searched.highlights,
            "of": answer.searched.of_highlights,
        },
        "read_as": [asdict(one) for one in answer.searched.read_as],
        "books": list(answer.searched.books),
        "left_out": list(answer.searched.left_out),
    }


def _passage(turn: SheetTurn) -> dict[str, Any] | None:
    """The selected passage a question was about, with its place; None without one."""
    if turn.passage is None:
        return None
    span = turn.passage.span
    return {
        "tag": str(span),
        "span": {"file": span.file, "start": span.start, "end": span.end},
        "words": turn.stored.asked.about,
        "link": str(turn.passage),
    }


def _claim(claim: ClaimLines) -> dict[str, Any]:
    """A claim with the book's sentences it is read beside; ``shared`` are the words in both."""
    return {
        "words": claim.claim.text,
        "verbatim": claim.verbatim,
        "lines": [
            {
                "number": line.citation.number,
                "sentence": line.whole,
                "line": line.text,
                "shared": [run.text for run in line.runs if run.kind == "shared"],
                "chapter": line.place.chapter,
                "page": line.place.page,
            }
            for line in (*claim.lines, *claim.more)
        ],
    }


def _citation(note: Note) -> dict[str, Any]:
    citation, span = note.citation, note.citation.span
    return {
        "number": citation.number,
        "book": note.link.sha256,
        "source": citation.source,
        "title": citation.title,
        "page": citation.page,
        "tag": str(span),
        "span": {"file": span.file, "start": span.start, "end": span.end},
        "quote": citation.quote,
        "before": note.before,
        "after": note.after,
        "grade": citation.grade,
        "link": str(note.link),
    }
