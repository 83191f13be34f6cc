"""Conversations exported as files whose footnotes link to the exact words, and read back."""
