"""What a reader takes out of the program: words copied with their source, files written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication, QTextCharFormat
from PySide6.QtWidgets import QFileDialog, QTextEdit, QWidget

from foxreader.answer.citation_styles import cited
from foxreader.answer.cited_source import Runs, as_text
from foxreader.core.book import Book
from foxreader.core.events import Citation
from foxreader.library.settings import CitationStyle
from foxreader.system.files import usable_name
from foxreader.ui.platform.translation import Context

# Words copied with their source

CopyWords = Context("CopyWords")


def style_names() -> dict[CitationStyle, str]:
    """The styles and what they are called, in their order."""
    return {
        "plain": CopyWords.tr("Plain, with a tag that finds the place"),
        "apa": CopyWords.tr("APA (7th edition)"),
        "mla": CopyWords.tr("MLA (9th edition)"),
        "chicago": CopyWords.tr("Chicago (18th edition, notes)"),
        "bibtex": CopyWords.tr("BibTeX"),
    }


def copy_cited(book: Book, citation: Citation, style: CitationStyle) -> None:
    """Copy the words of ``citation`` with their source; titles are in italics where that can be
    pasted."""
    if style == "plain":
        QGuiApplication.clipboard().setText(plain_citation(book, citation))
        return
    paragraphs = cited(book, citation.span, style)
    if style == "bibtex":
        QGuiApplication.clipboard().setText(as_text(paragraphs))
    else:
        _copy_rich(paragraphs)


def _copy_rich(paragraphs: Sequence[Runs]) -> None:
    """Copy ``paragraphs`` with an empty line between.

    Through an editor: formats that Python itself gives the clipboard end the program with a crash,
    since the clipboard outlives Python.
    """
    editor = QTextEdit()
    cursor, text_format = editor.textCursor(), QTextCharFormat()
    for number, runs in enumerate(paragraphs):
        if number:
            cursor.insertBlock()
            cursor.insertBlock()
        for run in runs:
            text_format.setFontItalic(run.italic)
            cursor.insertText(run.text, text_format)
    editor.selectAll()
    editor.copy()


def plain_citation(book: Book, citation: Citation) -> str:
    """The words, then where they are with the tag of the place."""
    meta = book.metadata
    where = [
        ", ".join(meta.authors),
        meta.title,
        citation.title if citation.title != meta.title else "",
        CopyWords.tr("p. {0}").format(citation.page) if citation.page else "",
    ]
    source = ", ".join(part for part in where if part)
    return f"“{book.text_at(citation.span).strip()}” ({source} {citation.span})"


# Files written: where, and of which kind

_LONGEST = 180
"""Bytes of a name: file systems take 255, and encrypted ones less."""


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of file that can be written: its name in the dialog, its suffix and its format."""

    name: str
    suffix: str
    format: str


class ExportDialog(QFileDialog):
    """Signal: ``chosen`` where to write, and the format: that of the name's suffix, else
    that of the kind which is chosen.

    ``kinds`` can be chosen from, the first at first; ``suffixes`` gives the format of each suffix.
    It asks by itself whether a file that is there may be replaced.
    """

    chosen = Signal(Path, str)

    def __init__(
        self, title: str, path: Path, kinds: tuple[FileKind, ...], suffixes: Mapping[str, str],
        parent: QWidget,
    ) -> None:  # fmt: skip
        """``path`` is the folder and a name without suffix."""
        super().__init__(parent, title, str(path.parent))
        self._kinds, self._suffixes = {kind.name: kind for kind in kinds}, suffixes
        self._first = kinds[0]
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setFileMode(QFileDialog.FileMode.AnyFile)
        self.setNameFilters([kind.name for kind in kinds])
        self.setDefaultSuffix(self._first.suffix)
        self.selectFile(path.name + self._first.suffix)
        self.filterSelected.connect(self._follow)
        self.fileSelected.connect(self._choose)

    def _kind(self, name: str) -> FileKind:
        return self._kinds.get(name, self._first)

    def _follow(self, name: str) -> None:
        """Another kind was chosen: the file's name gets its suffix, if it has one of an export."""
        suffix = self._kind(name).suffix
        self.setDefaultSuffix(suffix)
        for selected in self.selectedFiles()[:1]:
            path = Path(selected)
            if path.suffix.lower() in self._suffixes:
                self.selectFile(path.with_suffix(suffix).name)

    def _choose(self, name: str) -> None:
        path, kind = Path(name), self._kind(self.selectedNameFilter())
        suffix = path.suffix.lower()
        of_suffix = self._suffixes.get(suffix, kind.format)
        self.chosen.emit(path, kind.format if suffix == kind.suffix else of_suffix)


def file_name(title: str, more: str = "", default: str = "conversation") -> str:
    """A name without suffix, after a book's title and perhaps more, that every file system takes;
    ``default`` where nothing of them is left."""
    return usable_name(" – ".join(filter(None, (title, more))), _LONGEST, default)


def same_file(path: Path, other: Path) -> bool:
    """Whether two paths lead to one file."""
    try:
        return path.samefile(other)
    except OSError:  # one is not there, or out of reach: writing the file will report it
        return False
