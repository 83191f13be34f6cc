"""Words of a question in the same relations in a sentence, or in others."""

from __future__ import annotations

from foxreader.answer.direct import relations
from foxreader.answer.direct.relations import SentenceWord
from foxreader.language.script import fold
from foxreader.language.tokenize import token_terms, tokens
from foxreader.retrieval.question.question import Kind, Term


def words(text: str) -> list[SentenceWord]:
    return [SentenceWord(token_terms(t.text, t.kind, "en"), fold(t.text), t) for t in tokens(text)]


def terms(text: str, kind: Kind = "word") -> list[Term]:
    return [
        Term(word.keys[0], word.token.text, kind, at, at) for at, word in enumerate(words(text))
    ]


def keys(text: str) -> frozenset[str]:
    return frozenset(term.key for term in terms(text))


def test_words_in_the_other_order_are_turned_round() -> None:
    asked = terms("Harold conquered England")
    assert relations.turned_round(asked, words("Harold conquered England in May")) == 0
    assert relations.turned_round(asked, words("England was conquered by Harold")) == 1
    assert relations.turned_round(asked, words("Harold slept")) == 0


def test_a_word_of_the_question_that_changes_its_meaning_is_in_the_sentence() -> None:
    asked, turns = words("Which was the only ship that sank?"), {"only", "not"}
    assert relations.turned(asked, words("The ship that sank was the Pequod."), turns)
    assert not relations.turned(asked, words("The only ship that sank was the Pequod."), turns)


def test_neighbours_in_the_question_are_close_together() -> None:
    asked = "What is static friction?"
    pair = [term for term in terms(asked) if term.surface in ("static", "friction")]
    for said, close in (
        ("the static and the dynamic friction", True),
        ("a static load is held by applied friction", False),
    ):
        held = [word.keys[0] for word in words(said)]
        assert relations.neighbours_stay(pair, words(asked), held) is close, said


def test_a_question_for_where_from_is_answered_by_a_from_of_its_verb() -> None:
    asked = words("Where did the old man come from?")
    for said, lacks in (
        ("The man came late on a winter night from Lund", False),
        ("The man came into the lodge and took the letter from the table", True),
    ):
        found = relations.lacks_preposition(asked, words(said), keys("came"), {"from"})
        assert found is lacks, said


def test_another_preposition_leads_somewhere_else() -> None:
    places = {"to", "from", "in"}
    asked = words("Who fled from southern Italy")
    for sentence, other in (
        ("They fled to southern Italy", True),
        ("They fled from the south of southern Italy", False),
        ("Southern Italy was left", False),
    ):
        found = relations.other_preposition(
            keys("fled southern Italy"), asked, words(sentence), places
        )
        assert found is other, sentence


def test_a_name_in_another_form_is_another_name() -> None:
    asked = [Term("davi", "Davis", "name", 0, 0)]
    said = [SentenceWord(("davi",), "davies", words("Davies")[0].token)]
    same = [SentenceWord(("davi",), "davis's", words("Davis's")[0].token)]
    assert relations.written_otherwise(asked, said)
    assert not relations.written_otherwise(asked, same)


def test_the_agent_shows_the_passive() -> None:
    assert relations.is_passive(keys("defeated"), words("He was defeated by Wolfe"), {"by"})
    assert not relations.is_passive(keys("defeated"), words("He sat by the defeated man"), {"by"})


def test_somebody_who_does_it_has_nothing_done_to_him() -> None:
    named, copulas = keys("named"), {"was"}
    said = keys("Nixon named Simon")
    assert relations.does_it(words("Nixon named Simon"), named, said, copulas)
    assert not relations.does_it(words("Nixon was named president"), named, said, copulas)
    assert relations.is_done_to(words("Nixon was later named president"), named, copulas)
    assert not relations.is_done_to(words("It was Nixon who then named Simon"), named, copulas)
