"""Plain text and Markdown, and the chapters in them."""
