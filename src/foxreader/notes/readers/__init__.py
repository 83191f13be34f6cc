"""One module for the files of each program: bytes to annotations, None for what is of another."""
