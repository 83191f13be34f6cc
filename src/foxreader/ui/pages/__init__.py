"""Fixed pages: their bars, their thumbnails."""
