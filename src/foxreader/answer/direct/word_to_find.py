"""The word of a question to look up in a book that does not answer it."""

from __future__ import annotations

import re

from foxreader.core.book import Book
from foxreader.core.events import Answer
from foxreader.core.find_query import FindQuery
from foxreader.language.detect import language_of, spoken
from foxreader.language.sentence_words import topic_stems, words
from foxreader.language.stop_words import with_english
from foxreader.retrieval.find_in_book import find

_OWNER = re.compile(r"['’]s?$")
"""What follows the name of an owner: "the Queen's", "the witnesses'"."""


def word_to_find(answer: Answer, book: Book) -> str:
    """The first content word of the question of ``answer`` that ``book`` has, names first; "" if
    there is none, or the book was not searched alone and as a whole."""
    searched = answer.searched
    if searched.books or searched.share < 1 or answer.limit is not None:
        return ""
    if not (answer.refused or (answer.confidence == "near" and searched.missing)):
        return ""
    language = spoken(answer.question) or language_of(book)
    content = _content(answer.question, language, frozenset(searched.missing))
    names = [word for word in content if word[0].isupper()]
    there = (
        word for word in (*names, *content) if next(find(book, FindQuery(word)), None) is not None
    )
    return next(there, "")


def _content(question: str, language: str, missing: frozenset[str]) -> list[str]:
    """The content words of a question as they are written, without ``missing``; words of a name
    that follow each other are one."""
    found: list[str] = []
    joins = False
    stop = with_english(language)
    for word in words(question, language):
        text = _OWNER.sub("", word.text)
        kept = bool(topic_stems(word, language, stop)) and text not in missing
        name = kept and text[0].isupper()
        if name and joins and word.gap == " ":
            found[-1] += f" {text}"
        elif kept:
            found.append(text)
        joins = name and text == word.text
    return found
