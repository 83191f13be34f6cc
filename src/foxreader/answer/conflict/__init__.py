"""Z6: places of the evidence that disagree on a number, a date or a name."""
