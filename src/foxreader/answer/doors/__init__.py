"""Answers that code computes: an overview, the book's data, places counted, lists, the guide.

They are the same with and without a model where code can compute them; the others are for readers
without one.
"""
