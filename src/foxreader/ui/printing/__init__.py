"""Printing: a range of pages or chapters, or the selected words, on paper or into a PDF."""
