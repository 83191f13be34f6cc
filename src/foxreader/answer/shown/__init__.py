"""What an answer is shown and exported as: claims, evidence lines, sheets, files and back."""
