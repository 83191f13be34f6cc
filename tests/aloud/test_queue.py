"""Where in a book the reading is: on and back, over files, out of tables, to the end."""

from __future__ import annotations

from foxreader.aloud import Queue, leaves_chapter, spoken_of
from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.inside import FileAloud
from foxreader.core.span import Span

TEXTS = ("One is here. Two is here.\n", "", "Aside.\n", "Three is here. Four is here.\n")
BOOK = Book(
    "ab" * 32, "EPUB", Metadata("A", language="en"),
    tuple(BookFile(f"{n}.x", text, linear=n != 2) for n, text in enumerate(TEXTS)),
    toc=(TocEntry("I", Span(0, 0, 0)), TocEntry("II", Span(3, 0, 0))),
)  # fmt: skip


def fed(queue: Queue, structures=()) -> str:
    """Give what is wanted until nothing is; the words of where the queue is then."""
    while queue.wanted is not None:
        queue.give(queue.wanted, spoken_of(BOOK, queue.wanted, FileAloud()), structures)
    return queue.current.words if queue.current is not None else ""


def test_on_through_the_files_of_the_reading_order_to_the_end() -> None:
    queue = Queue(BOOK)
    queue.start(Span(0, 0, 0))
    assert queue.wanted == 0 and queue.current is None
    heard = [fed(queue)]
    while queue.current is not None:
        before = queue.current
        queue.move(1)
        heard.append(fed(queue))
        if queue.current is not None:
            assert leaves_chapter(BOOK, before, queue.current) == (heard[-1] == "Three is here.")
    assert heard == ["One is here.", "Two is here.", "Three is here.", "Four is here.", ""]
    queue.move(1)
    assert queue.current is None and queue.wanted is None


def test_back_goes_to_the_last_sentence_before_and_stays_at_the_first() -> None:
    queue = Queue(BOOK)
    queue.start(Span(3, 0, 0))
    heard = [fed(queue)]
    for _ in range(3):
        queue.move(-1)
        heard.append(fed(queue))
    assert heard == ["Three is here.", "Two is here.", "One is here.", "One is here."]


def test_from_a_place_the_next_sentence_or_the_one_that_holds_it() -> None:
    queue = Queue(BOOK)
    queue.start(Span(0, 5, 5))
    assert fed(queue) == "Two is here."
    queue.start(Span(0, 5, 5), inside=True)
    assert fed(queue) == "One is here."
    queue.start(Span(0, 20, 20))  # within the last sentence of its file
    assert fed(queue) == "Two is here."
    queue.start(Span(0, 26, 26), inside=True)  # after it
    assert fed(queue) == "Three is here."
    queue.start(Span(2, 0, 0))  # outside the reading order, where the reader is
    assert fed(queue) == "Aside."
    queue.move(1)
    assert fed(queue) == "Three is here."


def test_a_table_or_list_can_be_left() -> None:
    queue = Queue(BOOK)
    queue.start(Span(0, 0, 0))
    assert fed(queue, structures=[(0, 12)]) == "One is here."
    assert queue.leave() and fed(queue) == "Two is here."
    assert not queue.leave()


def test_few_files_are_kept() -> None:
    many = Book("ab" * 32, "text", Metadata("A", language="en"),
                tuple(BookFile(f"{n}", "One is here.\n") for n in range(30)))  # fmt: skip
    queue = Queue(many)
    queue.start(Span(0, 0, 0))
    for _ in range(30):
        while queue.wanted is not None:
            queue.give(queue.wanted, spoken_of(many, queue.wanted, FileAloud()))
        assert sum(map(queue.has, range(30))) <= 5
        queue.move(1)
    assert queue.current is None
