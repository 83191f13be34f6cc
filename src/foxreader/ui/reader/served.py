"""An open book as the view asks for it: documents, resources, pictures of pages."""

from __future__ import annotations

import re

from PySide6.QtCore import QUrl

from foxreader.core.book import Book, Lookup, Resource, Resources
from foxreader.core.span import Span
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.reading_fonts import installed_packages
from foxreader.ui.reader.scheme import Answer

PAGES = "~pages"
"""The document that a page format's pages are laid out in."""
PICTURE = "~picture"
"""The document that one picture of the book is shown large in."""

FACES = "~fonts"
"""Where the typefaces are that a package brings along, by their number."""
_FACE = re.compile(rf"{FACES}/(\d{{1,2}})")

_DECODED = QUrl.ComponentFormattingOption.FullyDecoded
_XHTML = "application/xhtml+xml"
_PICTURE = re.compile(r"page/(\d{1,6})/(\d{1,2}\.\d{1,3})")
_HEAD = re.compile(rb"<head[^>]*>")
_NOT_YET = b"<style>html:not(.fx-begun) > body { display: none !important }</style>"
"""What has the engine paint nothing of a document before our script has laid it out."""
_SKELETON = (
    '<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml">'
    "<head><title>Pages</title></head><body></body></html>"
)


class ServedBook:
    """Answers the view's requests for one book. A name is looked up, never opened."""

    def __init__(self, book: Book, resources: Resources, jobs: Jobs) -> None:
        self._book, self._resources, self._jobs = book, resources, jobs
        # A file that is twice in the spine is shown as its first place.
        self._numbers = {file.name: n for n, file in reversed(list(enumerate(book.files)))}
        self._lookup = Lookup(self._numbers)

    def number_of(self, name: str) -> int | None:
        """The file of that name, or None; a picture of the spine is in a document."""
        find = self._lookup.nearest
        return self._numbers.get(find(name) or find(f"{name}.xhtml") or "")

    def place_of(self, url: QUrl) -> Span | None:
        """Where a link in the book leads, or None if it has no such file."""
        number = self.number_of(url.path(_DECODED).lstrip("/"))
        if number is None:
            return None
        file, fragment = self._book.files[number], url.fragment(_DECODED)
        at = file.anchors.get(fragment, 0)
        if self._book.paged and fragment.isdecimal() and len(fragment) < 9:
            at = min(int(fragment), len(file.text))  # our own links: the offset on the page
        return Span(number, at, at)

    def serve(self, host: str, path: str, answer: Answer) -> None:
        """Call ``answer`` with what is at ``path``: at once, or when a worker has read it."""
        number = self._numbers.get(path)
        picture = _PICTURE.fullmatch(path) if self._book.paged else None
        face = _FACE.fullmatch(path)
        if face is not None:
            self._serve_face(int(face[1]), answer)
        elif path == PICTURE or (self._book.paged and path == PAGES):
            answer(Resource(_XHTML, _SKELETON.encode()))
        elif number is not None and not self._book.paged:
            markup = self._book.files[number].markup
            answer(Resource(_XHTML, _HEAD.sub(lambda head: head[0] + _NOT_YET, markup, count=1)))
        elif picture and int(picture[1]) < len(self._book.files):
            page, scale = int(picture[1]), float(picture[2])
            self._jobs.start(
                lambda cancel: self._resources.page_image(page, scale),
                value=answer,
                failed=lambda error: answer(None),
                pool="page",
            )
        else:
            self._jobs.start(
                lambda cancel: self._resources.read(path),
                value=answer,
                failed=lambda error: answer(None),
                pool="book",
            )

    def _serve_face(self, number: int, answer: Answer) -> None:
        """A file of a typeface; the number is ours, and no name of a page's is opened."""
        files = installed_packages()
        if number >= len(files):
            answer(None)
            return
        path = files[number].path
        self._jobs.start(
            lambda cancel: Resource("font/ttf", path.read_bytes()),
            value=answer,
            failed=lambda error: answer(None),
            pool="book",
        )
