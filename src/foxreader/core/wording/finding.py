"""What is said of a search in a book and of dictionaries."""

from __future__ import annotations

from foxreader.core.wording.texts import Templates, translated

FINDING: Templates = {
    "no_whole_words": translated(
        "Notices",
        "This script has no spaces between words, so every place with these characters is shown.",
    ),
    "pattern_took_too_long": (
        translated(
            "Notices",
            "The pattern took too long and was stopped after {count} second; what it found until "
            "then is shown.",
        ),
        translated(
            "Notices",
            "The pattern took too long and was stopped after {count} seconds; what it found until "
            "then is shown.",
        ),
    ),
    "pattern_too_much": translated(
        "Notices", "The pattern takes too much memory; make it simpler."
    ),
    "pattern_ended": translated(
        "Notices", "The search ended before it was done; what it found until then is shown."
    ),
    "pattern_wrong": translated("Notices", "This is no regular expression: {reason}."),
    "pattern_too_long": translated(
        "Notices", "The pattern is longer than {most} characters; make it shorter."
    ),
    "pattern_not_started": translated(
        "Notices", "The search for the pattern could not be started ({reason}); try again."
    ),
}
