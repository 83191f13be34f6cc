"""Puts a case of :mod:`benchmarks.liar` through the program and says what a reader would see."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from benchmarks.liarcases import Case
from foxreader.answer.conversation.session import Session
from foxreader.answer.evidence_line.claims import claims, own_citations
from foxreader.core.errors import FoxError
from foxreader.core.events import Answer, Finished, Text
from foxreader.core.message import Done, Message, Piece, ToolCall, ToolSpec, Usage
from foxreader.core.scope import Selection
from foxreader.index.storage.store import Index

Outcome = Literal[
    "quoted", "cited", "plain", "marked", "removed", "replaced", "refused", "changed", "void"
]
"""``plain``: shown without footnote or mark. ``replaced``: by the book's own sentences,
``refused``: by the fixed refusal. ``changed``: a place's text is not what it was. ``void``: the
answer was never asked for, or one of its tags was refused, so nothing was judged."""
UNMARKED: tuple[Outcome, ...] = ("quoted", "cited", "plain")
LOST: tuple[Outcome, ...] = ("removed", "replaced", "refused")
OUTCOMES: tuple[Outcome, ...] = (*UNMARKED, "marked", *LOST)

_CONTEXT = 32_768
"""Tokens of the scripted model: room for the passages found and for every place it reads."""
_QUERY = 12
"""The words of a place that are searched for where the question is in another language."""
TAG = re.compile(r"\[f(\d+)-(\d+)-(\d+)\]")
"""A tag that the model is shown: file, start and end."""
_LINK = re.compile(r"\]\([^)\n]*\)")
_SENTENCE_ENDS = '.!?…:。！？：|\n”"»」'


@dataclass(frozen=True, slots=True)
class Row:
    """What became of a case; ``why`` names the flags or the fault. ``answer`` is the whole answer,
    if one came."""

    case: Case
    outcome: Outcome
    why: str = ""
    answer: Answer | None = None


class Liar:
    """A model that reads the places of a case, then says the answer of the case, then nothing."""

    name = "liar"
    context = _CONTEXT

    def __init__(self, case: Case, query: str) -> None:
        self._case = case
        self._query = query
        self._read = False
        self.said = False

    def stream(
        self,
        messages: Sequence[Message],
        *,
        tools: Sequence[ToolSpec] = (),
        json_schema: Mapping[str, object] | None = None,
        **_options: object,
    ) -> Iterator[Piece]:
        """Calls for the places, then the answer. To a request for a repair it gives nothing."""
        if json_schema is not None:
            yield self._by_schema(json_schema)
        elif tools and not self._read:
            self._read = True
            for number, place in enumerate(self._case.places):
                arguments = json.dumps({"location": str(place)})
                yield ToolCall(f"call-{number}", "chunk_get", arguments)
        elif not self.said:
            self.said = True
            yield self._case.said
        yield Done(Usage(prompt=1, completion=1, calls=1))

    def _by_schema(self, schema: Mapping[str, object]) -> str:
        wanted = schema.get("properties")
        named = wanted if isinstance(wanted, Mapping) else {}
        if "route" in named:
            return json.dumps({"route": "BOOK", "confidence": 1.0, "queries": []})
        if "queries" in named:
            return json.dumps({"queries": [self._query]}, ensure_ascii=False)
        return ""


def outcome_of(case: Case, index: Index, make: Callable[[Case, str], Liar] = Liar) -> Row:
    """What a reader sees of the judged words of ``case``, said by the model that ``make`` makes of
    it and of words to search for."""
    if changed := case.changed(index.book):
        return Row(case, "changed", ", ".join(map(str, changed)))
    query = " ".join(index.book.text_at(case.places[0]).split()[:_QUERY])
    fault = ""
    # A search that finds nothing, or too much for the places to fit beside it, is not what is
    # measured: then the reader selects a place and asks about it.
    for place in (None, *case.places):
        model = make(case, query)
        try:
            about = Selection.of(place) if place is not None else None
            *_, end = Session(index, model).ask(case.question, selection=about)
        except FoxError as error:
            return Row(case, "void", str(error))
        if not isinstance(end, Finished) or not model.said:
            fault = "the model was not asked for its answer"
        elif end.answer.dropped:
            fault = "a tag was refused"
        else:
            return Row(case, *seen(end.answer, case), end.answer)
    return Row(case, "void", fault)


def seen(answer: Answer, case: Case) -> tuple[Outcome, str]:
    """The outcome for the judged words in a finished answer, and the flags on them."""
    if answer.refused:
        return "refused", answer.reason
    if answer.mode != "grounded":
        return "replaced", answer.reason
    shown = _Shown(answer)
    place = shown.find(case.claim)
    if place is None:
        return "removed", ""
    kinds = [f.kind for f in answer.flags if any(_overlap(place, at) for at in shown.all(f.words))]
    grades = shown.grades(place)
    doubtful = [grade for grade in grades if grade in ("weak", "otherwise")]
    if kinds or doubtful:
        return "marked", ", ".join(dict.fromkeys((*kinds, *doubtful)))
    if not grades:
        return "plain", ""
    return ("quoted" if set(grades) == {"quoted"} else "cited"), ""


class _Shown:
    """An answer's text reduced to letters and digits, so that Markdown does not count."""

    def __init__(self, answer: Answer) -> None:
        text: list[str] = []
        self._marks: list[tuple[int, str]] = []
        said = claims(answer.parts)
        cited = {citation.number: citation for citation in answer.citations}
        graded = list(zip(said, own_citations(said, cited, answer.flags), strict=True))
        length = 0
        for part in answer.parts:
            if isinstance(part, Text):
                text.append(part.text)
                length += len(part.text)
            else:
                own = (
                    by_number[part.footnote].grade
                    for claim, by_number in graded
                    if claim.start < length <= claim.after and part.footnote in by_number
                )
                self._marks.append((length, next(own, cited[part.footnote].grade)))
        # The target of a link is blanked, not cut, so that the offsets of the footnotes hold.
        self._text = _LINK.sub(lambda m: " " * len(m.group()), "".join(text))
        pairs = [(c, n) for n, letter in enumerate(self._text) for c in _letters(letter)]
        self._letters = "".join(c for c, _ in pairs)
        self._offsets = [n for _, n in pairs]

    def find(self, words: str) -> tuple[int, int] | None:
        """Where ``words`` are first, as letters from and to; None if they are not there."""
        return next(iter(self.all(words)), None)

    def all(self, words: str) -> Iterator[tuple[int, int]]:
        """Every place of ``words``, as letters from and to."""
        wanted = _letters(_LINK.sub(" ", words))
        at = self._letters.find(wanted) if wanted else -1
        while at >= 0:
            yield at, at + len(wanted)
            at = self._letters.find(wanted, at + 1)

    def grades(self, place: tuple[int, int]) -> list[str]:
        """The grades of the footnotes of the words at ``place``, with those before them in the
        same sentence."""
        first = self._offsets[place[0]]
        while first and self._text[:first].rstrip(" *_")[-1:] not in ("", *_SENTENCE_ENDS):
            first -= 1
        after = place[1]
        end = self._offsets[after] if after < len(self._offsets) else len(self._text)
        return [grade for at, grade in self._marks if first < at <= end]


def _letters(text: str) -> str:
    return "".join(c for c in text.lower() if c.isalnum())


def _overlap(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one[0] < other[1] and other[0] < one[1]
