"""D1: what kind of question it is, by rules alone, before anything is searched."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from foxreader.language.cues import (
    COMPARES,
    COUNTS,
    INTERROGATIVE_RUN,
    INTERROGATIVES,
    PREFIX,
    QUESTIONS,
)
from foxreader.language.tokenize import fold, tokens

Kind = Literal[
    "vague", "define", "who_is", "count", "explain", "when", "where", "who", "yes_no", "fact"
]

_KANA = re.compile("([\u3041-\u30ff]+)")
_ENDS = re.compile(r"[\s?？!！.。؟¿¡…]+$|^[\s¿¡]+")
_ARTICLE = re.compile(
    r"^(?:the|an?|der|die|das|eine?n?|les?|la|l'|une?|des|el|los|las|una|ال)\s+|^l'"
)
_ORDER: tuple[Kind, ...] = (
    "vague", "count", "explain", "who_is", "define", "when", "where", "who", "yes_no",
)  # fmt: skip
_ATTRIBUTE = re.compile(r"\s(?:of|von|des|de|du|da|от)\s|的")


@dataclass(frozen=True, slots=True)
class Question:
    """A question as the rules see it; ``subject`` is what a definition is asked of, or "".

    ``counts`` tells that things are to be counted, and not an age or a length told.
    """

    text: str
    kind: Kind
    subject: str = ""
    compares: bool = False
    counts: bool = False


def classify(question: str) -> Question:
    """The kind of ``question``; where the rules are in doubt, the one that is answered least."""
    bare = _ENDS.sub("", _ENDS.sub("", question))
    bare = _ENDS.sub("", PREFIX.sub("", bare)) or bare
    folded = re.sub(r"\s+", " ", plain(bare))
    compared = bool(COMPARES.search(folded))
    for kind in _ORDER:
        for pattern in QUESTIONS[kind]:
            match = pattern.fullmatch(folded)
            if match:
                subject = _ARTICLE.sub("", match.groupdict().get("s") or "").strip()
                return Question(question, kind, subject, compared, bool(COUNTS.search(folded)))
    return Question(question, "fact" if _open(question, folded) else "yes_no", "", compared)


def compares(text: str) -> bool:
    """Whether ``text`` asks for a comparison, or is a word for one."""
    return bool(COMPARES.search(plain(text)))


def plain(text: str) -> str:
    """``text`` folded, but kana as they are: beside other scripts they would lose their marks."""
    return "".join(fold(piece) for piece in _KANA.split(text)).replace("’", "'")


def _open(question: str, folded: str) -> bool:
    """Whether a text asks for something, or is no question: words to be looked up."""
    if not question.rstrip().endswith(("?", "？", "؟")):
        return True
    words = {fold(token.text) for token in tokens(folded)}
    asks = any(word.split("'")[0] in INTERROGATIVES for word in words)
    return asks or bool(INTERROGATIVE_RUN.search(folded))


def asks_attribute(question: Question) -> bool:
    """Whether a property of something is asked ("the colour of the whale"), not what it is."""
    return question.kind == "define" and bool(_ATTRIBUTE.search(question.subject))
