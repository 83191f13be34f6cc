"""The parts of the program, built once and handed to each other."""
