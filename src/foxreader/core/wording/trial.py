"""What a test of a model endpoint finds of each part, and what that means for the reader."""

from __future__ import annotations

from foxreader.core.wording.texts import Templates, translated

TRIAL: Templates = {
    # The address.
    "part_answers": translated("Notices", "answers in {milliseconds:,} ms"),
    "part_silent": translated("Notices", "no answer"),
    "part_no_address": translated("Notices", "not an address"),
    "part_no_endpoint": translated("Notices", "no model server"),
    "part_late": translated("Notices", "There was no answer within {seconds:.0f} seconds."),
    # The certificate.
    "part_certificate": translated("Notices", "valid"),
    "part_certificate_needless": translated("Notices", "not needed"),
    "part_certificate_refused": translated("Notices", "not valid"),
    "part_unencrypted": translated("Notices", "not encrypted"),
    "part_unencrypted_means": translated(
        "Notices",
        "What is sent to {host} can be read on its way there. An address that begins with "
        "https:// is safe.",
    ),
    # The key.
    "part_key_accepted": translated("Notices", "accepted"),
    "part_key_needless": translated("Notices", "not needed"),
    "part_key_refused": translated("Notices", "not accepted"),
    # The model.
    "part_model_context": translated("Notices", "loaded, {context:,} tokens"),
    "part_model_answers": translated("Notices", "answers in {seconds:.1f} s"),
    "part_no_model": translated("Notices", "not there"),
    "part_no_reply": translated("Notices", "no answer"),
    "part_others": (
        translated("Notices", "{count} other is."),
        translated("Notices", "{count:,} others are."),
    ),
    "part_name_one": translated("Notices", "Choose one of the list, or give its name."),
    "part_loading": translated("Notices", "still loading"),
    "part_loading_means": translated(
        "Notices",
        "{model} is being loaded into memory, which may take minutes. The first answer waits for "
        "it.",
    ),
    # What it can do.
    "part_tools": translated("Notices", "calls them"),
    "part_in_part": translated("Notices", "in part"),
    "part_none": translated("Notices", "none"),
    "part_untested": translated("Notices", "not tested"),
    "part_tools_ignored": translated(
        "Notices",
        "It need not call them. Answers work; a hard question searches once, not several times.",
    ),
    "part_tools_printed": translated(
        "Notices",
        "It writes its calls as text. Answers work; a hard question searches once, not several "
        "times.",
    ),
    "part_tools_refused": translated(
        "Notices", "Answers work; a hard question searches once, not several times."
    ),
    "part_json": translated("Notices", "keeps to a form"),
    "part_json_means": translated(
        "Notices", "It does not keep to a form. Answers work; summaries fail more often."
    ),
    "part_cites": translated("Notices", "names its place"),
    "part_cites_at_once": translated("Notices", "names its place, without tools"),
    "part_uncited": translated("Notices", "names no place"),
    "part_uncited_means": translated(
        "Notices",
        "Asked about a sentence, it did not say where its answer stands. Most answers will be the "
        "book’s own words.",
    ),
    "part_streaming": translated("Notices", "{rate:.0f} words a second"),
    "part_whole": translated("Notices", "in one piece"),
    "part_whole_means": translated(
        "Notices", "The answer comes in one piece, when all of it is written."
    ),
    # How it compares claims with places.
    "part_reading": translated("Notices", "tells {right} of {claims} apart"),
    "part_reading_able": translated("Notices", "Its second reading of answers is on."),
    "part_reading_weak": translated(
        "Notices",
        "It told {caught} of {false} false claims and {spared} of {true} true ones rightly, so "
        "answers are not read again by it.",
    ),
    "part_reading_late": (
        translated("Notices", "It had not compared all claims within {count:,} minute."),
        translated("Notices", "It had not compared all claims within {count:,} minutes."),
    ),
}
