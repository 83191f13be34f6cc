"""The colours and measures of the window, by name, and as Qt's palette and style sheet.

One accent says where you are and what you can press; yellow means "these words in the book"
and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from foxreader.library.paths import RESOURCES
from foxreader.ui.platform.widgets import is_mirrored

_WEB = Path(__file__).parents[1] / "web"
_SHEETS = tuple(_WEB / f"{name}.qss" for name in ("window", "dialogs", "panels"))


@dataclass(frozen=True, slots=True)
class Theme:
    """The tokens of one look. ``dark`` tells that a book's own colours are set aside; ``ground`` is
    what fixed pages lie on."""

    name: str
    dark: bool
    window: str
    panel: str
    page: str
    text: str
    muted: str
    line: str
    accent: str
    accent_soft: str
    on_accent: str
    evidence: str
    hover: str
    cited: str
    weak: str
    ink: str
    edge: str
    accent_ink: str
    bubble: str
    ground: str

    @property
    def selected(self) -> float:
        """How much accent there is in the ground of selected words, 0 to 1.

        A dark ground needs more of it to be seen; both shares are the design's.
        """
        return 0.30 if self.dark else 0.20


LIGHT = Theme(
    name="light", dark=False, window="#F4F1EC", panel="#FAF8F5", page="#FFFDF9", text="#221D18",
    muted="#6E655B", line="#E3DDD4", accent="#B8501F", accent_soft="#F7E3D6", on_accent="#FFFFFF",
    evidence="#FCE3A6", hover="#EDE8E0", cited="#3A7048", weak="#8A5F00", ink="#221D18",
    edge="#948A7E", accent_ink="#A04318", bubble="#EFEAE2", ground="#E9E5DE",
)  # fmt: skip
DARK = Theme(
    name="dark", dark=True, window="#191816", panel="#201F1C", page="#1C1B19", text="#E9E3DA",
    muted="#A79E92", line="#34312C", accent="#F0925C", accent_soft="#3B2A1F", on_accent="#1B120C",
    evidence="#5E4A1C", hover="#2A2824", cited="#7FBF8E", weak="#D9AE4F", ink="#E9E3DA",
    edge="#7C746A", accent_ink="#F0925C", bubble="#2A2824", ground="#121110",
)  # fmt: skip
SEPIA = Theme(
    name="sepia", dark=False, window="#E9DDC5", panel="#EFE4CE", page="#F5ECD9", text="#3B2F20",
    muted="#665B4D", line="#DDCFB5", accent="#A9461A", accent_soft="#F0D3BC", on_accent="#FFFFFF",
    evidence="#F2CF77", hover="#E5D8BE", cited="#33663F", weak="#7A5300", ink="#3B2F20",
    edge="#867A69", accent_ink="#963C12", bubble="#E7DAC1", ground="#DDCFB5",
)  # fmt: skip
"""The page and its evidence are the drawing's, the rest its light look in the page's tone."""
_BLACK = replace(DARK, name="black", page="#000000", ink="#D6D0C7", ground="#000000")
CONTRAST = Theme(
    name="contrast", dark=True, window="#000000", panel="#000000", page="#000000", text="#FFFFFF",
    muted="#FFFFFF", line="#FFFFFF", accent="#7FE0FF", accent_soft="#003B4D", on_accent="#000000",
    evidence="#6B5200", hover="#333333", cited="#8CFF9E", weak="#FFD24D", ink="#FFFFFF",
    edge="#FFFFFF", accent_ink="#7FE0FF", bubble="#1F1F1F", ground="#000000",
)  # fmt: skip
"""High contrast: text at least 7 to 1 with its ground, and each line as strong as the text."""
THEMES = {theme.name: theme for theme in (LIGHT, SEPIA, DARK, _BLACK, CONTRAST)}


def blend(ground: str, colour: str, share: float) -> str:
    """``ground`` with a wash of ``colour`` over it, ``share`` 0 to 1; all as "#RRGGBB"."""
    pairs = zip(bytes.fromhex(ground[1:]), bytes.fromhex(colour[1:]), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def unscreened(colour: str, ground: str) -> str:
    """What gives ``colour`` when it is screened (1 - (1 - a) (1 - b)) with ``ground``."""
    pairs = zip(bytes.fromhex(ground[1:]), bytes.fromhex(colour[1:]), strict=True)
    parts = (255 - 255 * (255 - wanted) / (255 - there) for there, wanted in pairs)
    return "#" + "".join(f"{max(0, round(part)):02X}" for part in parts)


def palette(theme: Theme) -> QPalette:
    """The theme as a Qt palette."""
    roles = {
        QPalette.ColorRole.Window: theme.panel,
        QPalette.ColorRole.WindowText: theme.text,
        QPalette.ColorRole.Base: theme.page,
        QPalette.ColorRole.AlternateBase: theme.panel,
        QPalette.ColorRole.Text: theme.text,
        QPalette.ColorRole.Button: theme.panel,
        QPalette.ColorRole.ButtonText: theme.text,
        QPalette.ColorRole.BrightText: theme.on_accent,
        QPalette.ColorRole.ToolTipBase: theme.panel,
        QPalette.ColorRole.ToolTipText: theme.text,
        QPalette.ColorRole.PlaceholderText: theme.muted,
        QPalette.ColorRole.Highlight: theme.accent,
        QPalette.ColorRole.HighlightedText: theme.on_accent,
        QPalette.ColorRole.Link: theme.accent,
        QPalette.ColorRole.Mid: theme.line,
    }
    result = QPalette()
    for role, colour in roles.items():
        result.setColor(role, QColor(colour))
    for role in (
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
        QPalette.ColorRole.WindowText,
    ):
        result.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.muted))
    return result


def style_sheet(theme: Theme) -> str:
    """The theme as a Qt style sheet for the window's own widgets."""
    sheet = "".join(path.read_text("utf-8") for path in _SHEETS)
    sheet = sheet.replace("@icons", (RESOURCES / "icons").as_posix())
    sheet = sheet.replace("@tone", "dark" if theme.dark else "light")
    for name in sorted(Theme.__slots__, key=len, reverse=True):
        sheet = sheet.replace(f"@{name}", str(getattr(theme, name)))
    return sheet


# The five colours of highlights

Line = Literal["solid", "dashed", "double", "dotted", "wavy"]
_SHADE = 0.62
"""How much of a light ground there is in that of the sepia page, 0 to 1. Chosen: it is seen on the
page, and the words on it keep their contrast."""


@dataclass(frozen=True, slots=True)
class HighlightColour:
    """The ground under the words and the line under them, as "#RRGGBB", and the line's kind.

    A colour is never told by itself: each has a line of its own kind. There is no yellow among
    them, which means evidence, and no orange, which means what can be pressed.
    """

    ground: str
    line: str
    style: Line


_LIGHT = {
    "rose": HighlightColour("#FADFE3", "#B84A62", "solid"),
    "green": HighlightColour("#DDEBD8", "#44804E", "dashed"),
    "blue": HighlightColour("#D9E7F4", "#3A74AC", "double"),
    "violet": HighlightColour("#E8E0F6", "#7558BA", "dotted"),
    "grey": HighlightColour("#E8E4DD", "#756C61", "wavy"),
}
_DARK = {
    "rose": HighlightColour("#4B2A33", "#E78FA2", "solid"),
    "green": HighlightColour("#2A3F2D", "#86C08F", "dashed"),
    "blue": HighlightColour("#22394E", "#84B4E4", "double"),
    "violet": HighlightColour("#382F52", "#B3A0EC", "dotted"),
    "grey": HighlightColour("#3A3732", "#A79E92", "wavy"),
}
"""Both tables are the design's."""


def _sepia(light: HighlightColour) -> HighlightColour:
    """A light colour on the sepia page, which is darker itself."""
    shaded = blend(light.ground, light.line, 0.18)
    ground = blend(SEPIA.page, shaded, _SHADE)
    return HighlightColour(ground, blend(light.line, SEPIA.ink, 0.25), light.style)


_SEPIA = {key: _sepia(colour) for key, colour in _LIGHT.items()}


def highlight_colours(theme: Theme) -> dict[str, HighlightColour]:
    """The five colours on the page of ``theme``, by name, in the order of the bar."""
    if theme.name == SEPIA.name:
        return _SEPIA
    return _DARK if theme.dark else _LIGHT


# Icons: our own drawings, tinted from the palette

_DOT = 0.33
"""The part of an icon's side that a dot on it has. Chosen: 6 of 18 pixels."""


_MIRRORED = {"back": "forward", "forward": "back"}
"""Which icon stands for another where the window is mirrored: back points to the right there."""


def icon(name: str, colour: str, size: int = 18) -> QIcon:
    """The icon ``name`` in ``colour``; sharp up to three times its size."""
    name = _MIRRORED.get(name, name) if is_mirrored() else name
    result = QIcon()
    for factor in (1, 2, 3):
        result.addPixmap(_picture(name, colour, size, factor))
    return result


def _picture(name: str, colour: str, size: int, factor: int) -> QPixmap:
    """An icon drawn, or as it was drawn before: a window at its start asks for most of them more
    than once."""
    key = f"foxreader {name} {colour} {size} {factor}"
    picture = QPixmap()
    if QPixmapCache.find(key, picture):
        return picture
    source = (RESOURCES / "icons" / f"{name}.svg").read_text("utf-8").replace("#000", colour)
    picture = QPixmap(QSize(size, size) * factor)
    picture.fill(QColor(Qt.GlobalColor.transparent))
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(source.encode())).render(painter)
    painter.end()
    picture.setDevicePixelRatio(factor)
    QPixmapCache.insert(key, picture)
    return picture


def dotted(plain: QIcon, colour: str) -> QIcon:
    """An icon with a dot of ``colour`` at its upper right."""
    result = QIcon()
    for size in plain.availableSizes():
        picture = plain.pixmap(size)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        side = picture.deviceIndependentSize().width()
        dot = side * _DOT
        painter.drawEllipse(QRectF(side - dot, 0, dot, dot))
        painter.end()
        result.addPixmap(picture)
    return result


def program_icon() -> QIcon:
    """The program's own mark."""
    return icon("foxreader", "#000", 128)
