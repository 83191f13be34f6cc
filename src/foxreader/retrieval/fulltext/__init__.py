"""Full-text search: ranking, the excerpt shown for a hit, and which hits count as evidence."""
