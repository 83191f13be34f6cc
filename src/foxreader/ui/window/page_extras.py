"""What the page has beside its text, in the window: notes, links, pictures, sound."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from foxreader.ui.media import Sounds
from foxreader.ui.pictures.controller import Pictures
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.reader.inside_loader import InsideLoader
from foxreader.ui.reader.links import PageLinks
from foxreader.ui.reader.scheme import Web
from foxreader.ui.reader.view import BookView
from foxreader.ui.window.go_to import GoTo
from foxreader.ui.window.passage import Passage


class PageExtras(QObject):
    """``inside`` is what the open book has, ``links`` its links and the pop-up at them,
    ``pictures`` its pictures, ``sounds`` what can be heard,
    ``go_to`` the field that goes to a page or a chapter.
    """

    def __init__(
        self, reader: BookView, jobs: Jobs, passage: Passage, web: Web, window: QWidget
    ) -> None:
        super().__init__(reader)
        self.inside = InsideLoader(reader, jobs)
        self.links = PageLinks(reader, self.inside, jobs)
        self.links.copy_wanted.connect(passage.copy_cited)
        self.links.going.connect(passage.bar.hide)
        self.pictures = Pictures(reader, self.inside, jobs, web, window)
        self.sounds = Sounds(reader, self.inside, jobs)
        self.go_to = GoTo(reader)
        reader.served.connect(self.go_to.close_it)
        passage.go_to_wanted.connect(self.open_go_to)
        passage.picture_wanted.connect(self.pictures.open_pressed)

    def open_go_to(self) -> None:
        """Ask where in the book to go."""
        if self.inside.book is not None:
            self.go_to.open(self.inside.book)

    def close_open(self) -> bool:
        """Close what is open over the page; whether there was anything."""
        return self.pictures.close() or self.go_to.close_it() or self.links.close()

    def shut(self) -> None:
        """The window closes: pages go before their profile."""
        self.sounds.stop()
        self.pictures.shut()
