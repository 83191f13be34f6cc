"""The rank of a window among those of a book."""

from foxreader.program.opened_ahead import Showings


def test_the_first_window_on_a_book_is_first_whatever_its_number() -> None:
    showings = Showings()
    assert showings.take("a", 3) == 1
    assert showings.take("a", 1) == 2
    assert showings.take("a", 3) == 1
    assert showings.take("b", 1) == 1
    showings.leave("a", 3)
    assert showings.take("a", 2) == 1
    showings.leave("a", 7)
    showings.leave("c", 1)
    assert showings.take("a", 1) == 2
