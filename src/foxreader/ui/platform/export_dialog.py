"""The dialog that asks where something is to be written, and as what kind of file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QWidget

_FORBIDDEN = frozenset('<>:"/\\|?*')
"""What some system takes in no name of a file."""
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
        self.chosen.emit(path, self._suffixes.get(path.suffix.lower(), kind.format))


def file_name(title: str, more: str = "", default: str = "conversation") -> str:
    """A name without suffix, after a book's title and perhaps more, that every file system takes;
    ``default`` where nothing of them is left."""
    title = " – ".join(filter(None, (title, more)))
    plain = "".join(" " if c in _FORBIDDEN or not c.isprintable() else c for c in title)
    short = " ".join(plain.split()).encode()[:_LONGEST].decode(errors="ignore")
    return short.strip(" .") or default


def same_file(path: Path, other: Path) -> bool:
    """Whether two paths lead to one file."""
    try:
        return path.samefile(other)
    except OSError:  # one is not there, or out of reach: writing the file will report it
        return False
