"""How an act on annotations is stored."""

from __future__ import annotations

from foxreader.library.annotations import Annotations
from foxreader.ui.notes.acts import Act, Change


def store_changes(store: Annotations, act: Act) -> list[Change]:
    """Store an act: what is new together, what goes together, the others one by one. Gives the
    changes as they were stored.
    """
    new = [change.after for change in act if change.before is None and change.after is not None]
    gone = [change.before.id for change in act if change.before and change.after is None]
    if new:
        store.add(*new)
    if gone:
        store.remove(*gone)
    return [
        Change(change.before, store.change(change.after))
        if change.before is not None and change.after is not None
        else change
        for change in act
    ]
