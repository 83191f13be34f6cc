"""The pages of the guide's site: all languages, no link into nothing, nothing from elsewhere."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

from foxreader.language.tags import LANGUAGES

ROOT = Path(__file__).parents[2]


def test_every_page_is_there_and_leads_to_pages(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("site_pages", ROOT / "packaging/guide_site.py")
    assert spec is not None and spec.loader is not None
    site = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(site)
    assert site.LANGUAGES == LANGUAGES
    nav = site.write_pages(tmp_path)
    listed = re.findall(r": (\S+\.md)$", nav, re.MULTILINE)
    assert {tmp_path / name for name in listed} == set(tmp_path.rglob("*.md"))
    chapters = [name for name in listed if name.startswith("guide/")]
    assert len(chapters) == 9 * len(LANGUAGES)
    for name in chapters:
        page = tmp_path / name
        text = page.read_text("utf-8")
        assert not re.search(r'(src|href)="(https?:)?//', text)
        for place in re.findall(r'href="([^"]*)"', text):  # each leads to its own page, so far
            assert f'id="{place.removeprefix("#")}"' in text
