"""Reading aloud in the window: voices, the book's narration, the bar under the page."""
