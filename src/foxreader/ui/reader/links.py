"""Links of the page to places of the book, with glimpses; what the book has beside its text."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QUrl, Signal

from foxreader.core.book import Book, Resources
from foxreader.core.cancel import Cancel
from foxreader.core.inside import BookLink, Excerpt, Inside, MarkupReader
from foxreader.core.span import Span
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.progress import page_name
from foxreader.ui.platform.translation import number, percent
from foxreader.ui.reader.page import Told
from foxreader.ui.reader.view import BookView

# What the book has beside its text, read while its first page is shown


class InsideLoader(QObject):
    """``inside`` is of the book in the view; it has nothing until it has been read.

    ``reader`` reads the book's markup, None where that cannot be. Signal: ``ready``.
    """

    ready = Signal()

    def __init__(self, view: BookView, jobs: Jobs) -> None:
        super().__init__(view)
        self._jobs = jobs
        self._job: Job | None = None
        self.book: Book | None = None
        self.resources: Resources | None = None
        self.reader: MarkupReader | None = None
        self.inside = Inside()
        view.served.connect(self._begin)

    def _begin(self, book: Book, resources: Resources) -> None:
        """Another book is shown, or more of the same."""
        if self._job is not None:
            self._job.stop()
            self._job = None
        self.book, self.resources, self.inside = book, resources, Inside()
        self.reader = reader = resources if isinstance(resources, MarkupReader) else None
        if reader is None or book.paged:
            return

        def read(cancel: Cancel) -> Inside:
            return reader.inside(book)

        def found(inside: Inside) -> None:
            if self.book is book:
                self.inside = inside
                self.ready.emit()

        # A book whose process ends meanwhile has ordinary links; the page says what is wrong.
        self._job = self._jobs.start(read, value=found)


_TARGET = "target"
"""The name of the mark on what a link was followed to."""
_GLIMPSE = 700
"""Characters of a place that its pop-up shows; chosen: as much as there is room for twice."""
_LONG_LABEL = 6
"""Characters from which on a mark is a word, not a number or a sign. Chosen."""


@dataclass(frozen=True, slots=True)
class _ShownGlimpse:
    """What a pop-up shows: a link, and where in the window its mark is."""

    link: BookLink
    box: list[float]


class PageLinks(QObject):
    """Signals: ``copy_wanted`` with citation; ``going`` a link is followed from here."""

    copy_wanted = Signal(Span)
    going = Signal()

    def __init__(self, view: BookView, inside: InsideLoader, jobs: Jobs) -> None:
        super().__init__(view)
        self._view, self._inside, self._jobs = view, inside, jobs
        self._job: Job | None = None
        self._stack: list[_ShownGlimpse] = []
        self._hovers = False
        view.page.told.of("link").connect(self._reached)
        view.page.told.of("popup").connect(self._in_popup)
        view.loaded.connect(self._know)
        view.loaded.connect(self._forget)
        inside.ready.connect(self._know)

    @property
    def open(self) -> bool:
        """Whether a pop-up is shown, or comes."""
        return bool(self._stack)

    def close(self) -> bool:
        """Close the pop-up; whether there was one."""
        was = self.open
        self._forget()
        if was:
            self._view.call("closePopup")
        return was

    def follow(self, link: BookLink) -> None:
        """Go where a link leads, with a note marked there."""
        self.close()
        self.going.emit()
        self._view.jumped.emit(self._view.place)
        if link.note is not None:
            self._view.mark(_TARGET, [link.note], jump=True)
        else:
            self._view.mark(_TARGET, [])
            self._view.go(link.target)

    # What the page tells

    def _know(self) -> None:
        """Tell the page which of its links are marks of notes."""
        links = self._inside.inside.file(self._view.place.file).links
        if not links or not self._view.ready:
            return
        self._view.call("links", {
            "inner": [link.number for link in links],
            "notes": [link.number for link in links if link.note is not None],
            "label": self.tr("Note"),
        })  # fmt: skip

    def _reached(self, value: Told) -> None:
        link = self._inside.inside.link(self._view.place.file, int(value["number"]))
        if link is not None:
            self._touched(link, str(value["how"]), list(value["box"]))

    def _touched(self, link: BookLink, how: str, box: list[float]) -> None:
        pressed = how in ("press", "key")
        if pressed and link.note is None:
            self.follow(link)
            return
        if how == "hover" and self.open and (not self._hovers or self._stack[-1].link == link):
            return
        self._stack, self._hovers = [], how == "hover"
        self._show(_ShownGlimpse(link, box), keys=how in ("key", "peek"), hover=how == "hover")

    def _in_popup(self, value: Told) -> None:
        act = str(value["act"])
        if act == "closed":
            self._forget()
        elif not self._stack:
            return
        elif act == "go":
            self.follow(self._stack[-1].link)
        elif act == "copy":
            link = self._stack[-1].link
            self.copy_wanted.emit(link.note or self._glimpse(link.target))
        elif act == "back":
            self._stack.pop()
            self._show(self._stack.pop(), keys=False, hover=False)
        elif act == "link":
            self._inner(int(value["number"]), str(value["href"]))

    def _inner(self, number: int, href: str) -> None:
        """A link in the pop-up: a note opens in its place, others lead away."""
        shown = self._stack[-1]
        link = self._inside.inside.link((shown.link.note or shown.link.target).file, number)
        if link is not None and link.note is not None:
            self._show(_ShownGlimpse(link, shown.box), keys=False, hover=False)
        elif link is not None:
            self.follow(link)
        else:
            self._view.follow(QUrl(href))

    def _forget(self) -> None:
        if self._job is not None:
            self._job.stop()
        self._stack = []

    # The pop-up

    def _show(self, shown: _ShownGlimpse, *, keys: bool, hover: bool) -> None:
        book, reader = self._inside.book, self._inside.reader
        if book is None or reader is None:
            return
        link = shown.link
        span = link.note or self._glimpse(link.target)
        goes_on = link.note is None and span.end < len(book.files[span.file].text)
        self._stack.append(shown)
        if self._job is not None:
            self._job.stop()

        def read(cancel: Cancel) -> Excerpt:
            return reader.excerpt(book, span, goes_on=goes_on)

        def found(excerpt: Excerpt) -> None:
            if self._inside.book is not book or shown not in self._stack:
                return
            self._view.call("popup", {
                "markup": excerpt.markup, "sheets": excerpt.sheets, "style": excerpt.style,
                "number": link.number, "box": shown.box,
                "keys": keys, "hover": hover, "rtl": self._view.isRightToLeft(),
                "lang": book.metadata.language, "back": len(self._stack) > 1,
                "words": self._words(book, link, span),
            })  # fmt: skip

        self._job = self._jobs.start(
            read, value=found, failed=lambda error: self._forget(), pool="book"
        )

    def _glimpse(self, target: Span) -> Span:
        """The first words of a place, up to the end of a word."""
        book = self._inside.book
        text = book.files[target.file].text if book is not None else ""
        end = min(len(text), target.start + _GLIMPSE)
        while target.start < end < len(text) and not text[end].isspace():
            end -= 1
        return Span(target.file, target.start, end)

    def _words(self, book: Book, link: BookLink, span: Span) -> dict[str, str]:
        page = page_name(book, span) or percent(book.fraction(span))
        words = {"page": page, "close": self.tr("Close"), "back": self.tr("Back"),
                 "copy": self.tr("Copy with citation"), "count": ""}  # fmt: skip
        if link.note is None:
            title = book.named_at(link.target) or book.metadata.title
            return words | {"title": title, "go": self.tr("Go there")}
        which, of = self._inside.inside.marks_of_chapter(book, link)
        count = self.tr("{0} of {1} in this chapter").format(number(which), number(of))
        short = 0 < len(link.label) <= _LONG_LABEL
        title = (
            self.tr("Note {0} of the book").format(link.label)
            if short
            else self.tr("Note of the book")
        )
        return words | {"title": title, "go": self.tr("Go to the note"), "count": count}
