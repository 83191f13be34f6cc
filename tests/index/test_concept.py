from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from bookmaker import book_of, index_of
from foxreader.core.book import Book
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.concepts.build import MOST_CHAPTERS, Concept, concepts_in
from foxreader.index.stages import build_derived
from foxreader.index.storage.derived import STAGES, written
from foxreader.index.storage.store import Index

SEA = (
    "In the morning Captain Ahab stood on the deck and looked at the sea. The crew of the Pequod "
    "sharpened their harpoons, and old Starbuck whispered to Ahab of the storm. “Sir,” said "
    "Starbuck, “the harpoon is sharp.” But Ahab was thinking of the whale."
)
LAND = (
    "At the inn in Nantucket Mrs. Hussey cooked chowder of clams for Queequeg and for Ishmael. "
    "Nobody liked the chowder as Queequeg did. That night Ishmael paid Mr. Hussey for the bed, "
    "and Mrs. Hussey took the harpoon away from Queequeg."
)
SECRET = (
    "Then Zanzibarion the Terrible broke the xylophone of Captain Ahab, and Zanzibarion laughed. "
    "All feared the xylophone and the marimba of Zanzibarion and of Starbuck."
)


def voyage(*ends: str) -> Book:
    texts = [f"Chapter {n}\n{LAND if n % 2 else SEA}\n{SEA if n % 3 else LAND}" for n in range(8)]
    texts[-1:] = [text + "\n" + "\n".join(ends) for text in texts[-1:]]
    return book_of(*texts, toc=[(f"Chapter {n}", n, 0) for n in range(8)])


def built(book: Book, folder: Path) -> Index:
    index = index_of(book, folder)
    list(build_derived(index))
    return index


def by_label(index: Index, scope: Scope = WHOLE_BOOK) -> dict[str, Concept]:
    return {concept.label: concept for concept in concepts_in(index, scope)}


def test_names_are_entities_with_their_aliases(tmp_path: Path) -> None:
    found = by_label(built(voyage(), tmp_path))
    assert found["Ahab"].others == ("Captain Ahab",)
    assert found["Ahab"].kind == "entity"
    assert {"Starbuck", "Pequod", "Queequeg", "Ishmael", "Nantucket"} <= found.keys()
    assert not {"Captain", "Chapter", "In", "But", "Nobody", "Sir", "That", "I"} & found.keys()


def test_a_man_and_a_woman_of_one_name_are_two(tmp_path: Path) -> None:
    found = by_label(built(voyage(), tmp_path))
    assert found["Mrs. Hussey"].id != found["Mr. Hussey"].id
    assert "Mr. Hussey" not in found["Mrs. Hussey"].others


def test_an_item_says_where_it_stands(tmp_path: Path) -> None:
    index = built(voyage(), tmp_path)
    ahab = by_label(index)["Ahab"]
    assert ahab.count == sum(file.text.count("Ahab") for file in index.book.files)
    assert sum(a.count for a in ahab.chapters) == ahab.count
    assert len(ahab.chapters) <= MOST_CHAPTERS
    units = set(index.units_in(WHOLE_BOOK))
    for place in ahab.chapters:
        assert place.evidence in units
        assert "Ahab" in index.book.text_at(place.evidence)
        spans = index.chapters[place.chapter - 1].spans
        assert any(span.contains(place.evidence) for span in spans)
    assert ahab.first == min(units & {u for u in units if "Ahab" in index.book.text_at(u)})


def test_who_stands_together_is_near_and_meets_in_events(tmp_path: Path) -> None:
    index = built(voyage(), tmp_path)
    found = by_label(index)
    assert found["Starbuck"].id in found["Ahab"].near
    assert found["Queequeg"].id not in found["Ahab"].near
    events = [c for c in found.values() if c.kind == "event"]
    assert events
    for event in events:
        assert len(event.near) >= 2
        names = {c.id: c.label for c in found.values()}
        text = index.book.text_at(event.first)
        assert all(names[id_].split()[-1] in text for id_ in event.near)
        assert event.label.startswith(names[event.near[0]])


def test_themes_are_words_of_the_same_places(tmp_path: Path) -> None:
    themes = [c for c in concepts_in(built(voyage(), tmp_path), WHOLE_BOOK) if c.kind == "theme"]
    assert themes
    together = [{theme.label, *theme.others} for theme in themes]
    assert not any("ahab" in words for words in together)
    for theme in themes:
        assert theme.chapters
        assert theme.count > 0


def test_chinese_names_are_those_that_speak(tmp_path: Path) -> None:
    names = ["玄德", "孔明", "周瑜", "鲁肃"]
    said = ["今日天晴", "军士皆疲", "城池甚坚", "粮草已尽", "旌旗满野", "主公勿忧", "东风未起"]
    does = ["引兵攻城池", "急寻船渡水", "仰观旌旗", "夜读兵书", "沿岸看粮草", "登山望烟火"]
    lines = [
        f"{one}{how}曰：“{words}。”{other}{act}，{back}旌旗{end}。"
        for n, words in enumerate(said)
        for m, act in enumerate(does)
        for one, other in [(names[(n + m) % 4], names[(n + 2 * m + 1) % 4])]
        for how, back, end in [("笑问大"[n % 3] * (n % 2), "又见但望"[m % 4], "倒立飞动"[n % 4])]
    ]
    pages = ["\n".join(lines[at::3]) for at in range(3)]
    found = by_label(built(book_of(*pages, language="zh"), tmp_path))
    entities = {label for label, concept in found.items() if concept.kind == "entity"}
    assert {"玄德", "孔明", "周瑜", "鲁肃"} <= entities
    assert not {"旌旗", "城池", "粮草"} & entities


def test_russian_cases_are_one_name(tmp_path: Path) -> None:
    text = (
        "Вчера Вронский увидел на вокзале Анну. Потом старый кучер отвёз Вронского домой, и там "
        "Анна долго ждала. Наконец лакей сказал Вронскому о письме, а письмо было от Анны. "
    )
    found = by_label(built(book_of(*[text * 2] * 4, language="ru"), tmp_path))
    assert set(found["Анна"].others) == {"Анну", "Анны"} or "Анна" in [
        *found["Анну"].others, *found["Анны"].others
    ]  # fmt: skip
    names = [c for c in found.values() if "Вронск" in c.label and c.kind == "entity"]
    assert len(names) == 1
    assert names[0].count == 24


def limit_after(book: Book, words: str) -> Scope:
    for number, file in enumerate(book.files):
        at = file.text.find(words)
        if at >= 0:
            return Scope(Span(number, at + len(words), at + len(words)))
    raise AssertionError(words)


def test_nothing_past_a_limit_shows_or_counts(tmp_path: Path) -> None:
    plain = built(voyage("So it ended."), tmp_path / "plain")
    secret = built(voyage("So it ended.", SECRET, SECRET), tmp_path / "secret")
    assert "Zanzibarion" in by_label(secret)
    scope = limit_after(secret.book, "So it ended.")
    seen = [written(c) for c in concepts_in(secret, scope)]
    assert seen
    assert not any("zanzibarion" in one.lower() or "xylophone" in one for one in seen)
    # The same as of a book that ends there.
    assert seen == [written(c) for c in concepts_in(plain, WHOLE_BOOK)]
    assert seen == [written(c) for c in concepts_in(secret, scope)]


def test_every_place_of_a_limited_map_lies_before_the_limit(tmp_path: Path) -> None:
    index = built(voyage(SECRET), tmp_path)
    for at in (0, 1, 150, 300):
        scope = Scope(Span(3, at, at))
        found = concepts_in(index, scope)
        assert found
        for concept in found:
            assert scope.allows(concept.first)
            assert all(scope.allows(place.evidence) for place in concept.chapters)
    assert concepts_in(index, Scope(Span(0, 0, 0))) == ()


def test_a_book_can_be_asked_before_the_extras_are_there(tmp_path: Path) -> None:
    index = index_of(voyage(), tmp_path)
    assert concepts_in(index, WHOLE_BOOK) == ()
    assert index.extras.chunks(WHOLE_BOOK) == []
    assert index.extras.extracts(WHOLE_BOOK) == {}


def test_the_stages_are_kept_one_by_one(tmp_path: Path) -> None:
    index = index_of(voyage(), tmp_path)
    list(islice(build_derived(index), 1))
    index.close()
    index = Index.open(index.path, index.book)
    assert [index.extras.has(stage) for stage in STAGES] == [True, False, False, False]
    assert [p.done for p in build_derived(index)] == [1, 2, 3, 4]
    assert list(build_derived(index)) == []
    whole = built(voyage(), tmp_path / "whole")
    assert index.extras.chunks(WHOLE_BOOK) == whole.extras.chunks(WHOLE_BOOK)
    assert index.extras.concepts() == whole.extras.concepts()


PRINT_HASH = """
import sys
from pathlib import Path
from index.test_concept import built, map_hash, voyage
print(map_hash(built(voyage(), Path(sys.argv[1]))))
"""


def map_hash(index: Index) -> str:
    text = "\n".join(map(written, index.extras.concepts()))
    text += repr(index.extras.chunks(WHOLE_BOOK)) + repr(index.extras.extracts(WHOLE_BOOK))
    return hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize("seed", ["1", "77"])
def test_another_process_makes_the_same_map(tmp_path: Path, seed: str) -> None:
    tests = Path(__file__).parents[1]
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(tests)}
    done = subprocess.run(
        [sys.executable, "-c", PRINT_HASH, str(tmp_path / seed)],
        env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.strip() == map_hash(built(voyage(), tmp_path / "here"))
