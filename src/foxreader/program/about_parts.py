"""What the program is made of: its libraries with their versions and licences."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib import metadata

_NAME = re.compile(r"[A-Za-z0-9._-]+")
_LONGEST = 100
"""Characters of a licence's name; some packages have its whole text there."""
_CLASSIFIER = "License :: "


@dataclass(frozen=True, slots=True)
class Part:
    """A library; ``licence`` is its SPDX expression where the package has one, else its words."""

    name: str
    version: str
    licence: str


def libraries(of: str = "foxreader") -> list[Part]:
    """The libraries that a package needs, and those that they need, by name.

    An extra of the program itself counts where it is installed, those of its libraries do not.
    """
    found: dict[str, Part] = {}
    waiting = [of]
    while waiting:
        name = waiting.pop()
        try:
            about = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue
        key = about.name.casefold().replace("_", "-")
        if key in found:
            continue
        found[key] = Part(about.name, about.version, _licence(about.metadata))
        needs = [one for one in about.requires or () if name == of or "extra ==" not in one]
        waiting += [match[0] for need in needs if (match := _NAME.match(need))]
    found.pop(of, None)
    return [found[key] for key in sorted(found)]


def _licence(about: metadata.PackageMetadata) -> str:
    fields = (about[name] for name in ("License-Expression", "License") if name in about)
    said = next(filter(None, fields), "")
    if said and len(said) <= _LONGEST and "\n" not in said:
        return said
    named = [one for one in about.get_all("Classifier") or () if one.startswith(_CLASSIFIER)]
    return ", ".join(one.rpartition(" :: ")[2] for one in named) or "see the package"
