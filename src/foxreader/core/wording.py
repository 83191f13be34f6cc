"""The English sentences of the notices, by code; the window translates them by these texts.

``{name}`` stands for an argument. Of two forms the first is for a ``count`` of 1.
"""

from __future__ import annotations

from collections.abc import Mapping

CONTEXT = "Notices"
"""The context of these texts in the translations."""


def _translated(context: str, text: str) -> str:
    """``text`` as it is: lupdate finds it by this call, with the option
    ``-tr-function-alias QT_TRANSLATE_NOOP=_translated``."""
    return text


TEMPLATES: Mapping[str, str | tuple[str, str]] = {
    # Why there is no answer, or none in the reader's words.
    "refusal": _translated(
        "Notices", "I found nothing about this in the book, so I do not answer."
    ),
    "no_text": _translated(
        "Notices", "This book has no text: its pages are pictures, so there is nothing to search."
    ),
    "vague": _translated(
        "Notices", "The question names nothing that could be looked up in the book."
    ),
    "absent": _translated("Notices", "The book says nothing about this."),
    "absent_in_books": _translated("Notices", "These books say nothing about this."),
    "outside": _translated(
        "Notices", "The question compares with something that is not in the book."
    ),
    "stated": _translated("Notices", "The book states this."),
    "unstated": _translated(
        "Notices",
        "No direct answer was found: the book speaks of this, but no single sentence answers the "
        "question.",
    ),
    "unstated_in_books": _translated(
        "Notices",
        "No direct answer was found: these books speak of this, but no single sentence of theirs "
        "answers the question.",
    ),
    "part_asked": _translated(
        "Notices", "The question asks for a whole part of the book; these sentences speak for it."
    ),
    "books_asked": _translated(
        "Notices", "The question asks for whole books; these sentences speak for them."
    ),
    "selection": _translated(
        "Notices", "No direct answer was found; the marked passage comes first, then what is near."
    ),
    "unproven": _translated(
        "Notices",
        "No direct answer was found: the model's answer named no place in the book that supports "
        "it, and is not shown. These sentences come nearest.",
    ),
    "not_supported": _translated(
        "Notices",
        "No direct answer was found: what the model said did not agree with the places it cited, "
        "and is not shown. These sentences come nearest.",
    ),
    "no_reply": _translated(
        "Notices", "No direct answer was found: the model gave none. These sentences come nearest."
    ),
    "none_found": _translated(
        "Notices",
        "No direct answer was found: the model found none in the passages. These sentences come "
        "nearest.",
    ),
    # What is said of an answer.
    "not_from_book": _translated("Notices", "This is not from the book."),
    "cut_off": _translated("Notices", "The answer was cut off; what stands here is what arrived."),
    "too_long": _translated(
        "Notices", "The answer reached the length the model may write, and ends there."
    ),
    "request_cut": _translated(
        "Notices",
        "The model read only {read:,} of about {sent:,} tokens it was sent, so it may have missed "
        "the rules and passages; set a larger context at the endpoint, or a smaller one here.",
    ),
    "without_meaning": _translated(
        "Notices", "Semantic search unavailable; only words were searched. {reason}"
    ),
    "references_dropped": (
        _translated(
            "Notices", "One reference named no place the model was shown, and was removed."
        ),
        _translated(
            "Notices", "{count} references named no place the model was shown, and were removed."
        ),
    ),
    "sentences_removed": (
        _translated(
            "Notices",
            "One sentence was left out: its number, name or quote is not in the words it cited.",
        ),
        _translated(
            "Notices",
            "{count} sentences were left out: their numbers, names or quotes are not in the words "
            "they cited.",
        ),
    ),
    "other_language": _translated(
        "Notices",
        "The answer is in another language than the book: only its numbers, names and quotes "
        "could be held against it.",
    ),
    "conflict": _translated(
        "Notices", "Places in the book disagree on this; both stand at the end of the answer."
    ),
    "books_not_read": _translated("Notices", "Not read for this question: {titles}."),
    "books_not_read_and_more": _translated(
        "Notices", "Not read for this question: {titles} and {more} more."
    ),
    "citations_gone": (
        _translated(
            "Notices",
            "One place that this answer cited can no longer be found, so it is not shown.",
        ),
        _translated(
            "Notices",
            "{count} places that this answer cited can no longer be found, so they are not shown.",
        ),
    ),
    "more_flags": _translated("Notices", "And {number} more like these."),
    "uncited": (
        _translated(
            "Notices", "{count} sentence has no place in the book; after each stands {sign}."
        ),
        _translated(
            "Notices", "{count} sentences have no place in the book; after each stands {sign}."
        ),
    ),
    # Why a sentence of an answer failed a check; "words" are those it is about.
    "sentence_too_long": _translated("Notices", "This is too long to be one sentence: “{words}”."),
    "no_place": _translated("Notices", "No place in the book is given for “{words}”."),
    "strange_word": _translated(
        "Notices",
        "This rests on a word of the question that was not found in the book: “{words}”.",
    ),
    "little_shared": _translated(
        "Notices",
        "The cited words share little with what is said: “{words}”.",
    ),
    "quoted_elsewhere": _translated(
        "Notices",
        "Quoted from another place than the one cited: “{words}”.",
    ),
    "quote_not_found": _translated(
        "Notices",
        "These quoted words are not in the book's passages: “{words}”.",
    ),
    "number_not_cited": _translated("Notices", "This number is not in the cited words: “{words}”."),
    "number_not_found": _translated(
        "Notices",
        "This number is not in the book's passages: “{words}”.",
    ),
    "name_not_in_book": _translated("Notices", "This name is not in the book: “{words}”."),
    "name_not_found": _translated("Notices", "This name is not in the book's passages: “{words}”."),
    "past_your_place": _translated(
        "Notices",
        "This speaks of what comes past your place: “{words}”.",
    ),
    # How far a search under a spoiler limit saw.
    "nothing_read": _translated(
        "Notices",
        "You have read nothing of this book yet, so nothing was searched. Whether the"
        " book speaks of it is not said here.",
    ),
    "not_yet": _translated("Notices", "Not in what you have read so far."),
    "not_yet_up_to": _translated("Notices", "Not in what you have read so far, up to {place}."),
    "not_yet_of_books": _translated("Notices", "Not in what you have read so far of these books."),
    "books_as_far_as_read": _translated(
        "Notices",
        "Each book was searched as far as you have read it.",
    ),
    "reach_chapter": _translated("Notices", "chapter {number}"),
    "reach_percent": _translated("Notices", "{percent} %"),
    "rest_after": _translated("Notices", "What comes after"),
    "rest_chapter": _translated("Notices", "Chapter {number}"),
    "rest_chapters": _translated("Notices", "Chapters {first} to {last}"),
    "rest_of_chapter": _translated("Notices", "The rest of chapter {number}"),
    "rest_and_chapter": _translated("Notices", "{rest} and the rest of chapter {number}"),
    "unsearched_one": _translated(
        "Notices", "{rest} was not searched. Whether it speaks of it is not said here."
    ),
    "unsearched_many": _translated(
        "Notices", "{rest} were not searched. Whether they speak of it is not said here."
    ),
    "nearest_so_far": _translated(
        "Notices", "{heading} {unsearched} These sentences come nearest."
    ),
    # Why an answer is not finished, and what to do.
    "problem_unfinished": _translated("Notices", "The answer is not finished"),
    "problem_no_answer": _translated("Notices", "The model did not answer"),
    "problem_other": _translated("Notices", "The question was not answered"),
    "problem_stopped": _translated("Notices", "Stopped"),
    "problem_interrupted": _translated("Notices", "Interrupted"),
    "problem_key": _translated("Notices", "The key was not accepted"),
    "problem_context": _translated("Notices", "The question does not fit the model"),
    "problem_spent": _translated("Notices", "The month’s limit is reached"),
    "problem_place": _translated("Notices", "Your place in the book is not known yet"),
    "the_model": _translated("Notices", "The model"),
    "program_ended": _translated("Notices", "Foxreader ended before this answer did."),
    "model_unreachable": _translated("Notices", "{who} did not answer. See whether it is running."),
    "model_cut_off": _translated("Notices", "{who} stopped in the middle of its answer."),
    "model_bad_reply": _translated(
        "Notices", "{who} sent something that is no answer. Try another model if this goes on."
    ),
    "model_refused": _translated(
        "Notices", "{who} refused the request. See its settings under Models."
    ),
    "model_wants_key": _translated("Notices", "{who} needs another key. Enter it under Models."),
    "model_too_small": _translated(
        "Notices", "{who} takes shorter requests only. Choose another model, or a longer context."
    ),
}


def template_of(code: str, count: object = None) -> str:
    """The English text of a notice, with its arguments still to be filled in."""
    template = TEMPLATES[code]
    if isinstance(template, str):
        return template
    return template[0] if count == 1 else template[1]
