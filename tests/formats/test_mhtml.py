from __future__ import annotations

from pathlib import Path

import pytest
from lxml import etree

import smallbooks
from foxreader.core.errors import DamagedBook
from foxreader.formats import open_book
from foxreader.formats.archive import resolve


def test_a_saved_page(tmp_path: Path) -> None:
    book, resources = open_book(smallbooks.mhtml(tmp_path / "a.mht"))
    assert (book.format, len(book.files), book.warnings) == ("MHTML", 2, ())
    last = book.files[1]
    [(start, end)] = last.hidden
    assert last.text[start:end].strip() == "Unseen."
    [link] = etree.fromstring(book.files[0].markup).iter("{*}a")
    assert resolve(book.files[0].name, link.get("href") or "") == (last.name, "end")
    [sheet] = [e.get("href") or "" for e in etree.fromstring(last.markup).iter("{*}link")]
    style = resources.read(resolve(last.name, sheet)[0])
    assert style is not None and style.media_type == "text/css"
    named = resolve("part/9.css", style.data.decode().split('url("')[1].split('"')[0])[0]
    picture = resources.read(named)
    assert picture is not None and picture.data == smallbooks.PICTURE
    resources.close()


@pytest.mark.parametrize("charset", ["windows-1251", "koi8-r", "utf-8"])
def test_the_message_tells_the_encoding(tmp_path: Path, charset: str) -> None:
    path = tmp_path / "a.mhtml"
    page = "<html><head><meta charset='x-wrong'></head><body><p>Лиса и лампа</p></body></html>"
    head = f"MIME-Version: 1.0\r\nContent-Type: text/html; charset={charset}\r\n"
    head += (
        "Content-Transfer-Encoding: 8bit\r\nSubject: =?utf-8?q?=D0=9B=D0=B8=D1=81=D0=B0?=\r\n\r\n"
    )
    path.write_bytes(head.encode() + page.encode(charset))
    book, _ = open_book(path)
    assert (book.metadata.title, book.files[0].text.strip()) == ("Лиса", "Лиса и лампа")


def test_nothing_outside_is_named_and_nothing_runs(tmp_path: Path) -> None:
    path = smallbooks.mhtml(tmp_path / "a.mht")
    page = (
        "MIME-Version: 1.0\nContent-Type: text/html\n\n<p>a<script>x()</script>"
        "<img src='http://out.example/x.png'><img src='cid:none'><img src='file:///etc/x'>b</p>"
    )
    path.write_text(page)
    book, _ = open_book(path)
    assert b"src=" not in book.files[0].markup and b"script" not in book.files[0].markup
    assert book.files[0].text.strip() == "ab"


def test_a_cut_archive_is_told(tmp_path: Path) -> None:
    path = smallbooks.mhtml(tmp_path / "a.mht")
    path.write_bytes(path.read_bytes()[:-400])
    book, _ = open_book(path)
    assert "canaryone" in book.files[0].text and len(book.warnings) == 1
    path.write_text('MIME-Version: 1.0\nContent-Type: multipart/related; boundary="b"\n\n--b\n')
    with pytest.raises(DamagedBook):
        open_book(path)


def test_parts_in_parts_without_end_do_not_recurse(tmp_path: Path) -> None:
    path = tmp_path / "a.mht"
    nested = "".join(
        f'Content-Type: multipart/related; boundary="b{n}"\n\n--b{n}\n' for n in range(3_000)
    )
    path.write_text(f"MIME-Version: 1.0\n{nested}Content-Type: text/html\n\n<p>deep</p>")
    with pytest.raises(DamagedBook):
        open_book(path)
