"""Notes in the alternative text of pictures are notes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from lxml import etree

from foxreader.formats import open_book
from foxreader.formats.epub.copy import Inserted, inserted
from foxreader.formats.html.inside import read_inside
from foxreader.formats.html.markup import canonical
from foxreader.formats.html.xmlsource import XHTML

MakeEpub = Callable[..., Path]
QQ = '<img class="qqreader-footnote" alt="The keeper of the light." src="n.png"/>'


def document(inner: str) -> bytes:
    return f'<html xmlns="http://www.w3.org/1999/xhtml"><body>{inner}</body></html>'.encode()


@pytest.mark.parametrize(
    "mark",
    [
        QQ,
        '<img class="zhangyue-footnote" zy-footnote="The keeper of the light." src="n.png"/>',
        '<span class="reader_footer_note" data-wr-footernote="The keeper of the light."></span>',
    ],
)
def test_it_pops_up_and_is_text(mark: str) -> None:
    found = canonical(document(f"<p>The old man{mark} counts.</p><p>More.</p>"))
    assert found.text == "The old man counts.\nMore.\nThe keeper of the light.\n"
    files = [("c.xhtml", found.markup)]
    [link] = read_inside(files).files[0].links
    assert link.note is not None
    assert found.text[link.note.start : link.note.end] == "The keeper of the light."
    assert link.span.start == len("The old man")


def test_text_and_tree_are_one() -> None:
    found = canonical(document(f'<p id="fx-note-1">a{QQ}b{QQ}</p>tail'))
    body = etree.fromstring(found.markup).find(XHTML + "body")
    assert body is not None and "".join(map(str, body.itertext())) == found.text
    ids = [element.get("id") for element in body.iter() if element.get("id")]
    assert len(ids) == len(set(ids)) == 3


@pytest.mark.parametrize(
    "inner",
    [
        '<p>a<a href="#n"><img class="duokan-footnote" alt="A note." src="n.png"/></a></p>',
        '<p>a<img class="footnote" alt="*" src="n.png"/></p>',
        '<p>a<img class="plate" alt="A lamp, a footnote of history." src="n.png"/></p>',
        '<p>a<span class="footnote" title="A note.">1</span></p>',
    ],
)
def test_other_pictures_keep_their_words_to_themselves(inner: str) -> None:
    assert "note" not in canonical(document(inner)).text


def test_in_a_book(make_epub: MakeEpub) -> None:
    path = make_epub({"OEBPS/c1.xhtml": document(f"<h1>One</h1><p>Words{QQ}.</p>")})
    book, resources = open_book(path)
    resources.close()
    assert book.files[0].text == "One\nWords.\nThe keeper of the light.\n"


def test_a_copy_has_the_marks_of_the_text_before_the_notes() -> None:
    source = document(f"<p>The old man{QQ} counts.</p>").decode()
    text = canonical(source.encode()).text
    wanted = [Inserted(4, 7, "one"), Inserted(text.index("light"), text.index("light") + 5, "two")]
    written, named = inserted(source, text, wanted)
    assert named == {"one"}
    assert '<span id="one">old</span>' in written
    assert canonical(written.encode()).text == text
