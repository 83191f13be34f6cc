"""Search by words: the query, the ranking, and which hits count as evidence."""
