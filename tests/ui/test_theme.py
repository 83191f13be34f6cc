"""The looks of the window: what is written can be read, and the page is the brightest of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from foxreader.ui.platform.theme import CONTRAST, THEMES, Theme, style_sheet

TEXT, SHAPE, MORE = 4.5, 3.0, 7.0
"""The least contrasts of WCAG 2: of text with its ground, of an outline, and of text at AAA."""
LOOKS = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@LOOKS
def test_text_can_be_read_on_its_ground(theme: Theme) -> None:
    pairs = [(theme.ink, theme.page), (theme.ink, theme.evidence), (theme.text, theme.bubble),
             (theme.on_accent, theme.accent), (theme.accent_ink, theme.accent_soft)]  # fmt: skip
    for ground in (theme.panel, theme.page):
        pairs += [(ink, ground) for ink in (
            theme.text, theme.muted, theme.accent, theme.cited, theme.weak
        )]  # fmt: skip
    pairs += [(ink, theme.hover) for ink in (theme.muted, theme.cited, theme.weak)]
    found = {pair: round(contrast(*pair), 2) for pair in pairs}
    least = MORE if theme is CONTRAST else TEXT
    assert {pair: value for pair, value in found.items() if value < least} == {}


@LOOKS
def test_outlines_are_seen_and_the_panels_step_back(theme: Theme) -> None:
    assert min(contrast(theme.edge, ground) for ground in (theme.page, theme.panel)) >= SHAPE
    if not theme.dark:
        assert luminance(theme.page) > luminance(theme.panel) > luminance(theme.window)


@LOOKS
def test_the_style_sheet_names_only_tokens_and_pictures_there_are(theme: Theme) -> None:
    sheet = style_sheet(theme)
    assert "@" not in sheet
    pictures = re.findall(r'url\("?([^")]+)"?\)', sheet)
    assert len(pictures) >= 4 and all(Path(one).is_file() for one in pictures)
