"""What came of a question, in a few words: the heading above an answer without a model, or above a
refusal."""

from __future__ import annotations

from foxreader.answer import prompt
from foxreader.answer.direct.highlighted import NONE_SEEN, NOTED, SHOWN
from foxreader.answer.direct.strict import NO_TEXT, SELECTED, VAGUE, WHOLE
from foxreader.answer.direct.verbatim import places_of
from foxreader.core.events import Answer
from foxreader.core.notice import Notice, says

_OTHER_PLACES = frozenset((WHOLE, SELECTED, SHOWN, NOTED, prompt.ALL_OF_THEM))
"""Reasons of sentences that are shown for another cause than that they are near."""
_LEADS = (
    "overview_extracts", "overview_so_far", "list_people", "list_events", "list_chapters",
    "compare_sides", "card_named", "needs_model_translate", "needs_model_explain",
)  # fmt: skip
"""The codes of what leads an answer that the program has put together of the book's sentences."""


def is_limited(answer: Answer) -> bool:
    """Whether an answer was made under a spoiler limit, in one book or some."""
    return answer.limit is not None or answer.searched.share < 1


def has_places(answer: Answer) -> bool:
    """Whether an answer is shown as places of the book, likely or near; an overview or a card has
    headings of its own."""
    return (
        answer.mode == "guided_fallback"
        and bool(answer.confidence)
        and answer.reason not in _OTHER_PLACES
        and not any(says(answer.reason, code) for code in _LEADS)
        and bool(places_of(answer))
    )


def is_unanswered(answer: Answer) -> bool:
    """Whether a model said that the passages do not answer: the nearest places are no answer."""
    return says(answer.reason, "none_found")


def outcome(answer: Answer) -> str:
    """The heading of an answer; "" where it has none, or says itself how far was searched."""
    if answer.refused:
        return "" if is_limited(answer) else _refusal(answer)
    if answer.verbatim:
        return Notice("outcome_stated")
    if is_unanswered(answer):
        return Notice("outcome_unanswered")
    if has_places(answer):
        return Notice("outcome_likely" if answer.confidence == "likely" else "outcome_near")
    return ""


def _refusal(answer: Answer) -> Notice:
    if says(answer.reason, "foreign_why"):
        return Notice("outcome_foreign")
    if answer.reason == NO_TEXT:
        return Notice("outcome_no_text")
    if answer.reason == VAGUE:
        return Notice("outcome_vague")
    if answer.searched.of_highlights or answer.reason == NONE_SEEN:
        return Notice("outcome_absent_in_highlights")
    return Notice("outcome_absent_in_books" if answer.searched.books else "outcome_absent")
