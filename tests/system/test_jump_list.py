"""What Windows' taskbar is offered. Wine has no such list, but the links that go into one;
elsewhere nothing is done."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from foxreader.system.desktop import LISTS_BOOKS, offer_books


def test_a_desktop_without_such_a_list_goes_without(tmp_path: Path) -> None:
    assert (sys.platform == "win32") == LISTS_BOOKS
    offer_books("Last read", [("A title", tmp_path / "a.epub")])


@pytest.mark.skipif(sys.platform != "win32", reason="Windows' own")
@pytest.mark.parametrize("name", ["a b.epub", "日本.pdf"])
def test_a_link_is_what_it_was_made_of(tmp_path: Path, name: str) -> None:
    import ctypes

    from foxreader.system import desktop_windows

    ole, text = ctypes.OleDLL("ole32"), ctypes.create_unicode_buffer(desktop_windows._LONGEST)
    given = desktop_windows._given(tmp_path / name)
    ole.CoInitialize(None)
    try:
        with ExitStack() as stack:
            link = desktop_windows._link(stack, "A title", given, "its path")
            desktop_windows._call(link, desktop_windows._GET_ARGUMENTS, text, len(text))
    finally:
        ole.CoUninitialize()
    assert text.value == given and given.rstrip('"').endswith(str(tmp_path / name))
