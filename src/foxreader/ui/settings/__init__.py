"""Where the reader sets up models and the look of the page."""
