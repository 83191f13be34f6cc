"""The dialog that asks where a conversation is to be written, and as what kind of file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from foxreader.answer.export import SUFFIXES, Format

_KINDS: Mapping[str, Format] = {
    "Markdown (*.md)": "markdown",
    "HTML (*.html)": "html",
    "JSON (*.json)": "json",
}
_SUFFIX: Mapping[Format, str] = {"markdown": ".md", "html": ".html", "json": ".json"}
_FORBIDDEN = frozenset('<>:"/\\|?*')
"""What some system takes in no name of a file."""
_LONGEST = 180
"""Bytes of a name: file systems take 255, and encrypted ones less."""


class ExportDialog(QFileDialog):
    """Signal: ``chosen(Path, str)`` where to write, and the ``Format``: that of the name's suffix,
    else that of the kind which is chosen.

    It asks by itself whether a file that is there may be replaced.
    """

    chosen = Signal(object, str)

    def __init__(self, folder: Path, title: str, question: str, parent: QWidget) -> None:
        super().__init__(parent, self.tr("Export this conversation"), str(folder))
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setFileMode(QFileDialog.FileMode.AnyFile)
        self.setNameFilters(list(_KINDS))
        self.setDefaultSuffix(_SUFFIX["markdown"])
        self.selectFile(file_name(title, question) + _SUFFIX["markdown"])
        self.filterSelected.connect(self._follow)
        self.fileSelected.connect(self._choose)

    @property
    def kind(self) -> Format:
        """The format of the kind that is chosen."""
        return _KINDS.get(self.selectedNameFilter(), "markdown")

    def _follow(self, kind: str) -> None:
        """Another kind was chosen: the name gets its suffix, if it has one of an export."""
        suffix = _SUFFIX[_KINDS.get(kind, "markdown")]
        self.setDefaultSuffix(suffix)
        for name in self.selectedFiles()[:1]:
            path = Path(name)
            if path.suffix.lower() in SUFFIXES:
                self.selectFile(path.with_suffix(suffix).name)

    def _choose(self, name: str) -> None:
        path = Path(name)
        self.chosen.emit(path, SUFFIXES.get(path.suffix.lower(), self.kind))


def file_name(title: str, question: str) -> str:
    """A name without suffix, after a book's title and a conversation's first question, that every
    file system takes."""
    title = " – ".join(filter(None, (title, question)))
    plain = "".join(" " if c in _FORBIDDEN or not c.isprintable() else c for c in title)
    short = " ".join(plain.split()).encode()[:_LONGEST].decode(errors="ignore")
    return short.strip(" .") or "conversation"
