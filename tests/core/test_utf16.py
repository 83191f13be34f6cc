from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from foxreader.core.span import Utf16Map, utf16_length

texts = st.text(st.one_of(st.characters(), st.sampled_from("a𠮷😀漢é")), max_size=60)


@given(texts, st.data())
def test_every_offset_survives_the_way_there_and_back(text: str, data: st.DataObject) -> None:
    offset = data.draw(st.integers(0, len(text)))
    table = Utf16Map(text)
    assert table.to_utf16(offset) == utf16_length(text[:offset])
    assert table.to_code_points(table.to_utf16(offset)) == offset
