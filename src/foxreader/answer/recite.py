"""A second chance for a model that names no places: its answer again, each claim tied to a tag.

The sentences nearest to the question are shown once more, and the reply is bound by a schema that
lists their tags, so that even a small model can only point at places it was shown. The claims go
through the same gate, and one that shares too little with its place is left out.
"""

from __future__ import annotations

import json
import secrets
from collections import Counter
from collections.abc import Iterator, Sequence

from foxreader.answer import prompt, tagforms
from foxreader.answer.budget import Budget
from foxreader.answer.evidence import Ledger
from foxreader.answer.grounding import bears_out
from foxreader.core.cancel import Cancel
from foxreader.core.errors import ModelError
from foxreader.core.message import ChatModel, Message, Usage, complete
from foxreader.core.span import Span
from foxreader.index.language import folded
from foxreader.index.words import terms
from foxreader.retrieval.render import render

MOST_CLAIMS = 2
_MOST_UNITS = 12
_COVERAGE = 0.5
_LONGEST = 600


def recite(
    question: str,
    ledger: Ledger,
    model: ChatModel,
    language: str,
    budget: Budget,
    cancel: Cancel | None = None,
) -> tuple[str, Usage]:
    """The claims of an answer with their tags as text, "" where none holds."""
    shown = render(ledger.book, [_nearest(question, ledger, language)], budget.passages)
    fence = f"book-{secrets.token_hex(4)}"
    asked = [
        Message("system", prompt.RECITE_RULES),
        Message(
            "user",
            prompt.question(
                tagforms.without_tricks(shown.text),
                question,
                fence,
                reminder=prompt.RECITE.format(most=MOST_CLAIMS),
            ),
        ),
    ]
    schema = _schema([str(unit) for unit in shown.units])
    try:
        reply, usage = complete(
            model, asked, json_schema=schema, max_tokens=budget.reply, cancel=cancel
        )
    except ModelError:
        return "", Usage()
    held: dict[str, str] = {}
    for claim, tag in _claims(reply):
        if _holds(claim, tag, ledger, language):
            held.setdefault(claim, tag)
    return " ".join(_ended(claim, tag) for claim, tag in held.items()), usage


def _nearest(question: str, ledger: Ledger, language: str) -> list[Span]:
    """The units that share most with the question, best first: few, since many confuse."""
    stop = folded().get(language, frozenset())
    asked = set(terms(question, language)) - stop
    found = {unit: asked & set(terms(ledger.book.text_at(unit), language)) for unit in ledger}
    often = Counter(term for shared in found.values() for term in shared)
    weight = {unit: sum(1 / often[term] for term in shared) for unit, shared in found.items()}
    return sorted(ledger, key=lambda unit: (-weight[unit], unit))[:_MOST_UNITS]


def _schema(tags: Sequence[str]) -> dict[str, object]:
    claim = {
        "type": "object",
        "properties": {"tag": {"enum": list(tags)}, "claim": {"type": "string"}},
        "required": ["tag", "claim"],
        "additionalProperties": False,
    }
    claims = {"type": "array", "items": claim, "maxItems": MOST_CLAIMS}
    return {
        "type": "object",
        "properties": {"claims": claims},
        "required": ["claims"],
        "additionalProperties": False,
    }


def _claims(reply: str) -> Iterator[tuple[str, str]]:
    """The whole claims in a reply, which may have been cut before its end."""
    decoder = json.JSONDecoder(strict=False)
    at = reply.find("{", reply.find("[") + 1)
    while at >= 0:
        try:
            value, end = decoder.raw_decode(reply, at)
        except (ValueError, RecursionError):
            return
        claim, tag = (
            (value.get(key) for key in ("claim", "tag")) if isinstance(value, dict) else ("", "")
        )
        if isinstance(claim, str) and isinstance(tag, str) and claim.strip():
            yield " ".join(claim.split())[:_LONGEST], tag
        at = reply.find("{", end)


def _holds(claim: str, tag: str, ledger: Ledger, language: str) -> bool:
    """Whether the tag is one of the turn's and its words bear on the claim."""
    try:
        span = Span.parse(tag)
    except ValueError:
        return False
    return ledger.allows(span) and bears_out(claim, span, ledger, language, _COVERAGE)


def _ended(claim: str, tag: str) -> str:
    """A claim with its tag before the full stop."""
    ending = claim[-1] if claim[-1] in ".!?。！？" else "."
    return f"{claim.rstrip('.!?。！？')} {tag}{ending}"
