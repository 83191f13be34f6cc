import pytest

from foxreader.answer.evidence import Ledger
from foxreader.answer.footnote import Footnotes
from foxreader.answer.grounding import admits_absence, canonical, check
from foxreader.answer.sentences import sentences
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.events import Mark, Text
from foxreader.core.span import Span

UNITS = [
    "Captain Ahab lost his leg to the white whale in 1842.",
    "“He tasks me; he heaps me,” said Ahab to the mate Starbuck.",
    "The Pequod had a crew of twenty-nine and sailed from Nan\u00adtucket.",
    "Chapter XXXII tells of whales; 3,500 barrels were filled.",
    "白鲸在海上出现了三次。",
    "Queequeg slept through the storm.",
]
TEXT = "\n".join(UNITS)
BOOK = Book("0" * 64, "text", Metadata("Moby Dick", ("Herman Melville",)), (BookFile("a", TEXT),))
SPANS = [Span(0, TEXT.index(u), TEXT.index(u) + len(u)) for u in UNITS]


def checked(answer: str, question: str = "What of Ahab?", units=SPANS):
    ledger = Ledger(BOOK, units)
    notes = Footnotes(ledger)
    list(notes.feed(answer.format(*SPANS)))
    list(notes.end())
    return check(notes.parts, notes.citations.all, ledger, question, "en")


def kinds(answer: str, **options) -> list[str]:
    return [flag.kind for flag in checked(answer, **options).flags]


@pytest.mark.parametrize(
    "answer",
    [
        "Ahab lost his leg to the whale in 1842 {0}.",
        "Ahab said “He tasks me; he heaps me” {1}.",
        'Ahab said "he TASKS me... he heaps me," to Starbuck {1}.',
        "The Pequod had a crew of twenty-nine {2}.",
        "He heaps me, said Ahab {1}.",
        "It sailed from Nantucket with its crew {2}.",
        "Whales are told of in chapter 32, with 3500 barrels {3}.",
        "Queequeg slept through the storm {5}. The passages do not mention why.",
        "What did Ahab lose? A leg, to the white whale {0}.",
        "- Ahab lost his leg to the whale {0}\n- He spoke to Starbuck {1}",
        "白鲸出现了3次 {4}。",
        "Mr. Melville wrote that Ahab lost his leg to the whale {0}.",
        "Ahab lost a leg to the white whale {0} and spoke of it to Starbuck, the mate {1}.",
    ],
)
def test_what_the_book_bears_out_has_no_flag(answer):
    result = checked(answer)
    assert result.flags == ()
    assert not any(c.weak for c in result.citations)


@pytest.mark.parametrize(
    ("answer", "kind", "words"),
    [
        ("Ahab said “I love the sea and all its whales” {1}.", "quote", "not in the book's"),
        ("Ahab told Starbuck “He tasks me. He never stopped.” {1}", "quote", "not in the book's"),
        ("Ahab lost his leg; “He tasks me; he heaps me” {5}.", "quote", "another place"),
        ("Ahab lost his leg to the whale in 1851 {0}.", "number", "“1851”"),
        ("Ahab lost 17 legs to the white whale {0}.", "number", "“17”"),
        ("Ahab lost his leg to the whale before Gatsby came {0}.", "name", "“Gatsby”"),
        ("Ahab lost his leg to the white whale.", "uncited", "Ahab lost his leg"),
        ("Philosophers debated economic policy and taxation at length {5}.", "weak", "little"),
    ],
)
def test_what_it_does_not_is_said(answer, kind, words):
    flags = checked(answer).flags
    assert kind in [flag.kind for flag in flags]
    assert any(words in flag.text for flag in flags)
    assert all(flag.text.count("\n") == 0 and len(flag.text) < 200 for flag in flags)


def test_weak_citations_are_marked():
    result = checked("Ahab lost his leg in 1851 {0}. Queequeg slept through the storm {5}.")
    assert [c.weak for c in result.citations] == [True, False]


def test_the_neighbouring_unit_counts():
    assert kinds("Ahab spoke to Starbuck of 1842 and was heaped upon {1}.") == []
    assert kinds("Ahab spoke to Starbuck of 1842.{1}", units=[SPANS[1]]) == ["number"]


def test_a_sentence_of_a_cited_unit_is_cited():
    assert kinds("He tasks me; he heaps me. Said Ahab to the mate Starbuck {1}.") == []


def test_so_it_is_on_a_line_of_its_own():
    answer = "Queequeg slept through it {5}.\nHe tasks me; he heaps me. Said Ahab to the mate {1}."
    assert kinds(answer) == []
    assert kinds("Ahab slept in the storm all night.\n\nHe heaps me, said Ahab {1}.") == ["uncited"]


def test_names_of_the_question_and_the_book_are_known():
    answer = "Ahab, unlike Gatsby, lost his leg to the whale, writes Melville {0}."
    assert kinds(answer, question="Is Ahab like Gatsby?") == []


def test_the_same_answer_gives_the_same_flags():
    answer = "Ahab lost 17 legs in 1851 {0}. It was in Paris. “No such words here” {5}."
    assert checked(answer) == checked(answer)


def test_sentences_keep_their_footnotes():
    parts = (
        Text("Dr. No came. He saw"), Mark(1), Text(". He left."), Mark(2), Text("\n\n"), Mark(3),
        Text("Then it rained."),
    )  # fmt: skip
    assert [(s.text, s.footnotes) for s in sentences(parts)] == [
        ("Dr. No came.", ()),
        ("He saw.", (1,)),
        ("He left.", (2,)),
        ("Then it rained.", (3,)),
    ]


def test_canonical_form():
    assert canonical("“Ｎan\u00adtucket”—it  ’s…") == canonical('"Nantucket"-it \'s.')


@pytest.mark.parametrize(
    "text", ["The book does not mention it.", "I could not find that.", "书中没有提到。"]
)
def test_absence_is_understood(text):
    assert admits_absence(text)
    assert not admits_absence("Ahab lost his leg.")
