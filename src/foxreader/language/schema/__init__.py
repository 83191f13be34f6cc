"""The schema of a language's file: its sections and keys, and what each is for.

A value in a file is a text:

* words are separated by white space;
* for words with a value, each line is the value, then its words: ``30 thirty``; for months and
  days the value is the number of the line;
* for a regular expression, each line is an alternative.

Words are folded (:mod:`fold`) unless the type of the field says otherwise (:mod:`entries`). A *run*
is a piece of text in a script without spaces between words ("unspaced text").
"""
