"""Where the window is at its first start: on its screen, with its frame."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect

from foxreader.ui.window.layout import FRAME, first_geometry


@pytest.mark.parametrize(
    "room",
    [
        QRect(0, 0, 1440, 900), QRect(0, 25, 1440, 875), QRect(0, 0, 1366, 728),
        QRect(0, 0, 1280, 720), QRect(1920, 0, 1280, 1024), QRect(0, 0, 1024, 600),
    ],
)  # fmt: skip
def test_it_fits_with_its_frame(room: QRect) -> None:
    made = first_geometry(room)
    framed = made.adjusted(-FRAME.width() // 2, -FRAME.height(), FRAME.width() // 2, 0)
    assert room.contains(framed)
    assert abs(made.center().x() - room.center().x()) <= 1


def test_with_room_it_has_the_size_of_the_drawing() -> None:
    made = first_geometry(QRect(0, 0, 2560, 1440))
    assert (made.width(), made.height()) == (1440, 900)
