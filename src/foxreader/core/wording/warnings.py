"""What an open book warns of: what is missing in it, or was repaired."""

from __future__ import annotations

from foxreader.core.wording.texts import Templates, translated

WARNINGS: Templates = {
    "pictures_only": translated(
        "Notices", "The pages are pictures without text, so nothing in this book can be searched."
    ),
    "pictures_to_recognise": translated(
        "Notices",
        "The pages are pictures without text, so nothing in this book can be searched; where "
        "tesseract is installed, Foxreader can recognise their text.",
    ),
    "pictures_without_text": translated(
        "Notices",
        "The pages are pictures without text, so nothing in this book can be searched; tesseract "
        "has looked at them and found none.",
    ),
    "pages_recognised": (
        translated(
            "Notices", "Page {pages} was recognised from a picture; its text may have mistakes."
        ),
        translated(
            "Notices", "Pages {pages} were recognised from pictures; their text may have mistakes."
        ),
    ),
    "pages_damaged": translated("Notices", "Some pages are damaged: {pages}."),
    "pages_too_large": translated("Notices", "Some pages are too large to be shown: {pages}."),
    "pages_unread": translated("Notices", "Some pages are damaged and could not be read: {pages}."),
    "pages_without_letters": translated(
        "Notices",
        "Some pages are set in a font that does not tell its letters; its text is left out: "
        "{pages}.",
    ),
    "pages_and_more": translated("Notices", "{pages} and {more:,} more"),
    "chapter_missing": translated("Notices", "The chapter “{name}” is missing or damaged."),
    "part_not_text": translated("Notices", "“{name}” is not text and is left out."),
    "part_damaged": translated("Notices", "The part “{name}” is damaged and left out."),
    "chapters_not_xml": (
        translated(
            "Notices", "“{name}” has errors in its markup; it is shown as far as it could be read."
        ),
        translated(
            "Notices",
            "{count:,} chapters have errors in their markup, the first “{name}”; they are shown as "
            "far as they could be read.",
        ),
    ),
    "entries_lost": (
        translated("Notices", "One entry of the table of contents leads nowhere and was left out."),
        translated(
            "Notices", "{count:,} entries of the table of contents lead nowhere and were left out."
        ),
    ),
    "contents_damaged": translated("Notices", "The table of contents is damaged."),
    "older_form_shown": translated(
        "Notices",
        "The newer form of this Kindle book is damaged; the older one in the same file is shown.",
    ),
    "pictures_missing": (
        translated("Notices", "One picture is missing or damaged."),
        translated("Notices", "{count:,} pictures are missing or damaged."),
    ),
    "pictures_not_shown": (
        translated("Notices", "One picture is kept outside the file or of a kind not shown."),
        translated(
            "Notices", "{count:,} pictures are kept outside the file or of a kind not shown."
        ),
    ),
    "text_recovered": translated(
        "Notices", "The file is damaged; what could be read of it is shown."
    ),
    "web_archive_recovered": translated(
        "Notices", "The web archive is cut off or damaged; what could be read of it is shown."
    ),
    # What could not be moved to a new text of the book.
    "moved_without": translated(
        "Notices",
        "This version reads the text of this book in a new way and could not find {missing}.",
    ),
    "listed_last": translated("Notices", "{first} and {last}"),
    "listed": translated("Notices", "{first}, {last}"),
    "cited_places": (
        translated("Notices", "{count:,} cited place"),
        translated("Notices", "{count:,} cited places"),
    ),
    "lost_summaries": (
        translated("Notices", "{count:,} summary"),
        translated("Notices", "{count:,} summaries"),
    ),
    "exact_place": translated("Notices", "your exact place (the book opens near it)"),
}
