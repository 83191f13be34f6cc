"""What is read aloud of a book, in which order: sentence by sentence, and where the reading is."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Literal

from foxreader.aloud.spoken import Spoken
from foxreader.core.book import Book
from foxreader.core.inside import Run
from foxreader.core.span import Span

_KEPT = 4
"""Files whose sentences are kept. Chosen: the one being read, its neighbours, and one gone back
to."""
_Edge = Literal["first", "last"]


class Queue:
    """Goes through a book sentence by sentence.

    ``current`` is what is being read, None before the first and after the last. ``wanted`` is the
    file whose sentences have to be given before the last step is done; None where it is done.
    """

    def __init__(self, book: Book) -> None:
        self._book = book
        self._files: dict[int, tuple[Spoken, ...]] = {}
        self._structures: dict[int, tuple[Run, ...]] = {}
        self._at = (0, 0)
        self._to: Span | _Edge = "first"
        self._inside = False
        self.current: Spoken | None = None
        self.wanted: int | None = None

    def start(self, place: Span, *, inside: bool = False) -> None:
        """Go to the first sentence that begins at ``place`` or after it in its file, or with
        ``inside`` to the one that holds it."""
        self._to, self._inside = place, inside
        self._arrive(place.file)

    def move(self, by: int) -> None:
        """One sentence on (1) or back (-1); back from the first stays there."""
        if self.current is None:
            return
        file, number = self._at
        number += by
        if 0 <= number < len(self._files[file]):
            self._stand(file, number)
            return
        following = self.next_file(file, by)
        if following is None:
            self.current = None if by > 0 else self.current
            return
        self._to = "first" if by > 0 else "last"
        self._arrive(following)

    def leave(self) -> bool:
        """Go past the innermost table, list or the like around here; whether there is one."""
        if self.current is None:
            return False
        file, number = self._at
        here = self.current.place
        around = [
            run for run in self._structures[file] if run[0] <= here.start and here.end <= run[1]
        ]
        if not around:
            return False
        _, end = min(around, key=lambda run: run[1] - run[0])
        spoken = self._files[file]
        while number + 1 < len(spoken) and spoken[number + 1].place.start < end:
            number += 1
        self._stand(file, number)
        self.move(1)
        return True

    def give(self, file: int, spoken: Sequence[Spoken], structures: Sequence[Run] = ()) -> None:
        """The sentences of ``file``; does the step that waits for them."""
        self._files[file] = tuple(spoken)
        self._structures[file] = tuple(structures)
        for old in sorted(self._files, key=lambda one: abs(one - file))[_KEPT:]:
            if old != self._at[0]:
                del self._files[old], self._structures[old]
        if self.wanted == file:
            self._arrive(file)

    def forget(self) -> None:
        """All sentences are to be given anew: something that decides on them has changed."""
        self._files.clear()
        self._structures.clear()

    def has(self, file: int) -> bool:
        """Whether the sentences of a file are known."""
        return file in self._files

    def next_file(self, file: int, by: int = 1) -> int | None:
        """The file in the reading order that is after ``file`` or before it; None at the end."""
        file += by
        while 0 <= file < len(self._book.files) and not self._book.files[file].linear:
            file += by
        return file if 0 <= file < len(self._book.files) else None

    def _arrive(self, file: int) -> None:
        """Go to a place of ``file``, or to where the reading goes on if it has nothing to read."""
        found: int | None = file
        while found is not None:
            if found not in self._files:
                self.wanted = found
                return
            spoken = self._files[found]
            number = self._number(spoken) if found == file else 0
            back = self._to == "last"
            if spoken and number < len(spoken):
                self._stand(found, len(spoken) - 1 if back else number)
                return
            found = self.next_file(found, -1 if back else 1)
            if not back:
                self._to = "first"
        self.wanted = None
        if self._to != "last":
            self.current = None

    def _number(self, spoken: Sequence[Spoken]) -> int:
        """Which of a file's sentences is meant; their number where all are before the place."""
        if not isinstance(self._to, Span):
            return 0
        place = self._to.start
        if self._inside:
            return _holding(spoken, self._to)
        later = [n for n, one in enumerate(spoken) if one.place.start >= place]
        first = min(later, key=lambda n: spoken[n].place.start, default=None)
        if first is not None:
            return first
        # Within the last one: there is no later one to begin with.
        return _holding(spoken, self._to)

    def _stand(self, file: int, number: int) -> None:
        self.wanted = None
        self._at = file, number
        self.current = self._files[file][number]


def _holding(spoken: Sequence[Spoken], place: Span) -> int:
    """The sentence that holds a place, else the nearest that begins after it, else none."""
    for number, one in enumerate(spoken):
        span = one.place
        if span.start <= place.start < span.end:
            return number
    order = sorted(range(len(spoken)), key=lambda n: spoken[n].place.start)
    at = bisect_left(order, place.start, key=lambda n: spoken[n].place.start)
    return order[at] if at < len(order) else len(spoken)


def leaves_chapter(book: Book, before: Spoken, after: Spoken) -> bool:
    """Whether a heading of the table of contents lies between two sentences."""
    return book.section_at(before.place) != book.section_at(after.place)
