"""A stored conversation as it is gone on with: one branch of it, and where the others are."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field, replace
from functools import cache

from foxreader.answer.conversation.stored import StoredTurn
from foxreader.answer.export.relocate import turns_that_hold
from foxreader.core.book import Book
from foxreader.core.errors import StorageError
from foxreader.library.branches import Branches
from foxreader.library.conversations import KeptTurn
from foxreader.program.profile import Profile

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Branch:
    """One branch of a conversation: the turns of it that can be read, in order.

    ``leaf`` is the last turn of the branch, readable or not, by when it was asked; "" for none.
    ``name`` is what the reader calls the conversation, "" for nothing.
    """

    conversation: str = ""
    turns: tuple[StoredTurn, ...] = ()
    branches: Branches = field(default_factory=Branches)
    leaf: str = ""
    name: str = ""

    def cut(self, at: str) -> Branch:
        """The same up to the turn before ``at``, to ask something in its place."""
        cut = [turn.at for turn in self.turns].index(at)
        return replace(self, turns=self.turns[:cut], leaf=self.branches.before(at))

    def grown(self, turn: StoredTurn) -> Branch:
        """The same with one more turn at its end; one that is not stored has no place in it."""
        turns = (*self.turns, turn)
        if not turn.at:
            return replace(self, turns=turns)
        return replace(
            self, turns=turns, branches=self.branches.added(turn.at, self.leaf), leaf=turn.at
        )


def branch_of(profile: Profile, book: Book, conversation: str = "", through: str = "") -> Branch:
    """The branch of a conversation about ``book`` that was shown last, or the newest after the turn
    ``through``; of the newest conversation if none is named. Call it from a worker."""
    kept = profile.conversations.kept(book.sha256, conversation)
    stored = cache(profile.stored)
    branch = kept.branch(through)

    def held(turn: KeptTurn) -> list[StoredTurn]:
        return [replace(one, at=turn.at) for one in turns_that_hold((turn.record,), book, stored)]

    turns = tuple(one for turn in branch for one in held(turn))
    return Branch(kept.id, turns, kept.branches, branch[-1].at if branch else "", kept.name)


def shown_branch(profile: Profile, book: Book, conversation: str, through: str) -> Branch:
    """The newest branch after the turn ``through``, which is shown from now on: at the next opening
    too, until something else is asked. Call it from a worker."""
    branch = branch_of(profile, book, conversation, through)
    try:
        profile.conversations.show(book.sha256, conversation, branch.leaf)
    except StorageError as error:
        logger.warning("Which branch is shown is not kept: %s", error)
    return branch
