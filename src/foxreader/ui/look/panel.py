"""The Text panel: how the page looks, changed while the whole of the page is in view, and kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QPoint,
    QPropertyAnimation,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGraphicsOpacityEffect,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QStyle,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.library.settings import Settings
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.look.appearance import (
    LEADING,
    MARGIN,
    SIZE,
    WIDTH,
    Appearance,
    ChosenSetting,
    Scope,
    ShownPage,
    sample_of,
)
from foxreader.ui.look.rows import RING, FontList, Segments, StepRow, Switch, ThemeSwatch
from foxreader.ui.platform.accessibility import NOWHERE, has_keyboard, way_back
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.translation import number
from foxreader.ui.platform.widgets import Bounds
from foxreader.ui.reader.page import Told
from foxreader.ui.reader.view import BookView

_WIDE, _SHADE = 368, 16
"""Pixels of the panel, from the drawing, and of the shadow round it."""
_INNER, _RADIUS = 16, 12
_FADE = 90
"""Milliseconds in which the panel comes; the design's."""
_USUAL = {"lines": "justified", "paragraphs": "indented"}
"""What a page without running text would have."""
_HEAD, _ROW = 44, 36
"""Pixels of the head of the panel, and of a row of choices; the design's."""


class TextPanel(QFrame):
    """``scope`` says whose the settings are, "book" or "all"; ``default`` and ``close_button`` are
    pressed to have those of the start again, and to close it. Signal: ``changed``."""

    changed = Signal(ChosenSetting)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setObjectName("textPanel")
        self.setAccessibleName(self.tr("Text"))
        self.setFixedWidth(_WIDE + 2 * _SHADE)
        self._inside = QWidget(self)
        self._inside.setObjectName("textRows")
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(_INNER - RING - 1, 0, _INNER - RING - 1, 4)
        self._column.setSpacing(0)
        self._rows = QVBoxLayout()
        self._rows.setContentsMargins(RING, 0, RING, 0)
        self._rows.setSpacing(0)
        self._area = QScrollArea(self)
        self._area.setObjectName("textRows")
        self._area.setWidget(self._inside)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_SHADE + 1, _SHADE + 1, _SHADE + 1, _SHADE + _RADIUS)
        layout.setSpacing(0)
        layout.addWidget(self._make_head())
        layout.addWidget(self._area)
        self._flowing: list[QWidget] = []
        self._make_themes()
        self._make_font()
        self._make_steps()
        self._make_choices()
        self._make_scope()
        self.apply_theme(theme)
        self.hide()

    # Making

    def _make_head(self) -> QWidget:
        title = QLabel(self.tr("Text"), self)
        title.setObjectName("strong")
        self.default = QPushButton(self.tr("Back to default"), self)
        self.default.setObjectName("quiet")
        self.close_button = QToolButton(self)
        self.close_button.setFixedSize(28, 28)
        self.close_button.setToolTip(self.tr("Close (Esc)"))
        self.close_button.setAccessibleName(self.tr("Close the text settings"))
        head = QWidget(self)
        head.setFixedHeight(_HEAD)
        row = QHBoxLayout(head)
        row.setContentsMargins(_INNER, 4, 8, 4)
        row.addWidget(title)
        row.addStretch(1)
        row.addWidget(self.default)
        row.addWidget(self.close_button)
        return head

    def _make_themes(self) -> None:
        names = (
            ("light", self.tr("Light")), ("sepia", self.tr("Sepia")), ("dark", self.tr("Dark")),
            ("black", self.tr("Black")), ("system", self.tr("System")),
            ("contrast", self.tr("Contrast")),
        )  # fmt: skip
        row = QHBoxLayout()
        row.setSpacing(0)
        self._themes = QButtonGroup(self)
        self.swatches: dict[str, ThemeSwatch] = {}
        for name, words in names:
            swatch = ThemeSwatch(name, words, self._inside)
            swatch.setAccessibleDescription(self.tr("Theme"))
            swatch.clicked.connect(partial(self._set, "theme", name))
            self._themes.addButton(swatch)
            self.swatches[name] = swatch
            row.addWidget(swatch, 1)
        self._column.addLayout(row)
        self._column.addLayout(self._rows)
        night = self.tr("Dark from 8 pm to 7 am")
        self.night = self._switch("night", night, self.tr("In the evening and at night"))
        self._rows.addWidget(self._row(night, self.night))

    def _make_font(self) -> None:
        caption = QLabel(self.tr("Font").upper(), self._inside)
        caption.setObjectName("caption")
        caption.setContentsMargins(0, 12, 0, 6)
        self.fonts = FontList(self._inside)
        self.fonts.chosen.connect(partial(self._set, "font_family"))
        for widget in (caption, self.fonts):
            self._rows.addWidget(widget)
            self._flowing.append(widget)
        self._rows.addSpacing(12)

    def _make_steps(self) -> None:
        def pixels(value: float) -> str:
            return self.tr("{0} px").format(number(value))

        rows = (
            ("font_size", self.tr("Size"), SIZE, pixels),
            ("line_height", self.tr("Line height"), LEADING, lambda value: number(value, 2)),
            ("width", self.tr("Line width"), WIDTH, pixels),
            ("margin", self.tr("Margin"), MARGIN, pixels),
        )
        self.steps: dict[str, StepRow] = {}
        for name, words, steps, shown in rows:
            row = StepRow(words, steps, shown, self._inside)
            row.chosen.connect(partial(self._stepped, name))
            self.steps[name] = row
            self._rows.addWidget(row)
            self._flowing.append(row)

    def _make_choices(self) -> None:
        rows = (
            ("columns", self.tr("Columns"),
             (("auto", self.tr("Auto")), ("one", number(1)), ("two", number(2)))),
            ("flow", self.tr("Layout"),
             (("auto", self.tr("Auto")), ("scroll", self.tr("Scroll")),
              ("paged", self.tr("Pages")))),
            ("lines", self.tr("Lines"),
             (("justified", self.tr("Justified")), ("ragged", self.tr("Ragged")))),
            ("paragraphs", self.tr("Paragraphs"),
             (("indented", self.tr("Indented")), ("spaced", self.tr("Spaced")))),
        )  # fmt: skip
        self.choices: dict[str, Segments] = {}
        for name, words, values in rows:
            choice = Segments(words, values, self._inside)
            choice.chosen.connect(partial(self._set, name))
            self.choices[name] = choice
            self._add_row(words, choice)
            if name == "lines":
                self.short = QLabel(self.tr("Ragged while the lines are short"), self._inside)
                self.short.setObjectName("hint")
                self._rows.addWidget(self.short)
                self._make_hyphens()
        style = self.tr("The book’s own style")
        tip = self.tr("Off for a book that hides or covers its own text")
        self.own_style = self._switch("plain", style, tip, on=False)
        self._add_row(style, self.own_style)
        dim = self.tr("Dim the paper")
        tip = self.tr(
            "Pages of a PDF are dark too while the theme is; photographs stay as they are"
        )
        self.dim = self._switch("dim_paper", dim, tip)
        self._dim_row = self._row(dim, self.dim)
        self._rows.addWidget(self._dim_row)

    def _make_hyphens(self) -> None:
        words, tip = self.tr("Hyphens"), self.tr("Words are parted at the ends of justified lines")
        self.hyphens = self._switch("hyphens", words, tip)
        self._add_row(words, self.hyphens)

    def _switch(self, name: str, words: str, tip: str, *, on: bool = True) -> Switch:
        """A switch of a setting that is ``on`` while the switch is on."""
        switch = Switch(words, self._inside)
        switch.setToolTip(tip)
        switch.clicked.connect(lambda pressed: self._set(name, pressed is on))
        return switch

    def _add_row(self, words: str, field: QWidget) -> None:
        row = self._row(words, field)
        self._rows.addWidget(row)
        self._flowing.append(row)

    def _row(self, words: str, field: QWidget) -> QWidget:
        row = QWidget(self._inside)
        row.setFixedHeight(_ROW)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(QLabel(words, row))
        line.addStretch(1)
        line.addWidget(field)
        return row

    def _make_scope(self) -> None:
        line = QFrame(self._inside)
        line.setObjectName("hairline")
        self.scope = Segments(
            self.tr("For"), (("book", self.tr("This book")), ("all", self.tr("All books"))),
            self._inside, wide=True,
        )  # fmt: skip
        self.whose = QLabel(self._inside)
        self.whose.setObjectName("hint")
        self.whose.setWordWrap(True)
        self.whose.setContentsMargins(0, 8, 0, 0)
        self._rows.addSpacing(12)
        self._rows.addWidget(line)
        self._rows.addSpacing(12)
        self._rows.addWidget(self.scope)
        self._rows.addWidget(self.whose)
        self._column.addStretch(1)

    # Showing

    def show_page(self, page: ShownPage, scope: Scope) -> None:
        """Show the look in use, and whose it is when it is changed."""
        look = page.look
        self.swatches[look.theme].setChecked(True)
        self.fonts.show_value(look.font_family, page.sample)
        told = page.told
        values: dict[str, float] = {name: getattr(look, name) for name in self.steps}
        if look.line_height == Settings().line_height and told.get("leading"):
            values["line_height"] = float(told["leading"])  # what the book has of its own
        for name, steps in self.steps.items():
            steps.show_value(values[name])
        for name, choice in self.choices.items():
            value = str(getattr(look, name))
            choice.show_value(str(told.get(name, _USUAL[name])) if value == "book" else value)
        self.own_style.setChecked(not look.plain)
        self.hyphens.setChecked(look.hyphens)
        self.night.setChecked(look.night)
        for widget in self._flowing:
            widget.setVisible(page.flows)
        self.short.setVisible(page.flows and bool(told.get("short")) and look.lines != "ragged")
        self.dim.setChecked(look.dim_paper)
        self._dim_row.setVisible(page.paged)
        self.scope.setVisible(page.has_book)
        self._show_scope(scope, page)

    def _show_scope(self, scope: Scope, page: ShownPage) -> None:
        self.scope.show_value(scope)
        kept = self.tr("Other books keep theirs.")
        others = self.tr("Books with a look of their own keep it.")
        self.whose.setText(kept if scope == "book" else others)
        self.default.setToolTip(
            self.tr("This book looks as all books do") if scope == "book"
            else self.tr("All books look as at the first start")
        )  # fmt: skip
        self.default.setEnabled(scope == "all" or page.own)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self.theme = theme
        self.close_button.setIcon(icon("close", theme.muted, 16))
        self.close_button.setIconSize(QSize(16, 16))
        self.fonts.apply_theme(theme)
        for row in self.steps.values():
            row.apply_theme(theme)
        self.update()

    def place(self, room: QRect) -> None:
        """Lie in ``room``, at its top and where reading ends; as high as it needs and there is."""
        for rows in (self._rows, self._column):  # they are not told of rows hidden before they show
            rows.invalidate()
        wanted = _HEAD + self._inside.sizeHint().height() + _RADIUS + 1
        height = min(wanted, room.height()) + 2 * _SHADE
        at_left = self.isRightToLeft()
        left = room.left() if at_left else room.right() + 1 - _WIDE
        self.setGeometry(left - _SHADE, room.top() - _SHADE, self.width(), height)

    def appear(self) -> None:
        """Show the panel, fading in where the system allows motion."""
        self.show()
        self.raise_()
        if not self.style().styleHint(QStyle.StyleHint.SH_Widget_Animate):
            return
        effect = QGraphicsOpacityEffect(self)
        self.setGraphicsEffect(effect)
        motion = QPropertyAnimation(effect, b"opacity", self)
        motion.setDuration(_FADE)
        motion.setStartValue(0.0)
        motion.setEndValue(1.0)
        motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        motion.finished.connect(partial(self.setGraphicsEffect, None))  # type: ignore[arg-type]
        motion.start(QPropertyAnimation.DeletionPolicy.DeleteWhenStopped)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card and a soft shadow round it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = self.rect().adjusted(_SHADE, _SHADE, -_SHADE, -_SHADE)
        painter.setPen(Qt.PenStyle.NoPen)
        for far in range(_SHADE - 2, 0, -2):
            painter.setBrush(QColor(0, 0, 0, 7 if self.theme.dark else 4))
            shade = card.adjusted(-far, -far + 4, far, far + 2)
            painter.drawRoundedRect(shade, _RADIUS + far, _RADIUS + far)
        painter.setPen(QColor(self.theme.line))
        painter.setBrush(QColor(self.theme.panel))
        painter.drawRoundedRect(card.adjusted(0, 0, -1, -1), _RADIUS, _RADIUS)

    # What is chosen

    def _stepped(self, name: str, value: float) -> None:
        self._set(name, round(value, 2) if name == "line_height" else round(value))

    def _set(self, name: str, value: Any) -> None:
        self.changed.emit(ChosenSetting(name, value))


_BELOW, _EDGE = 8, 12
"""Pixels between the panel and the bar above it, and the edge of the window; the design's."""


class TextButton(Protocol):
    """The bar with the button that opens the panel."""

    buttons: dict[str, QToolButton]

    def mark(self, name: str, on: bool, words: str) -> None:
        """Put a dot on a button, or take it off; ``words`` say what the button does."""

    def check(self, name: str, on: bool) -> None:
        """Show that what a button stands for is there, or is not."""


class TextSettings(QObject):
    """The panel under the button of letters, and whose settings it changes."""

    def __init__(
        self, window: QMainWindow, appearance: Appearance, controller: BookController,
        reader: BookView, top: TextButton,
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._window, self._appearance, self._controller = window, appearance, controller
        self._reader, self._top = reader, top
        self._scope: Scope | None = None
        self._told: dict[str, Any] = {}
        self._back: Callable[[], None] = NOWHERE
        self._sample = ""
        self.panel = TextPanel(appearance.theme, window)
        self.panel.changed.connect(self._change)
        self.panel.default.clicked.connect(self._reset)
        self.panel.scope.chosen.connect(self._choose_scope)
        self.panel.close_button.clicked.connect(self.close)
        appearance.changed.connect(self._refresh)
        appearance.book_changed.connect(self._book_changed)
        reader.page.told.of("look").connect(self._laid)
        Bounds.of(window).changed.connect(self._follow)

    @property
    def shown(self) -> bool:
        """Whether the panel is open."""
        return not self.panel.isHidden()

    @property
    def scope(self) -> Scope:
        """Whose settings are changed: the book's where it has its own, else those of all books."""
        if self._controller.opened is None:
            return "all"
        return self._scope or ("book" if self._appearance.has_own else "all")

    def toggle(self) -> None:
        """Open the panel, or close it."""
        if not self.close():
            self.open()

    def open(self) -> None:
        """Open the panel with the keyboard in it."""
        self._back = way_back()
        opened = self._controller.opened
        self._sample = sample_of(opened.book, self._reader.place) if opened else ""
        self.panel.apply_theme(self._appearance.theme)
        self._show()
        self._place()
        self.panel.appear()
        self._light(True)
        self.panel.swatches[self._appearance.look.theme].setFocus()

    def close(self) -> bool:
        """Close the panel; whether it was open. The keyboard goes back to where it was."""
        if not self.shown:
            return False
        back = self._back if has_keyboard(self.panel) else NOWHERE
        self.panel.hide()
        self._light(False)
        back()
        return True

    def _follow(self) -> None:
        if self.shown:
            self._place()

    def _light(self, on: bool) -> None:
        self._top.check("text", on)

    def _place(self) -> None:
        """Under the bar, where reading ends; the foot of the window stays in view."""
        page = self._reader.mapTo(self._window, QPoint(0, 0)).y()
        self.panel.place(QRect(
            _EDGE, page + _BELOW, max(_WIDE, self._window.width() - 2 * _EDGE),
            self._reader.height() - 2 * _BELOW,
        ))  # fmt: skip

    def _show(self) -> None:
        self.panel.show_page(
            ShownPage(
                self._appearance.look, self._told, self._sample,
                flows=self._reader.kind == "flowing", paged=self._reader.kind == "pages",
                has_book=self._controller.opened is not None, own=self._appearance.has_own,
            ),
            self.scope,
        )  # fmt: skip

    def _refresh(self) -> None:
        self._mark()
        if self.shown:
            self.panel.apply_theme(self._appearance.theme)
            self._show()

    def _mark(self) -> None:
        """A dot on the button says that this book has a look of its own."""
        own = self._appearance.has_own
        said = self.tr("Text; this book has its own") if own else self.tr("Text")
        self._top.mark("text", own, said)

    def _laid(self, value: Told) -> None:
        self._told = value
        if self.shown:
            self._show()

    def _book_changed(self) -> None:
        """What belongs to the book before goes with it."""
        self.close()
        self._scope = None
        self._mark()

    def _choose_scope(self, scope: Scope) -> None:
        self._scope = scope
        self._show()

    def _change(self, chosen: ChosenSetting) -> None:
        scope = self._scope = self.scope
        self._appearance.change({chosen.name: chosen.value}, for_book=scope == "book")

    def _reset(self) -> None:
        scope = self._scope = self.scope
        self._appearance.reset(for_book=scope == "book")
