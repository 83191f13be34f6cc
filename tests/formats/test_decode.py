from __future__ import annotations

import pytest

from foxreader.formats.html.decode import declared, decode, decode_as


def page(label: str) -> bytes:
    return f"<html><head><meta charset={label}></head><body>".encode()


@pytest.mark.parametrize(
    ("label", "encoding", "text"),
    [
        ("x-sjis", "cp932", "狐とランプ①"),
        ("Windows-31J", "cp932", "狐とランプ①"),
        ("x-euc-jp", "euc_jp", "狐とランプ"),
        ("cseuckr", "cp949", "여우와 등불 똠"),
        ("gb_2312-80", "gb18030", "狐狸和灯䶮"),
        ("cn-big5", "big5hkscs", "狐狸和燈"),
        ("x-cp1251", "cp1251", "Лиса и лампа"),
        ("koi", "koi8-r", "Лиса и лампа"),
        ("x-mac-roman", "mac-roman", "Œuvre – naïve"),
        ("ISO-8859-1", "cp1252", "“café”"),
        ("iso8859_1", "cp1252", "“café”"),
        ("Shift_JIS", "cp932", "狐とランプ①"),
        ("UTF_8", "utf-8", "狐とランプ"),
    ],
)
def test_a_label_means_what_it_means_on_the_web(label: str, encoding: str, text: str) -> None:
    raw = page(label) + text.encode(encoding)
    assert declared(raw)
    assert decode(raw).endswith(text)
    assert decode_as(text.encode(encoding), label) == text


@pytest.mark.parametrize(
    "label", ["utf-16", "unicode", "utf-7", "rot13", "hz-gb-2312", "x-user-defined", "x", "k", "_"]
)
def test_a_label_that_cannot_be_true_is_not_believed(label: str) -> None:
    raw = page(label) + "狐とランプ".encode()
    assert declared(raw) == ""
    assert decode(raw).endswith("狐とランプ")
    assert decode_as(raw, label) == decode(raw)


@pytest.mark.parametrize("label", ["", "\udcff", "ISO\0-8859-1", "кои8", "a" * 100_000])
def test_any_words_may_be_given_as_a_label(label: str) -> None:
    assert decode_as("狐とランプ".encode(), label) == "狐とランプ"


@pytest.mark.parametrize("label", ["macintosh", "windows-1251", "gbk", "shift_jis"])
def test_what_is_utf8_is_read_as_utf8_whatever_it_declares(label: str) -> None:
    text = "Café Brontë paid 5 € — “quite enough”."
    assert decode(page(label) + text.encode()).endswith(text)
    declaration = f'<?xml version="1.0" encoding="{label}"?>'
    assert decode((declaration + text).encode()).endswith(text)
