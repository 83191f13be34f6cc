"""FictionBook."""
