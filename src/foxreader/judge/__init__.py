"""The judge: a small network that says whether the words of a place support a claim.

It knows nothing of books or answers. Its file is made once of public weights and what we taught it
(:mod:`foxreader.judge.file`), and is read by nothing else.
"""
