"""What of a text is spoken: sentences in their languages, without marks and page numbers."""

from __future__ import annotations

from array import array

import pytest

from foxreader.aloud import LONGEST, Spoken, spoken_of
from foxreader.core.book import Book, BookFile, Metadata, PageMark
from foxreader.core.inside import Clip, FileAloud
from foxreader.core.page import PageLayout
from foxreader.core.span import Span

NOTHING = FileAloud()


def book_of(*texts: str, language: str = "en", hidden=(), paged: bool = False) -> Book:
    layout = PageLayout(400, 600, array("f")) if paged else None
    files = tuple(
        BookFile(f"{n}.xhtml", text, hidden=tuple(hidden), page=layout)
        for n, text in enumerate(texts)
    )
    pages = tuple(PageMark(str(n + 7), Span(n, 0, 0)) for n in range(len(files))) if paged else ()
    return Book("ab" * 32, "EPUB", Metadata("A", language=language), files, pages=pages,
                paged=paged)  # fmt: skip


def words(spoken: tuple[Spoken, ...]) -> list[str]:
    return [one.words for one in spoken]


def run(text: str, part: str) -> tuple[int, int]:
    at = text.index(part)
    return at, at + len(part)


def test_sentences_are_spans_without_the_space_around_them() -> None:
    text = "\n\nLoomings\n\nCall me Ishmael. Some years ago—never mind.  “Go!” he cried.\n* * *\n"
    spoken = spoken_of(book_of(text), 0, NOTHING)
    assert words(spoken) == ["Loomings", "Call me Ishmael.", "Some years ago—never mind.",
                             "“Go!” he cried."]  # fmt: skip
    for one in spoken:
        span = one.place
        assert text[span.start : span.end] == one.words and one.language == "en"


def test_marks_of_notes_page_numbers_and_hidden_words_are_not_spoken() -> None:
    text = "The lamp1 was lit.2 12 It burned all night secretly long."
    about = FileAloud(left_out=(run(text, "12"), run(text, "2")))
    book = book_of(text, hidden=[run(text, "secretly ")])
    spoken = spoken_of(book, 0, about, [run(text, "1")])
    assert words(spoken) == ["The lamp was lit.", "It burned all night long."]
    everything = spoken_of(book, 0, about, [run(text, "1")], whole=True)
    assert words(everything) == ["The lamp1 was lit.2 12 It burned all night long."]


def test_what_only_serves_the_layout_is_not_spoken() -> None:
    spoken = spoken_of(book_of("The light\u00adhouse\u2060—so\u200b far—stood."), 0, NOTHING)
    assert words(spoken) == ["The lighthouse—so far—stood."]


def test_a_part_in_another_language_is_spoken_in_it() -> None:
    text = (
        "He said it was a tour de force of the whole town. The keeper wrote to the man, and it "
        "was all in the book: C’est la vie, mon ami. That was the end of it.\n"
        "Er ging nach Hause und schlief.\n"
    )
    said = (*run(text, "tour de force"), "fr"), (*run(text, "C’est la vie, mon ami."), "fr")
    german = (*run(text, "Er ging nach Hause und schlief."), "de-AT")
    about = FileAloud(languages=((*run(text, "He said it"), "en"), *said, german))
    spoken = spoken_of(book_of(text, language="en-GB"), 0, about)
    assert [(one.words, one.language) for one in spoken] == [
        ("He said it was a", "en-gb"), ("tour de force", "fr"), ("of the whole town.", "en-gb"),
        ("The keeper wrote to the man, and it was all in the book:", "en-gb"),
        ("C’est la vie, mon ami.", "fr"), ("That was the end of it.", "en-gb"),
        ("Er ging nach Hause und schlief.", "de-at"),
    ]  # fmt: skip


def test_a_borrowed_word_is_read_within_its_sentence() -> None:
    text = "The Weltanschauung of the keeper was of a kind that the town did not know."
    about = FileAloud(languages=((*run(text, "Weltanschauung"), "de"),))
    assert [(one.words, one.language) for one in spoken_of(book_of(text), 0, about)] == [
        (text, "en")
    ]


def test_words_say_more_than_a_wrong_language_of_the_file() -> None:
    text = "Der Wärter sah nach dem Licht und ging dann wieder in das Haus, und er war müde.\n" * 3
    about = FileAloud(languages=((0, len(text), "en"),))
    assert {one.language for one in spoken_of(book_of(text), 0, about)} == {"de"}


@pytest.mark.parametrize("part", ["and the gulls kept to the lee side of the tower, ", "gulls "])
def test_long_sentences_are_cut_at_clauses_or_words(part: str) -> None:
    text = "The wind came hard " + part * 60 + "at last."
    spoken = spoken_of(book_of(text), 0, NOTHING)
    assert len(spoken) > 1 and all(len(one.words) <= LONGEST for one in spoken)
    assert " ".join(words(spoken)) == text
    if "," in part:
        assert all(one.words.endswith(",") for one in spoken[:-1])


def test_a_text_without_any_break_is_read_too() -> None:
    text = "x" * 90_000
    assert "".join(words(spoken_of(book_of(text), 0, NOTHING))) == text


def test_chinese_and_arabic() -> None:
    assert words(spoken_of(book_of("他走了。她没有说话！\n", language="zh"), 0, NOTHING)) == [
        "他走了。", "她没有说话！"
    ]  # fmt: skip
    assert len(spoken_of(book_of("ذهب الرجل إلى البيت. ثم عاد؟\n", language="ar"), 0, NOTHING)) == 2


PAGES = (
    "THE LAMP 6\nThe keeper lit the lamp at nine o’clock. All that night the wind came\n",
    "A FREE TOWN\n7\nhard from the north, and the gulls\nkept to the lee side. Nobody spoke of the "
    "weath-\ner.\n<http://example.org/x>\n",
    "THE LAMP 8\nIt was over. He went down to\n",
    "A FREE TOWN\n9\nThe next day came.\n",
)


def test_pages_are_read_without_heads_and_numbers_and_over_their_ends() -> None:
    book = book_of(*PAGES, paged=True)
    told = [spoken_of(book, n, NOTHING) for n in range(4)]
    assert [words(one) for one in told] == [
        ["The keeper lit the lamp at nine o’clock.",
         "All that night the wind came hard from the north, and the gulls kept to the lee side."],
        ["Nobody spoke of the weather."],
        ["It was over.", "He went down to"],
        ["The next day came."],
    ]  # fmt: skip
    over = told[0][1]
    assert [span.file for span in over.spans] == [0, 1]
    assert book.text_at(over.spans[0]) == "All that night the wind came"
    assert book.text_at(over.spans[1]).startswith("hard from the north")


def test_small_raised_numbers_of_notes_on_a_page_are_not_spoken() -> None:
    text = "It was said.5 In 1966 he came12 home."
    boxes = array("f")
    for at, c in enumerate(text):
        small = text[at - 1 : at] == "." and c == "5"
        top, bottom = (98.0, 104.0) if small else (100.0, 110.0)
        boxes.extend((5.0 * at, top, 5.0 * at + 5, bottom))
    file = BookFile("p", text, page=PageLayout(400, 600, boxes))
    book = Book("ab" * 32, "PDF", Metadata("A", language="en"), (file,), paged=True)
    assert words(spoken_of(book, 0, NOTHING)) == ["It was said.", "In 1966 he came12 home."]
    assert words(spoken_of(book, 0, NOTHING, whole=True))[0].startswith("It was said.5")


def test_the_narration_is_read_in_its_order_and_a_voice_reads_what_has_no_sound() -> None:
    text = "One. Two here.\n12\nThree is left. And four.\n"
    clips = (
        Clip(*run(text, "Two here."), "a.mp3", 4.0, 6.0, "b"),
        Clip(*run(text, "One."), "a.mp3", 1.0, 2.0, "a"),
        Clip(*run(text, "12"), "a.mp3", 6.0, 7.0, "p", left_out=True),
        Clip(*run(text, "Three is left. And four."), "", element="c"),
        Clip(0, 0, "b.mp3"),
    )
    spoken = spoken_of(book_of(text), 0, FileAloud(clips=clips))
    assert [(one.words, one.narrated) for one in spoken] == [
        ("Two here.", True), ("One.", True), ("Three is left.", False), ("And four.", False),
        ("", True),
    ]  # fmt: skip
    assert spoken[2].clip == clips[3]
    assert len(spoken_of(book_of(text), 0, FileAloud(clips=clips), whole=True)) == 6
