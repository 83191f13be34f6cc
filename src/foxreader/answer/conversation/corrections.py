"""Z5: selects the reader's corrections relevant to a question and puts them into the prompt.

They are the reader's words: material, never evidence, and no reason to answer what the book does
not support.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from math import sqrt

from foxreader.answer.conversation.memory import within
from foxreader.answer.readers_words import plain
from foxreader.core.scope import Scope
from foxreader.language.sentence_words import topic_words
from foxreader.library.kept_per_book import Correction

MOST = 3
"""The most corrections in one prompt. Chosen, not measured."""
LEAST_SHARED = 1 / 3
"""The minimum share of common content words that makes a correction relevant to a question.
Chosen, not measured."""
_LONGEST_QUESTION = 160
"""The most characters of the earlier question in the prompt. Chosen, not measured."""
_LONGEST_ANSWER = 160
"""The most characters of the earlier answer in the prompt. Chosen, not measured."""
_LONGEST_TEXT = 320
"""The most characters of the correction in the prompt. Chosen, not measured."""

CORRECTIONS = """\
What the reader said of earlier answers. It is no text of the book: never cite it, and where the \
passages say otherwise, say so.
<{fence}>
{lines}
</{fence}>"""
SAID = "- Asked “{question}”{answer}, the reader corrected: “{text}”"
WRONG = "- Asked “{question}”{answer}, the reader marked the answer as wrong."
ANSWERED = " and told “{answer}”"


def relevant(
    topic: Set[str],
    corrections: Sequence[Correction],
    sha256: str,
    language: str,
    scope: Scope,
    most: int = MOST,
) -> tuple[Correction, ...]:
    """The corrections most relevant to a question: this book's first, then those for all books.

    ``topic`` are the stems of its topic words.

    Only those that hold for the book, and none of an answer that could see more of it than
    ``scope`` shows.
    """
    found: list[tuple[bool, float, int, Correction]] = []
    for correction in corrections:
        if correction.sha256 not in (sha256, "") or not _seen(correction, sha256, scope):
            continue
        share = _share(topic, correction, language)
        if share >= LEAST_SHARED:
            found.append((correction.sha256 == "", -share, -correction.id, correction))
    return tuple(row[3] for row in sorted(found, key=lambda row: row[:3])[:most])


def prompt_text(corrections: Sequence[Correction], fence: str) -> str:
    """The text before a question in its prompt; "" without corrections.

    ``fence`` is a random word that no text can contain. Tags and markup in them are neutralised.
    """
    if not corrections:
        return ""
    return CORRECTIONS.format(fence=fence, lines="\n".join(map(_line_of, corrections)))


def _seen(correction: Correction, sha256: str, scope: Scope) -> bool:
    """Whether the correction can have no spoiler past ``scope``."""
    if correction.made_of not in (sha256, ""):
        return True
    return within(correction.reach, scope)


def _share(asked: Set[str], correction: Correction, language: str) -> float:
    """The share of common content words, 0 to 1: of this question with the correction, or of the
    corrected question with this one."""
    theirs = frozenset(topic_words(correction.question, language))
    words = theirs | frozenset(topic_words(correction.text, language))
    if not asked or not words:
        return 0.0
    of_question = len(asked & theirs) / sqrt(len(asked) * max(1, len(theirs)))
    return max(of_question, 0.75 * len(asked & words) / len(asked))


def _line_of(correction: Correction) -> str:
    answer = plain(correction.answer, _LONGEST_ANSWER)
    form = WRONG if correction.wrong else SAID
    return form.format(
        question=plain(correction.question, _LONGEST_QUESTION),
        answer=ANSWERED.format(answer=answer) if answer else "",
        text=plain(correction.text, _LONGEST_TEXT),
    )
