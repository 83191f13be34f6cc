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
    "no_dictionary": translated("Notices", "This is no StarDict dictionary."),
    "no_dictionary_there": translated(
        "Notices",
        "There is no StarDict dictionary in “{name}”; choose its .ifo file, or the folder it is "
        "in. An archive has to be unpacked first.",
    ),
    "dictionary_file_missing": translated(
        "Notices", "The file {name} of this dictionary is missing; put all its files in one folder."
    ),
    "dictionary_damaged": translated(
        "Notices", "The dictionary “{name}” is damaged; download it again."
    ),
    "dictionary_too_large": translated(
        "Notices", "This dictionary takes more memory than a dictionary can; it is not read."
    ),
    "entry_too_large": translated(
        "Notices", "This entry of “{name}” is too long for a dictionary; it is not shown."
    ),
    "dictionary_too_slow": translated(
        "Notices", "Reading this dictionary took too long, so it was stopped."
    ),
    "dictionary_crashed": translated(
        "Notices", "This dictionary cannot be read: its files are damaged. Download it again."
    ),
    "dictionary_not_copied": translated(
        "Notices",
        "The dictionary could not be copied ({reason}); free some space or check its files.",
    ),
    "dictionary_known": translated("Notices", "“{name}” is among your dictionaries already."),
    "dictionaries_not_started": translated(
        "Notices", "The dictionaries could not be opened ({reason}); try again."
    ),
}
