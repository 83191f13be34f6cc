"""Texts in encodings older than Unicode, also with bytes that are wrong or missing."""

from __future__ import annotations

import random
from pathlib import Path
from unicodedata import normalize

import pytest

from foxreader.formats.html.decode import decode, read_as

STORIES = dict(
    line.split(": ", 1)
    for line in (Path(__file__).parents[1] / "data" / "stories.txt").read_text("utf-8").splitlines()
)
ENCODINGS = {
    "zh": ("gb18030", "hz", "utf-16-le", "utf-16-be"),
    "tw": ("big5", "gb18030"),
    "ja": ("shift_jis", "euc_jp", "iso2022_jp"),
    "ko": ("cp949", "johab"),
    "ru": ("cp1251", "koi8-r", "cp866", "iso8859-5"),
    "uk": ("cp1251",),
    "fr": ("cp1252", "mac-roman", "iso8859-15", "cp850"),
    "de": ("cp1252", "mac-roman", "cp850"),
    "es": ("cp1252", "mac-roman"),
    "da": ("cp1252",),
    "pt": ("cp1252", "mac-roman"),
    "en": ("cp1252", "mac-roman"),
    "pl": ("cp1250", "iso8859-2", "cp852"),
    "cs": ("cp1250", "iso8859-2", "cp852"),
    "hu": ("cp1250", "iso8859-2"),
    "el": ("cp1253", "iso8859-7", "cp737", "mac-greek"),
    "he": ("cp1255", "cp862"),
    "ar": ("cp1256", "iso8859-6"),
    "tr": ("cp1254", "cp857"),
    "th": ("cp874",),
}
CASES = [(story, encoding) for story, known in ENCODINGS.items() for encoding in known]


def novel(story: str, chapters: int = 12) -> str:
    """A long text of one story, its sentences in an order that differs by the chapter."""
    sentences = STORIES[story].replace("。", "。|").replace(". ", ".| ").split("|")
    starts = [(n, n % len(sentences)) for n in range(chapters)]
    return "".join(f"{n}\n{''.join(sentences[at:] + sentences[:at]).strip()}\n" for n, at in starts)


def encoded(text: str, encoding: str) -> bytes:
    """``text`` in the encoding, without the characters that it lacks."""
    return text.encode(encoding, "ignore")


def likeness(text: str, raw: bytes, encoding: str) -> float:
    """The share of lines that ``text`` has as they were encoded."""
    lines = raw.decode(encoding).split("\n")
    found = set(text.split("\n"))
    return sum(line in found for line in lines) / len(lines)


@pytest.mark.parametrize(("story", "encoding"), CASES)
def test_whole_text(story: str, encoding: str) -> None:
    raw = encoded(novel(story), encoding)
    assert decode(raw) == raw.decode(encoding)


@pytest.mark.parametrize(
    ("story", "encoding", "harm"),
    # Where all characters have two bytes, what follows a missing byte is lost with it.
    [
        (*case, harm)
        for case in CASES
        for harm in ("wrong", "missing", "cut")
        if not (case[1].startswith("utf-16") and harm == "missing")
    ],
)
def test_one_bad_byte_spoils_one_line(story: str, encoding: str, harm: str) -> None:
    """The line the byte is in may be spoiled, and no other."""
    raw = encoded(novel(story), encoding)
    at = len(raw) // 3 | 1
    broken = {
        "wrong": raw[:at] + b"\xff" + raw[at + 1 :],
        "missing": raw[:at] + raw[at + 1 :],
        "cut": raw[:-3],
    }[harm]
    lines = raw.count("\n".encode(encoding))
    assert likeness(decode(broken), raw, encoding) >= 1 - 2.5 / lines


@pytest.mark.parametrize(("story", "encoding"), CASES)
def test_a_few_paragraphs_are_enough(story: str, encoding: str) -> None:
    raw = encoded(STORIES[story], encoding)
    assert decode(raw) == raw.decode(encoding)


@pytest.mark.parametrize("story", sorted(STORIES))
def test_utf_8_with_a_few_bad_bytes(story: str) -> None:
    raw = bytearray(novel(story).encode())
    chance = random.Random(story)
    for _ in range(3):
        raw[chance.randrange(len(raw))] = 0xFF
    assert decode(bytes(raw)) == raw.decode("utf-8", "replace")


def test_four_bytes_a_character() -> None:
    raw = (novel("zh") + "㐂𠀀𪚥€ḿ").encode("gb18030")
    assert decode(raw).endswith("㐂𠀀𪚥€ḿ")


def test_a_long_text_is_judged_on_all_of_it() -> None:
    """English for most of its length, with the Chinese that tells the encoding at the end."""
    raw = ("The old man counted the kettles.\n" * 20_000 + novel("zh", 40)).encode("gb18030")
    assert decode(raw) == raw.decode("gb18030")


def test_a_language_that_has_no_file_here() -> None:
    text = (
        "Tajā vakarā lapsa atnāca pie vecajām dzirnavām un ilgi skatījās uz ūdeni. Viņa atcerējās,"
        " ka ziemā šeit bija biezs ledus un bērni brauca ar ragavām līdz pusnaktij. Ko tu meklē?\n"
    ) * 10
    assert decode(text.encode("cp1257")) == text


def test_one_bad_byte_in_a_page_that_states_its_encoding() -> None:
    page = f"<html><head><meta charset=gb2312></head><body>{novel('zh')}</body>".encode("gbk")
    assert decode(page.replace("狐".encode("gbk"), b"\xff", 1)).count("\ufffd") == 1
    russian = f"<meta charset=windows-1251>{novel('ru')}".encode("cp1251")
    assert decode(russian[:80] + b"\x98" + russian[81:]).count("\ufffd") == 1


def test_signs_of_a_program_are_no_shift() -> None:
    text = novel("fr") + "\nx = ~{ab~} and \\x1b$B\n"
    assert decode(text.encode()) == text
    english = "The old man counted the kettles – all of them.\n" * 40 + "x = ~{ab~}\n"
    assert decode(english.encode()) == english


def test_the_encoding_is_said() -> None:
    assert read_as(novel("zh").encode("gbk")) == (novel("zh"), "gb18030")
    assert read_as("Größe".encode())[1] == "utf-8"
    assert read_as(novel("ru").encode("koi8-r"), "cp1251")[1] == "cp1251"
    assert read_as(b"plain")[1] == "utf-8"


@pytest.mark.parametrize("raw", [b"\xff" * 100_000, bytes(range(128, 256)) * 400, b"\x81", b"~{"])
def test_bytes_that_are_no_text_end_in_some_text(raw: bytes) -> None:
    assert decode(raw)


@pytest.mark.parametrize(
    ("story", "encoding"),
    [("zh", "gb18030"), ("tw", "big5"), ("ja", "shift_jis"), ("ja", "euc_jp"), ("ko", "cp949")],
)
@pytest.mark.parametrize("harm", ["wrong", "missing", "more"])
def test_the_rest_of_a_line_with_a_bad_byte_is_read(story: str, encoding: str, harm: str) -> None:
    text = encoded(STORIES[story], encoding).decode(encoding)
    raw = encoded(text, encoding)
    at = next(n for n in range(len(raw) // 3, len(raw)) if raw[n] > 0xA0)
    broken = {
        "wrong": raw[:at] + b"\xff" + raw[at + 1 :],
        "missing": raw[:at] + raw[at + 1 :],
        "more": raw[:at] + b"\xff" + raw[at:],
    }[harm]
    found = read_as(broken)[0]
    assert abs(len(found) - len(text)) <= 2
    assert found[: len(text) // 4] + found[-len(text) // 2 :] == (
        text[: len(text) // 4] + text[-len(text) // 2 :]
    )


@pytest.mark.parametrize("bad", [1, 3])
def test_a_short_text_in_utf8_with_wrong_bytes(bad: int) -> None:
    text = "“Have you seen the café?” she asked. “It’s gone,” he said — and left, “quite gone.”"
    raw = bytearray(text.encode())
    for at in [n for n, byte in enumerate(raw) if byte == 0xE2][:bad]:
        raw[at] = 0xFE
    assert read_as(bytes(raw))[1] == "utf-8"


def test_short_french_is_no_japanese() -> None:
    text = "Avant le jour, les lampes s’éteignirent l’une après l’autre. Le vieil homme comptait."
    assert read_as(text.encode("cp1252")) == (text, "cp1252")


def test_vietnamese_of_windows() -> None:
    text = "Trước khi trời sáng, đèn trên bến lần lượt tắt; ông già đếm những ấm đồng, thế rồi mọi"
    text += (
        " người ngủ. Đêm qua anh có nghe tiếng chuông không? Anh lắc đầu, không nói một lời nào."
    )
    tones = "\u0300\u0301\u0303\u0309\u0323"
    apart = "".join(_in_windows(c, tones) for c in text)
    assert read_as(apart.encode("cp1258")) == (apart, "cp1258")


def _in_windows(character: str, tones: str) -> str:
    parts = normalize("NFD", character)
    tone = next((mark for mark in parts if mark in tones), "")
    kept = normalize("NFC", parts.replace(tone, "") if tone else parts)
    return character if character in "àáâãèéêìíòóôõùúýÀÁÈÉ" else kept + tone
