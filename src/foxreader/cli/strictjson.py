"""D5: an answer of strict mode in the shape its contract has, exactly."""

from __future__ import annotations

from typing import Any

from foxreader.core.events import Answer, Citation, Mark, Text


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
