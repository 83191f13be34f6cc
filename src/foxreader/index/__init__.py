"""Book to Index: units, segments, passages and summaries in one SQLite file per book."""
