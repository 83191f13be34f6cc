"""Text for pages that are pictures, by tesseract where it is installed."""
