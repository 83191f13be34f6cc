from __future__ import annotations

import pytest

from foxreader.formats.html.markup import canonical

MATH = '<math xmlns="http://www.w3.org/1998/Math/MathML">{}</math>'


@pytest.mark.parametrize(
    ("formula", "text"),
    [
        ("<mfenced><mi>x</mi></mfenced>", "(x)"),
        ("<mfenced><mi>x</mi> <mi>y</mi><mi>z</mi></mfenced>", "(x,y,z)"),
        ('<mfenced open="[" close="" separators=""><mi>x</mi><mi>y</mi></mfenced>', "[xy"),
        ('<mfenced open="" close="|" separators=" ; . "><mi>x</mi><mi>y</mi><mi>z</mi><mi>w</mi>'
         "</mfenced>", "x;y.z.w|"),
        ("<mfenced><mfenced open='{'><mi>x</mi></mfenced></mfenced>", "({x))"),
        ("<mfenced/>", "()"),
        ("<mrow><mfenced><mi>x</mi></mfenced><mn>2</mn></mrow>", "(x)2"),
    ],
)  # fmt: skip
def test_fences_are_characters(formula: str, text: str) -> None:
    document = canonical(f"<html><body><p>{MATH.format(formula)}</p></body></html>".encode())
    assert document.text == text + "\n"
    assert b"mfenced" not in document.markup
