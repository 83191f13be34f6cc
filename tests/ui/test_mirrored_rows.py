"""Rows of lists in a mirrored window: nothing is cut off, nothing stands over another text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QImage,
    QPainter,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from foxreader.core.span import Span
from foxreader.ui.contents.tree import ContentsRow
from foxreader.ui.platform.theme import LIGHT
from foxreader.ui.platform.translation import shown_keys
from foxreader.ui.search.rows import FoundRow, HitRow

_ROOM, _TITLE_ROOM = QSize(260, 60), QSize(260, 30)
_SHOWN = Qt.ItemDataRole.DisplayRole
_WORDS = "…whaling lances and harpoons all broken and deformed, some were storied weapons"


@pytest.fixture
def mirrored(qapp) -> Iterator[None]:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def painted(
    delegate: QStyledItemDelegate, data: object, role: Qt.ItemDataRole, size: QSize = _ROOM
) -> QImage:
    """A row as its delegate paints it in a window of the direction that is set."""
    model = QStandardItemModel(1, 1)
    item = QStandardItem()
    item.setData(data, role)
    model.setItem(0, 0, item)
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, size.width(), size.height())
    option.font = QFont("DejaVu Sans", 10)
    option.direction = QGuiApplication.layoutDirection()
    painter = QPainter(image)
    painter.setLayoutDirection(option.direction)
    delegate.paint(painter, option, model.index(0, 0))
    painter.end()
    return image


def inked(image: QImage) -> set[tuple[int, int]]:
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {(x, y) for x, y in places if image.pixelColor(x, y).lightness() < 220}


def found(line: str, where: str) -> QImage:
    row = FoundRow(Span(0, 0, 5), where, line, ())
    return painted(HitRow(LIGHT), row, Qt.ItemDataRole.UserRole)


def test_the_sign_of_a_key_stays_at_its_end(mirrored: None) -> None:
    assert shown_keys(("Ctrl+,",)) == "\u2068Ctrl+,\u2069"


def test_the_page_of_a_found_place_stands_beside_its_words(mirrored: None) -> None:
    page = inked(found("", "١٤٤"))
    assert max(x for x, _ in page) < _ROOM.width() / 4  # at the end of a mirrored row
    beside = {(x, y) for x, y in inked(found(_WORDS, "١٤٤")) if x <= max(x for x, _ in page)}
    lower = {(x, y) for x, y in beside if y >= min(y for _, y in page)}
    assert lower == page


def test_a_title_in_the_contents_is_not_cut_off_below(mirrored: None, qapp) -> None:
    view = QTreeView()

    def height(words: str) -> int:
        rows = [y for _, y in inked(painted(ContentsRow(LIGHT, view), words, _SHOWN, _TITLE_ROOM))]
        return max(rows) - min(rows)

    low = height("gjpqy")
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert low == height("gjpqy")
