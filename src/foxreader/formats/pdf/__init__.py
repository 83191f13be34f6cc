"""PDF: pages with a box for each character."""
