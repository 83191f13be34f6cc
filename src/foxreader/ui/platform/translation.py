"""The texts of the window in a language, and numbers, amounts and dates as the reader writes them.

A text that depends on a number is written ``%n page(s)`` and has its forms in the translations,
in English too: ``translations/foxreader_en.ts``, compiled to the ``.qm`` file that is loaded.
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QTranslator

from foxreader.core.errors import FoxError
from foxreader.core.notice import Notice
from foxreader.core.wording import CONTEXT, template_of

TRANSLATIONS = Path(__file__).parents[1] / "translations"
_NAME = "foxreader_en"


def install(app: QCoreApplication) -> None:
    """Load the texts of the window, once; call it before the first of them is shown."""
    if app.findChild(QTranslator, _NAME) is not None:
        return
    translator = QTranslator(app)
    translator.setObjectName(_NAME)
    if not translator.load(_NAME, str(TRANSLATIONS)):
        raise RuntimeError(f"{_NAME}.qm does not load from {TRANSLATIONS}")
    app.installTranslator(translator)
    if QLocale().language() == QLocale.Language.C:  # it has neither "1,200" nor readable dates
        QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))


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
    if not isinstance(text, Notice):
        return text
    template = template_of(text.code, text.arguments.get("count"))
    arguments = {
        name: notice_words(value) if isinstance(value, str) else value
        for name, value in text.arguments.items()
    }
    return QCoreApplication.translate(CONTEXT, template).format(**arguments)


def error_words(error: FoxError) -> str:
    """What is wrong and what to do, in the reader's language."""
    return notice_words(error.sentence)


NumberWords = Context("NumberWords")


def number(value: float, decimals: int = 0) -> str:
    """A number with the reader's separators: 1,200."""
    return QLocale().toString(float(value), "f", decimals)


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


def _qt(at: datetime) -> QDateTime:
    return QDateTime.fromSecsSinceEpoch(round(at.timestamp()))
