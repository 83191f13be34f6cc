"""What the program says in place of an answer, or of one."""

from __future__ import annotations

from foxreader.core.wording.texts import Templates, translated

ANSWERS: Templates = {
    # Why there is no answer, or none in the reader's words.
    "refusal": translated("Notices", "I found nothing about this in the book, so I do not answer."),
    "no_text": translated(
        "Notices", "This book has no text: its pages are pictures, so there is nothing to search."
    ),
    "vague": translated(
        "Notices", "The question names nothing that could be looked up in the book."
    ),
    "foreign_refusal": translated(
        "Notices", "I found nothing by the names and numbers of the question."
    ),
    "foreign_why": translated(
        "Notices",
        "The question is in another language than the book. Without a model only names and numbers"
        " can be looked for then: ask in {language}, or add a model.",
    ),
    "foreign_near": translated(
        "Notices",
        "The question is in another language than the book ({language}), so only its names and"
        " numbers were looked for; a model could do more. These sentences come nearest.",
    ),
    "absent": translated(
        "Notices", "No passage has a name of the question, or two of its rare words."
    ),
    "absent_in_books": translated(
        "Notices", "No passage of these books has a name of the question, or two of its rare words."
    ),
    "stated": translated("Notices", "The book states this."),
    "likely": translated("Notices", "No sentence surely states it; most likely:"),
    "likely_in_books": translated(
        "Notices", "No sentence of these books surely states it; most likely:"
    ),
    "unstated": translated(
        "Notices", "No sentence was found that surely answers this. These come nearest."
    ),
    "unstated_in_books": translated(
        "Notices",
        "No sentence of these books was found that surely answers this. These come nearest.",
    ),
    "part_asked": translated(
        "Notices", "The question asks for a whole part of the book; these sentences speak for it."
    ),
    "books_asked": translated(
        "Notices", "The question asks for whole books; these sentences speak for them."
    ),
    "selection": translated(
        "Notices", "No direct answer was found; the marked passage comes first, then what is near."
    ),
    "absent_in_highlights": (
        translated("Notices", "Your highlight does not say this."),
        translated("Notices", "None of your {count} highlights says this."),
    ),
    "looked_at_highlights": translated(
        "Notices",
        "The highlighted sentences and your notes to them were searched for the words of the "
        "question.",
    ),
    "no_highlight_seen": translated(
        "Notices", "None of your highlights may be used: they are past your place in the book."
    ),
    "highlights_past_place": (
        translated("Notices", "One highlight past your place in the book was not used."),
        translated("Notices", "{count} highlights past your place in the book were not used."),
    ),
    "highlights_shown": translated(
        "Notices",
        "The question asks for all of your highlights; these sentences speak for them.",
    ),
    "unstated_in_highlights": translated(
        "Notices",
        "No sentence of your highlights surely answers this. These come nearest.",
    ),
    "noted_in_highlights": translated(
        "Notices",
        "No highlighted sentence says this; your notes to these have words of the question.",
    ),
    "words_of_note": translated(
        "Notices",
        "These words are from your own note, not from the cited words: “{words}”.",
    ),
    "unproven": translated(
        "Notices",
        "No direct answer was found: the model's answer named no place in the book that supports "
        "it, and is not shown. These sentences come nearest.",
    ),
    "not_supported": translated(
        "Notices",
        "No direct answer was found: what the model said did not agree with the places it cited, "
        "and is not shown. These sentences come nearest.",
    ),
    "no_reply": translated(
        "Notices", "No direct answer was found: the model gave none. These sentences come nearest."
    ),
    "none_found": translated(
        "Notices",
        "The model found no answer in the passages that were searched. These sentences come "
        "nearest.",
    ),
    "model_failed": translated(
        "Notices", "No direct answer was found: the model failed. These sentences come nearest."
    ),
    # What is said before an answer.
    "lacking": translated("Notices", "Not in the book: {words}"),
    "lacking_in_books": translated("Notices", "Not in these books: {words}"),
    "lacking_so_far": translated("Notices", "Not in the book so far: {words}"),
    "read_as": translated("Notices", "“{asked}” is read as “{name}”; in quotes it stays as it is."),
    # What the program answers about itself.
    "reply_name": translated(
        "Notices",
        "I am Foxreader. Ask me about the book, and I answer with the places that say so.",
    ),
    "reply_help": translated(
        "Notices",
        "Ask me anything about the book: who someone is, what happens where, what a word means "
        "here, or for an overview. My answers carry footnotes; click one to see the exact words in "
        "the book.",
    ),
    # What is said of an answer.
    "not_from_book": translated("Notices", "This is not from the book."),
    "cut_off": translated("Notices", "The answer was cut off; this is what arrived. ({reason})"),
    "too_long": translated(
        "Notices", "The answer reached the length the model may write, and ends there."
    ),
    "request_cut": translated(
        "Notices",
        "The model read only {read:,} of about {sent:,} tokens it was sent, so it may have missed "
        "the rules and passages; set a larger context at the endpoint, or a smaller one here.",
    ),
    "without_meaning": translated(
        "Notices", "Semantic search unavailable; only words were searched. {reason}"
    ),
    "references_dropped": (
        translated("Notices", "One reference named no place the model was shown, and was removed."),
        translated(
            "Notices", "{count} references named no place the model was shown, and were removed."
        ),
    ),
    "sentences_removed": (
        translated(
            "Notices",
            "One sentence was left out. {reason}",
        ),
        translated(
            "Notices",
            "{count} sentences were left out. Of the first: {reason}",
        ),
    ),
    "other_language": translated(
        "Notices",
        "The answer is in another language than the book: only its numbers, names and quotes "
        "could be held against it.",
    ),
    "limit_language": translated(
        "Notices",
        "Until you have read the whole book, answers are shown only in its language ({language}): "
        "in another they cannot be held against what you have read.",
    ),
    "talk_withheld": translated(
        "Notices",
        "The reply is not shown: it names something of the book, which you have not finished.",
    ),
    "conflict": translated(
        "Notices", "Places in the book disagree on this; both are at the end of the answer."
    ),
    "conflict_of_number": translated("Notices", "These places in the book disagree on a number:"),
    "conflict_of_date": translated("Notices", "These places in the book disagree on a date:"),
    "conflict_of_name": translated("Notices", "These places in the book disagree on a name:"),
    "conflict_question": translated("Notices", "Which of them do you trust?"),
    "books_not_read": translated("Notices", "Not read for this question: {titles}."),
    "books_not_read_and_more": translated(
        "Notices", "Not read for this question: {titles} and {more} more."
    ),
    "regraded": translated(
        "Notices",
        "This answer is of an earlier version; its grades were made anew with today's checks.",
    ),
    "regrading": translated(
        "Notices", "This answer is of an earlier version; its grades are being made anew."
    ),
    "not_regraded": translated(
        "Notices",
        "These grades are of an earlier version: a book it cites cannot be opened to make them "
        "anew.",
    ),
    "imported_answer": translated(
        "Notices",
        "This answer came from a file; its places were looked for in the book again, its other "
        "words are as the file has them.",
    ),
    "citations_gone": (
        translated(
            "Notices",
            "One place that this answer cited can no longer be found, so it is not shown.",
        ),
        translated(
            "Notices",
            "{count} places that this answer cited can no longer be found, so they are not shown.",
        ),
    ),
    "more_flags": translated("Notices", "And {number} more like these."),
    "uncited": (
        translated(
            "Notices", "{count} sentence has no place in the book; it is followed by {sign}."
        ),
        translated(
            "Notices", "{count} sentences have no place in the book; each is followed by {sign}."
        ),
    ),
    # Why a sentence of an answer failed a check; "words" are those it is about.
    "sentence_too_long": translated("Notices", "This is too long to be one sentence: “{words}”."),
    "no_place": translated("Notices", "No place in the book is given for “{words}”."),
    "strange_word": translated(
        "Notices",
        "This rests on a word of the question that was not found in the book: “{words}”.",
    ),
    "little_shared": translated(
        "Notices",
        "The cited words share little with what is said: “{words}”.",
    ),
    "negation_differs": translated(
        "Notices",
        "This and the cited words do not deny the same; compare: “{words}”.",
    ),
    "opposite_word": translated(
        "Notices",
        "The cited words have the opposite of this word: “{words}”.",
    ),
    "stronger_word": translated(
        "Notices",
        "The cited words do not go as far as “{words}”.",
    ),
    "cause_not_given": translated(
        "Notices",
        "The cited words do not give this as a reason: “{words}”.",
    ),
    "roles_reversed": translated(
        "Notices",
        "Who does what to whom is the other way round in the cited words: “{words}”.",
    ),
    "act_not_given": translated(
        "Notices",
        "The cited words do not tell of this: “{words}”.",
    ),
    "unit_differs": translated(
        "Notices",
        "The cited words give this number with another unit: “{words}”.",
    ),
    "other_speaker": translated(
        "Notices",
        "The book gives these words to another speaker than “{words}”.",
    ),
    "beyond_quotation": translated(
        "Notices",
        "The quotation is the book's; what is said beside it is not: “{words}”.",
    ),
    "beyond_its_list": translated(
        "Notices",
        "This says more than what it introduces: “{words}”.",
    ),
    "taken_for_granted": translated(
        "Notices",
        "This is taken for granted, and no passage says it: “{words}”.",
    ),
    "other_book": translated(
        "Notices",
        "This names another book than the one it cites: “{words}”.",
    ),
    "quote_only_asked": translated(
        "Notices",
        "These quoted words are in the question, not in the cited words: “{words}”.",
    ),
    "name_not_cited": translated("Notices", "This name is not in the cited words: “{words}”."),
    "quoted_elsewhere": translated(
        "Notices",
        "Quoted from another place than the one cited: “{words}”.",
    ),
    "quote_translated": translated(
        "Notices",
        "This quotation is a translation; compare it with the book's own words: “{words}”.",
    ),
    "quote_not_found": translated(
        "Notices",
        "These quoted words are not in the book's passages: “{words}”.",
    ),
    "number_not_cited": translated("Notices", "This number is not in the cited words: “{words}”."),
    "number_elsewhere": translated(
        "Notices",
        "This number stands in another place of the book than the one cited: “{words}”.",
    ),
    "number_not_found": translated(
        "Notices",
        "This number is not in the book's passages: “{words}”.",
    ),
    "name_not_in_book": translated("Notices", "This name is not in the book: “{words}”."),
    "name_not_found": translated("Notices", "This name is not in the book's passages: “{words}”."),
    "past_your_place": translated(
        "Notices",
        "This speaks of what comes past your place: “{words}”.",
    ),
    # What a second reader says of an answer; "words" are those of a claim.
    "second_reader_no": translated(
        "Notices",
        "A second reader did not find this in the cited words: “{words}”.",
    ),
    "second_reader_partly": translated(
        "Notices",
        "A second reader found only a part of this in the cited words: “{words}”.",
    ),
    "second_reader_otherwise": translated(
        "Notices",
        "The place says otherwise, as a second reader finds: “{words}”.",
    ),
    "second_reader_unread": (
        translated(
            "Notices",
            "The second reader gave no readable reply on one claim; nothing was changed there.",
        ),
        translated(
            "Notices",
            "The second reader gave no readable reply on {count} claims; nothing was changed "
            "there.",
        ),
    ),
    "second_reading": (
        translated(
            "Notices",
            "A second reader ({reader}) compared one claim with the words it cites: {found} shown "
            "by them, {lowered} marked.",
        ),
        translated(
            "Notices",
            "A second reader ({reader}) compared {count} claims with the words they cite: {found} "
            "shown by them, {lowered} marked.",
        ),
    ),
    "second_reading_cleared": (
        translated(
            "Notices",
            "It found one claim in the cited words that the program’s own checks had marked as"
            " doubtful; that mark is taken back.",
        ),
        translated(
            "Notices",
            "It found {count} claims in the cited words that the program’s own checks had marked"
            " as doubtful; those marks are taken back.",
        ),
    ),
    "second_reader_failed": translated("Notices", "Not read again. {reason}"),
    # Whether answers are read a second time, and why.
    "reading_able": translated(
        "Notices",
        "Answers are read again by {model}: in its test it told {right} of {claims} claims apart.",
    ),
    "reading_always": translated("Notices", "Each answer is read again by {model}."),
    "reading_never": translated(
        "Notices", "No answer is read again unless you press “Check again”."
    ),
    "reading_no_model": translated("Notices", "There is no model that could read answers again."),
    "reading_undecided": translated("Notices", "No answer is read again until you decide."),
    "reading_untested": translated(
        "Notices",
        "Answers are not read again: {model} has not been tested as a reader. Test it above.",
    ),
    "reading_unable": translated(
        "Notices",
        "Answers are not read again: in its test {model} told {caught} of {false} false claims and"
        " {spared} of {true} true ones rightly.",
    ),
    # How far a search under a spoiler limit saw.
    "nothing_read": translated(
        "Notices",
        "You have read nothing of this book yet, so nothing was searched. Whether the"
        " book speaks of it is not said here.",
    ),
    "not_yet": translated("Notices", "Not in what you have read so far."),
    "not_yet_up_to": translated("Notices", "Not in what you have read so far, up to {place}."),
    "not_yet_of_books": translated("Notices", "Not in what you have read so far of these books."),
    "books_as_far_as_read": translated(
        "Notices",
        "Each book was searched as far as you have read it.",
    ),
    "reach_chapter": translated("Notices", "chapter {number}"),
    "reach_percent": translated("Notices", "{percent} %"),
    "rest_after": translated("Notices", "What comes after"),
    "rest_chapter": translated("Notices", "Chapter {number}"),
    "rest_chapters": translated("Notices", "Chapters {first} to {last}"),
    "rest_of_chapter": translated("Notices", "The rest of chapter {number}"),
    "rest_and_chapter": translated("Notices", "{rest} and the rest of chapter {number}"),
    "unsearched_one": translated(
        "Notices", "{rest} was not searched. Whether it speaks of it is not said here."
    ),
    "unsearched_many": translated(
        "Notices", "{rest} were not searched. Whether they speak of it is not said here."
    ),
    "nearest_so_far": translated("Notices", "{heading} {unsearched} These sentences come nearest."),
    "likely_so_far": translated(
        "Notices", "No sentence so far surely states it. {unsearched} Most likely:"
    ),
    # Why an answer is not finished, and what to do.
    "problem_unfinished": translated("Notices", "The answer is not finished"),
    "problem_no_answer": translated("Notices", "The model did not answer"),
    "problem_other": translated("Notices", "The question was not answered"),
    "problem_stopped": translated("Notices", "Stopped"),
    "problem_interrupted": translated("Notices", "Interrupted"),
    "problem_key": translated("Notices", "The key was not accepted"),
    "problem_context": translated("Notices", "The question does not fit the model"),
    "problem_spent": translated("Notices", "The month’s limit is reached"),
    "problem_place": translated("Notices", "Your place in the book is not known yet"),
    "the_model": translated("Notices", "The model"),
    "answer_unfinished": translated("Notices", "The answer did not finish; ask again."),
    "program_ended": translated("Notices", "Foxreader ended before this answer did."),
    "model_unreachable": translated("Notices", "{who} did not answer. See whether it is running."),
    "model_cut_off": translated("Notices", "{who} stopped in the middle of its answer."),
    "model_bad_reply": translated(
        "Notices", "{who} sent something that is no answer. Try another model if this goes on."
    ),
    "model_refused": translated(
        "Notices", "{who} refused the request. See its settings under Models."
    ),
    "model_busy": translated(
        "Notices", "{who} gets too many requests. Wait a little, then try again."
    ),
    "model_without_credit": translated(
        "Notices", "{who} has no credit left. Top up the account at the service."
    ),
    "model_wants_key": translated("Notices", "{who} needs another key. Enter it under Models."),
    "model_too_small": translated(
        "Notices", "{who} takes shorter requests only. Choose another model, or a longer context."
    ),
}
