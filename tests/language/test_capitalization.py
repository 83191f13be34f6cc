from __future__ import annotations

from foxreader.language.names import Capitals


def counted(*units: str) -> dict[str, tuple[int, int]]:
    capitals = Capitals()
    capitals.add(units)
    return {term: (inside, everywhere) for term, inside, everywhere in capitals.rows("")}


def test_a_capital_counts_where_no_sentence_begins() -> None:
    found = counted("Then Ahab, said Starbuck, saw it. Ahab won.", "“Ahab!” O'Neil cried.")
    assert found == {
        "then": (0, 1), "ahab": (1, 3), "starbuck": (1, 1), "oneil": (0, 1),
    }  # fmt: skip


def test_a_sentence_all_in_capitals_tells_nothing_of_its_words() -> None:
    assert counted("CHAPTER ONE OF THE WHALE")["whale"] == (0, 1)
    assert counted("the crew of the USS Enterprise")["uss"] == (1, 1)


def test_a_capital_within_a_word_begins_none() -> None:
    assert counted("he met McDonald and d'Artagnan there") == {"mcdonald": (1, 1)}


def test_other_scripts_have_capitals_too() -> None:
    assert counted("они увидели Москву и École") == {"москв": (1, 1), "ecole": (1, 1)}
