"""Who speaks a quotation: nouns, a pronoun for the only one named, plays."""

import pytest

from foxreader.answer.checks.meaning.roles import other_speaker
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.span import Span

TEXT = """“Those are frogs,” said the little kitchen maid.
“How it sings! That bird will be a success,” said the cavalier.
The Hatter opened his eyes; but all he said was “Why is a raven like a desk?”
ROMEO
Come hither, man.
Apothecary
My poverty, but not my will, consents.
ROMEO
I pay thy poverty.
Apothecary
Put this in any liquid thing.
Drink it off.
PAGE
My lady sleeps.
PAGE
The bells have rung.
The street is dark.
The wind is up.
The lamps are out.
The gate is shut.
The dogs are loose.
No watchman calls.
PORTER
Then let it ring."""
BOOK = Book("3" * 64, "text", Metadata("Scenes"), (BookFile("a", TEXT),))
WHOLE = Span(0, 0, len(TEXT))


@pytest.mark.parametrize(
    ("claim", "other"),
    [
        ("“That bird will be a success,” said the kitchen maid.", "maid"),
        ("“That bird will be a success,” said the cavalier.", ""),
        ("It is the Dormouse who asks “Why is a raven like a desk?”", "Dormouse"),
        ("It is the Hatter who asks “Why is a raven like a desk?”", ""),
        ("Romeo confesses: “Drink it off.”", "Romeo"),
        ("The porter replies: “Then let it ring.”", ""),
        ("The page remarks: “No watchman calls.”", ""),
        ("The porter remarks: “No watchman calls.”", "porter"),
        ("The apothecary replies: “Drink it off.”", ""),
    ],
)
def test_another_speaker_is_told(claim, other):
    assert other_speaker(claim, BOOK, WHOLE, "en", "en") == other
