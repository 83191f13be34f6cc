"""The sentences of the command line, in one place; names in braces are filled in."""

from __future__ import annotations

from foxreader.cli.words import CommandLine

LIMITED = CommandLine.text(
    "Only the first {share} of “{title}” is used, up to your place; --whole lifts the limit."
)
LIMIT_LIFTED = CommandLine.text("All of “{title}” is used, also what comes after your place.")
LIMITED_SEVERAL = CommandLine.text(
    "Books with a limit are used up to your place in each; --whole lifts the limits."
)
LIMITS_LIFTED = CommandLine.text(
    "All of the books is used, also what comes after your place in those with a limit."
)
NOT_FINISHED = CommandLine.text("The answer did not finish; ask again.")
OPENING = CommandLine.text("Opening the book…")
LOOKING = CommandLine.text("Looking in the book…")
BOOKS_ADDED = CommandLine.text("Books added: {done:,} of {total:,}")
NO_QUESTION = CommandLine.text("A question is missing; give one, or a file of them with --batch.")
QUESTION_AND_BATCH = CommandLine.text(
    "With --batch the questions come from the file; leave the question out."
)
BAD_LINE = CommandLine.text("Line {number} of {file} is no JSON object with “id” and “question”.")
PASSWORD = CommandLine.text("Password: ")
FOLDER = CommandLine.text("“{path}” is a folder; open one of the books in it.")
ONE_BOOK = CommandLine.text("The window opens one book at a time; ask several with “ask --books”.")
LINUX_ALONE = CommandLine.text(
    "This is for Linux and Windows; on macOS an installed program is in the menu already."
)
IN_MENU = CommandLine.text(
    "Foxreader is in the menu now, and offered for books. Its files are below {folder}."
)
NOT_IN_MENU = CommandLine.text("Foxreader is not in the menu any more.")
WAS_NOT_IN_MENU = CommandLine.text("Foxreader was not in the menu of this user.")
OFFERED = CommandLine.text(
    "Foxreader is offered for books and its links now; what opens them stays as you have set it."
)
NOT_OFFERED = CommandLine.text("Foxreader is not offered for books and links any more.")
WAS_NOT_OFFERED = CommandLine.text("Foxreader was not offered for books and links.")
NO_PROGRAM = CommandLine.text(
    "The menu needs a program “foxreader” to start; install it with pipx or uv first."
)
ASKED_OF = CommandLine.text("Asked: {done:,} of {total:,}")
NO_MODEL_MEASURED = CommandLine.text("no model: the answers are the tales' own sentences")
EVAL_HEAD = CommandLine.text(
    "Three tales; {answerable:,} questions they answer, {unanswerable:,} they do not.\n"
    "Answering: {model}\n"
)
EVAL_ROWS = (
    (
        "evidence_found",
        CommandLine.text("of the questions: all evidence is in the first five passages found"),
    ),
    ("answered", CommandLine.text("of the answerable were answered, or most likely")),
    ("refused_though_answerable", CommandLine.text("of the answerable were refused")),
    ("evidence_cited", CommandLine.text("of the evidence is cited, without a mark of weakness")),
    (
        "citations_at_the_right_place",
        CommandLine.text("of the citations of answers are at the evidence"),
    ),
    ("declined_rightly", CommandLine.text("of the unanswerable were declined")),
    (
        "likely_though_unanswerable",
        CommandLine.text("unanswerable questions got a sentence as most likely"),
    ),
    (
        "false_claims_shown",
        CommandLine.text("unanswerable questions were answered, with nothing marked"),
    ),
    ("failed", CommandLine.text("questions failed or took too long")),
    ("requests", CommandLine.text("requests")),
    ("prompt_tokens", CommandLine.text("tokens sent")),
    ("completion_tokens", CommandLine.text("tokens written")),
    ("money", CommandLine.text("what that cost")),
    ("seconds", CommandLine.text("seconds in all")),
    ("seconds_median", CommandLine.text("seconds for a question, half took less")),
    ("seconds_longest", CommandLine.text("seconds for the longest")),
)
EVAL_FOOT = CommandLine.text(
    "\nThe evidence of a question is one sentence, or two; an answer that cites another good place "
    "counts\nas wrong here. What the words mean is not judged."
)
STOPPED = CommandLine.text("Stopped.")
MISTAKE_UNLOGGED = CommandLine.text("Foxreader made a mistake ({error}). {unlogged}")
MISTAKE = CommandLine.text("Foxreader made a mistake ({error}); the log in {folder} says more.")
NOT_SECONDS = CommandLine.text("“{given}” is no number of seconds above 0")
BOOK_AND_SEVERAL = CommandLine.text(
    "With --all, --books or --collection give only the question; leave BOOK out."
)
NOTES_OF_SEVERAL = CommandLine.text(
    "Your highlights are asked about in one book: --notes goes with BOOK alone."
)
NO_HIGHLIGHTS = CommandLine.text("There are no highlights in this book to ask about.")
NO_BOOK_TO_ASK = CommandLine.text("A book is missing; give one, or ask all books with --all.")
SEMANTIC_OFF = CommandLine.text("Semantic search is off; turn it on in the settings first.")
NO_DISPLAY = CommandLine.text("There is no display here, so Foxreader answers in the terminal.")
BOOK_READ = CommandLine.text(
    "{title}: {files:,} files, {characters:,} characters.\n"
    'Ask it with:  foxreader ask "{path}" "your question"'
)
NO_FILE_NUMBER = CommandLine.text("This book has files 0 to {last}; there is no {number}.")
NO_TAG = CommandLine.text("“{tag}” is no position tag; one looks like [f3-120-185].")
NOT_IN_BOOK = CommandLine.text("This book has no place {tag}.")
PEOPLE = CommandLine.text("People")
PLACES = CommandLine.text("Places")
TERMS = CommandLine.text("Terms")
NO_PEOPLE = CommandLine.text("No names were found in this book that are worth listing.")
NO_PEOPLE_YET = CommandLine.text(
    "No names were found in what you have read that are worth listing."
)
NO_CORRECTIONS = CommandLine.text("There are no corrections.")
ALL_BOOKS = CommandLine.text("all books")
MARKED_WRONG = CommandLine.text("marked wrong")
NOTHING_TO_CORRECT = CommandLine.text("Give the question whose answer you correct.")
CORRECTION_ADDED = CommandLine.text("Correction {id} is kept.")
WRONG_ADDED = CommandLine.text("The answer is marked wrong ({id}).")
NO_CORRECTION = CommandLine.text("There is no correction {id}; “corrections list” shows them.")
CORRECTION_DELETED = CommandLine.text("Correction {id} is deleted.")
OF_PLACE = {
    "says": CommandLine.text("the place says it"),
    "not": CommandLine.text("the place does not say it"),
    "better": CommandLine.text("this passage says it better"),
}
NOTHING_TO_EXPORT = CommandLine.text(
    "You have said nothing of a cited place; its menu in the window is where to do it."
)
PLACES_GONE = CommandLine.text(
    "%n correction(s) left out, as the book or the words are gone.", "", 0
)
CONVERSATION_DELETED = CommandLine.text("The conversation of %n turn(s) is deleted.", "", 0)
COMMAND_OF_WINDOW = CommandLine.text(
    "“/{command}” works in the window only; here there are /overview, /deep, /strict and /chapter, "
    "and the options --notes, --all and --whole."
)
NO_CHAPTER_HERE = CommandLine.text(
    "Your place is in no chapter of the contents; ask without “/chapter”."
)
OF_GUIDE = CommandLine.text("What is strict mode?")
OVERVIEW_OF_BOOK = CommandLine.text("What is this book about?")
OVERVIEW_OF_CHAPTER = CommandLine.text("Summarise this chapter.")
NO_CONVERSATIONS = CommandLine.text("There are no conversations about this book.")
NO_CONVERSATION = CommandLine.text(
    "There is no conversation {number} about this book; “conversations” lists them."
)
NO_FILE_TO_IMPORT = CommandLine.text("Name the file to import, which “export --format json” wrote.")
CONVERSATION_IMPORTED = CommandLine.text(
    "A conversation of %n turn(s) is imported; it is the newest.", "", 0
)
NO_CITATIONS = CommandLine.text("There are no citations in this file.")
NO_FILES_WITH_CITATIONS = CommandLine.text("No file in this folder has citations.")
VERDICTS = CommandLine.text("{exact:,} exact, {moved:,} moved, {gone:,} gone.")
UNREADABLE = CommandLine.text("(cannot be read)")
NO_MCP = CommandLine.text(
    'The extra “mcp” is not installed; install it with:  python -m pip install "foxreader[mcp]"'
)
MCP_WAITS = CommandLine.text("Waiting for a client's messages on standard input; Ctrl+D ends this.")
NO_MODELS = CommandLine.text(
    "No model is set up. Presets: {names}. Add one with:  foxreader providers add NAME"
)
NO_ADDRESS = CommandLine.text("Name a preset, or give the endpoint's address with --base-url.")
API_KEY = CommandLine.text("API key: ")
PROVIDER_ADDED = CommandLine.text("{name} is set up and chosen.")
JUDGE_MADE = CommandLine.text("The small reader is at {path}.")
JUDGE_THERE = CommandLine.text("The small reader is there: {path}")
UNENCRYPTED = CommandLine.text(
    "{host} is not encrypted: what you ask, the book's passages and the key can be read on the way."
)
FOUND_AT = CommandLine.text("Found at {address}")
NO_OLLAMA = CommandLine.text("{name} is no Ollama; only Ollama downloads models.")
PULLING = CommandLine.text("{done:.1f} of {total:.1f} GB")
PULLED = CommandLine.text("{model} is there.")
ADDRESS = CommandLine.text("Address")
KEY = CommandLine.text("Key")
MODEL = CommandLine.text("Model")
COMPARING = CommandLine.text("{model} compares claims with passages; that may take minutes…")
OUT_OF_RANGE = CommandLine.text("--{option} {value:g} makes no sense; give {low:,} to {high:,}.")
NO_MODEL = CommandLine.text("No model is set up; add one with “providers add”.")
PROVIDER_REMOVED = CommandLine.text("{name} is removed, and its key with it.")
NO_PROVIDER = CommandLine.text("No provider is called “{name}”; “providers list” shows them.")
RECOGNISED = CommandLine.text(
    "{recognised:,} pages recognised, {left:,} left, {characters:,} characters."
)
RECOGNISING = CommandLine.text("Recognising {done:,} of {total:,}")
BOOK_AND_ALL = CommandLine.text("With --all every book is searched; leave the book out.")
NO_BOOK_TO_SEARCH = CommandLine.text("A book is missing; give one, or search all books with --all.")
NO_WORDS = CommandLine.text("Give the words to find.")
LIMIT_BELOW_ONE = CommandLine.text("--limit makes no sense below 1.")
TOO_FAR = CommandLine.text("--near makes no sense; give 1 to {most:,} words.")
NOT_FOUND = CommandLine.text("Not in this book.")
NOT_FOUND_YET = CommandLine.text("Not in what you have read of this book.")
MORE_PLACES = CommandLine.text("There are more than these {count:,}; --limit shows more.")
NOTHING_FOUND = CommandLine.text("Nothing in this book fits that.")
NOTHING_YET = CommandLine.text("Nothing in what you have read of this book fits that.")
NOTHING_IN_BOOKS = CommandLine.text("Nothing in these books fits that.")
SEARCHED_ALL = CommandLine.text("Searched {passages:,} passages of {books:,} books.")
NOT_SEARCHED = CommandLine.text(
    "%n book(s) have no index yet and were not searched; “library index --all” makes them.", "", 0
)
PAGE = CommandLine.text(", page {page}")
CANDIDATE = CommandLine.text(" (has words of it)")
SEARCHED = CommandLine.text("Searched %n passage(s) for: {queries}", "", 0)
LOOKED_AT = CommandLine.text("Looked at {highlights:,} of {of:,} highlights for: {queries}")
SEARCHED_PART = CommandLine.text("Searched %n passage(s) of {part} for: {queries}", "", 0)
SEARCHED_SO_FAR = CommandLine.text(
    "Searched %n passage(s) in the first {share} for: {queries}", "", 0
)
SEARCHED_PART_SO_FAR = CommandLine.text(
    "Searched %n passage(s) of {part} in the first {share} for: {queries}", "", 0
)
MISSING = CommandLine.text("Not in this book: {words}")
MISSING_IN_BOOKS = CommandLine.text("Not in these books: {words}")
MISSING_SO_FAR = CommandLine.text("Not up to there: {words}")
UNKNOWN_CHOICE = CommandLine.text("“{program}” does not know “{given}”")
WRONG = CommandLine.text("{wrong}; {near}")
HELP = CommandLine.text("“{program} --help” says what it takes.")
TOO_MANY = CommandLine.text("“{given}” is one argument too many; put a question in quotes.")
UNKNOWN_OPTION = CommandLine.text("There is no option “{name}”; {near}")
HELP_LISTS = CommandLine.text("--help lists them.")
NO_FILE = CommandLine.text("There is no file “{name}”; check the name.")
UNKNOWN_COMMAND = CommandLine.text(
    "There is no command and no file “{given}”; the nearest command is “{nearest}”, and --help "
    "lists them all."
)
DID_YOU_MEAN = CommandLine.text("did you mean “{near}”?")
PLACE_PAGE = CommandLine.text("page {page}")
FORGET_ASK = CommandLine.text(
    "Delete the index, text, summaries, corrections, conversations, notes and place of “{title}”?\n"
    "Its file stays. [y/N] "
)
FORGET_UNASKED = CommandLine.text(
    "Without a terminal nobody can be asked; give --yes to delete what is kept."
)
NEWER_ASK = CommandLine.text("Ask {address} which version is the newest? [y/N] ")
NEWER_NOWHERE = CommandLine.text(
    "This copy does not say where newer ones are named. Give the address with --address."
)
NEWER_UNASKED = CommandLine.text("With --yes this asks {address} which version is the newest.")
NEWER_NOT = CommandLine.text("Nothing was asked.")
FORGET_NOT = CommandLine.text("Nothing was deleted.")
FORGOTTEN = CommandLine.text("“{title}” is forgotten; its file stays.")
NO_NOTES = CommandLine.text("There are no notes in this book.")
NO_NOTE = CommandLine.text("There is no note “{id}” in this book; “notes list” shows them.")
NOTE_DELETED = CommandLine.text("The note is deleted.")
NOTE_EMPTY = CommandLine.text("“{tag}” has no words; a highlight needs some, a bookmark does not.")
NOTE_HIDDEN = CommandLine.text("A part of “{tag}” cannot be seen in the book; take words that can.")
BOOKMARK_COLOR = CommandLine.text(
    "A bookmark has no color; leave --color out, or make a highlight."
)
NO_NOTES_FORMAT = CommandLine.text("Give the format of “{name}” with --format, one of {formats}.")
NOTES_EXPORTED = CommandLine.text("%n note(s) are in “{path}”.", "", 0)
NOTES_IMPORTED = CommandLine.text("{placed:,} placed, {moved:,} moved, {missing:,} missing.")
NOTES_OF_OTHERS = CommandLine.text(
    "%n note(s) in the file are of another book and were left out.", "", 0
)
NO_NOTES_AT_ALL = CommandLine.text("There are no notes like this in any book.")
NO_NOTES_TO_EXPORT = CommandLine.text("There are no notes like this; nothing was written.")
NOTES_OF_UNKNOWN = CommandLine.text("Not on the shelf: “{title}”, %n note(s).", "", 0)
NOTES_OF_NO_BOOK = CommandLine.text("%n note(s) of a book that the file does not name.", "", 0)
NOTE_MISSING = CommandLine.text("words not found")
BOOKS_TAKEN = CommandLine.text("{added:,} added, {known:,} already there, {refused:,} not taken.")
BOOK_REFUSED = CommandLine.text("not taken: {path}\n  {why}")
BOOK_TWIN = CommandLine.text("“{path}” is added; the shelf has the same book in another file, too.")
IMPORTED = CommandLine.text("{done:,} of {total:,}")
NO_QUERY = CommandLine.text("Give words of a title, an author, a series or a tag.")
NO_BOOKS = CommandLine.text("There are no books on the shelf; “library add” puts some there.")
BOOK_GONE = CommandLine.text("No longer in calibre, still on the shelf: {title}  {sha256}")
CALIBRE_READ = CommandLine.text(
    "Read the calibre libraries: {added:,} added, {changed:,} changed, {moved:,} moved."
)
WITH_INDEX = CommandLine.text("{indexed:,} of {books:,} books on the shelf have a search index.")
INDEX_MADE = CommandLine.text("Indexed: {title}")
INDEX_NOT_MADE = CommandLine.text("Not indexed: {title}. {why}")
NO_BOOK_FOUND = CommandLine.text("No title, author, series or tag has “{query}”.")
BOOK_MISSING = CommandLine.text("file not found")
NO_SUCH_BOOK = CommandLine.text(
    "There is no book “{sha256}” on the shelf; “library list --json” shows their hashes."
)
SEVERAL_BOOKS = CommandLine.text(
    "“{sha256}” begins the hashes of %n book(s); give more of it.", "", 0
)
NO_DUPLICATES = CommandLine.text("No book is on the shelf in several files.")
BOOKS_JOINED = CommandLine.text(
    "“{title}” stands for all of them now and shows their notes; the other files are off the shelf "
    "and stay where they are."
)
BOOK_REMOVED = CommandLine.text(
    "“{title}” is off the shelf; its file, your notes and your place stay."
)
BACKED_UP = CommandLine.text("Everything you made is in “{path}”: no books and no keys.")
RESTORED = CommandLine.text("The backup is restored; %n book(s) are on the shelf.", "", 0)
LEFT_OFF = CommandLine.text("Left off, unless you restore it with --accept: {what}")
TURNED_ON = CommandLine.text("Turned on: {what}")
MERGED = CommandLine.text(
    "New: {books:,} books, {notes:,} changes of notes, {turns:,} answers; changed twice: "
    "{conflicts:,}."
)
SYNCED = CommandLine.text(
    "Other devices: {devices:,}. New here: {notes:,} changes of notes, {shelf:,} of the shelf and "
    "of places, {turns:,} answers; changed twice: {conflicts:,}."
)
OWN_TEMPLATES = CommandLine.text("Your own templates lie in {folder}, a file each.")
SYNC_OFF = CommandLine.text("Nothing is exchanged any more; the files in the folder stay.")
PASSPHRASE = CommandLine.text("Passphrase: ")
NO_PASSPHRASE = CommandLine.text("A passphrase needs at least one letter.")
CONFLICT = CommandLine.text("  {field}: “{shown}” is shown, “{other}” is kept")
SERIES = CommandLine.text("{series} {index}")
YES = CommandLine.text("y yes")
"""What is typed to agree, in small letters; English is always understood."""
ANSWER = CommandLine.text("answer {turn}")
WARNING = CommandLine.text("warning")
ARGPARSE = (
    CommandLine.text("usage: "),
    CommandLine.text("positional arguments"),
    CommandLine.text("options"),
    CommandLine.text("show this help message and exit"),
    CommandLine.text("argument %(argument_name)s: %(message)s"),
    CommandLine.text("not allowed with argument %s"),
    CommandLine.text("ignored explicit argument %r"),
    CommandLine.text("the following arguments are required: %s"),
    CommandLine.text("one of the arguments %s is required"),
    CommandLine.text("expected one argument"),
    CommandLine.text("expected at least one argument"),
    CommandLine.text("ambiguous option: %(option)s could match %(matches)s"),
    CommandLine.text("invalid %(type)s value: %(value)r"),
)
"""What Python's own parser says; “invalid choice” is said anew in words of ours."""
GRADES = {
    "quoted": CommandLine.text("quoted"),
    "cited": CommandLine.text("cited"),
    "weak": CommandLine.text("weak"),
    "otherwise": CommandLine.text("says otherwise"),
    "picture": CommandLine.text("from a picture, not checked by words"),
}
OUTCOMES = {
    "exact": CommandLine.text("exact"),
    "moved": CommandLine.text("moved"),
    "gone": CommandLine.text("gone"),
}
"""What became of a citation."""
DETAILS = {
    "title": CommandLine.text("title"),
    "authors": CommandLine.text("authors"),
    "language": CommandLine.text("language"),
    "publisher": CommandLine.text("publisher"),
    "published": CommandLine.text("published"),
    "format": CommandLine.text("format"),
    "cover": CommandLine.text("cover"),
    "pages": CommandLine.text("pages"),
    "sha256": "sha256",
    "files": CommandLine.text("files"),
    "characters": CommandLine.text("characters"),
}
"""The labels of what a book is, by their names in JSON."""
INDEXED = {
    "segments": CommandLine.text("segments"),
    "concepts": CommandLine.text("concepts"),
    "calls": CommandLine.text("calls"),
    "prompt_tokens": CommandLine.text("prompt tokens"),
    "completion_tokens": CommandLine.text("completion tokens"),
    "money": CommandLine.text("money"),
    "older": CommandLine.text("older"),
    "left": CommandLine.text("left"),
}
"""The labels of what an index has and would cost, by their names in JSON."""
STAGE = CommandLine.text("Indexing {done:,} of {total:,}")
STAGES = {
    "segments": CommandLine.text("Summaries {done:,} of {total:,}"),
    "synopsis": CommandLine.text("Summaries {done:,} of {total:,}"),
    "vectors": CommandLine.text("Semantic index {done:,} of {total:,}"),
    "neighbours": CommandLine.text("Semantic index {done:,} of {total:,}"),
    "concepts": CommandLine.text("Naming concepts {done:,} of {total:,}"),
}
"""The progress of a book's index, by what is made, where it is not the text's."""
