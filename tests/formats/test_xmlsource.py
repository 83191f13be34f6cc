"""What is parsed as it is gives the tree that it gives when it is prepared first."""

from __future__ import annotations

import codecs

import pytest
from lxml import etree

from foxreader.formats.html.xmlsource import parse_as_is, parse_xml, prepare

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
