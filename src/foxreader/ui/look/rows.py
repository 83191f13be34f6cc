"""The rows of the Text panel: sliders in steps, choices of a few, switches, themes, typefaces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractSlider,
    QButtonGroup,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QRadioButton,
    QSlider,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from foxreader.ui.look.appearance import Steps
from foxreader.ui.platform.accessibility import shows_focus
from foxreader.ui.platform.theme import DARK, LIGHT, THEMES, Theme, icon
from foxreader.ui.reader.page_style import SERIF, reading_fonts
from foxreader.ui.search.rows import serif

_LABEL, _BUTTON, _VALUE = 84, 28, 56
"""Pixels of a slider's name, its buttons and its value; the design's."""
_KNOB = 11
"""Pixels from the end of a slider to the middle of its knob there: half of it with its ring."""
_SWATCH, _CAPTION = 48, 20
"""Pixels of a theme's swatch, and of its name below; the design's."""
RING = 4
"""Pixels round a swatch for the ring of the chosen one: 2 of it and 2 of air."""


class _Slider(QSlider):
    """A thin slider with a round knob; its wheel belongs to what scrolls round it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line, how far it is filled, and the knob."""
        theme = _theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        share = (self.sliderPosition() - self.minimum()) / (self.maximum() - self.minimum())
        share = min(1.0, max(0.0, share))
        room, middle = self.width() - 2 * _KNOB, self.height() / 2
        backwards = self.isRightToLeft()
        at = _KNOB + room * (1 - share if backwards else share)
        painter.setBrush(QColor(theme.line))
        painter.drawRoundedRect(QRectF(_KNOB, middle - 2, room, 4), 2, 2)
        painter.setBrush(QColor(theme.accent))
        left, right = (at, _KNOB + room) if backwards else (_KNOB, at)
        painter.drawRoundedRect(QRectF(left, middle - 2, right - left, 4), 2, 2)
        if shows_focus(self):
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.setBrush(QColor(theme.panel))
            painter.drawEllipse(QRectF(at - 10, middle - 10, 20, 20))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
        painter.drawEllipse(QRectF(at - 7, middle - 7, 14, 14))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls the panel."""
        event.ignore()


class StepRow(QWidget):
    """A name, minus, a slider, plus, and the value. Signal: ``chosen``."""

    chosen = Signal(float)

    def __init__(
        self, name: str, steps: Steps, shown: Callable[[float], str], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._steps, self._shown = steps, shown
        self._value = steps.low
        self._scale = 100 if steps.step < 1 else 1  # a slider has whole numbers
        self.slider = _Slider(Qt.Orientation.Horizontal, self)
        self.slider.setObjectName("step")
        self.slider.setRange(round(steps.low * self._scale), round(steps.high * self._scale))
        self.slider.setSingleStep(round(steps.step * self._scale))
        self.slider.setPageStep(round(steps.step * self._scale) * 2)
        self.slider.setAccessibleName(name)
        self.slider.actionTriggered.connect(self._act)
        self._said = QLabel(self)
        self._said.setObjectName("stepValue")
        self._said.setFixedWidth(_VALUE)
        self._said.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        label = QLabel(name, self)
        label.setFixedWidth(_LABEL)
        self.less = self._button("minus", self.tr("{0}: less").format(name), -1)
        self.more = self._button("plus", self.tr("{0}: more").format(name), 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for widget in (label, self.less):
            row.addWidget(widget)
        row.addWidget(self.slider, 1)
        for widget in (self.more, self._said):
            row.addWidget(widget)
        self.setFixedHeight(32)

    def _step(self, by: int) -> None:
        self._set(self._steps.next(self._value, by))

    def _button(self, name: str, words: str, by: int) -> QToolButton:
        button = QToolButton(self)
        button.setProperty("icon_name", name)
        button.setFixedSize(_BUTTON, _BUTTON)
        button.setIconSize(QSize(16, 16))
        button.setAccessibleName(words)
        button.setToolTip(words)
        button.setAutoRepeat(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the slider beside it takes the keys
        button.clicked.connect(partial(self._step, by))
        return button

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        for button in (self.less, self.more):
            button.setIcon(icon(str(button.property("icon_name")), theme.text, 16))

    def show_value(self, value: float) -> None:
        """Show what is set, also where it is none of the steps."""
        self._value = value
        self.slider.setValue(round(value * self._scale))
        self._said.setText(self._shown(value))
        self.slider.setAccessibleDescription(self._shown(value))

    def _act(self, action: int) -> None:
        """A key, or a press on the slider: from step to step."""
        kinds = QAbstractSlider.SliderAction
        by = {
            kinds.SliderSingleStepAdd.value: 1, kinds.SliderPageStepAdd.value: 1,
            kinds.SliderSingleStepSub.value: -1, kinds.SliderPageStepSub.value: -1,
        }.get(action)  # fmt: skip
        if by is not None:
            value = self._steps.next(self._value, by)
        else:
            value = self._steps.near(self.slider.sliderPosition() / self._scale)
        self.slider.setSliderPosition(round(value * self._scale))
        self._set(value)

    def _set(self, value: float) -> None:
        if value != self._value:
            self.show_value(value)
            self.chosen.emit(value)


class Segments(QFrame):
    """A few choices side by side, one of them chosen. Signal: ``chosen``."""

    chosen = Signal(str)

    def __init__(
        self, name: str, choices: Sequence[tuple[str, str]], parent: QWidget, *, wide: bool = False
    ) -> None:
        super().__init__(parent)
        self.setObjectName("segments")
        self.setAccessibleName(name)
        self.setFixedHeight(32)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QRadioButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(2)
        for value, words in choices:
            button = _SegmentButton(words, self)
            button.setAccessibleDescription(name)
            button.clicked.connect(partial(self.chosen.emit, value))
            self._group.addButton(button)
            self.buttons[value] = button
            row.addWidget(button, 1 if wide else 0)

    def show_value(self, value: str) -> None:
        """Show what is chosen."""
        if value in self.buttons:
            self.buttons[value].setChecked(True)


class _SegmentButton(QRadioButton):
    """One choice, with its words in the middle and nothing else."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(words, parent)
        self.setObjectName("segment")
        self.setFixedHeight(28)

    def sizeHint(self) -> QSize:
        """Room for the words in bold, so that nothing moves when another one is chosen."""
        font = QFont(self.font())
        font.setPixelSize(12)
        font.setBold(True)
        from_font = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(max(32, round(from_font * 1.12) + 20), 28)

    def hitButton(self, pos: Any) -> bool:
        """All of it can be pressed."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words; the chosen one lies higher."""
        theme = _theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        on = self.isChecked()
        if on:
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.setBrush(QColor(theme.page))
            painter.drawRoundedRect(box, 5, 5)
        if shows_focus(self):
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        font = QFont(self.font())
        font.setPixelSize(12)
        font.setBold(on)
        painter.setFont(font)
        painter.setPen(QColor(theme.text if on else theme.muted))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class Switch(QCheckBox):
    """A check box as a switch, 32 by 18 pixels. Its name is said, and shown by its row."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setFixedSize(38, 24)

    def hitButton(self, pos: Any) -> bool:
        """All of it can be pressed."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the switch; the knob is where reading ends when it is on."""
        theme = _theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on = self.isChecked() != self.isRightToLeft()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent if self.isChecked() else theme.edge))
        painter.drawRoundedRect(QRectF(3, 3, 32, 18), 9, 9)
        painter.setBrush(QColor("#FFFFFF"))
        painter.drawEllipse(QRectF(19 if on else 5, 5, 14, 14))
        if shows_focus(self):
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(1, 1, 36, 22), 11, 11)


class ThemeSwatch(QRadioButton):
    """A theme: its page and ink, and its name below."""

    def __init__(self, theme: str, words: str, parent: QWidget) -> None:
        super().__init__(words, parent)
        self._shown = theme
        self.setFixedHeight(_SWATCH + _CAPTION + 2 * RING)
        self.setMinimumWidth(40)

    def hitButton(self, pos: Any) -> bool:
        """All of it can be pressed."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the swatch and the name."""
        theme = _theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(RING, RING, self.width() - 2 * RING, _SWATCH)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(self._ground(box))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        if self.isChecked() or shows_focus(self):
            colour = theme.accent if self.isChecked() else theme.edge
            painter.setPen(QPen(QColor(colour), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 10, 10)
        ink = LIGHT.edge if self._shown == "system" else THEMES[self._shown].ink
        letters = serif(self.font())
        letters.setPixelSize(20)
        painter.setFont(letters)
        painter.setPen(QColor(ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "Aa")
        name = QFont(self.font())
        name.setPixelSize(11)
        name.setBold(self.isChecked())
        painter.setFont(name)
        painter.setPen(QColor(theme.text if self.isChecked() else theme.muted))
        below = QRectF(0, RING + _SWATCH + 5, self.width(), 16)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.text())

    def _ground(self, box: QRectF) -> QColor | QLinearGradient:
        if self._shown != "system":
            return QColor(THEMES[self._shown].page)
        both = QLinearGradient(box.topLeft(), box.bottomRight())
        both.setColorAt(0.0, QColor(LIGHT.page))
        both.setColorAt(0.5, QColor(LIGHT.page))
        both.setColorAt(0.502, QColor(DARK.page))
        both.setColorAt(1.0, QColor(DARK.page))
        return both


def _theme_of(widget: QWidget) -> Theme:
    """The theme of the panel a row is in."""
    above: Any = widget.parentWidget()
    while above is not None and not isinstance(getattr(above, "theme", None), Theme):
        above = above.parentWidget()
    return above.theme if above is not None else LIGHT


_ROW, _SEEN = 36, 4
"""Pixels of a row, and how many are seen; the design's."""
_SAMPLE = 17
"""Pixels of the letters of a sample; the design's."""
_FAMILY = Qt.ItemDataRole.UserRole
_Index = QModelIndex | QPersistentModelIndex


class _Families(QAbstractListModel):
    """The book's own first, then those made for reading, then all others."""

    def __init__(self, own: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._own = own
        self.families = ["", *reading_fonts()]

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 -- Qt's signature
        """How many typefaces there are."""
        return 0 if parent.isValid() else len(self.families)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The name of a typeface, or what sets the page in it."""
        family = self.families[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return family or self._own
        return family if role == _FAMILY else None


class FontList(QListView):
    """The list of typefaces: each row in its own, with words of the open book.

    Signal: ``chosen`` a family, "" for the book's own. Arrows choose, as a press does.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("fonts")
        self.setAccessibleName(self.tr("Font"))
        self.sample = ""
        self.family = ""
        self._row = _FontRow(self)
        self.setItemDelegate(self._row)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(_ROW * _SEEN + 2)
        self._families = _Families(self.tr("The book’s own"), self)
        self.setModel(self._families)
        self.selectionModel().currentChanged.connect(self._changed)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._row.theme = theme
        self.viewport().update()

    def show_value(self, family: str, sample: str) -> None:
        """Show which family is chosen, and the samples of each in these words."""
        self.family, self.sample = family, sample
        families = self._families.families
        row = families.index(family) if family in families else 0
        if self.currentIndex().row() != row:
            self.selectionModel().blockSignals(True)
            self.setCurrentIndex(self._families.index(row))
            self.selectionModel().blockSignals(False)
        self.scrollTo(self._families.index(row))
        self.viewport().update()

    def _changed(self, now: QModelIndex) -> None:
        family = str(now.data(_FAMILY) or "")
        if now.isValid() and family != self.family:
            self.family = family
            self.chosen.emit(family)
            self.viewport().update()


class _FontRow(QStyledItemDelegate):
    def __init__(self, view: FontList) -> None:
        super().__init__(view)
        self._view = view
        self.theme = LIGHT

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Every row is as high as the others."""
        return QSize(0, _ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the sample, the name, and a check at the one that is chosen."""
        theme, family = self.theme, str(index.data(_FAMILY))
        on = family == self._view.family
        painter.save()
        if on or option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(option.rect, QColor(theme.accent_soft if on else theme.hover))
        if index.row():
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawLine(option.rect.topLeft(), option.rect.topRight())
        inside = option.rect.adjusted(12, 0, -12, 0)
        if on:
            inside.setRight(inside.right() - 22)
            check = icon("check", theme.accent, 16)
            check.paint(painter, inside.right() + 6, inside.center().y() - 8, 16, 16)
        small = QFont(option.font)
        small.setPixelSize(11)
        name = str(index.data())
        width = min(QFontMetrics(small).horizontalAdvance(name) + 2, inside.width() // 2)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(small)
        painter.setPen(QColor(theme.accent_ink if on else theme.muted))
        elided = QFontMetrics(small).elidedText(name, Qt.TextElideMode.ElideRight, width)
        painter.drawText(inside, Qt.AlignmentFlag.AlignRight | middle, elided)
        inside.setRight(inside.right() - width - 8)
        letters = _letters(family)
        painter.setFont(letters)
        painter.setPen(QColor(theme.text))
        sample = self._view.sample or name
        shown = QFontMetrics(letters).elidedText(
            sample, Qt.TextElideMode.ElideRight, inside.width()
        )
        painter.drawText(inside, Qt.AlignmentFlag.AlignLeft | middle, shown)
        painter.restore()


def _letters(family: str) -> QFont:
    """The typeface a page is set in; without one, what our style sheet asks for."""
    font = QFont()
    if family:
        font.setFamily(family)
    else:
        font.setFamilies([name.strip(" '") for name in SERIF.split(",")])
        font.setStyleHint(QFont.StyleHint.Serif)
    font.setPixelSize(_SAMPLE)
    return font
