"""What all of the window rests on: start, background jobs, theme, widgets, icons."""
