"""The texts of the window in a language; numbers, dates and keys as the reader's are written.

A text that depends on a number is written ``%n page(s)`` and has its forms in the translations,
in English too: ``translations/foxreader_en.ts``, compiled to the ``.qm`` file that is loaded.
``packaging/translations.py`` brings the files up to date with the program.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping
from datetime import date as calendar_day
from datetime import datetime

from PySide6.QtCore import (
    QCoreApplication,
    QDate,
    QDateTime,
    QLibraryInfo,
    QLocale,
    Qt,
    QTranslator,
)
from PySide6.QtGui import QGuiApplication, QKeySequence

from foxreader.core.errors import FoxError
from foxreader.core.notice import CONTEXT, Filling, in_words
from foxreader.language import tags
from foxreader.language.tags import ENGLISH, TRANSLATIONS
from foxreader.program.profile import Profile
from foxreader.ui.platform.widgets import isolated


def language_for(setting: str) -> str:
    """The language of the window: the one that is set, else the first of the system's languages
    that there is, else English."""
    return tags.language_for(setting, QLocale.system().uiLanguages())


def is_other(setting: str) -> bool:
    """Whether ``setting`` asks for another language than the one in use."""
    app = QCoreApplication.instance()
    mark = _mark(language_for(setting))
    return app is not None and app.findChild(QTranslator, mark) is None


def _mark(language: str) -> str:
    return f"language {language}"


def use(app: QCoreApplication, profile: Profile) -> bool:
    """:func:`install` the language of a profile's settings, and have its guide in it, too."""
    profile.language = language_for(profile.settings.language)
    return install(app, profile.settings.language)


def install(app: QCoreApplication, setting: str = ENGLISH) -> bool:
    """Have texts, numbers, dates and the direction of writing in the language of ``setting``.

    Call it before the first text is shown. Returns whether another language was in use before.
    """
    language = language_for(setting)
    mark = _mark(language)
    before = [one for one in app.findChildren(QTranslator) if one.objectName()]
    if any(one.objectName() == mark for one in before):
        return False
    for one in before:
        app.removeTranslator(one)
        one.deleteLater()
    _add_translators(app, language, mark)
    system, own = QLocale.system(), QLocale(language)
    QLocale.setDefault(system if system.language() == own.language() else own)
    if isinstance(app, QGuiApplication):
        app.setLayoutDirection(own.textDirection())
    return bool(before)


def _add_translators(app: QCoreApplication, language: str, mark: str) -> None:
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    # The last that is installed is asked first; English has the forms of texts with a number.
    for folder, name, needed in (
        # The buttons of Qt's own dialogs; de_DE is looked for as de, too, pt_BR is there alone.
        (qt, f"qtbase_{QLocale(language).name()}", False),
        (str(TRANSLATIONS), f"foxreader_{ENGLISH}", True),
        (str(TRANSLATIONS), f"foxreader_{language}", language != ENGLISH),
    ):
        translator = _WithOwnKeys(app) if sys.platform in _OTHERS else QTranslator(app)
        translator.setObjectName(mark)
        if translator.load(name, folder):
            app.installTranslator(translator)
        elif needed:
            raise RuntimeError(f"{name}.qm does not load from {folder}")


class Context:
    """The texts of a module without a widget, under ``name`` in the translations.

    It is bound to a name of the module that is the same, since lupdate takes that: ``CardWords =
    Context("CardWords")``, then ``CardWords.tr("Go there")``.
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def tr(self, text: str, comment: str = "", n: int = -1) -> str:
        """``text`` in the reader's language; ``n`` fills in ``%n`` and chooses the plural form."""
        return QCoreApplication.translate(self._name, text, comment, n)


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """``text`` as it is, for a table; lupdate finds it, and ``Context.tr`` translates it later."""
    return text


def notice_words(text: str) -> str:
    """A notice in the reader's language; a text without a code, as of an old record, as it is."""
    return in_words(text, lambda template: QCoreApplication.translate(CONTEXT, template), _FILLING)


def error_words(error: FoxError) -> str:
    """What is wrong and what to do, in the reader's language."""
    return notice_words(error.sentence)


NumberWords = Context("NumberWords")


def number(value: float, decimals: int = 0) -> str:
    """A number with the reader's separators: 1,200."""
    return QLocale().toString(float(value), "f", decimals)


_FILLING = Filling(number)


def quoted(text: str) -> str:
    """A text in quotation marks as the reader's language has them."""
    return NumberWords.tr("“{0}”").format(text)


def percent(share: float) -> str:
    """A share from 0 to 1 in per cent, without decimals: 34 %."""
    return NumberWords.tr("{0} %").format(number(round(100 * share)))


def dollars(amount: float, decimals: int = 2) -> str:
    """An amount in US dollars, which is what prices of models are given in: $0.04."""
    return NumberWords.tr("${0}").format(number(amount, decimals))


def thousands(count: int) -> str:
    """A number of tokens, from 1,000 on in thousands: 231k."""
    return NumberWords.tr("{0}k").format(number(count / 1000)) if count >= 1000 else (number(count))


def data_size(size: int) -> str:
    """A number of bytes in the unit that fits, of 1,000 bytes a kilobyte: 12 kB."""
    if size < 1000:
        return NumberWords.tr("%n byte(s)", "", size)
    decimals = 1 if size < 9950 or size >= 999_500 else 0  # as many as are of use: 1.5, 12, 1.2
    return QLocale().formattedDataSize(size, decimals, QLocale.DataSizeFormat.DataSizeSIFormat)


def date(at: datetime) -> str:
    """A day, short: 11/22/26."""
    return QLocale().toString(_qt(at).date(), QLocale.FormatType.ShortFormat)


def date_and_time(at: datetime) -> str:
    """A day and a time to the minute, short: 11/22/26 6:25 PM."""
    return QLocale().toString(_qt(at), QLocale.FormatType.ShortFormat)


def short_day(day: calendar_day, *, year: bool = False) -> str:
    """A day in the order of the reader's language: 3 Oct, 10月3日."""
    return _as(day, NumberWords.tr("d MMM yyyy") if year else NumberWords.tr("d MMM"))


def month_and_year(day: calendar_day) -> str:
    """The month of a day, in the order of the reader's language: October 2026, 2026年10月."""
    return _as(day, NumberWords.tr("MMMM yyyy"))


def _as(day: calendar_day, pattern: str) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


def _qt(at: datetime) -> QDateTime:
    return QDateTime.fromSecsSinceEpoch(round(at.timestamp()))


# Keys, and those that a system keeps for itself
#
# Qt takes Ctrl for ⌘ on a Mac. There ⌘H hides the program, ⌘M makes its window small, the keys F1
# to F12 are the computer's own, and ⌥ with a letter or an arrow is for writing.

Key = str | QKeySequence.StandardKey | Qt.Key


class OwnKey(str):
    """A key that the reader chose: on every system the one it is."""

    __slots__ = ()


_STANDARD = QKeySequence.StandardKey
_KEY_NAMES = (
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),
    QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Return"),
    QT_TRANSLATE_NOOP("QShortcut", "Esc"),
    QT_TRANSLATE_NOOP("QShortcut", "Del"),
    QT_TRANSLATE_NOOP("QShortcut", "PgUp"),
    QT_TRANSLATE_NOOP("QShortcut", "PgDown"),
    QT_TRANSLATE_NOOP("QShortcut", "Tab"),
)
"""Keys that Qt's own translations call by other names than the texts of the window do: menus and
texts agree, since Qt asks for these names under its own context here first."""
_BUTTON_NAMES = (
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Close"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Save"),
)
"""Buttons of Qt's that dialogs have beside ours, which are verbal nouns in Arabic and commands in
Qt's translation."""
_OTHERS: Mapping[str, Mapping[Key, Key]] = {
    "darwin": {
        "Ctrl+H": "Ctrl+Y", "Ctrl+M": "Ctrl+J", "F1": _STANDARD.HelpContents,
        "Ctrl+G": "Ctrl+Alt+G", "F3": _STANDARD.FindNext, "Shift+F3": _STANDARD.FindPrevious,
        "F6": "Ctrl+Alt+Right", "Shift+F6": "Ctrl+Alt+Left", "F7": "Ctrl+Alt+K",
        "Shift+F7": "Ctrl+Alt+Shift+K",
        "F8": "Ctrl+Alt+P", "Shift+F8": "Ctrl+Alt+Shift+P", "Ctrl+F8": "Ctrl+Alt+.",
        "F9": "Ctrl+Alt+S", "F10": "Ctrl+Alt+L", "F11": _STANDARD.FullScreen,
        "Alt+Left": _STANDARD.Back, "Alt+Right": _STANDARD.Forward,
        "Alt+Up": "Ctrl+Alt+Up", "Alt+Down": "Ctrl+Alt+Down",
        "Alt+C": "Ctrl+Alt+C", "Alt+A": "Ctrl+Alt+A", "Alt+W": "Ctrl+Alt+W",
        "Alt+N": "Ctrl+Alt+N", "Alt+R": "Ctrl+Alt+R",
    },
    # Windows turns to the next keyboard with it.
    "win32": {"Ctrl+Shift+0": "Ctrl+9"},
}  # fmt: skip
_WRITTEN = re.compile(
    r"(?:(?:Ctrl|Strg|Alt|Shift|Umschalt|Maj|Mayús)\+)+(?:[A-Za-z]+|[^\s)])|\bF\d{1,2}\b"
)
"""A key within a text, as the translations write it."""
_PLAIN = {"Strg": "Ctrl", "Umschalt": "Shift", "Maj": "Shift", "Mayús": "Shift"}


def sequence(key: Key, system: str = sys.platform) -> QKeySequence:
    """A key, or the one that does the same where ``system`` keeps it for itself."""
    if isinstance(key, OwnKey):
        return QKeySequence(key, QKeySequence.SequenceFormat.PortableText)
    return QKeySequence(_OTHERS.get(system, {}).get(key, key))


def shown_keys(keys: Iterable[Key]) -> str:
    """Keys as the system writes them; those that it does not have are left out."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(filter(None, (isolated(sequence(key).toString(native)) for key in keys)))


def with_own_keys(text: str, system: str = sys.platform) -> str:
    """``text`` with the keys that it names as ``system`` has and writes them."""

    def own(found: re.Match[str]) -> str:
        *modifiers, key = found[0].split("+") if not found[0].endswith("++") else ["Ctrl", "+"]
        plain = "+".join([*(_PLAIN.get(one, one) for one in modifiers), key])
        native = QKeySequence.SequenceFormat.NativeText
        return sequence(plain, system).toString(native) or found[0]

    return _WRITTEN.sub(own, text)


class _WithOwnKeys(QTranslator):
    """Texts that name keys as this system has them; of those that are not translated, too."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """The translation; None has Qt ask the next translator, where "" would be shown."""
        found = super().translate(context, text, disambiguation or "", n)
        return with_own_keys(found or (text if _WRITTEN.search(text) else "")) or None
