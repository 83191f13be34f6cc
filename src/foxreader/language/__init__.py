"""All knowledge of natural languages: a data file for each, and the code that reads them."""
