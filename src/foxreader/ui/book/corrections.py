"""The reader's correction of an answer, as it is stored."""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.core.events import Answer
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.library.kept_per_book import Corrections


@dataclass(frozen=True, slots=True)
class Corrected:
    """An answer, and what the reader says instead of it: nothing where it is only wrong.

    ``reach`` is how far into the open book the answer could see. One that was made of several
    books holds for all: it is about none of them alone.
    """

    answer: Answer
    text: str = ""
    everywhere: bool = False
    reach: Scope = WHOLE_BOOK

    @property
    def of_several(self) -> bool:
        """Whether the answer was made of several books."""
        return bool(self.answer.searched.books)

    def keep(self, corrections: Corrections, sha256: str) -> int:
        """Store it as a correction about the book ``sha256``; gives its id."""
        return corrections.add(
            self.answer.question,
            self.text,
            sha256="" if self.everywhere or self.of_several else sha256,
            answer=self.answer.text,
            made_of="" if self.of_several else sha256,
            reach=WHOLE_BOOK if self.of_several else self.reach,
        )
