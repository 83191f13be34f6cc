"""An evidence line is the book's own words, in order, cut around those that the claim has too."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxreader.answer.evidence_line.claims import (
    LineSlot,
    citations_of,
    claims,
    lowered,
    of_two_grades,
    with_slots,
)
from foxreader.answer.evidence_line.cut import ELLIPSIS, GAP, lines_of
from foxreader.answer.evidence_line.lines import (
    COLUMNS,
    COLUMNS_PRINTED,
    ClaimLines,
    EvidenceLine,
    evidence,
    place_of,
    short_title,
)
from foxreader.core.book import Book, BookFile, Metadata, PageMark, TocEntry
from foxreader.core.events import Citation, Flag, Grade, Mark, Part, Text
from foxreader.core.notice import Notice
from foxreader.core.span import Span
from nonempty import some

TREACLE = (
    "“They lived on treacle,” said the Dormouse, who always took a great interest in questions of "
    "eating and drinking."
)
LOG = (
    "He did not strike it out. Beneath it, in his ordinary hand, he wrote the hours and the "
    "heights of both flames as he remembered them, and beneath that the word “agreed”."
)


def book_with(text: str, title: str = "The Lamp", **more) -> Book:
    return Book("ab" * 32, "text", Metadata(title), (BookFile("0", text),), **more)


def cited(
    book: Book, number: int = 1, grade: Grade = "cited", span: Span | None = None
) -> Citation:
    span = span or Span(0, 0, book.characters)
    return Citation(number, span, book.text_at(span), "", None, grade, book.sha256)


def made_of(
    said: str, text: str, *, grade: Grade = "cited", columns: int = COLUMNS
) -> tuple[ClaimLines, ...]:
    book = book_with(text)
    parts = (Text(said), Mark(1))
    return evidence(parts, {1: cited(book, grade=grade)}, lambda sha256: book, columns=columns)


def line_of(said: str, text: str, **more) -> EvidenceLine:
    ((claim),) = made_of(said, text, **more)
    return claim.lines[0]


def marked(line: EvidenceLine) -> str:
    """A line with its shared words in braces."""
    return "".join(f"{{{run.text}}}" if run.kind == "shared" else run.text for run in line.runs)


def test_a_false_speaker_is_read_beside_the_true_one() -> None:
    line = line_of("“They lived on treacle,” said the March Hare.", TREACLE)
    assert marked(line).startswith("“{They lived on treacle},” {said} the Dormouse, who")
    assert line.text.endswith(ELLIPSIS)


def test_a_long_sentence_is_cut_around_the_shared_words() -> None:
    line = line_of("In the end he did not strike out the entry; he wrote “agreed”.", LOG)
    assert marked(line).startswith("{He did not strike} it out.")
    assert GAP in marked(line)
    assert "{agreed}" in marked(line)


@pytest.mark.parametrize(
    ("text", "columns", "lines"),
    [("one two", 7, 1), ("one two", 6, 2), ("one  two ", 7, 1), ("山路を登り", 4, 3), ("", 4, 1)],
)
def test_how_many_lines_a_text_takes(text: str, columns: int, lines: int) -> None:
    assert lines_of(text, columns) == lines


def test_a_sentence_that_fits_is_whole() -> None:
    line = line_of("He lit it.", "The keeper lit the lamp at nine.")
    assert marked(line) == "The keeper {lit} the lamp at nine."


def test_a_claim_that_shares_no_word_shows_the_beginning() -> None:
    line = line_of("Il mourut seul.", TREACLE)
    assert marked(line).startswith("“They lived on treacle,” said")
    assert "{" not in marked(line)


def test_of_several_cited_sentences_the_one_that_shares_most_is_shown() -> None:
    text = (
        "The boats stayed in the harbour for a whole week, and nobody spoke of the weather at all. "
        "Marn was proud of the whale oil, for it burned without smoke until the morning came. "
        "The inspector wrote down what he was told, folded the paper and put it into his coat."
    )
    line = line_of("Marn was proud of her whale oil.", text)
    assert marked(line).startswith("{Marn was proud} of the {whale oil}, for it burned")
    assert line.whole.startswith("Marn was proud")


@pytest.mark.parametrize(
    ("said", "text", "shared"),
    [
        ("語り手は山路を登った。", "山路を登りながら、こう考えた。" * 4, "{山路を登}"),
        (
            "林黛玉听了这话哭了。",
            "林黛玉听了这话，不觉又喜又惊，又悲又叹。" * 3,
            "{林黛玉听了这话}",
        ),
        (
            "كان الملك يحب الحكمة.",
            "وكان الملك يحب الحكمة والعلماء " + "في كل ليلة " * 9,
            "الملك يحب",
        ),
    ],
)
def test_other_scripts(said: str, text: str, shared: str) -> None:
    line = line_of(said, text)
    assert shared in marked(line)
    assert lines_of(line.text, COLUMNS) <= 2


def test_a_claim_that_is_the_books_sentence_is_not_said_twice() -> None:
    (whole,) = made_of("**“They sat down,”** *said he.*", "“They sat down,” said he.")
    assert whole.verbatim and whole.lines[0].runs == ()
    (half,) = made_of("“They lived on treacle.”", TREACLE)
    assert not half.verbatim and half.lines[0].runs
    (weak,) = made_of("“They sat down,” said he.", "“They sat down,” said he.", grade="weak")
    assert weak.lines[0].runs


def test_two_lines_of_a_claim_and_how_many_more() -> None:
    texts = ("Nothing of it.", "The lamp was old.", "The old lamp of Marn.", "A lamp.")
    book = book_with(" ".join(texts))
    spans, at = [], 0
    for text in texts:
        spans.append(Span(0, at, at + len(text)))
        at += len(text) + 1
    citations = {n: cited(book, n, span=span) for n, span in enumerate(spans, 1)}
    parts = (Text("Marn had an old lamp"), *(Mark(n) for n in citations), Text("."))
    (claim,) = evidence(parts, citations, lambda sha256: book)
    assert [line.citation.number for line in claim.lines] == [2, 3]
    assert [line.citation.number for line in claim.more] == [1, 4]


def test_a_book_written_from_right_to_left() -> None:
    assert line_of("The king.", "«كان الملك» يحب الحكمة.").right_to_left
    assert not line_of("The king.", "1 “The king” ملك").right_to_left


# Where it is


def test_chapter_and_page_or_chapter_and_share() -> None:
    text = "x" * 100
    toc = (
        TocEntry("Part One", Span(0, 0, 0), 1),
        TocEntry("XI. A Ship", Span(0, 2, 2), 2),
        TocEntry("XII. The Winter Oil", Span(0, 10, 10), 2),
        TocEntry("2. A section", Span(0, 20, 20), 3),
        TocEntry("XIII. The Reef", Span(0, 50, 50), 2),
    )
    book = book_with(text, toc=toc)
    citation = cited(book, span=Span(0, 34, 40))
    assert place_of(citation, book).words("{:.0%}".format) == "12 · 34%"
    paged = book_with(text, toc=toc, pages=(PageMark("iv", Span(0, 0, 0)),))
    paged_citation = Citation(1, citation.span, "", "", "iv")
    assert place_of(paged_citation, paged).words("{:.0%}".format) == "12 · iv"
    assert place_of(citation, book_with(text)).words("{:.0%}".format) == "34%"
    assert place_of(paged_citation, None).words("{:.0%}".format) == "iv"


def test_a_place_under_a_bare_number_is_named_by_what_is_round_it() -> None:
    toc = (
        TocEntry("War and Peace", Span(0, 0, 0), 1),
        TocEntry("Book I", Span(0, 2, 2), 2),
        TocEntry("Part I: 1805", Span(0, 4, 4), 3),
        TocEntry("XXVI", Span(0, 10, 10), 4),
    )
    book = book_with("x" * 100, toc=toc)
    assert place_of(cited(book, span=Span(0, 34, 40)), book).named == "Book I · Part I: 1805 · XXVI"


def test_a_place_in_another_book_is_named() -> None:
    book = book_with("A lamp.", "The Lamp: or, the Lighthouse")
    parts, citations = (Text("A lamp it was"), Mark(1)), {1: cited(book)}
    (of_other,) = evidence(parts, citations, lambda sha256: book, own="cd" * 32)
    assert of_other.lines[0].place.book == "The Lamp"
    (of_own,) = evidence(parts, citations, lambda sha256: book, own=book.sha256)
    assert of_own.lines[0].place.book == ""
    assert short_title("The Life and Strange Surprising Adventures") == "The Life and Strange…"


def test_a_book_that_is_not_at_hand_still_has_its_words() -> None:
    book = book_with(TREACLE)
    parts = (Text("They lived on treacle."), Mark(1))
    (claim,) = evidence(parts, {1: cited(book)}, lambda sha256: None)
    assert "They lived on treacle" in claim.lines[0].text


# Where it goes


def slotted(*parts: Part) -> str:
    """The parts with their footnotes as [1] and their slots as <0>."""
    found = with_slots(parts, claims(parts))
    return "".join(
        part.text if isinstance(part, Text)
        else f"<{part.claim}>" if isinstance(part, LineSlot) else f"[{part.footnote}]"
        for part in found
    )  # fmt: skip


def test_a_line_comes_behind_the_footnotes_of_its_claim() -> None:
    assert (
        slotted(Text("He sat"), Mark(1), Mark(2), Text(". He slept."), Mark(3), Text(" No."))
        == "He sat[1][2].<0> He slept.[3]<1> No."
    )
    assert slotted(Text("**He sat.**"), Mark(1), Text("\n- He ran."), Mark(1)) == (
        "**He sat.**[1]<0>\n- He ran.[1]<1>"
    )
    assert slotted(Text("彼は座った。"), Mark(1), Text("彼は寝た。"), Mark(2)) == (
        "彼は座った。[1]<0>彼は寝た。[2]<1>"
    )
    literal = Text("He slept.", literal=True)
    assert slotted(Text("He sat."), Mark(1), Text("\n"), literal, Mark(2)) == (
        "He sat.[1]<0>\nHe slept.[2]<1>"
    )
    assert slotted(Text("Nobody sat down there.")) == "Nobody sat down there."


def test_slots_leave_a_notice_as_it_is() -> None:
    notice = Text(Notice("citations_gone", count=1))
    (kept,) = with_slots((notice,), ())
    assert kept is notice


# Of anything

WORDS = st.text(
    alphabet=st.sampled_from("ab AB.,;—“”…’-1\n\t 中文山路をりながらカタ。、حبكก่เا😀é\u0301\u200b"),
    max_size=400,
)


@given(WORDS, WORDS, st.sampled_from([8, 12, COLUMNS, COLUMNS_PRINTED]))
def test_every_piece_is_the_books_and_in_order(said: str, quote: str, columns: int) -> None:
    """No piece is empty or out of order, no word is cut through that fits, no line too long."""
    if not quote.strip():
        return
    line = line_of(f"{said} zz", quote, columns=columns, grade="weak")
    at = quote.index(line.whole)
    pieces = some(line.runs)
    for run in pieces:
        assert run.text
        if run.kind == "cut":
            assert run.text in (ELLIPSIS, GAP)
            continue
        found = quote.find(run.text, at)
        assert found >= 0
        at = found + len(run.text)
    assert line.text
    assert lines_of("".join(run.text for run in line.runs), columns) <= 2


@given(st.lists(st.text("abcdefgh", min_size=1, max_size=9), min_size=1, max_size=80),
       st.lists(st.integers(0, 79), max_size=8))  # fmt: skip
def test_no_word_is_cut_through(words: list[str], shared: list[int]) -> None:
    quote = " ".join(words)
    said = " ".join(words[at % len(words)] for at in shared) + " zz"
    line = line_of(said, quote, grade="weak")
    shown = "".join(" " if run.kind == "cut" else run.text for run in line.runs)
    assert set(some(shown.split())) <= set(words)


@given(st.lists(st.sampled_from([
    "He sat down here. ", "**He ran away.** ", "*No*", "\n- ", "\n\n", "| a | b |", "# Head\n",
    "彼は座った。", 1, 2,
]), max_size=14))  # fmt: skip
def test_slots_change_no_word(given_: list[str | int]) -> None:
    parts = [Mark(one) if isinstance(one, int) else Text(one) for one in given_]
    found = claims(parts)
    slotted_ = list(with_slots(parts, found))
    text = "".join(part.text for part in slotted_ if isinstance(part, Text))
    assert text == "".join(part.text for part in parts if isinstance(part, Text))
    assert [p.footnote for p in slotted_ if isinstance(p, Mark)] == [
        p.footnote for p in parts if isinstance(p, Mark)
    ]
    assert [p.claim for p in slotted_ if isinstance(p, LineSlot)] == list(range(len(found)))


SHARED = (Text("The keeper lit the lamp."), Mark(1), Text(" He broke the clock."), Mark(1))


@pytest.mark.parametrize(
    ("flags", "weak"),
    [
        ((Flag("weak", "Not told.", "He broke the clock."),), [False, True]),
        ((Flag("name", "Not there.", "keeper"),), [True, False]),
        ((Flag("second_reader", "No.", "The keeper lit the lamp."),), [True, False]),
        # Without a flag that names a claim, both are as the footnote is.
        ((), [True, True]),
        ((Flag("note", "In another language."),), [True, True]),
        ((Flag("uncited", "No place.", "He broke the clock."),), [True, True]),
    ],
)
def test_a_claim_is_not_weak_for_what_another_one_says_of_the_same_place(flags, weak):
    book = book_with("The keeper lit the lamp and wound the clock.")
    citations = {1: cited(book, grade="weak")}
    found = evidence(SHARED, citations, lambda sha256: book, flags=flags)
    assert [one.lines[0].citation.weak for one in found] == weak
    told = weak if len(set(weak)) > 1 else [False, False]
    assert [bool(one.reasons) for one in found] == told


def test_a_piece_of_an_answer_has_the_grades_of_its_own_claims():
    book = book_with("The keeper lit the lamp and wound the clock.")
    citations = {1: cited(book, grade="weak"), 2: cited(book, 2, grade="weak")}
    first = (Text("The keeper lit the lamp."), Mark(1), Mark(2))
    second = (Text("He broke the clock."), Mark(1))
    flags = (Flag("weak", "Not told.", "He broke the clock."),)
    known = lowered(claims((*first, Text("\n\n"), *second)), flags)
    assert known == {1}
    # 2 is weak for no reason that is told: an older answer. It stays so.
    told = citations_of(claims(first), citations, (), known)
    assert [told[n].grade for n in (1, 2)] == ["cited", "weak"]
    assert citations_of(claims(second), citations, flags, known)[1].weak
    assert of_two_grades((*first, Text("\n\n"), *second), citations, flags) == {1}
    assert of_two_grades(second, citations, flags) == set()
