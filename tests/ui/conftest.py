import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from chatwindow import endpoint, lamp, oil, other_language  # noqa: F401 -- fixtures
from foxreader.ui.platform import translation
from wholewindow import fox, program  # noqa: F401 -- fixtures
from window import kept_views, one_view, view_kind, web, window  # noqa: F401 -- fixtures


@pytest.fixture(scope="session", autouse=True)
def english(qapp: QApplication) -> None:
    """Texts, numbers and dates as in the United States, whatever the machine's language."""
    QLocale.setDefault(QLocale("en_US"))
    translation.install(qapp)
