"""What a step of an answer did: its route, its searches, its tools; and the labels of an export."""

from __future__ import annotations

from foxreader.core.wording.texts import Templates, translated

STEPS: Templates = {
    # Why a question takes its path; shown in parentheses after the path.
    "asks_about_selection": translated("Notices", "asks about the selected passage"),
    "asks_about_highlights": translated("Notices", "asks about your highlights"),
    "asks_for_reasons": translated("Notices", "asks for reasons or relations"),
    "asked_for_overview": translated("Notices", "the reader asked for an overview"),
    "asked_for_reasons": translated("Notices", "the reader asked for a thorough answer"),
    "asks_about_whole": translated("Notices", "asks about the whole book"),
    "asks_about_part": translated("Notices", "asks about a part of the book"),
    "asks_for_something": translated("Notices", "asks for something in the book"),
    "asks_nothing_of_book": translated("Notices", "not a question about the book"),
    "said_to_assistant": translated(
        "Notices", "said to the assistant, and nothing in the book is about it"
    ),
    "asked_without_book": translated("Notices", "the reader asked for an answer without the book"),
    # What a model decided about a question.
    "decided_book": translated("Notices", "about the book, {percent} % sure"),
    "decided_not_book": translated("Notices", "not about the book, {percent} % sure"),
    "decided_unclear": translated("Notices", "perhaps about the book, {percent} % sure"),
    "not_decided": translated("Notices", "not decided"),
    # What a tool found; "Reading…" follows.
    "nothing_found": translated("Notices", "nothing found"),
    "nothing_to_show": translated("Notices", "nothing to show"),
    "not_available": translated("Notices", "not available"),
    "not_run": translated("Notices", "could not be run"),
    "the_selection": translated("Notices", "the selection"),
    "the_highlights": (
        translated("Notices", "{shown} of {count} highlight"),
        translated("Notices", "{shown} of {count} highlights"),
    ),
    "cited_earlier": translated("Notices", "cited earlier"),
    "both_found": translated("Notices", "{first}, {second}"),
    "sentences_found": (
        translated("Notices", "{count} sentence"),
        translated("Notices", "{count} sentences"),
    ),
    "found_where": translated("Notices", "{found} {where}"),
    "found_how": translated("Notices", "{found}, {how}"),
    "found_hybrid": translated("Notices", "by words and by meaning"),
    "found_lower": translated("Notices", "by words, and loosely by meaning"),
    "found_semantic": translated("Notices", "by meaning alone"),
    "found_lexical": translated("Notices", "by words alone"),
    "from_sections": (
        translated("Notices", "from {count} section"),
        translated("Notices", "from {count} sections"),
    ),
    "from_books": (
        translated("Notices", "from {count} book"),
        translated("Notices", "from {count} books"),
    ),
    "sections_shown": (
        translated("Notices", "{count} section"),
        translated("Notices", "{count} sections"),
    ),
    "concepts_found": (
        translated("Notices", "{count} concept"),
        translated("Notices", "{count} concepts"),
    ),
    "chapters_shown": (
        translated("Notices", "{count} chapter"),
        translated("Notices", "{count} chapters"),
    ),
    "chapters_of": (
        translated("Notices", "{shown} of {count} chapter"),
        translated("Notices", "{shown} of {count} chapters"),
    ),
    # The outcome of a question, above its answer.
    "outcome_stated": translated("Notices", "The book states this"),
    "outcome_likely": translated("Notices", "Most likely here"),
    "outcome_unanswered": translated("Notices", "The passages do not answer this"),
    "outcome_near": translated("Notices", "Nearest places"),
    "outcome_foreign": translated("Notices", "Asked in another language"),
    "outcome_absent": translated("Notices", "Not found in this book"),
    "outcome_absent_in_highlights": translated("Notices", "Not found in your highlights"),
    "outcome_absent_in_books": translated("Notices", "Not found in these books"),
    "outcome_no_text": translated("Notices", "This book has no text"),
    "outcome_vague": translated("Notices", "Nothing to look up"),
    # An exported conversation.
    "export_language": translated("Notices", "en"),  # the code (BCP 47) of the translation
    "export_about": translated("Notices", "About the passage:"),
    "export_about_highlights": (
        translated("Notices", "About one highlight."),
        translated("Notices", "About {count} highlights."),
    ),
    "export_highlights": (
        translated("Notices", "Highlights looked at: {looked} of {count}."),
        translated("Notices", "Highlights looked at: {looked} of {count}."),
    ),
    "notes_not_found": translated("Notices", "Words not found"),
    "notes_page_title": translated("Notices", "Notes"),
    "notes_back": translated("Notices", "To the text"),
    "notes_bookmark": translated("Notices", "Bookmark"),
    "notes_page": translated("Notices", "page {page}"),
    "export_open": translated("Notices", "Open in Foxreader"),
    "export_by_foxreader": translated(
        "Notices", "Written by Foxreader. The links open the book at the words they name."
    ),
    "export_not_from_book": translated(
        "Notices",
        "Not from the book: this is what the model knows, and the book does not support it.",
    ),
    "export_verbatim": translated("Notices", "From the book, word for word."),
    "export_stated": translated("Notices", "The book states this, word for word."),
    "export_likely": translated("Notices", "Most likely here, word for word from the book."),
    "export_near": translated("Notices", "Nearest places, word for word from the book."),
    "export_quoted": translated("Notices", "Quoted: the exact words of the book."),
    "export_cited": translated("Notices", "Cited: the place has its words, numbers and names."),
    "export_weak": translated("Notices", "Weak: the place shares little with what is said."),
    "export_otherwise": translated(
        "Notices", "Says otherwise: a second reader finds that the place contradicts this."
    ),
    "grade_quoted": translated("Notices", "quoted"),
    "grade_cited": translated("Notices", "cited"),
    "grade_weak": translated("Notices", "weak"),
    "grade_otherwise": translated("Notices", "says otherwise"),
    "percent": translated("Notices", "{percent} %"),
    "export_problem": translated("Notices", "{heading}. {sentence}"),
    "export_heading": translated("Notices", "{heading}."),
    "export_flag": translated("Notices", "{text} (“{words}”)"),
    "export_removed": translated(
        "Notices", "Sentences left out because they failed a check: {number}."
    ),
    "export_dropped": translated(
        "Notices", "References left out because they named no place: {number}."
    ),
    "export_books": translated("Notices", "Books searched: {titles}."),
    "export_left_out": translated("Notices", "Books not read: {titles}."),
    "export_share": translated("Notices", "Searched as far as {percent} % of the book."),
    "export_missing": translated("Notices", "Words that do not occur in the book: {words}."),
    "export_missing_so_far": translated(
        "Notices", "Words that do not occur in what was searched: {words}."
    ),
    "export_page": translated("Notices", "page {page}"),
    "export_model": translated("Notices", "Answered by {model}."),
    "export_no_model": translated("Notices", "Answered without a model."),
}
