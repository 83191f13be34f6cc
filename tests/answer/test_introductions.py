"""The sentences that introduce somebody: found among all mentions, and no other called so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bookmaker import book_of, index_of
from foxreader.answer.conversation.session import Session
from foxreader.answer.direct.introduction import introductions
from foxreader.core.events import Finished
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import Span
from foxreader.index.storage.derived import NamedPlace
from foxreader.language.questions import classify

# Each name stands in sentences that say nothing of who it is, and in one that does.
BESIDE = {
    "en": "They had not seen {} that morning. Nobody asked where {} went. A man like {} came late.",
    "de": "Am Morgen kam {} zu spät. Niemand fragte, wohin {} ging. Dann schlief {} wieder ein.",
    "fr": "Ce matin-là on attendit {} longtemps. Personne ne vit où {} allait. Puis {} dormit.",
    "es": "Aquella mañana esperaron a {} mucho rato. Nadie vio a {} después. Luego durmió {} mal.",
    "ru": "Утром все долго ждали, но {} не пришёл. Никто не видел, куда ушёл {}. Потом {} уснул.",
}
SAID = (
    ("en", "Marla", "In those years Marla was a poor widow of the village."),
    ("en", "Marla", "The boats were sold to Marla, a widow with three sons."),
    ("en", "Marla", "That spring his sister Marla left the house by the river."),
    ("en", "Marla", "The key was kept by an old servant of the house, Marla."),
    ("en", "Marla", "At the mill lived a young woman named Marla with her goats."),
    ("en", "Marla", "Marla, a poor widow about sixty or seventy, was a friend of the family."),
    ("de", "Marla", "Im Dorf lebte damals ihre Schwester Marla mit vielen Ziegen."),
    ("fr", "Renaud", "Les chevaux furent vendus à Renaud, le boulanger du village."),
    ("es", "Renata", "Los barcos fueron vendidos a Renata, la viuda del molinero."),
    ("ru", "Марлин", "На мельнице жил его друг Марлин с двумя козами."),
)


def introduced(text: str, name: str, language: str, folder: Path) -> list[str]:
    """The sentences that introduce whoever has that name, wherever it stands."""
    index = index_of(book_of(text, language=language), folder)
    try:
        units = index.units_in(WHOLE_BOOK)
        found = [Span(0, one.start(), one.end()) for one in re.finditer(name, text)]
        places = [NamedPlace(one, unit) for one in found for unit in units if unit.contains(one)]
        assert len(places) == len(found) > 6
        chosen = introductions(index, places, classify(f"Who is {name}?"))
        return [index.book.text_at(unit) for unit in chosen]
    finally:
        index.close()


@pytest.mark.parametrize(("language", "name", "said"), SAID)
def test_a_sentence_that_says_what_somebody_is(
    language: str, name: str, said: str, tmp_path: Path
) -> None:
    beside = BESIDE[language].format(name, name, name)
    text = "\n".join((beside, beside, said, beside))
    assert introduced(text, name, language, tmp_path) == [said]


@pytest.mark.parametrize(
    ("language", "title", "entry"),
    [
        (
            "en",
            "Dramatis Personae",
            "Countess Anna Rehm (30); Marla, Marlie. The youngest daughter.",
        ),
        ("en", "List of Characters", "Marla, keeper of the lighthouse at the cape"),
        ("de", "Personen", "Marla, Witwe des Müllers"),
        ("fr", "Personnages", "Marla, servante au château."),
        ("ru", "Действующие лица", "Marla, вдова мельника."),
        ("pl", "Osoby", "Marla, wdowa po młynarzu."),
    ],
)
def test_a_list_of_the_people_says_it_first(
    language: str, title: str, entry: str, tmp_path: Path
) -> None:
    preface = "Nobody is loved as Marla is."
    cast = f"Marla\n\nAnna Rehm. Her sister is Marla the widow.\n\n{entry}\n"
    story = "That spring his sister Marla left the house. " + "They saw Marla on the road. " * 6
    texts = (preface, cast, story)
    toc = [("Preface", 0, 0, 1), (title, 1, 0, 1), ("I", 2, 0, 1)]
    index = index_of(book_of(*texts, toc=toc, language=language), tmp_path)
    try:
        places = [
            NamedPlace(Span(unit.file, at, at + 5), unit)
            for unit in index.units_in(WHOLE_BOOK)
            if (at := texts[unit.file].find("Marla", unit.start, unit.end)) >= 0
        ]
        first, *_ = introductions(index, places, classify("Who is Marla?"))
        assert first.file == 1 and cast[first.start :].startswith(entry[:10])
        assert introductions(index, places[:1], classify("Who is Marla?")) == ()
        # Known by the whole of the name at its start, though it is not told to be a mention.
        rest = [place for place in places if place.unit != first]
        known = introductions(index, rest, classify(f"Who is {entry.partition(',')[0]}?"))
        assert (first in known) == entry.startswith("Marla")
    finally:
        index.close()


OF_NOBODY = (
    "While the mate was getting the hammer, Marla sang a song.",
    "Among them were the old widow and Marla.",
    "They had asked Marla, the widow, and the miller.",
    "The widow hardly ever met Marla in those years.",
    "No man higher than Marla was ever seen on the hill.",
    "He was a friend of Marla for many years.",
    "“It is true what your brother says, Marla,” she began.",
    "“You are the worst judge in the world, Marla, of such things.”",
    "Was Marla the sister of the miller?",
    "And then to discover that Marla is a lady!",
)


@pytest.mark.parametrize("said", OF_NOBODY)
def test_a_sentence_with_somebody_elses_role_introduces_nobody(said: str, tmp_path: Path) -> None:
    beside = BESIDE["en"].format("Marla", "Marla", "Marla")
    assert introduced("\n".join((beside, beside, said, beside)), "Marla", "en", tmp_path) == []


def test_what_is_told_comes_before_what_somebody_says(tmp_path: Path) -> None:
    beside = BESIDE["en"].format("Marla", "Marla", "Marla")
    told = "Marla was a poor widow of the village."
    text = "\n".join((beside, "“Marla was the judge of us all,” he said.", beside, told, beside))
    assert introduced(text, "Marla", "en", tmp_path) == [told]


def test_a_card_begins_with_the_sentence_that_introduces_and_the_next(tmp_path: Path) -> None:
    beside = BESIDE["en"].format("Marla", "Marla", "Marla")
    said = "The boats were sold to Marla, a widow with three sons. Her hair was white."
    text = "\n".join((beside, beside, said, beside, beside))
    index = index_of(book_of(text), tmp_path)
    shown = list(Session(index, None).ask("Who is Marla?"))[-1]
    index.close()
    assert isinstance(shown, Finished)
    assert shown.answer.citations[0].quote == said and "In the book’s words" in shown.answer.text
