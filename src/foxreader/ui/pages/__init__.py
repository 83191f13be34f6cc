"""Fixed pages: their bar, their thumbnails, the bar of evidence."""
