"""The sentences of the command line, in one place; names in braces are filled in."""

from __future__ import annotations

LIMITED = "Only the first {share} of “{title}” is used, up to your place; --whole lifts the limit."
LIMIT_LIFTED = "All of “{title}” is used, also what comes after your place."
LIMITED_SEVERAL = "Books with a limit are used up to your place in each; --whole lifts the limits."
LIMITS_LIFTED = "All of the books is used, also what comes after your place in those with a limit."
NOT_FINISHED = "The answer did not finish; ask again."
BOOKS_ADDED = "Books added: {done} of {total}"
NO_QUESTION = "A question is missing; give one, or a file of them with --batch."
QUESTION_AND_BATCH = "With --batch the questions come from the file; leave the question out."
BAD_LINE = "Line {number} of {file} is no JSON object with “id” and “question”."
PASSWORD = "Password: "
FOLDER = "“{path}” is a folder; open one of the books in it."
ONE_BOOK = "The window opens one book at a time; ask several with “ask --books”."
LINUX_ALONE = "This is for a Linux desktop; elsewhere an installed program is in the menu already."
IN_MENU = "Foxreader is in the menu now, and offered for books. Its files are below {folder}."
NOT_IN_MENU = "Foxreader is not in the menu any more."
WAS_NOT_IN_MENU = "Foxreader was not in the menu of this user."
NO_PROGRAM = "The menu needs a program “foxreader” to start; install it with pipx or uv first."
ASKED_OF = "Asked: {done} of {total}"
NO_MODEL_MEASURED = "no model: the answers are the tales' own sentences"
EVAL_HEAD = """Three tales; {answerable} questions they answer, {unanswerable} they do not.
Answering: {model}
"""
EVAL_ROWS = (
    ("evidence_found", "of the questions: all evidence is in the first five passages found"),
    ("answered", "of the answerable were answered, or most likely"),
    ("refused_though_answerable", "of the answerable were refused"),
    ("evidence_cited", "of the evidence is cited, without a mark of weakness"),
    ("citations_at_the_right_place", "of the citations of answers are at the evidence"),
    ("declined_rightly", "of the unanswerable were declined"),
    ("likely_though_unanswerable", "unanswerable questions got a sentence as most likely"),
    ("false_claims_shown", "unanswerable questions were answered, with nothing marked"),
    ("failed", "questions failed or took too long"),
    ("requests", "requests"),
    ("prompt_tokens", "tokens sent"),
    ("completion_tokens", "tokens written"),
    ("money", "what that cost"),
    ("seconds", "seconds in all"),
    ("seconds_median", "seconds for a question, half took less"),
    ("seconds_longest", "seconds for the longest"),
)
EVAL_FOOT = """
The evidence of a question is one sentence, or two; an answer that cites another good place counts
as wrong here. What the words mean is not judged."""
STOPPED = "Stopped."
MISTAKE_UNLOGGED = "Foxreader made a mistake ({error}). {unlogged}"
MISTAKE = "Foxreader made a mistake ({error}); the log in {folder} says more."
NOT_SECONDS = "“{text}” is no number of seconds above 0"
BOOK_AND_SEVERAL = "With --all, --books or --collection give only the question; leave BOOK out."
NOTES_OF_SEVERAL = "Your highlights are asked about in one book: --notes goes with BOOK alone."
NO_HIGHLIGHTS = "There are no highlights in this book to ask about."
NO_BOOK_TO_ASK = "A book is missing; give one, or ask all books with --all."
SEMANTIC_OFF = "Semantic search is off; turn it on in the settings first."
NO_DISPLAY = "There is no display here, so Foxreader answers in the terminal."
BOOK_READ = (
    "{title}: {files} files, {characters:,} characters.\n"
    'Ask it with:  foxreader ask "{path}" "your question"'
)
STAGE = "{stage} {done} of {total}"
NO_FILE_NUMBER = "This book has files 0 to {last}; there is no {number}."
NO_TAG = "“{tag}” is no position tag; one looks like [f3-120-185]."
NOT_IN_BOOK = "This book has no place {tag}."
PEOPLE = "People"
PLACES = "Places"
TERMS = "Terms"
NO_PEOPLE = "No names were found in this book that are worth listing."
NO_PEOPLE_YET = "No names were found in what you have read that are worth listing."
NO_CORRECTIONS = "There are no corrections."
ALL_BOOKS = "all books"
MARKED_WRONG = "marked wrong"
NOTHING_TO_CORRECT = "Give the question whose answer you correct."
CORRECTION_ADDED = "Correction {id} is kept."
WRONG_ADDED = "The answer is marked wrong ({id})."
NO_CORRECTION = "There is no correction {id}; “corrections list” shows them."
CORRECTION_DELETED = "Correction {id} is deleted."
CONVERSATION_DELETED = "The conversation of {turns} turns is deleted."
COMMAND_OF_WINDOW = (
    "“/{command}” works in the window only; here there are /overview, /deep, /strict and /chapter, "
    "and the options --notes, --all and --whole."
)
NO_CHAPTER_HERE = "Your place is in no chapter of the contents; ask without “/chapter”."
OVERVIEW_OF_BOOK = "What is this book about?"
OVERVIEW_OF_CHAPTER = "Summarise this chapter."
NO_CONVERSATIONS = "There are no conversations about this book."
NO_CONVERSATION = "There is no conversation {number} about this book; “conversations” lists them."
NO_FILE_TO_IMPORT = "Name the file to import, which “export --format json” wrote."
CONVERSATION_IMPORTED = "A conversation of {turns} turns is imported; it is the newest."
NO_CITATIONS = "There are no citations in this file."
NOT_TEXT = "“{path}” is no text in UTF-8, or too large to be one."
NO_FILES_WITH_CITATIONS = "No file in this folder has citations."
VERDICTS = "{exact} exact, {moved} moved, {gone} gone."
UNREADABLE = "(cannot be read)"
NOT_EXPORTED = "“{path}” is no conversation that “export --format json” wrote."
BOOK_NOT_HERE = "Answer {turn} cites a book that is not here ({book}…); name its file with --book."
NO_MCP = (
    'The extra “mcp” is not installed; install it with:  python -m pip install "foxreader[mcp]"'
)
MCP_WAITS = "Waiting for a client's messages on standard input; Ctrl+D ends this."
NO_MODELS = "No model is set up. Presets: {names}. Add one with:  foxreader providers add NAME"
NO_ADDRESS = "Name a preset, or give the endpoint's address with --base-url."
API_KEY = "API key: "
PROVIDER_ADDED = "{name} is set up and chosen."
UNENCRYPTED = (
    "{host} is not encrypted: what you ask, the book's passages and the key can be read on the way."
)
FOUND_AT = "Found at {address}"
NO_OLLAMA = "{name} is no Ollama; only Ollama downloads models."
PULLING = "{done:.1f} of {total:.1f} GB"
PULLED = "{model} is there."
OUT_OF_RANGE = "--{option} {value:g} makes no sense; give {low:,} to {high:,}."
NO_MODEL = "No model is set up; add one with “providers add”."
PROVIDER_REMOVED = "{name} is removed, and its key with it."
NO_PROVIDER = "No provider is called “{name}”; “providers list” shows them."
RECOGNISED = "{recognised} pages recognised, {left} left, {characters:,} characters."
RECOGNISING = "Recognising {done} of {total}"
BOOK_AND_ALL = "With --all every book is searched; leave the book out."
NO_BOOK_TO_SEARCH = "A book is missing; give one, or search all books with --all."
NO_WORDS = "Give the words to find."
LIMIT_BELOW_ONE = "--limit makes no sense below 1."
TOO_FAR = "--near makes no sense; give 1 to {most} words."
NOT_FOUND = "Not in this book."
NOT_FOUND_YET = "Not in what you have read of this book."
MORE_PLACES = "There are more than these {count}; --limit shows more."
NOTHING_FOUND = "Nothing in this book fits that."
NOTHING_YET = "Nothing in what you have read of this book fits that."
NOTHING_IN_BOOKS = "Nothing in these books fits that."
SEARCHED_ALL = "Searched {passages} passages of {books} books."
NOT_SEARCHED = "Not searched yet; open them first: {titles}"
PAGE = ", page {page}"
CANDIDATE = " (has words of it)"
SEARCHED = "Searched {passages} passages for: {queries}"
LOOKED_AT = "Looked at {highlights} of {of} highlights for: {queries}"
SEARCHED_PART = "Searched {passages} passages of {part} for: {queries}"
SEARCHED_SO_FAR = "Searched {passages} passages in the first {share} for: {queries}"
SEARCHED_PART_SO_FAR = "Searched {passages} passages of {part} in the first {share} for: {queries}"
MISSING = "Not in this book: {words}"
MISSING_IN_BOOKS = "Not in these books: {words}"
MISSING_SO_FAR = "Not up to there: {words}"
UNKNOWN_CHOICE = "“{program}” does not know “{given}”"
HELP = "“{program} --help” says what it takes."
TOO_MANY = "“{given}” is one argument too many; put a question in quotes."
UNKNOWN_OPTION = "There is no option “{name}”; {near}"
HELP_LISTS = "--help lists them."
NO_FILE = "There is no file “{name}”; check the name."
UNKNOWN_COMMAND = (
    "There is no command and no file “{given}”; the nearest command is “{nearest}”, and --help "
    "lists them all."
)
DID_YOU_MEAN = "did you mean “{near}”?"
PLACE_PAGE = "page {page}"
FORGET_ASK = (
    "Delete the index, text, summaries, corrections, conversations, notes and place of “{title}”?\n"
    "Its file stays. [y/N] "
)
FORGET_UNASKED = "Without a terminal nobody can be asked; give --yes to delete what is kept."
FORGET_NOT = "Nothing was deleted."
FORGOTTEN = "“{title}” is forgotten; its file stays."
NO_NOTES = "There are no notes in this book."
NO_NOTE = "There is no note “{id}” in this book; “notes list” shows them."
NOTE_DELETED = "The note is deleted."
NOTE_EMPTY = "“{tag}” has no words; a highlight needs some, a bookmark does not."
NOTE_HIDDEN = "A part of “{tag}” cannot be seen in the book; take words that can."
BOOKMARK_COLOR = "A bookmark has no color; leave --color out, or make a highlight."
NO_NOTES_FORMAT = "Give the format of “{name}” with --format, one of {formats}."
NOTES_EXPORTED = ("{count} note is in “{path}”.", "{count} notes are in “{path}”.")
NOTES_IMPORTED = "{placed} placed, {moved} moved, {missing} missing."
NOTES_OF_OTHERS = (
    "{count} note in the file is of another book and was left out.",
    "{count} notes in the file are of other books and were left out.",
)
NOTE_MISSING = "words not found"
BOOKS_TAKEN = "{added} added, {known} already there, {refused} not taken."
BOOK_REFUSED = "not taken: {path}\n  {why}"
BOOK_TWIN = "“{path}” is added; the shelf has the same book in another file, too."
IMPORTED = "{done} of {total}"
NO_QUERY = "Give words of a title, an author, a series or a tag."
NO_BOOKS = "There are no books on the shelf; “library add” puts some there."
NO_BOOK_FOUND = "No title, author, series or tag has “{query}”."
BOOK_MISSING = "file not found"
NO_SUCH_BOOK = "There is no book “{sha256}” on the shelf; “library list --json” shows their hashes."
SEVERAL_BOOKS = "“{sha256}” begins the hashes of {count} books; give more of it."
BOOK_REMOVED = "“{title}” is off the shelf; its file, your notes and your place stay."
BACKED_UP = "Everything you made is in “{path}”: no books and no keys."
RESTORED = "The backup is restored; {books} books are on the shelf."
MERGED = (
    "New: {books} books, {notes} changes of notes, {turns} answers; changed twice: {conflicts}."
)
CONFLICT = "  {field}: “{shown}” is shown, “{other}” is kept"
SERIES = "{series} {index}"
YES = ("y", "yes")


def percent(share: float) -> str:
    """A share from 0 to 1 as it is written everywhere: "34 %"."""
    return f"{round(100 * share)} %"
