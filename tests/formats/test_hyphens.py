"""Where words may be parted: the text of the markup stays, and only words of running text are."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.core.book import Metadata
from foxreader.formats.apart import open_apart
from foxreader.formats.html.hyphens import broken
from foxreader.formats.html.markup import canonical
from foxreader.formats.html.text import Measured
from nonempty import some

LETTERS = "administration organisation Донаудампфшифф größenwahn naïveté \u0301 \u00ad-’ \n12@/."


def shown(body: str, language: str = "en", head: str = "") -> str:
    """The body of a document with "|" for each break."""
    source = f"<html{head}><body>{body}</body></html>"
    markup = canonical(source.encode()).markup
    made = broken(markup, language)
    assert made.replace(b"<fx-h/>", b"") == markup
    found = re.search(r"<body>(.*)</body>", made.decode().replace("<fx-h/>", "|"), re.DOTALL)
    assert found is not None
    return found[1].strip()


@examples(150)
@given(
    st.lists(st.tuples(st.sampled_from(["i", "span", "pre", "p"]), st.text(LETTERS, max_size=60)))
)
def test_the_text_stays_what_it_was(parts: list[tuple[str, str]]) -> None:
    body = "".join(f"<{tag}>{words}</{tag}>{words}" for tag, words in parts)
    markup = canonical(f"<html lang='en'><body>{body}</body></html>".encode()).markup
    made = broken(markup, "en")
    assert made.replace(b"<fx-h/>", b"") == markup
    assert Measured(made).text == Measured(markup).text


def test_words_of_each_language_are_parted_as_it_does() -> None:
    english = "<p>The administration of the government is something that we all know.</p>"
    assert "ad|min|is|tra|tion" in shown(english)
    german = "<p>The <span lang='de'>Landesregierung</span> of all those that were there.</p>"
    assert "Lan|des|re|gie|rung" in shown(german)
    russian = "<p>Правительство и общество были тогда ещё не так далеко друг от друга.</p>"
    assert "Пра|ви|тель|ство" in shown(russian, "ru")
    # What a book says of itself may be wrong: its words are plainly German.
    said = "<p>Die Landesregierung ist nicht der Meinung, dass das von den Bürgern kommt.</p>"
    assert "Lan|des|re|gie|rung" in shown(said, "en")


@pytest.mark.parametrize(
    "body",
    [
        "<h1>Administration</h1>", "<pre>administration</pre>", "<code>administration</code>",
        "<p>the of and www.administration.org</p>", "<p>to someone@administration</p>",
        "<p>in /home/administration/organisation</p>", "<p>ADMINISTRATION</p>",
        "<p><b>A</b>dministration</p>", "<p>administra<b>tion</b></p>", "<p>going</p>",
        "<p translate='no'>administration</p>",
        "<p lang='ar'>\u0627\u0644\u0645\u062f\u064a\u0646\u0629</p>",
        "<p lang='ja'>\u884c\u653f\u884c\u653f\u884c\u653f\u884c\u653f</p>",
        "<p lang='xx'>administration</p>",
        "<p>administ\u00adration</p>", f"<p>{'a' * 70}ministration</p>",
    ],
)  # fmt: skip
def test_what_is_no_word_of_running_text_is_whole(body: str) -> None:
    assert "|" not in shown(body)


def test_two_letters_stay_before_a_break_and_three_after() -> None:
    made = shown(
        "<p>" + " ".join(["administration", "aromatic", "elegantly", "idea", "ability"]) + "</p>"
    )
    for word in some(re.findall(r"[a-z|]+", made.removeprefix("<p>"))):
        pieces = word.split("|")
        assert len(pieces) == 1 or (len(pieces[0]) >= 2 and len(pieces[-1]) >= 3)


@pytest.mark.books
def test_the_reading_process_puts_them_in(shared: Path) -> None:
    path = shared / "books/epub/standardebooks/se-moby-dick.epub"
    book, resources = open_apart(path, sha256="0" * 64)
    try:
        number = max(range(len(book.files)), key=lambda n: len(book.files[n].text))
        made = resources.hyphenated(book, number)
        assert made.count(b"<fx-h/>") > 500
        assert Measured(made).text == book.files[number].text
        # Nothing is known of a language: the markup as it is.
        unknown = replace(book, metadata=Metadata("x", language="und"))
        assert resources.hyphenated(unknown, number).count(b"<fx-h/>") > 500  # its files say theirs
    finally:
        resources.close()
