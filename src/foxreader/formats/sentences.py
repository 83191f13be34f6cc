"""Sentences for the reader that several formats share."""

from __future__ import annotations

PICTURES_ONLY = "The pages are pictures without text, so nothing in this book can be searched"
"""The beginning of the warning that is removed once a page has been recognised."""

NO_TEXT = f"{PICTURES_ONLY}; where tesseract is installed, Foxreader can recognise their text."

NONE_FOUND = f"{PICTURES_ONLY}; tesseract has looked at them and found none."

NO_LETTERS = "set in a font that does not tell its letters; its text is left out"
