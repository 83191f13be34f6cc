"""Whether a sentence says that the book does not tell, and whether it says nothing else."""

from __future__ import annotations

import re

from foxreader.answer.gate.sentences import Sentence

_OTHERS = (
    r"nicht (?:erwähnt|genannt|gesagt|angegeben)|ne (?:mentionne|dit|précise|parle|indique)"
    r"|no (?:se )?(?:menciona|dice|indica|especifica)|не (?:упомина|говор|сказан|указан)"
    r"|没有(?:提|说|找)|未提|書かれてい(?:ない|ません)|言及されてい(?:ない|ません)"
    r"|(?:لا|لم) (?:يذكر|تذكر|يرد|يقول)"
)
_ABSENCE = re.compile(
    r"\b(?:not|n't|never|no)\b.{0,40}\b(?:mention|say|state|found|find|contain|describe|tell|specif"
    r"|provide|explain)|\b(?:passages?|excerpts?|book|text)\b.{0,30}\b(?:silent|unclear|nothing)"
    rf"|{_OTHERS}",
    re.IGNORECASE,
)
# Of whom it is said that they do not tell: a book, not one of its people; and what they tell after.
_OF_THE_BOOK = re.compile(
    r"\b(?:passages?|excerpts?|books?|texts?|chapters?|evidence|sources?|information|novel|story"
    r"|author|sections?|sentences?|context|details?|answer)\b"
    r"|\b(?:is|are|was|were|be|been|isn't|aren't|wasn't|weren't)\s+(?:not|never)?\s*(?:\w+ly\s+)?"
    r"(?:mention|state|said|describ|specif|provid|explain|contain|told|found)"
    r"|\b(?:buch|textstellen?|stellen?|passagen?|kapitel|livre|texte|chapitre|extraits?|libro|texto"
    r"|pasajes?|capítulo|nicht (?:erwähnt|genannt|gesagt|angegeben))\b"
    r"|книг|текст|отрывк|глав[аеу]|书|文中|段落|原文|未提|本文|書かれ|言及|テキスト|الكتاب|النص|المقاطع",
    re.IGNORECASE,
)
_THEN_TELLS = re.compile(
    r"\b(?:but|however|though|although|yet|only|except|aber|jedoch|doch|sondern|mais|cependant"
    r"|toutefois|pero|aunque|sino|но|однако|хотя)\b|[;；]|但|不过|不過|可是|ですが|しかし|لكن",
    re.IGNORECASE,
)


def admits_absence(text: str) -> bool:
    """Whether a model's words say that the passages do not tell."""
    return bool(_ABSENCE.search(text))


def only_absence(text: str) -> bool:
    """Whether a sentence says nothing but that the book does not tell, and so needs no place.

    That somebody of the book never told is told by the book; and what follows a "but" is, too.
    """
    if not _ABSENCE.search(text) or not _OF_THE_BOOK.search(text):
        return False
    pieces = _THEN_TELLS.split(text)
    return not any(Sentence(piece, ()).claims and not _ABSENCE.search(piece) for piece in pieces)
