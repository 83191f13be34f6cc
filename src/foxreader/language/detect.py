"""Which language a book is written in, as far as stems and stop words need to know."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache

from foxreader.core.book import Book
from foxreader.language.tokenize import fold
from foxreader.language.wordlists import STOP

_WORD = re.compile(r"[^\W\d_]+")
_KANA = re.compile("[\u3041-\u30ff]")
_HAN = re.compile("[\u3400-\u9fff]")
_SAMPLE = 20_000
_SCRIPTS = {
    "zh": "[\u4e00-\u9fff]", "ja": "[\u3040-\u30ff]", "ko": "[\uac00-\ud7af]",
    "ru": "[\u0400-\u04ff]", "ar": "[\u0600-\u06ff]", "th": "[\u0e00-\u0e7f]",
    "hi": "[\u0900-\u097f]", "he": "[\u0590-\u05ff]", "el": "[\u0370-\u03ff]",
}  # fmt: skip


def language_of(book: Book) -> str:
    """The book's language as a short code: what its words say, else what its maker said.

    Empty when neither is known to us. The words come first because makers err.
    """
    size = max(1, _SAMPLE // max(1, len(book.files)))
    middle = (f.text[len(f.text) // 4 :][:size] for f in book.files)
    return guess(" ".join(middle)) or book.metadata.language.split("-")[0].lower()


@lru_cache(maxsize=512)
def guess(text: str) -> str:
    """The language whose stop words ``text`` uses most, or "" when hardly any; Chinese and
    Japanese by their script.
    """
    kana, han = len(_KANA.findall(text)), len(_HAN.findall(text))
    if 3 * (kana + han) > len(text):
        return "ja" if 10 * kana > han else "zh"
    counts = Counter(fold(word) for word in _WORD.findall(text))
    total = sum(counts.values())
    if not total:
        return ""
    shares = {
        language: sum(counts[word] for word in words) / total
        for language, words in folded().items()
    }
    best = max(shares, key=lambda language: shares[language])
    return best if shares[best] >= 0.2 else ""


@lru_cache(maxsize=1)
def folded() -> dict[str, frozenset[str]]:
    """The stop words of each language, folded as the words of a text are."""
    return {language: frozenset(map(fold, words)) for language, words in STOP.items()}


def spoken(question: str) -> str:
    """The language of a short text: by its script where a third of it is in one, else by words."""
    for language, letters in _SCRIPTS.items():
        if len(re.findall(letters, question)) * 3 > len(question):
            return language
    return guess(question)


def is_foreign(text: str, language: str) -> bool:
    """Whether a short text is in another language than ``language``, as far as both are known."""
    found = spoken(text)
    return bool(language and found and found != language)
