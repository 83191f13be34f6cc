"""The tools a model may call, as they are described to it (F4, F5, T7)."""

from __future__ import annotations

from foxreader.core.message import ToolSpec
from foxreader.retrieval.tools.arguments import Count, Text, Tool

_SMALL = 6_000
"""Tokens of context. A smaller model is offered the first three tools only, because the
descriptions of all would take too much of its context. Chosen, not measured."""

_WHERE = Text(
    'Optional: the part of the book to search, as its contents name it, such as "chapter 7".',
    optional=True,
)

TOOLS = (
    Tool(
        "get_related_segment_summaries",
        "Find the parts of the open book that are about a question and return their source text, "
        "each sentence followed by its position tag. It adds to text_search where no sentence has "
        "the question's words, but a part's title or summary fits: themes, developments, why.",
        {"question": Text("The question, put in words that are likely to be in the book.")},
    ),
    Tool(
        "get_full_book_segment_summaries",
        "Return the summaries of all parts of the open book in reading order, with position "
        "tags. Use it for overviews, reviews, structure and themes of the whole book.",
        {},
    ),
    Tool(
        "text_search",
        "Full-text search in the open book; returns the best passages, each sentence followed "
        "by its position tag. Use it for names, terms and exact phrases (in double quotes).",
        {
            "query": Text("Words or a quoted phrase to look for, in the language of the book."),
            "scope": _WHERE,
        },
    ),
    Tool(
        "concept_map_lookup",
        "Look a person, place, theme or event up in the book's concept map: where it occurs, "
        "with whom, and a tagged sentence for each chapter.",
        {"name": Text("The name or words to look up.")},
    ),
    Tool(
        "chapter_summary_get",
        "The summary of a chapter, with position tags.",
        {"chapter": Text("The chapter's number or title as the contents have it.")},
    ),
    Tool(
        "book_synopsis_get",
        "A short synopsis of the book by its chapters, with position tags.",
        {},
    ),
    Tool(
        "chunk_get",
        "Read on: the source text from a place forward, each sentence with its position tag, "
        "without what you were already sent; and the ids of the chunks before and after.",
        {
            "location": Text(
                "A position tag, the id of a chunk, a chapter or section by number or heading."
            )
        },
    ),
)
"""The most useful first; a model with a small context is offered only the first three."""

SEMANTIC = Tool(
    "semantic_search",
    "Search the open book by meaning rather than words; returns passages, each sentence followed "
    "by its position tag. Use it for ideas that the book may put in other words.",
    {
        "query": Text("What the passage should be about."),
        "scope": _WHERE,
        "k": Count("How many passages.", 1, 20, 8),
    },
)


def specs_for(context: int, *, semantic: bool = False) -> tuple[ToolSpec, ...]:
    """The tools offered to a model with ``context`` tokens; ``semantic`` adds semantic search."""
    offered = TOOLS if context >= _SMALL else TOOLS[:3]
    return tuple(tool.spec for tool in (*offered, *((SEMANTIC,) if semantic else ())))
