"""Which words rest on which footnote, and what the sentences around a sentence carry."""

import pytest

from foxreader.answer.checks.evidence import Verdict, flags
from foxreader.answer.checks.grounding import Checker
from foxreader.answer.evidence_line.claims import uncited
from foxreader.answer.gate.footnote import Footnotes
from foxreader.answer.gate.ledger import Ledger
from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.events import Text
from foxreader.core.span import Span
from foxreader.language.tokenize import terms

UNITS = [
    "“That would be grand,” said Alice, “but then I shouldn’t be hungry for it.”",
    "The three little sisters lived at the bottom of a well on treacle.",
    "“They lived on treacle,” said the Dormouse after a minute or two.",
    "The Queen had a garden of roses and painted them red every morning.",
    "In him courage was not a sentiment, but a thing simply useful to him.",
    "Bill the gardener fell into the pond and was pulled out by the cat.",
]
TEXT = "\n".join(UNITS)
BOOK = Book(
    "1" * 64,
    "text",
    Metadata("Tales of 12 Nights", ("Ann Author",)),
    (BookFile("a", TEXT),),
    (TocEntry("Chapter 9: The Gardener", Span(0, TEXT.index("Bill"), TEXT.index("Bill"))),),
)
SPANS = [Span(0, TEXT.index(u), TEXT.index(u) + len(u)) for u in UNITS]


class Words:
    """The words of the made book, none of them past a limit."""

    def knows(self, term: str) -> bool:
        return term in terms(TEXT, "en")

    def only_later(self, term: str) -> bool:
        return False

    def rarity(self, term: str) -> float:
        return 1.0


def verdicts(
    answer: str, question: str = "What of them?", *, limited: bool = False
) -> tuple[Verdict, ...]:
    ledger = Ledger(BOOK, SPANS)
    notes = Footnotes(ledger)
    list(notes.feed(answer.format(*SPANS)))
    list(notes.end())
    checker = Checker(ledger, question, "en", Words(), limited=limited)
    return checker.inspect(notes.parts, notes.citations.all)


def codes(answer: str, question: str = "What of them?") -> set[str]:
    return {f.code for verdict in verdicts(answer, question) for f in verdict.findings}


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("The sisters lived on treacle {1} and they murdered the Queen.", "no_place"),
        ("They drowned.", "no_place"),
        ("He said that courage “was … a sentiment” {4}.", "quote_not_found"),
        ("Alice says “I should … be hungry for it” {0}.", "quote_not_found"),
        ("“The three little sisters … The Queen had a garden” {1}.", "quoted_elsewhere"),
        ("“The three little sisters … painted them red” {1}.", "quote_not_found"),
        ("The Queen killed Bill with a knife, and “They lived on treacle” {2}.",
         "beyond_quotation"),
        ("The book does not explain why the Queen poisoned the sisters.", "taken_for_granted"),
        ("## Two honest weavers of lies\n\nBill fell into the pond {5}.", "beyond_its_list"),
        ("## Bill murders the Queen\n\nBill fell into the pond {5}.", "beyond_its_list"),
        ("- **Bill murdered roses.** The Queen painted her roses red {3}.", "beyond_its_list"),
        ("The book does not say why the Queen poisoned Bill; he fell into the pond {5}.",
         "taken_for_granted"),
        ("Of Bill it says:\n\n> The pond was full of gold and silver {5}.", "quote_not_found"),
        ("“They lived on treacle,” said Bill {2}.", "name_not_cited"),
        ("Every morning Bill painted the roses red {3}.", "name_not_cited"),
        ("A secret of grief and murder:\n\nThe sisters lived in a well {1}.", "beyond_its_list"),
        ("## A greedy and lazy gardener\n\nBill the gardener fell into the pond {5}.",
         "beyond_its_list"),
        ("Roses are the pride of a cruel garden. The Queen painted them red every morning {3}.",
         "no_place"),
        ("The sisters own a zeppelin and a castle {5}.", "little_shared"),
    ],
)  # fmt: skip
def test_what_a_footnote_does_not_carry_is_found(answer, code):
    assert code in codes(answer)


@pytest.mark.parametrize(
    "answer",
    [
        "The Queen {3} painted her roses red.",
        "The sisters lived {1} on treacle.",
        "The book does not say why the roses were painted red.",
        "The passages do not mention a king.",
        "Two things happen:\n\n- Bill fell into the pond {5}\n- The Queen painted roses {3}",
        "In summary: Bill fell into the pond {5}.",
        "The Queen painted her roses. She painted them red every morning {3}.",
        "| who | what |\n|---|---|\n| Bill | fell into the pond {5} |",
        "| | what |\n|---|---|\n| fate | fell into the pond {5} |",
        "What it has to take care of:\n\n- Bill fell into the pond {5}",
        "- **A garland of roses.** The Queen had a garden of roses {3}.",
        "In Tales of 12 Nights the Queen painted her roses red every morning {3}.",
        "In chapter 9 Bill fell into the pond {5}.",
        # The heading of a list says what its last items tell.
        "## The Queen's roses and Bill's pond\n\n- The sisters lived on treacle {1}\n"
        "- There were three sisters {1}\n- They lived in a well {1}\n- They were little {1}\n"
        "- “That would be grand,” says Alice {0}\n- The Queen had roses {3}\n"
        "- Bill fell into the pond {5}",
        # The first sentence sums up, and the last has little of its own.
        "The tale tells of a poor gardener and a proud queen.\n\n"
        "The sisters lived on treacle {1}. Bill fell into the pond {5}. The Queen had roses {3}.",
        "They lived on treacle {1}. For the sisters the well is a home with treacle at the bottom."
        "\n\nThe Queen painted roses {3}.",
        "A man gets wet by the roses in the morning, but a helpful animal soon rescues him {5}.",
    ],
)
def test_what_the_sentences_around_carry_is_not_marked(answer):
    assert codes(answer) == set()


def test_the_things_of_a_long_list_are_counted():
    items = "\n".join(["- Bill fell into the pond {5}"] * 24)
    assert codes(f"The tale is told in 24 ways:\n\n{items}") == set()
    assert "number_not_found" in codes(f"The tale is told in 25 ways:\n\n{items}")


def test_a_short_answer_may_share_only_the_words_of_the_question():
    assert codes("Into deep water {5}.", "What did Bill fall into?") == set()


@pytest.mark.parametrize("question", ["Were there 17 sisters?", "Did “17 sisters” live there?"])
def test_a_question_lends_no_number(question):
    found = verdicts("There were 17 sisters at the bottom of a well {1}.", question)
    assert any(verdict.fails for verdict in found)
    said = "The book does not mention 17 sisters; there were 17 at the bottom of a well {1}."
    assert any(verdict.fails for verdict in verdicts(said, question))
    denied = verdicts("There were not 17 but three sisters at the bottom {1}.", question)
    assert not any(verdict.fails for verdict in denied)


def test_a_number_that_the_book_is_said_not_to_mention_needs_no_place():
    question = "What does criterion 1.4.3 require?"
    absent = "The passages do not mention anything like a success criterion 1.4.3"
    answer = f"{absent}; they tell of three sisters {{1}}."
    assert codes(answer, question) == set()
    assert "number_not_cited" in codes("Criterion 1.4.3 tells of three sisters {1}.", question)


def test_a_short_term_between_quotation_marks_is_no_speech():
    said = "The “gardener” was in the pond until the cat arrived and rescued him {5}."
    assert codes(said) == set()
    code = "beyond_quotation"
    assert code in codes("He deserted, and “Bill the gardener fell” in his despair {5}.")


def test_a_question_lends_no_quotation():
    question = "Is it true that “the Queen drowned her sisters in the pond” there?"
    found = verdicts("Yes, “the Queen drowned her sisters in the pond” {3}.", question)
    assert any(verdict.fails for verdict in found)


def test_quoted_is_only_a_sentence_that_is_all_the_books():
    (whole,) = verdicts("“The Queen had a garden of roses and painted them red every morning.” {3}")
    (part,) = verdicts("The Queen “had a garden of roses” that she painted red {3}.")
    assert (whole.grade, part.grade) == ("quoted", "cited")


def test_each_footnote_has_the_grade_of_its_own_claim():
    (verdict,) = verdicts(
        "Bill the gardener fell into the pond {5}, and kings debated taxes and budgets {1}."
    )
    assert dict(verdict.grades) == {1: "cited", 2: "weak"}


def test_under_a_limit_what_is_not_supported_is_not_shown():
    for answer in ("The Queen drowned Bill.", "The Queen drowned Bill in treacle {1}."):
        assert all(verdict.fails for verdict in verdicts(answer, limited=True))
    (kept,) = verdicts("Bill fell into the pond {5}.", limited=True)
    assert not kept.fails
    (foreign,) = verdicts("Die Königin hat den Gärtner in dem Teich ertränkt {5}.", limited=True)
    assert foreign.fails


def test_words_after_a_footnote_are_marked_where_they_stand():
    text = "The sisters lived on treacle {1} and they murdered the Queen."
    ledger = Ledger(BOOK, SPANS)
    notes = Footnotes(ledger)
    list(notes.feed(text.format(*SPANS)))
    list(notes.end())
    found = flags(Checker(ledger, "", "en", Words()).inspect(notes.parts, notes.citations.all))
    said = "".join(part.text for part in notes.parts if isinstance(part, Text))
    assert [said[a:b] for a, b in uncited(notes.parts, found)] == ["and they murdered the Queen."]


def test_a_marked_sentence_that_cites_nothing_is_marked_in_the_text():
    parts = (Text("The book does not explain why the Queen poisoned the sisters."),)
    found = flags(Checker(Ledger(BOOK, SPANS), "", "en", Words()).inspect(parts, ()))
    assert uncited(parts, found) == [(0, len(parts[0].text))]


BETWEEN = "The sisters lived on treacle {1}. %s The Queen had a garden of roses {3}."


@pytest.mark.parametrize(
    "sentence",
    [
        "Soon the situation changes.",
        "The consequences are serious.",
        "The same holds for the second case.",
        "Opinions differ on this.",
        "The story then moves on.",
        "Yet there are exceptions.",
        "The following years brought even faster change.",
        "The outcome was surprising.",
        "The picture changed quickly.",
        "There are exceptions, however.",
        "The rules then became stricter.",
        "Nothing is settled yet.",
        "Das Ergebnis überrascht.",
        "Es gab aber Ausnahmen.",
        "La suite est plus étonnante.",
        "しかし、そこには問題がある。",
        "結果は意外なものだった。",
    ],
)
def test_a_transition_claims_nothing(sentence):
    assert codes(BETWEEN % sentence) == set()


@pytest.mark.parametrize(
    "sentence",
    [
        "They drowned.",
        "The Queen lied.",
        "Bill stole the roses.",
        "The sheriff drowned.",
        "Der Kapitän ertrank.",
        "船長は溺れた。",
    ],
)
def test_a_short_claim_between_cited_ones_is_no_transition(sentence):
    assert "no_place" in codes(BETWEEN % sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Neither passage names the gardener's wife.",
        "It remains unclear who painted the roses.",
        "I cannot find an answer in the passages.",
        "There is no mention of a brother.",
        "Whether they were happy is left open.",
        "The text doesn't go into detail on this.",
        "Based on the passages alone, this cannot be answered.",
        "The passages don't tell how old Bill is.",
        "The passages give no date {1}.",
        "The excerpts do not reveal why {1}.",
        "The passages mention the sisters' well, but give neither of them a name {1}.",
    ],
)
def test_honest_ways_to_say_that_the_book_does_not_tell(sentence):
    assert codes(f"The sisters lived on treacle {{1}}. {sentence}", "How old is Bill?") == set()


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        # The end of one sentence after the beginning of another.
        ("“three little sisters … treacle” {1}.", ""),
        ("“three little sisters … Dormouse after a minute” {1}{2}.", "quote_not_found"),
        # An act beside a quotation that nothing near the place tells.
        ("The Dormouse strangled a cat, and after a minute he said: “They lived on treacle” {2}.",
         "beyond_quotation"),
        ("After a minute the Dormouse lamented: “They lived on treacle” {2}.", ""),
        ("After a minute of silence the old Dormouse says: “They lived on treacle” {2}.", ""),
        # A word that the book does not have where the place has another one.
        ("The three zorg sisters lived at the bottom of a well {1}.", "name_not_cited"),
        ("In him courage was a thing simply useful {4}. Press Ctrl-D {4}.", "name_not_cited"),
    ],
)  # fmt: skip
def test_what_stands_in_for_something_else_is_found(answer, code):
    found = codes(answer)
    assert code in found if code else not found


def test_a_quotation_in_another_language_is_marked_and_not_removed():
    answer = "„Die drei kleinen Schwestern haben auf dem Grund des Brunnens gelebt“, sagt er {1}."
    (verdict,) = verdicts(answer)
    assert not verdict.fails and {f.code for f in verdict.findings} == {"quote_translated"}


def test_another_speaker_is_found_in_an_answer_of_another_language():
    assert "other_speaker" in codes("“They lived on treacle”, sagte die Alice dem Kater {2}.")


def test_a_verb_of_the_question_that_the_book_does_not_have_is_no_strange_word():
    question = "What were the sisters nourished by?"
    assert codes("The sisters were nourished on treacle in a well {1}.", question) == set()
    question = "Which spaceship did the sisters live in?"
    assert "strange_word" in codes("The sisters lived in a spaceship {1}.", question)
