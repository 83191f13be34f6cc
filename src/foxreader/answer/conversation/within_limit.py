"""The wording of answers under a spoiler limit: how far was searched, without spoilers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from foxreader.answer import prompt
from foxreader.answer.direct import strict
from foxreader.core.events import Answer, Part, Text
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.chapters import Chapter
from foxreader.language.chapter_words import heading_number

_OF_THE_WHOLE = frozenset((
    strict.ABSENT, prompt.NO_EVIDENCE, prompt.NONE_OF_THEM,
))  # fmt: skip
"""Reasons about a whole book, which are reworded if only a part was searched."""
_NEAREST = frozenset((strict.UNSTATED, prompt.THEY_SPEAK, prompt.NONE_FOUND))
"""Reasons shown with the nearest sentences, saying that there is no direct answer."""
_LIKELY = frozenset((strict.LIKELY, prompt.LIKELY_IN_THEM))
"""Reasons shown with a sentence that probably answers the question."""


@dataclass(frozen=True, slots=True)
class Reach:
    """The position of a limit in words: ``up_to`` as "chapter 12" or "34 %", "" at the start;
    ``rest`` as "Chapters 13 to 18", for a sentence that goes on with ``were`` ("was" or "were").
    """

    up_to: str
    rest: str = ""
    were: str = "was"

    @property
    def unsearched(self) -> Notice:
        """Two sentences on what was not searched, without saying what is there."""
        if not self.up_to:
            return Notice("nothing_read")
        code = "unsearched_many" if self.were == "were" else "unsearched_one"
        return Notice(code, rest=self.rest)


def reach(index: BookIndex, limit: Span) -> Reach:
    """How far ``limit`` is into the book of ``index``, in words."""
    book = index.book
    share = book.fraction(limit)
    if not share:
        return Reach("")
    found = index.chapters
    begun = [at for at, chapter in enumerate(found) if _begin(chapter) < (limit.file, limit.start)]
    number = _number(found[begun[-1]]) if begun else None
    if number is None:
        return Reach(
            Notice("reach_percent", percent=max(1, round(100 * share))), Notice("rest_after")
        )
    current, after = found[begun[-1]], found[begun[-1] + 1 :]
    rest, were = _following(number, after)
    if not current.ends_in(Scope(limit)):
        if rest:
            rest, were = Notice("rest_and_chapter", rest=rest, number=number), "were"
        else:
            rest, were = Notice("rest_of_chapter", number=number), "was"
    return Reach(Notice("reach_chapter", number=number), rest or Notice("rest_after"), were)


def so_far(answer: Answer, index: BookIndex, scope: Scope) -> Answer:
    """``answer`` reworded for the part of the book that ``scope`` allows, if it has a limit.

    A refusal says how far was searched; so does an answer with the nearest sentences.
    """
    if scope.limit is None:
        return answer
    far = reach(index, scope.limit)
    heading = Notice("not_yet_up_to", place=far.up_to) if far.up_to else Notice("not_yet")
    return _with_limit(answer, heading, far.unsearched)


def so_far_of_several(answer: Answer) -> Answer:
    """The same for an answer from several books, some of them under a limit."""
    return _with_limit(answer, Notice("not_yet_of_books"), Notice("books_as_far_as_read"))


def _with_limit(answer: Answer, heading: Notice, unsearched: Notice) -> Answer:
    if answer.mode == "hard_refusal" and answer.reason in _OF_THE_WHOLE:
        return replace(answer, parts=(Text(heading),), reason=unsearched)
    if answer.mode == "guided_fallback" and answer.reason in _NEAREST:
        reason = Notice("nearest_so_far", heading=heading, unsearched=unsearched)
        return replace(answer, parts=_led(answer.parts, answer.reason, reason), reason=reason)
    if answer.mode == "guided_fallback" and answer.reason in _LIKELY:
        reason = Notice("likely_so_far", unsearched=unsearched)
        return replace(answer, parts=_led(answer.parts, answer.reason, reason), reason=reason)
    return answer


def _led(parts: Sequence[Part], before: str, now: str) -> tuple[Part, ...]:
    """``parts`` with the text ``now`` if they begin with the text ``before``."""
    first, *others = parts
    return (Text(now), *others) if first == Text(before) else tuple(parts)


def _begin(chapter: Chapter) -> tuple[int, int]:
    return chapter.spans[0].file, chapter.spans[0].start


def _number(chapter: Chapter) -> int | None:
    """The number in a chapter's heading if it has one level; else None."""
    named = heading_number(chapter.title)
    plain = named is not None and named.kind in ("", "chapter") and len(named.number) == 1
    return named.number[0] if named is not None and plain else None


def _following(number: int, after: Sequence[Chapter]) -> tuple[str, str]:
    """The chapters ``after`` chapter ``number`` in words, if they are numbered on from it, and
    "was" or "were". Titles are not used, since they may be spoilers.
    """
    numbers = [_number(chapter) for chapter in after]
    if not numbers:
        return "", "was"
    if numbers != list(range(number + 1, number + 1 + len(numbers))):
        return Notice("rest_after"), "was"
    first, last = number + 1, number + len(numbers)
    if first == last:
        return Notice("rest_chapter", number=first), "was"
    return Notice("rest_chapters", first=first, last=last), "were"
