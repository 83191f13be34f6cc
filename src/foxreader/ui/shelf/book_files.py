"""Which files are offered first when the reader chooses books."""

from __future__ import annotations

from foxreader.ui.platform.translation import Context

FileWords = Context("FileWords")
_FILES = (
    "*.epub *.pdf *.mobi *.azw *.azw3 *.prc *.fb2 *.fb2.zip *.fbz *.cbz *.cbr *.cb7 *.cbt"
    " *.docx *.docm *.odt *.rtf *.txt *.md *.markdown *.html *.htm *.xhtml *.mht *.mhtml"
)


def book_filter() -> str:
    """The kinds of files, as the dialogs of Qt have them."""
    return f"{FileWords.tr('Books')} ({_FILES});;{FileWords.tr('All files')} (*)"
