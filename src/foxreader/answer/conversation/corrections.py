"""Z5: which of the reader's corrections bear on a question, and how a prompt tells of them.

They are the reader's words: material, never evidence, and no reason to answer what the book
does not bear.
"""

from __future__ import annotations

import re
from collections.abc import Sequence, Set
from math import sqrt

from foxreader.answer.conversation.memory import within
from foxreader.core.scope import Scope
from foxreader.core.span import neutralise
from foxreader.language.topic_words import topic_words
from foxreader.library.corrections import Correction

MOST = 3
LEAST_SHARED = 1 / 3
"""A correction bears on a question that shares so much of its telling words with it."""
_LONGEST_QUESTION = 160
_LONGEST_ANSWER = 160
_LONGEST_TEXT = 320
_MARKUP = re.compile(r"[<>\[\]{}]")

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
    """The corrections that bear most on a question: this book's first, then those for all.

    ``topic`` are the stems of the words that carry its topic.

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
    """What precedes a question in its prompt; "" where there is nothing to tell.

    ``fence`` is a word no text can know. Tags and signs of markup are made unreadable as such.
    """
    if not corrections:
        return ""
    return CORRECTIONS.format(fence=fence, lines="\n".join(map(_told, corrections)))


def _seen(correction: Correction, sha256: str, scope: Scope) -> bool:
    """Whether nothing past ``scope`` can be in it; of no known book it may tell anything."""
    if correction.made_of not in (sha256, ""):
        return True
    return within(correction.reach, scope)


def _share(asked: Set[str], correction: Correction, language: str) -> float:
    """How much of a question a correction shares, or of its own question with this one."""
    theirs = frozenset(topic_words(correction.question, language))
    words = theirs | frozenset(topic_words(correction.text, language))
    if not asked or not words:
        return 0.0
    of_question = len(asked & theirs) / sqrt(len(asked) * max(1, len(theirs)))
    return max(of_question, 0.75 * len(asked & words) / len(asked))


def _told(correction: Correction) -> str:
    answer = _plain(correction.answer, _LONGEST_ANSWER)
    form = WRONG if correction.wrong else SAID
    return form.format(
        question=_plain(correction.question, _LONGEST_QUESTION),
        answer=ANSWERED.format(answer=answer) if answer else "",
        text=_plain(correction.text, _LONGEST_TEXT),
    )


def _plain(text: str, longest: int) -> str:
    """One line of a reader's words: no tag, no markup, no quotation mark that ends it."""
    line = " ".join(_MARKUP.sub(" ", neutralise(text)).replace("”", "’").replace("“", "‘").split())
    return line if len(line) <= longest else f"{line[: longest - 1]}…"
