"""Names that a screen reader says."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox


def name_choice(box: QComboBox, name: str) -> None:
    """Name a choice that has no label beside it.

    On Linux Qt says the chosen entry in the place of a choice's name; what it is for is said as its
    description there. A choice with a label needs none of this: it is the label's buddy.
    """
    box.setAccessibleName(name)
    box.setAccessibleDescription(name)
