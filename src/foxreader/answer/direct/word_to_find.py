"""The word of a question to look up in a book that does not answer it."""

from __future__ import annotations

from foxreader.core.book import Book
from foxreader.core.events import Answer
from foxreader.language.detect import language_of, spoken
from foxreader.language.sentence_words import words
from foxreader.language.stop_words import with_english
from foxreader.language.topic_words import topic_stems
from foxreader.retrieval.fulltext.literal import find


def word_to_find(answer: Answer, book: Book) -> str:
    """The first content word of the question of ``answer`` that ``book`` has, names first; "" if
    there is none, or the book was not searched alone and as a whole."""
    searched = answer.searched
    if searched.books or searched.share < 1 or answer.limit is not None:
        return ""
    if not (answer.refused or (answer.confidence == "near" and searched.missing)):
        return ""
    language = spoken(answer.question) or language_of(book)
    stop = with_english(language)
    content = [
        word.text
        for word in words(answer.question, language)
        if topic_stems(word, language, stop) and word.text not in searched.missing
    ]
    names = [word for word in content if word[0].isupper()]
    there = (word for word in (*names, *content) if next(find(book, word), None) is not None)
    return next(there, "")
