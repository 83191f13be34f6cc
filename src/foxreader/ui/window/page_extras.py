"""What the page has beside its text, in the window: notes, links, pictures, sound."""

from __future__ import annotations

from PySide6.QtCore import QObject

from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.reader.inside_loader import InsideLoader
from foxreader.ui.reader.links import PageLinks
from foxreader.ui.reader.view import BookView
from foxreader.ui.window.passage import Passage


class PageExtras(QObject):
    """``inside`` is what the open book has, ``links`` its links and the pop-up at them."""

    def __init__(self, reader: BookView, jobs: Jobs, passage: Passage) -> None:
        super().__init__(reader)
        self.inside = InsideLoader(reader, jobs)
        self.links = PageLinks(reader, self.inside, jobs)
        self.links.copy_wanted.connect(passage.copy_cited)
        self.links.going.connect(passage.bar.hide)

    def close_open(self) -> bool:
        """Close what is open over the page; whether there was anything."""
        return self.links.close()
