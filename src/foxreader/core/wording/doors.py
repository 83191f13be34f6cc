"""What the program says itself of a book: an overview, its data, where words occur, lists."""

from __future__ import annotations

from foxreader.core.wording.texts import Templates, translated

DOORS: Templates = {
    # What could be asked of a book, in an empty chat.
    "try_book": translated("Notices", "What is this book about?"),
    "try_who": translated("Notices", "Who is {name}?"),
    "try_what": translated("Notices", "What is said of {name}?"),
    "try_between": translated(
        "Notices", "What do {first} and {second} have to do with each other?"
    ),
    "try_chapter": translated("Notices", "What happens in the chapter “{title}”?"),
    # Why a question takes its path; shown in parentheses after the path.
    "asks_for_data": translated("Notices", "asks for the book’s own data"),
    "asks_about_program": translated("Notices", "asks about Foxreader"),
    "asks_for_places": translated("Notices", "asks where something is named"),
    "asks_for_list": translated("Notices", "asks for a list"),
    "asks_who": translated("Notices", "asks who somebody is"),
    "asks_to_compare": translated("Notices", "asks for a comparison"),
    "names_no_part": translated("Notices", "names a part that the book does not have"),
    "asks_for_model": translated("Notices", "asks for what only a model can do"),
    # An overview without a model.
    "overview_extracts": translated(
        "Notices", "No model wrote this: the book in its own sentences, from beginning to end."
    ),
    "overview_so_far": translated(
        "Notices", "No model wrote this: the book in its own sentences, as far as you have read."
    ),
    "overview_begins": translated("Notices", "How it begins"),
    "overview_contents": (
        translated("Notices", "Its contents: {count} chapter, “{first}”"),
        translated("Notices", "Its contents: {count} chapters, from “{first}” to “{last}”"),
    ),
    "overview_contents_so_far": (
        translated("Notices", "Read so far: {count} chapter, “{first}”"),
        translated("Notices", "Read so far: {count} chapters, from “{first}” to “{last}”"),
    ),
    "overview_parts": translated("Notices", "Its parts, a sentence each"),
    "overview_some_parts": translated("Notices", "{shown} of its {total} parts, a sentence each"),
    "overview_turns": translated("Notices", "Where people meet, and where they are last named"),
    "overview_ends": translated("Notices", "How it ends"),
    "file_description": translated("Notices", "From the file’s description"),
    # The book's own data.
    "data_title": translated("Notices", "The book is called “{value}”."),
    "data_author": translated("Notices", "The book is by {value}."),
    "data_published": translated("Notices", "The file’s date is {value}."),
    "data_publisher": translated("Notices", "The publisher is {value}."),
    "data_language": translated("Notices", "The book is in {value}."),
    "data_isbn": translated("Notices", "The book’s identifier is {value}."),
    "data_chapters": (
        translated("Notices", "The book has {count} chapter."),
        translated("Notices", "The book has {count} chapters."),
    ),
    "data_chapters_read": (
        translated("Notices", "What you have read has {count} chapter."),
        translated("Notices", "What you have read has {count} chapters."),
    ),
    "data_segments": (
        translated(
            "Notices", "The book has no table of contents; Foxreader divides it into one part."
        ),
        translated(
            "Notices",
            "The book has no table of contents; Foxreader divides it into {count} parts.",
        ),
    ),
    "data_pages": (
        translated("Notices", "The book has {count} page."),
        translated("Notices", "The book has {count} pages."),
    ),
    "data_no_pages": translated(
        "Notices",
        "The file names no pages. It has about {words:,} words, some {pages:,} printed pages.",
    ),
    "data_length": translated(
        "Notices",
        "The book has about {words:,} words ({characters:,} characters). Reading it takes about "
        "{hours} hours at {speed} words a minute.",
    ),
    "data_length_runs": translated(
        "Notices",
        "The book has {characters:,} characters. Reading it takes about {hours} hours at {speed} "
        "characters a minute.",
    ),
    "data_missing": translated("Notices", "The file does not say this."),
    "data_from_file": translated("Notices", "This is what the file says of itself."),
    "data_from_contents": translated("Notices", "Counted in the book’s table of contents."),
    "data_counted": translated("Notices", "Counted in the book’s text."),
    "data_on_page": translated("Notices", "The book says so here:"),
    # Where something is named.
    "named_times": (
        translated("Notices", "“{words}” occurs once in the book."),
        translated("Notices", "“{words}” occurs {count} times in the book."),
    ),
    "named_times_so_far": (
        translated("Notices", "“{words}” occurs once in what you have read."),
        translated("Notices", "“{words}” occurs {count} times in what you have read."),
    ),
    "named_nowhere": translated("Notices", "“{words}” does not occur in the book."),
    "named_nowhere_so_far": translated(
        "Notices", "“{words}” does not occur in what you have read."
    ),
    "named_in_chapter": translated("Notices", "{chapter}: {times}"),
    "named_first": translated("Notices", "“{words}” is first named here:"),
    "named_last": translated("Notices", "“{words}” is last named here:"),
    "named_last_so_far": translated(
        "Notices", "In what you have read, “{words}” is last named here:"
    ),
    "named_cut": translated("Notices", "The first {shown} places are linked."),
    # People and lists.
    "card_named": (
        translated("Notices", "{name}: named {count} time, in {chapters} chapters."),
        translated("Notices", "{name}: named {count} times, in {chapters} chapters."),
    ),
    "card_also": translated("Notices", "Also called: {names}."),
    "card_said": translated("Notices", "In the book’s words"),
    "card_first": translated("Notices", "First named"),
    "card_chapters": translated("Notices", "By chapter"),
    "list_people": translated(
        "Notices", "The names the book has most often, in the order in which they first occur."
    ),
    "list_events": translated(
        "Notices", "Where the people of the book meet, in the order of the book."
    ),
    "list_chapters": translated("Notices", "The chapters in their order."),
    "list_item": translated("Notices", "{name} ({times})"),
    "compare_one": translated("Notices", "On {name}"),
    "compare_both": translated("Notices", "On both"),
    "compare_sides": translated(
        "Notices", "No model compared them: what the book says of each, in its own sentences."
    ),
    # A part the book does not have.
    "no_such_chapter": (
        translated("Notices", "There is no chapter {number}: the book has {count} chapter."),
        translated("Notices", "There is no chapter {number}: the book has {count} chapters."),
    ),
    # What needs a model.
    "needs_model_translate": translated(
        "Notices", "Translating needs a model. This is the passage."
    ),
    "needs_model_explain": translated("Notices", "Explaining needs a model. This is the passage."),
    # The guide.
    "from_guide": translated("Notices", "From the Foxreader guide:"),
}
