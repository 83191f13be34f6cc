"""The desktop file: a link of an export comes to the program, a file as well."""

from __future__ import annotations

from configparser import ConfigParser
from pathlib import Path

from foxreader.core.link import SCHEME

FILE = Path(__file__).parents[2] / "packaging" / "foxreader.desktop"


def test_a_desktop_hands_over_links_and_books() -> None:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment]
    parser.read(FILE, "utf-8")
    entry = parser["Desktop Entry"]
    kinds = entry["MimeType"].rstrip(";").split(";")
    assert f"x-scheme-handler/{SCHEME}" in kinds and "application/epub+zip" in kinds
    # %u is a link, or a file by its address: cli.links.target takes both.
    assert entry["Exec"] == "foxreader %u"
