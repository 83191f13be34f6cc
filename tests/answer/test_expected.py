"""What an answer may cost is said before it is asked, where that is more than usual."""

from foxreader.answer.conversation.asking import SEVERAL, Expected, Spent, expected, kind_of

USUAL = [Spent("specific", 0.02)] * 8


def test_more_than_usual_is_told_when_it_is_known() -> None:
    assert expected([*USUAL, *[Spent("deep", 0.09)] * 3], "deep") == Expected(0.09, 0.02)
    assert expected([*USUAL, *[Spent("deep", 0.09)] * 2], "deep") is None  # two are no rule
    assert expected([*USUAL, *[Spent("deep", 0.025)] * 3], "deep") is None  # hardly more
    assert expected([*USUAL, *[Spent("deep", 0.09)] * 3], "specific") is None
    assert expected([Spent("specific", 0.0001), *[Spent("deep", 0.004)] * 3], "deep") is None
    assert expected([], "deep") is None and expected(USUAL, "") is None


def test_the_kind_of_a_question_as_it_is_written() -> None:
    assert kind_of("Who is Ahab?") == "specific"
    assert kind_of("Why does Ahab hate the whale?") == "deep"
    assert kind_of("/deep Who is Ahab?") == "deep"
    assert kind_of("/overview what happens?") == "overview"
    assert kind_of("What is this book about?") == "overview"
    assert kind_of("/strict Why does Ahab hate the whale?") == ""
    assert kind_of("Why?", about=True) == "selection"
    assert kind_of("Who is Ahab?", several=True) == SEVERAL
    assert kind_of("   ") == ""
