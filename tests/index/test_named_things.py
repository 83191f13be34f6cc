"""People, places and terms: what each name is, its other names, and nothing from past the limit."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bookmaker import book_of, index_of
from examples import examples
from foxreader.core.book import Book
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.named import SLOTS, NamedBook, named_in
from foxreader.index.stages import build_derived
from foxreader.index.storage.derived import Named, NamedPlace
from foxreader.index.storage.store import Index
from foxreader.program.people import named_book
from foxreader.program.program import Program
from nonempty import some

STORY = """Mr. Darrow came to Ellenport in spring. “The harbor is cold,” said Darrow to his wife.
Mrs. Finch laughed at that, and Mrs. Finch asked about the ship. The crew loved the Wanderer.
“She is an old ship,” answered Darrow, and Tom Pell nodded. Tom walked to the quay in Ellenport.
The Wanderer lay there, and the men of the Wanderer slept. In Paris nobody knew of the Wanderer.
“I was born in Paris,” said Pell. “In Ellenport they all lie,” cried Mrs. Finch.
Darrow's eyes were red. The city of Ellenport was quiet, and the Wanderer sailed at last.
Nobody in Paris or in London wrote to Tom Pell, whose mother lived near London.
"""


def built(book: Book, folder: Path) -> Index:
    index = index_of(book, folder)
    list(build_derived(index))
    return index


def by_label(index: Index, scope: Scope = WHOLE_BOOK) -> dict[str, Named]:
    return {one.label: one for one in named_in(index, scope)}


def test_names_are_people_places_and_things_by_what_stands_beside_them(tmp_path: Path) -> None:
    found = by_label(built(book_of(STORY, STORY), tmp_path))
    kinds = {label: one.kind for label, one in found.items()}
    assert kinds["Darrow"] == kinds["Mrs. Finch"] == "person"
    assert kinds["Ellenport"] == kinds["Paris"] == kinds["London"] == "place"
    assert kinds["Wanderer"] == "term"
    assert found["Darrow"].others == ("Mr. Darrow",)
    (tom,) = (one for one in found.values() if "Tom Pell" in (one.label, *one.others))
    assert tom.kind == "person"


def test_a_mention_is_the_very_characters_of_the_name(tmp_path: Path) -> None:
    index = built(book_of(STORY, STORY), tmp_path)
    for one in some(named_in(index, WHOLE_BOOK)):
        for place in some(one.places):
            words = index.book.text_at(place.span)
            assert words.removesuffix("'s") in (one.label, *one.others)
            assert place.unit.contains(place.span)
        assert list(one.places) == sorted(one.places, key=lambda p: p.span)


def test_what_is_stored_is_what_was_found(tmp_path: Path) -> None:
    book = book_of(STORY, STORY)
    index = built(book, tmp_path)
    end = Span(1, len(STORY), len(STORY))
    assert named_in(index, WHOLE_BOOK) == named_in(index, Scope(end))
    path = index.path
    index.close()
    again = Index.open(path, book)
    assert named_in(again, WHOLE_BOOK) == named_in(again, Scope(end))
    again.close()


@pytest.mark.parametrize(
    ("language", "text", "person", "place"),
    [
        ("de", "Rudi kam nach Kopenhagen. „Gut“, sagte Rudi zu der alten Frau, und Rudi lachte. "
               "Kopenhagen war groß. Alle waren gern in Kopenhagen, und Rudi blieb in Kopenhagen. ",
         "Rudi", "Kopenhagen"),
        ("fr", "Hier Odette est venue à Combray. « Bien », dit Odette à la servante. Il y avait du "
               "monde à Combray, et Odette murmura que la rue de Combray était belle. ",
         "Odette", "Combray"),
        ("es", "Ayer llegó Margarita a la ciudad de Kjöge. «Bien», dijo Margarita a su madre. "
               "Todos vivían en Kjöge, y la madre de Margarita cantaba en Kjöge. ",
         "Margarita", "Kjöge"),
    ],
)  # fmt: skip
def test_other_languages_have_their_own_words(
    tmp_path: Path, language: str, text: str, person: str, place: str
) -> None:
    found = by_label(built(book_of(*[text * 4] * 3, language=language), tmp_path))
    assert (found[person].kind, found[place].kind) == ("person", "place")


GERMAN = """Hradscheck trat in das Haus, und die Frau Hradscheck nickte. »Guten Abend«, sagte Mutter
Jeschke. Die Jeschke stand am Zaun, und der Garten lag im Mondschein. Kunicke lachte,
und Kunicke trank. »Nun, Kunicke, was gibt es Neues?«, fragte Hradscheck. Er stand in
Hradschecks Garten, und der Birnbaum war alt. Man sah in Hradschecks Fenster. Der alte
Geelhaar kam mit dem Wagen. »Geelhaar, der Wagen ist da«, rief Kunicke. Mit Sorge ging
die Frau zur Tür, und Sorge machte ihr der Regen. Die Heidi lief, denn Heidi wollte
fort, und Heidi rief. Sie fuhren nach Küstrin und kamen aus Küstrin zurück; in Küstrin
war Markt, und nach Küstrin ging es. »Was soll das, Mutter Jeschke?«, sagte Geelhaar.
Die Ordnung im Garten war gut, und Ordnung muß sein.
"""


def test_german_names_are_told_from_nouns_by_what_stands_beside_them(tmp_path: Path) -> None:
    found = by_label(built(book_of(*[GERMAN * 3] * 4, language="de"), tmp_path))
    people = {label for label, one in found.items() if one.kind == "person"}
    assert {"Hradscheck", "Kunicke", "Geelhaar", "Heidi", "Frau Hradscheck"} <= people
    (witch,) = (label for label in people if "Jeschke" in label)
    assert {witch, *found[witch].others} >= {"Jeschke", "Mutter Jeschke"}
    assert "Hradschecks" in found["Hradscheck"].others
    assert found["Küstrin"].kind == "place"
    assert not {"Sorge", "Garten", "Ordnung", "Wagen", "Birnbaum"} & found.keys()


def test_a_wife_is_not_her_husband_nor_an_uncle_his_nephew(tmp_path: Path) -> None:
    text = (
        "Arnoux laughed, and Mrs. Arnoux wept. “No,” said Arnoux to his wife, and Arnoux left. "
        "Poor Mr. Woods sighed; Miss Woods smiled, and Emma Woods read. Mr. Woods slept. "
        "“Well,” said Lydden. Lydden nodded, Lydden rose, and Lydden bowed before the window. "
        "Lydden wrote, Lydden read, and Lydden coughed, for Lydden was tired, and Lydden knew it. "
    )
    uncle = "Sir Godwin Lydden came. “Stay,” said Sir Godwin. "
    found = by_label(built(book_of(*[text * 5] * 4, uncle * 3), tmp_path))
    assert {"Arnoux", "Mrs. Arnoux", "Mr. Woods", "Miss Woods"} <= found.keys()
    assert "Poor Mr. Woods" in found["Mr. Woods"].others
    assert not {"Sir Godwin", "Sir Godwin Lydden"} & {"", *found["Lydden"].others}


def test_who_does_things_in_a_story_is_somebody(tmp_path: Path) -> None:
    text = (
        "Batiste miraba la tierra desde la puerta, y Roseta cosía. Sus ojos seguían a Batiste. "
        "Pimentó bebía con los hombres, y los ojos de Pimentó brillaban. Batiste callaba siempre. "
        "La voz de Roseta temblaba. Cerca de Alboraya cantaban; todos vivían en Alboraya. "
    )
    found = by_label(built(book_of(*[text * 4] * 4, language="es"), tmp_path))
    kinds = {label: one.kind for label, one in found.items()}
    assert kinds["Batiste"] == kinds["Pimentó"] == kinds["Roseta"] == "person"
    assert kinds["Alboraya"] == "place"


def test_russian_names_without_their_vowel_are_the_same(tmp_path: Path) -> None:
    text = "Вчера Павел Петрович сказал правду. Все любили Павла Петровича, и Павел Петрович пил. "
    found = by_label(built(book_of(*[text * 4] * 4, language="ru"), tmp_path))
    assert "Павла Петровича" in found["Павел Петрович"].others


def test_names_apart_are_not_one(tmp_path: Path) -> None:
    text = (
        "Old Miss Brand spoke to Mrs. Brand in England. “We sailed from New England,” said Miss "
        "Brand. “There is no England there,” said Mrs. Brand, and Carlos laughed. "
    )
    found = by_label(built(book_of(text * 6), tmp_path))
    assert {"England", "New England"} <= found.keys() or "New England" not in found[
        "England"
    ].others
    assert "Miss Brand" not in found["Mrs. Brand"].others


def test_a_book_without_names_has_none(tmp_path: Path) -> None:
    text = "the rain fell on the hills and nobody spoke, since there was nothing to be said. " * 40
    assert named_in(built(book_of(text), tmp_path), WHOLE_BOOK) == ()


def test_a_textbook_has_its_terms(tmp_path: Path) -> None:
    text = (
        "Let x = 3 + 4 = 7 and y = 2 * 8 = 16. The inner product is 1 + 2 = 3; every inner product "
        "of an orthogonal matrix is 0 = 0 * 9. An orthogonal matrix has rows, columns = 12 / 4. "
        "We compute [1] + [2] = [3] for the inner product of the orthogonal matrix, 5 < 6 > 4. "
    )
    said = ["".join(parts) + "ed" for parts in product(("ba", "ko", "mi", "tu", "re"), repeat=4)]
    other = " ".join(f"The {word} is {n} and the next of them." for n, word in enumerate(said))
    found = by_label(built(book_of(*[text * 3 + other] * 4), tmp_path))
    assert found["inner product"].kind == found["orthogonal matrix"].kind == "term"


# The limit

_TAILS = st.lists(
    st.sampled_from([
        "Ellenport Darrow was his full name, and Ellenport Darrow wept.",
        "“I am Zanzibarion,” said Zanzibarion, and Tom Pell feared Zanzibarion.",
        "In Darrow and at Darrow they slept; the city of Darrow was large.",
        "Captain Tom Wanderer Pell is Mr. Darrow. Ellenport said so, and Ellenport cried.",
        "Paris laughed. “No,” said Paris. Mrs. Paris nodded, and the Tom was sold.",
    ]),
    min_size=1, max_size=12,
)  # fmt: skip
_LENGTH = 1_500


@examples(12)
@given(one=_TAILS, other=_TAILS, cut=st.integers(1, len(STORY) - 1))
def test_nothing_past_the_limit_changes_what_is_shown(
    tmp_path_factory, one: list[str], other: list[str], cut: int
) -> None:
    shown = []
    for number, tail in enumerate((one, other)):
        text = STORY + " ".join(tail * 12)[:_LENGTH].ljust(_LENGTH, ".")
        index = built(book_of(STORY, text), tmp_path_factory.mktemp(f"b{number}"))
        found = named_book(index, Scope(Span(1, cut, cut)))
        shown.append([found.card(n) for n in range(len(found.named))])
        for card in shown[-1]:
            assert all(found.scope.allows(place.unit) for place in card.named.places)
            assert sum(card.bar) == card.named.count
            first_hidden = int(SLOTS * found.seen) + 1
            assert not any(card.bar[first_hidden:])
        index.close()
    assert shown[0] == shown[1]
    assert shown[0]


def test_what_is_read_on_adds_and_takes_nothing_back(tmp_path: Path) -> None:
    index = built(book_of(STORY, STORY), tmp_path)
    before = by_label(index, Scope(Span(1, 400, 400)))
    after = by_label(index)
    for label in some(before.keys() & after.keys()):
        assert set(before[label].places) <= set(after[label].places)


# Cards


def test_a_card_says_where_and_with_whom(tmp_path: Path) -> None:
    index = built(book_of(STORY, STORY), tmp_path)
    found = named_book(index, WHOLE_BOOK)
    number = found.called("darrow")
    assert number is not None
    card = found.card(number)
    assert len(card.bar) == SLOTS and sum(card.bar) == card.named.count
    names = [found.named[one.number].label for one in card.company]
    assert "Ellenport" in names and "Darrow" not in names
    first = card.named.first.span
    assert found.at(Span(first.file, first.start + 2, first.start + 2)) == number
    assert found.at(Span(0, 0, 0)) == number  # “Mr.” is a part of the name
    assert found.at(Span(0, STORY.index("spring"), STORY.index("spring"))) is None
    assert found.numbers("place", "ELLEN") == [found.called("Ellenport")]
    assert found.numbers(None, "nobody") == []


def test_a_thousand_names_are_filtered_and_opened_quickly() -> None:
    book = book_of("a" * 50_000)
    spans = [Span(0, at * 40, at * 40 + 9) for at in range(1000)]
    named = [
        Named("person", f"Name {n} Of", (), tuple(NamedPlace(s, s) for s in spans[n : n + 30]))
        for n in range(970)
    ]
    found = NamedBook(book, WHOLE_BOOK, named, spans[::5])
    assert len(found.numbers(None, "name 96")) == 19
    assert len(found.card(500).company) == 6


# Real books


@pytest.mark.slow
def test_the_people_and_places_of_a_real_novel(books: Path) -> None:
    program = Program()
    opened = program.books.open(books / "epub/standardebooks/se-moby-dick.epub")
    opened.resources.close()
    *_, found = program.people.of(opened.book, WHOLE_BOOK)
    assert isinstance(found, NamedBook)
    first = {k: [found.named[n].label for n in found.numbers(k)[:20]] for k in ("person", "place")}
    assert {"Ahab", "Stubb", "Queequeg", "Starbuck", "Flask", "Peleg"} <= set(first["person"])
    assert {"Nantucket", "New Bedford", "Cape Horn", "London"} <= set(first["place"])
    pequod = found.called("Pequod")
    assert pequod is not None and found.named[pequod].kind == "term"
    # Before Ahab is named there is none of him, nor of any companion of his.
    ahab = found.called("Ahab")
    assert ahab is not None
    start = found.named[ahab].first.span
    *_, early = program.people.of(opened.book, Scope(Span(start.file, start.start, start.start)))
    assert isinstance(early, NamedBook)
    assert early.named and early.called("Ahab") is None
    for number in range(len(early.named)):
        assert all(early.scope.allows(p.unit) for p in early.named[number].places)
