"""Paragraphs and headings of texts in two hundred layouts, and of hostile ones."""

from __future__ import annotations

import time
from collections import Counter

import pytest

from foxreader.formats.plain import blocks
from textlayouts import LANGUAGES, LAYOUTS, Layout, laid, layout


def bare(words: str) -> str:
    return "".join(words.split()).lstrip("#＃")


def faults(one: Layout) -> list[str]:
    """What is wrong in the blocks of a layout's text."""
    expected = laid(one)
    found = blocks(expected.text)
    headings = [bare(b.lines[0]) for b in found if b.shape == "heading"]
    others = [b for b in found if b.shape != "heading"]
    paragraphs = Counter(bare(b.lines[0]) for b in others if len(b.lines) == 1)
    lines = {bare(line) for block in others for line in block.lines}
    wrong = ["headings"] if headings != list(map(bare, expected.headings)) else []
    wrong += list(Counter(map(bare, expected.paragraphs)) - paragraphs)
    return wrong + [line for line in map(bare, expected.lines) if line not in lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_paragraphs_and_headings(language: str) -> None:
    those = [one for one in map(layout, range(LAYOUTS)) if one.language == language]
    assert len(those) >= 10 and any(one.unseen for one in those)
    assert {one.seed: wrong for one in those if (wrong := faults(one))} == {}


@pytest.mark.parametrize(
    "text",
    [
        "1\n\nHe came in.\n\n2\n\nShe went out.\n\n3\n\nThey stayed.\n",
        "I. The Mill\nHe came in.\nII. The Ice\nShe went out.\nIII. Fog\nThey stayed.\n",
        "The Mill\n========\n\nHe came.\n\nThe Ice\n-------\n\nShe went.\n\nFog\n===\n\nSo.\n",
    ],
)
def test_headings_without_a_word_for_a_part(text: str) -> None:
    assert sum(block.shape == "heading" for block in blocks(text)) == 3


@pytest.mark.parametrize(
    "text",
    [
        "He came in and\n\n12\n\nsat down. She went\n\n13\n\nout. They\n\n14\n\nstayed.\n",
        "Buy:\n\n1. Milk\n2. Eggs\n3. Bread\n\nThen go home.\n",
        "He left.\n\n* * *\n\nShe stayed.\n\n-----\n\nThey met.\n",
        "# apt-get install foxreader\n\nThat is all.\n",
        "It was late.\n...\nNobody came.\n",
    ],
)
def test_lines_that_are_no_headings(text: str) -> None:
    assert not [block.lines for block in blocks(text) if block.shape == "heading"]


JAPANESE = (
    "第{n}章　灯台\n　港の老人は毎朝、銅のやかんを数えて、その数を緑の帳簿に書きつけた。\n"
    "「今日はひとつ足りない」と彼は渡し守に言った。\n"
    "　渡し守は首を振って、竹竿を水にさし、霧がゆっくりと対岸から立ちのぼるのを見ていた。\n"
)
CHINESE = (
    "第{n}章 燈塔\n港口的老人每天清晨數一遍銅壺，一共三百二十七隻，然後寫進綠色的帳本裡。\n"
    "「今天少了一隻，」他對擺渡的人說，「是誰拿走的呢？」\n燈亮了三次，又滅了。\n"
)


@pytest.mark.parametrize("chapter", [JAPANESE, CHINESE, f"{CHINESE}\n", f"{JAPANESE}\n\n"])
def test_each_line_is_a_paragraph_where_lines_are_sentences(chapter: str) -> None:
    found = blocks("".join(chapter.format(n=n) for n in range(1, 41)))
    assert sum(block.shape == "heading" for block in found) == 40
    assert sum(block.shape == "paragraph" for block in found) == 120


def test_a_printed_table_of_contents_is_no_heading() -> None:
    listed = "1. The Mill\n2. The Ice\n3. Fog\n\n"
    text = listed + "".join(f"{t}\n\nHe came in.\n\n" for t in listed.split("\n") if t)
    assert [b.lines[0] for b in blocks(text) if b.shape == "heading"] == listed.split("\n")[:3]


@pytest.mark.parametrize(
    "text",
    [
        "Chapter 1\n\n" * 50_000, "1. Title\n" * 50_000, "----\nA title\n----\n" * 30_000,
        "-" * 500_000 + "\nA\n" + "=" * 500_000, "word " * 1_000_000, "\n" * 1_000_000 + "a",
        "# a\n" * 50_000, "Chapter 1" + " " * 1_000_000 + "x", "\0" * 500_000,
        ("☆" * 80 + "\n") * 20_000, "1\n\n" * 100_000, "第一章" * 200_000, "\ufffd" * 500_000,
    ],
)  # fmt: skip
def test_hostile_texts_take_seconds(text: str) -> None:
    before = time.process_time()
    assert blocks(text)
    assert time.process_time() - before < 20  # the time grows with the length alone


PROSE = {
    "en": "Before it was light the lamps went out one after the other. Nobody counted them now. "
    * 3,
    "zh": "天还没有亮，码头上的灯已经一盏一盏地灭了。老人坐在木箱上，慢慢地数着铜壶。" * 4,
}


@pytest.mark.parametrize(
    "headings",
    [
        ("Day 1", "Day 2", "Day 3"),
        ("Episode 1: Fog", "Episode 2: Ice", "Episode 3: Oil"),
        ("--- 1 ---", "--- 2 ---", "--- 3 ---"),
        ("§ 1. Fog", "§ 2. Ice", "§ 3. Oil"),
        ("1 | Fog", "2 | Ice", "3 | Oil"),
        ("One", "Two", "Three"),
        ("* * * Глава 1 * * *", "* * * Глава 2 * * *"),
        ("CAPITOLO I", "CAPITOLO II"),
        ("1권 안개", "2권 얼음"),
        ("【1】灯塔", "【2】冰", "【3】雾"),
        ("一", "二", "三"),
        ("その一　灯台", "その二　氷", "その三　霧"),
        ("■灯台", "■氷", "■霧"),
        ("自序", "第一章", "完本感言"),
    ],
)
@pytest.mark.parametrize("between", ["\n", "\n\n"])
def test_headings_of_a_form_of_their_own(headings: tuple[str, ...], between: str) -> None:
    prose = PROSE["en" if headings[0].isascii() else "zh"]
    text = between.join(f"{heading}{between}{prose}" for heading in headings)
    found = [b.lines[0] for b in blocks(text) if b.shape == "heading"]
    assert found == [" ".join(heading.split()) for heading in headings]


@pytest.mark.parametrize(
    "lines",
    [
        ["Figure 1: The lamp", "Figure 2: The bell", "Figure 3: The oar"],
        ["Q1. Who keeps the lamp?", "Q2. Who rings the bell?", "Q3. Who rows?"],
        ["[1] Lamp, A History", "[2] Bell, A History", "[3] Oar, A History"],
    ],
)
def test_numbered_lines_that_are_no_headings(lines: list[str]) -> None:
    text = "\n\n".join(f"The lamp was measured on the quay.\n\n{line}" for line in lines)
    assert not any(block.shape == "heading" for block in blocks(f"{text}\n\nThat is all.\n"))


def test_volumes_are_above_their_chapters_whatever_signs_they_have() -> None:
    volume = ["第{}卷 风起", "# 第{}卷", "【第{}卷】", "卷{}", "☆☆ 第{}集 ☆☆"]
    chapter = ["第{}章 灯塔", "# 第{}章", "## 第{}章", "☆ 第{}章 ☆"]
    for above in volume:
        for below in chapter:
            heads = [above.format("一"), below.format("一"), below.format("二"), "终章"]
            if not above.startswith("#") and below.startswith("##"):
                continue
            text = "\n".join(f"{head}\n{PROSE['zh']}\n{PROSE['zh']}" for head in heads)
            levels = [b.level for b in blocks(text) if b.shape == "heading"]
            assert levels == [1, 2, 2, 2], (above, below)


def test_a_paragraph_right_under_a_number_is_no_title() -> None:
    text = "Chapter 1\n“I do not believe it,” he said.\n\nIt rained.\n\nChapter 2\nThe Fog\n\nA."
    found = [b.lines[0] for b in blocks(text) if b.shape == "heading"]
    assert found == ["Chapter 1", "Chapter 2 The Fog"]


def test_a_printed_table_of_contents_is_no_contents() -> None:
    heads = ["PART I", "1. Fog", "2. Ice", "PART II", "3. Oil", "4. Sun"]
    text = "\n".join(heads) + "\n\n" + "\n\n".join(f"{head}\n\n{PROSE['en']}" for head in heads)
    assert [b.lines[0] for b in blocks(text) if b.shape == "heading"] == heads


def test_wrapped_korean_keeps_its_spaces() -> None:
    words = ["날이", "밝기도", "전에", "부두의", "등불은", "하나씩", "꺼져", "갔다", "주전자를"]
    lines = [""]
    for word in [words[(7 * n * n + n) % len(words)] for n in range(300)]:
        if len(lines[-1]) + len(word) > 34:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    [block] = blocks("\n".join(lines))
    assert block.lines == (" ".join(lines),)
