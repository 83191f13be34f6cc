"""Makes what a desktop wants of Foxreader and nobody writes by hand: icons of dots from the SVG,
the man page and the shells' completions from the command line.

    python packaging/desktop_files.py    what is written goes below resources/
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))
from pages import bash, fish, man, zsh  # noqa: E402 -- beside this file

ICONS = ROOT / "resources" / "icons"
DESKTOP = ROOT / "resources" / "desktop"
# The types of pictures in an ICNS file that are PNG, by their size in pixels.
ICNS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
ICO = (16, 24, 32, 48, 64, 128, 256)


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A Windows icon of PNG pictures, by size: a table of sixteen bytes each, then the pictures."""
    at = 6 + 16 * len(pictures)
    table, data = [struct.pack("<3H", 0, 1, len(pictures))], []
    for size, picture in sorted(pictures.items()):
        side = size % 256  # 0 stands for 256
        table.append(struct.pack("<4B2H2I", side, side, 0, 0, 1, 32, len(picture), at))
        data.append(picture)
        at += len(picture)
    return b"".join([*table, *data])


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """A macOS icon of PNG pictures, by size: each with its type and its length before it."""
    parts = [
        ICNS[size] + struct.pack(">I", 8 + len(picture)) + picture
        for size, picture in sorted(pictures.items())
    ]
    whole = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(whole)) + whole


def drawn(size: int) -> bytes:
    """The icon as a PNG of ``size`` pixels."""
    from PySide6.QtCore import QBuffer, QIODevice, Qt  # noqa: PLC0415
    from PySide6.QtGui import QImage, QPainter  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(ICONS / "foxreader.svg")).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", 0)  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def make_icons() -> None:
    """The PNG of each size, and one ICO and ICNS of them."""
    from foxreader.cli.system import SIZES  # noqa: PLC0415

    pictures = {size: drawn(size) for size in sorted({*SIZES, *ICO, *ICNS})}
    (ICONS / "app").mkdir(exist_ok=True)
    for size in SIZES:
        (ICONS / "app" / f"foxreader-{size}.png").write_bytes(pictures[size])
    (ICONS / "app" / "foxreader.ico").write_bytes(ico({size: pictures[size] for size in ICO}))
    (ICONS / "app" / "foxreader.icns").write_bytes(icns({size: pictures[size] for size in ICNS}))


def make_pages() -> dict[str, str]:
    """The man page and the completions, by the name of their file."""
    from foxreader.cli.commands import make_parser  # noqa: PLC0415
    from foxreader.cli.words import speak  # noqa: PLC0415
    from foxreader.language.tags import ENGLISH  # noqa: PLC0415

    speak(ENGLISH)
    makers = {
        "foxreader.1": man,
        "foxreader.bash": bash,
        "foxreader.zsh": zsh,
        "foxreader.fish": fish,
    }
    return {name: make(make_parser()) for name, make in makers.items()}


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    make_icons()
    for name, text in make_pages().items():
        (DESKTOP / name).write_text(text, "utf-8")
