"""What readers of several formats have to say in the same words."""

from __future__ import annotations

NO_TEXT = "The pages are pictures without text, so nothing in this book can be searched."
