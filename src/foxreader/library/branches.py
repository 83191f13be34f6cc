"""The branches of a conversation.

A question that is asked again, or in other words, is another version of a turn, and what was asked
after each version stays with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True, slots=True)
class TurnLink:
    """A turn, named by when it was asked, and the turn it follows, "" for a first question."""

    at: str
    follows: str


@dataclass(frozen=True)
class Branches:
    """The turns of a conversation, in the order in which they were asked.

    A link to a turn that is not before it counts as none, so that no damaged record makes a loop.
    """

    links: tuple[TurnLink, ...] = ()

    @cached_property
    def _parents(self) -> dict[str, str]:
        """The turn before each turn, "" for the first ones."""
        found: dict[str, str] = {}
        for link in self.links:
            found.setdefault(link.at, link.follows if link.follows in found else "")
        return found

    @cached_property
    def _children(self) -> dict[str, list[str]]:
        """What was asked next after each turn, and first of all after ""."""
        found: dict[str, list[str]] = {}
        for at, follows in self._parents.items():
            found.setdefault(follows, []).append(at)
        return found

    def before(self, at: str) -> str:
        """The turn that ``at`` follows, "" for a first question or one that is not known."""
        return self._parents.get(at, "")

    def versions(self, at: str) -> tuple[str, ...]:
        """``at`` and all that were asked in its place, the oldest first; () if it is not known."""
        if at not in self._parents:
            return ()
        return tuple(self._children[self.before(at)])

    def newest(self, through: str = "") -> tuple[str, ...]:
        """The turns of one branch in order: that of the newest turn of all, or of those that come
        after ``through``. () if there are no turns."""
        known = list(self._parents)
        if not known:
            return ()
        at = known[-1]
        if through in self._parents:
            at, after = through, {through}
            for one in known:
                if self._parents[one] in after:
                    after.add(one)
                    at = one
        path = [at]
        while before := self._parents[path[-1]]:
            path.append(before)
        return tuple(reversed(path))

    def added(self, at: str, follows: str) -> Branches:
        """These and one more turn."""
        return Branches((*self.links, TurnLink(at, follows)))


NO_BRANCHES = Branches()
"""Those of a conversation without turns."""


def branches_of(links: Iterable[tuple[str, str]]) -> Branches:
    """The branches of turns, each given as when it was asked and what it follows."""
    return Branches(tuple(TurnLink(at, follows) for at, follows in links))
