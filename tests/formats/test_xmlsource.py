"""What is parsed as it is gives the tree that it gives when it is prepared first."""

from __future__ import annotations

import codecs

import pytest
from lxml import etree

from foxreader.formats.html.xmlsource import (
    DEEPEST,
    parse_as_is,
    parse_package_xml,
    parse_repaired,
    parse_xml,
    prepare,
    shallow,
)

HTML = '<html xmlns="http://www.w3.org/1999/xhtml"><body>{}</body></html>'
PUBLIC = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://a.invalid/x.dtd">'

AS_IT_IS = [
    HTML.format("<p>one &amp; two <!-- no --><![CDATA[<b>]]>&lt;</p>").encode(),
    HTML.format("<p>Krieg und Frieden — «мир»\U0001f98a</p>\r\n").encode(),
    codecs.BOM_UTF8 + HTML.format("<p>é</p>").encode(),
    f'<?xml version="1.0" encoding="UTF-8"?>\n{PUBLIC}\n{HTML.format("é")}\n\n'.encode(),
]
TO_PREPARE = [
    HTML.format("<p>&nbsp;</p>").encode(),
    HTML.format("<p>&#1;&#65&#000000065;</p>").encode(),
    HTML.format("<p>\x0c\x00</p>").encode(),
    (HTML.format("whole") + "\x00<p>more</p>").encode(),
    HTML.format("é").encode("utf-16"),
    f'<?xml version="1.0" encoding="iso-8859-1"?>{HTML.format("é")}'.encode("latin-1"),
    f'<?xml version="1.0" encoding="iso-8859-1"?>{HTML.format("Ã©")}'.encode("latin-1"),
    f'<!DOCTYPE html [<!ENTITY a "{"ha" * 9}">]>{HTML.format("&a;")}'.encode(),
    b'<!-- one --><!DOCTYPE html [<!ENTITY a "b">]>' + HTML.format("<p>&a;</p>").encode(),
    HTML.format("<p>not <b>closed</p>").encode(),
]


@pytest.mark.parametrize("raw", AS_IT_IS)
def test_what_needs_nothing_is_parsed_as_it_is(raw: bytes) -> None:
    found, prepared = parse_as_is(raw), parse_xml(prepare(raw))
    assert found is not None
    assert prepared is not None
    assert etree.tostring(found) == etree.tostring(prepared)


@pytest.mark.parametrize("raw", TO_PREPARE)
def test_what_would_be_read_otherwise_is_left_to_be_prepared(raw: bytes) -> None:
    assert parse_as_is(raw) is None


BARE = [
    ("R & D &amp; S &lt; &quot;T&quot;", 'R & D & S < "T"'),
    ("AT&T &amp; Co; a&b=1&copy=2", "AT&T & Co; a&b=1&copy=2"),
    ("Salt &amp Pepper, &copy 1999", "Salt & Pepper, © 1999"),
    ("&unknown; &amp; &; &#; &#x; &#65;", "&unknown; & &; &#; &#x; A"),
    ("5 < 7 &amp; 9 <3 <= <- <> </ x", "5 < 7 & 9 <3 <= <- <> </ x"),
    ("<ada@example.org> &amp; <мир", "<ada@example.org> & <мир"),
    ("<![CDATA[a & b < c &amp;]]> & d", "a & b < c &amp; & d"),
    ("a\x01b & c &amp; d", "a\ufffdb & c & d"),
]


@pytest.mark.parametrize(("written", "meant"), BARE)
def test_what_begins_no_reference_and_no_tag_is_itself(written: str, meant: str) -> None:
    root, whole = parse_repaired(prepare(f"<x><t>{written}</t><u>&amp;</u></x>".encode()))
    assert root is not None and whole
    assert [e.text for e in root] == [meant, "&"]


def test_a_bare_sign_in_an_attribute_is_itself() -> None:
    root = parse_package_xml(b'<x a="R & D &amp; 5 < 6"><y b="&lt;&nbsp;"/></x>')
    assert root is not None
    assert (root.get("a"), root[0].get("b")) == ("R & D & 5 < 6", "<\xa0")


def test_references_after_a_fault_are_not_lost() -> None:
    source = "<x><p>one & two <b>three &amp; &lt;</p><p>four &amp; &gt; &quot;</p></x>"
    root, whole = parse_repaired(prepare(source.encode()))
    assert root is not None and not whole
    assert "".join(map(str, root.itertext())) == 'one & two three & <four & > "'


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("<p>one</b> two</p><p>three</p>", "one twothree"),
        ("<p>one</q></p> two <p>three & four</p>", "one two three & four"),
        ("<p><b>one <i>two</b> three</i></p>four", "one two threefour"),
        ("<p>one<p>two <!-- </p> --><![CDATA[</p>]]>", "onetwo </p>"),
        ('<p title="x">one <b a="1/">two</p>three', "one twothree"),
    ],
)
def test_an_end_too_many_or_too_few_takes_no_text_away(written: str, text: str) -> None:
    root, whole = parse_repaired(prepare(f"<x>{written}</x>".encode()))
    assert root is not None and not whole
    assert "".join(map(str, root.itertext())) == text


def test_a_file_of_signs_alone_is_quick() -> None:
    for sign in ("&", "<", "<a", "&a", "<![CDATA[", "<a>", "</a>", "<a></b>"):
        parse_package_xml(b"<x>" + sign.encode() * 300_000 + b"</x>")


QUOTED = "<b a='/>' c=\">\">"


@pytest.mark.parametrize("source", ["<a>" + "<b>" * 5000, "<a>" + QUOTED * 5000 + "</b>" * 5000])
def test_what_nests_too_deep_is_read_as_far_on_every_system(source: str) -> None:
    assert parse_xml(source) is None
    root = parse_xml(source, recover=True)
    assert root is not None and sum(1 for _ in root.iter()) == DEEPEST
    assert shallow(source.encode()).count(b"<") == DEEPEST


@pytest.mark.parametrize(
    "inside",
    ["<p><b>x</b></p>", "<img a='x > y'/>", "<!-- <b> -->", "<![CDATA[<b><c>]]>", "<b/>", "<i />"],
)
def test_a_long_file_that_does_not_nest_is_read_whole(inside: str) -> None:
    source = f"<a>{inside * 5000}</a>".encode()
    assert shallow(source) is source
