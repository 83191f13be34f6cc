"""Repairs sentences that fail a hard check: one request to the model, then they are left out.

A long quote that occurs only once in the book is given that place without a model. For the rest
the model gets one request with the failing sentences, what is wrong with each, and the places
concerned. Its reply goes through the same gate and checks; what still fails is not shown.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise

from foxreader.answer import prompt
from foxreader.answer.checks.evidence import Verdict
from foxreader.answer.checks.quotes import canonical, quotes
from foxreader.answer.checks.quoting import LONG_QUOTE
from foxreader.answer.gate import tags
from foxreader.answer.gate.footnote import Citations, Footnotes, Piece
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.gate.splitter import balanced, pieces
from foxreader.core.book import Book, once_a_book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import ModelError
from foxreader.core.events import Citation, Mark, Part, Text
from foxreader.core.message import ChatModel, Message, Usage, complete
from foxreader.core.span import Span, neutralise
from foxreader.llm.reply_data import listed_objects
from foxreader.retrieval.tools.render import render

# The answer that is being checked


@dataclass(frozen=True, slots=True)
class Draft:
    """The ``pieces`` of an answer. Those at the indexes ``settled`` were shown or may be shown,
    and stay. ``numbers`` maps the footnote numbers in the pieces to the numbers they were shown
    with.
    """

    pieces: tuple[Piece, ...]
    settled: frozenset[int] = frozenset()
    numbers: Mapping[int, int] = field(default_factory=dict)

    def changed(self, changes: Mapping[int, Sequence[Piece]]) -> Draft:
        """The draft with the pieces at some indexes replaced by others."""
        made: list[Piece] = []
        settled: set[int] = set()
        for at, piece in enumerate(self.pieces):
            if at in self.settled:
                settled.add(len(made))
            made += changes.get(at, (piece,))
        return Draft(tuple(made), frozenset(settled), self.numbers)


def reworded(piece: Piece, parts: Sequence[Part]) -> tuple[Piece, ...]:
    """``piece`` with new words, on the same line, in the same block and with the same emphasis.

    Block marks and unclosed emphasis marks are removed from the new words. () if no words are left.
    """
    found = [one for one in pieces(parts) if one.says]
    if not found:
        return ()
    both = piece.closes and piece.opens
    closes, opens = ("", "") if both else (piece.closes, piece.opens)
    kind = "text" if piece.kind in ("lead-in", "label") else piece.kind
    made = [
        replace(
            one, gap="", lead=" ", kind=kind, closes="", opens="", new_line=False,
            parts=tuple(_inline(part, cell=kind == "cell") for part in one.parts),
            sentence=replace(
                one.sentence, paragraph=piece.sentence.paragraph, block=piece.sentence.block,
                kind=kind,
            ),
        )
        for one in found
    ]  # fmt: skip
    first = replace(made[0], gap=piece.gap, lead=piece.lead, new_line=piece.new_line)
    made[0] = replace(first, closes=closes, parts=(Text(closes), *first.parts))
    made[-1] = replace(made[-1], opens=opens, parts=(Text(opens), *made[-1].parts))
    return tuple(made)


def _placed(piece: Piece, footnotes: Sequence[int]) -> Piece:
    """``piece`` with the same words and ``footnotes`` instead of its own."""
    words = tuple(part for part in piece.parts if isinstance(part, Text))
    sentence = replace(piece.sentence, footnotes=tuple(footnotes), clauses=())
    return replace(piece, parts=(*words, *map(Mark, footnotes)), sentence=sentence)


def _inline(part: Part, *, cell: bool) -> Part:
    if isinstance(part, Mark) or part.literal:
        return part
    words = balanced(part.text)
    return Text(words.replace("\\|", "|").replace("|", "\\|") if cell else words)


# The repair

_MOST_SENTENCES = 6
"""The most failing sentences that are sent back to the model. If more fail, none is repaired.
Chosen, not measured."""

_MOST_UNITS = 16
"""The most units of the book shown in a repair request. Chosen, not measured."""
_LONGEST = 600
"""The most characters of a sentence in the request and in the reply. Chosen, not measured."""
_REPLY_TOKENS = 200
"""The tokens the reply may have for each failing sentence. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class Repaired:
    """A draft after the repair, and the cost of the request."""

    draft: Draft
    usage: Usage = field(default_factory=Usage)


_Inspect = Callable[[Sequence[Part], Iterable[Citation]], tuple[Verdict, ...]]
"""Checks parts against the turn's evidence; see :class:`.grounding.Checker`."""


def with_quoted_places(
    draft: Draft, verdicts: Mapping[int, Verdict], citations: Citations, ledger: Ledger
) -> Draft:
    """``draft`` with failing sentences that have a long quote citing the only place of the quote.

    Only if the quote is not in what the sentence cites and occurs once in the book, inside the
    ledger. Then it identifies its place as well as a tag does (N1).
    """
    changes: dict[int, Sequence[Piece]] = {}
    places = _QuoteFinder(ledger)
    for at, verdict in verdicts.items():
        if not any(finding.kind == "quote" for finding in verdict.findings):
            continue
        spans = [places.only(quote) for quote in quotes(verdict.sentence.text)]
        found = [span for span in spans if span is not None]
        if found and len(found) == len(spans):
            numbers = [citations.cite(span).number for span in dict.fromkeys(found)]
            changes[at] = [_placed(draft.pieces[at], numbers)]
    return draft.changed(changes)


def repaired(
    draft: Draft,
    verdicts: Mapping[int, Verdict],
    citations: Citations,
    ledger: Ledger,
    model: ChatModel,
    inspect: _Inspect,
    room: int,
    cancel: Cancel | None = None,
) -> Repaired:
    """``draft`` with failing sentences replaced by the model's repair, where the repair passes.

    ``verdicts`` are those on the failing sentences, by index. ``room`` is how many tokens of
    passages the request may have. If the model fails, the draft is returned unchanged.
    """
    failing = {at: verdict for at, verdict in verdicts.items() if verdict.mendable}
    if not failing or len(failing) > _MOST_SENTENCES:
        return Repaired(draft)
    try:
        reply, usage = complete(
            model,
            _request(tuple(failing.values()), citations, ledger, room),
            json_schema=_SCHEMA,
            max_tokens=_REPLY_TOKENS * len(failing),
            cancel=cancel,
        )
    except ModelError:
        return Repaired(draft)
    positions = list(failing)
    changes: dict[int, Sequence[Piece]] = {}
    for number, text in _sentences(reply).items():
        if 1 <= number <= len(positions):
            at = positions[number - 1]
            made = reworded(draft.pieces[at], _gated(text, citations, ledger))
            mended = [part for piece in made for part in piece.parts]
            if _passes(mended, citations, inspect):
                changes[at] = made
    return Repaired(draft.changed(changes), usage)


def renumbered(
    parts: Sequence[Part], citations: Iterable[Citation], shown: Mapping[int, int]
) -> tuple[tuple[Part, ...], dict[int, int]]:
    """``parts`` with footnotes numbered by first use, after the numbers already ``shown``, and the
    new number of each old one."""
    known = {citation.number for citation in citations}
    numbers = dict(shown)
    for part in parts:
        if isinstance(part, Mark) and part.footnote in known:
            numbers.setdefault(part.footnote, len(numbers) + 1)
    kept = (
        Mark(numbers[part.footnote]) if isinstance(part, Mark) else part
        for part in parts
        if isinstance(part, Text) or part.footnote in numbers
    )
    return tuple(kept), numbers


class _QuoteFinder:
    """Finds long quotes in a ledger and its book."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def only(self, quote: str) -> Span | None:
        """The unit, or two consecutive units, of the ledger with a long quote, if the book has it
        only once; else None.
        """
        wanted = canonical(quote).strip(" .,;:!?-'\"")
        if len(wanted) < LONG_QUOTE:
            return None
        holding = [span for span, text in self._units if wanted in text]
        if not holding:
            holding = [span for span, text in self._runs if wanted in text]
        if len(holding) != 1:
            return None
        return (
            holding[0]
            if sum(text.count(wanted) for text in _texts(self._ledger.book)) == 1
            else None
        )

    @cached_property
    def _units(self) -> list[tuple[Span, str]]:
        book = self._ledger.book
        return [(unit, canonical(book.words_at(unit))) for unit in self._ledger]

    @cached_property
    def _runs(self) -> list[tuple[Span, str]]:
        book = self._ledger.book
        runs = (self._ledger.run(first, last) for first, last in pairwise(self._ledger))
        return [(run, canonical(book.words_at(run))) for run in runs if run]


@once_a_book
def _texts(book: Book) -> tuple[str, ...]:
    """The text of each file in the form quotes are compared in."""
    return tuple(canonical(file.words) for file in book.files)


def _request(
    failing: Sequence[Verdict], citations: Citations, ledger: Ledger, room: int
) -> list[Message]:
    """The repair request: the sentences, what is wrong with each, the places concerned."""
    spans = {c.number: c.span for c in citations.all}
    named = [spans[n] for v in failing for n in v.sentence.footnotes if n in spans]
    # A sentence without a footnote is about what the rest of the answer cites.
    near = [ledger.around(span) for span in named or spans.values()]
    units = [u for u in ledger if any(u.overlaps(span) for span in near)] or list(ledger)
    shown = render(ledger.book, [units[:_MOST_UNITS]], room)
    lines = [_complaint(number, verdict) for number, verdict in enumerate(failing, 1)]
    fence = f"book-{secrets.token_hex(4)}"
    asked = prompt.REPAIR.format(
        fence=fence,
        passages=ledger.shown(tags.without_tricks(shown.text)),
        sentences="\n".join(lines),
    )
    return [Message("system", prompt.REPAIR_RULES), Message("user", asked)]


def _complaint(number: int, verdict: Verdict) -> str:
    said = neutralise(" ".join(verdict.sentence.text.split()))[:_LONGEST]
    wrong = " ".join(finding.line for finding in verdict.findings if finding.hard)
    return f"{number}. {said}\n   Wrong: {wrong}"


def _sentences(reply: str) -> dict[int, str]:
    """The sentences of a reply by their numbers, also if the reply was cut off."""
    found: dict[int, str] = {}
    for value in listed_objects(reply):
        number, text = value.get("number"), value.get("text")
        if isinstance(number, int) and isinstance(text, str) and text.strip():
            found.setdefault(number, " ".join(text.split())[:_LONGEST])
    return found


def _gated(text: str, citations: Citations, ledger: Ledger) -> tuple[Part, ...]:
    """A repaired sentence after the gate; its footnotes continue the answer's numbers."""
    notes = Footnotes(ledger, citations)
    for _ in (*notes.feed(text), *notes.end()):
        pass
    return notes.parts


def _passes(mended: Sequence[Part], citations: Citations, inspect: _Inspect) -> bool:
    """Whether the repaired text has a citation and no sentence fails a hard check."""
    verdicts = inspect(mended, citations.all)
    placed = any(isinstance(part, Mark) for part in mended)
    return placed and bool(verdicts) and not any(v.fails for v in verdicts)


_SCHEMA: Mapping[str, object] = {
    "type": "object",
    "properties": {
        "sentences": {
            "type": "array",
            "maxItems": _MOST_SENTENCES,
            "items": {
                "type": "object",
                "properties": {"number": {"type": "integer"}, "text": {"type": "string"}},
                "required": ["number", "text"],
                "additionalProperties": False,
            },
        }
    },
    "required": ["sentences"],
    "additionalProperties": False,
}
