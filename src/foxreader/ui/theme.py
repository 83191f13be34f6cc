"""The colours and measures of the window, by name, and what Qt is told of them.

One accent says where you are and what you can press; yellow means "these words in the book"
and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette


@dataclass(frozen=True, slots=True)
class Theme:
    """The tokens of one look. ``dark`` tells that a book's own colours are set aside."""

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
    found: str


LIGHT = Theme(
    name="light", dark=False, window="#F4F1EC", panel="#FAF8F5", page="#FFFDF9", text="#221D18",
    muted="#6E655B", line="#E3DDD4", accent="#B8501F", accent_soft="#F7E3D6", on_accent="#FFFFFF",
    evidence="#FCE3A6", hover="#EDE8E0", cited="#3F7A4E", weak="#9A6B00", ink="#221D18",
    found="#E9E1D3",
)  # fmt: skip
DARK = Theme(
    name="dark", dark=True, window="#191816", panel="#201F1C", page="#1C1B19", text="#E9E3DA",
    muted="#A79E92", line="#34312C", accent="#F0925C", accent_soft="#3B2A1F", on_accent="#1B120C",
    evidence="#5E4A1C", hover="#2A2824", cited="#7FBF8E", weak="#D9AE4F", ink="#E9E3DA",
    found="#3A362F",
)  # fmt: skip
SEPIA = Theme(**{**{f: getattr(LIGHT, f) for f in LIGHT.__slots__}, "name": "sepia",
                 "page": "#F5ECD9", "ink": "#3B2F20", "found": "#E3D5B8"})  # fmt: skip
BLACK = Theme(**{**{f: getattr(DARK, f) for f in DARK.__slots__}, "name": "black",
                 "page": "#000000", "ink": "#D6D0C7"})  # fmt: skip
THEMES = {theme.name: theme for theme in (LIGHT, SEPIA, DARK, BLACK)}


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
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText, QPalette.ColorRole.WindowText):
        result.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.muted))
    return result


def style_sheet(theme: Theme) -> str:
    """The theme as a Qt style sheet for the window's own widgets."""
    sheet = _SHEET
    for name in sorted(Theme.__slots__, key=len, reverse=True):
        sheet = sheet.replace(f"@{name}", str(getattr(theme, name)))
    return sheet


_SHEET = """
* { font-size: 13px; }
QMainWindow, #reader { background: @page; }
QToolTip { background: @panel; color: @text; border: 1px solid @line; padding: 4px 6px; }
#topBar { background: @panel; border-bottom: 1px solid @line; }
#footBar { background: @panel; border-top: 1px solid @line; }
#footBar QLabel { color: @muted; font-size: 12px; }
#bookTitle { font-weight: 600; }
#chapterTitle { color: @muted; }
#sidePanel { background: @panel; border-right: 1px solid @line; }
#chatPanel { background: @panel; border-left: 1px solid @line; }
#chatHead { border-bottom: 1px solid @line; }
#chatTitle { font-weight: 600; font-size: 14px; }
QToolButton { border: 0; border-radius: 6px; padding: 6px; background: transparent; }
QToolButton:hover { background: @hover; }
QToolButton:checked { background: @accent_soft; }
QToolButton:focus, QPushButton:focus { outline: 0; border: 1px solid @accent; }
QToolButton::menu-indicator { image: none; }
#tab { padding: 6px 12px; color: @muted; border-radius: 6px; }
#tab:checked { background: @hover; color: @text; font-weight: 600; }
QTreeView { background: @panel; border: 0; outline: 0; show-decoration-selected: 0; }
QLineEdit, QComboBox, QSpinBox { background: @page; border: 1px solid @line; border-radius: 6px; padding: 6px 8px; selection-background-color: @accent_soft; selection-color: @text; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus { border-color: @accent; }
QComboBox::drop-down { border: 0; width: 22px; }
QComboBox QAbstractItemView { background: @page; border: 1px solid @line; selection-background-color: @accent_soft; selection-color: @text; outline: 0; }
QPushButton { background: @hover; border: 1px solid @line; border-radius: 6px; padding: 6px 14px; }
QPushButton:hover { border-color: @muted; }
QPushButton:disabled { color: @muted; }
QPushButton#primary { background: @accent; color: @on_accent; border-color: @accent; font-weight: 600; }
QPushButton#primary:disabled { background: @accent_soft; border-color: @accent_soft; color: @muted; }
#composer { background: @page; border: 1px solid @line; border-radius: 11px; }
#composer[focused="true"] { border-color: @accent; }
#question { background: transparent; border: 0; font-size: 14px; selection-background-color: @accent_soft; selection-color: @text; }
#chip { border: 1px solid @line; border-radius: 11px; padding: 3px 9px; font-size: 12px; background: transparent; color: @text; }
#chip:hover { background: @hover; }
#send { background: @accent; border-radius: 7px; padding: 5px; }
#send:disabled { background: @accent_soft; }
#muted { color: @muted; }
#warning { color: @weak; }
#notice { background: @accent_soft; border-bottom: 1px solid @line; }
#selectionBar { background: @page; border: 1px solid @line; border-radius: 8px; }
QMenu { background: @panel; border: 1px solid @line; padding: 5px; }
QMenu::item { padding: 6px 22px 6px 12px; border-radius: 5px; }
QMenu::item:selected { background: @accent_soft; color: @text; }
QMenu::item:disabled { color: @muted; }
QMenu::separator { height: 1px; background: @line; margin: 5px 6px; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 2px; }
QScrollBar::handle:vertical { background: @line; border-radius: 3px; min-height: 28px; }
QScrollBar::handle:vertical:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page { background: none; height: 0; }
QScrollBar:horizontal { height: 0; }
QSplitter::handle { background: @line; }
QDialog { background: @panel; }
QListWidget { background: @page; border: 1px solid @line; border-radius: 8px; outline: 0; padding: 4px; }
QListWidget::item { padding: 8px; border-radius: 6px; color: @text; }
QListWidget::item:selected { background: @accent_soft; color: @text; }
QLabel#hint { color: @muted; font-size: 12px; }
"""
