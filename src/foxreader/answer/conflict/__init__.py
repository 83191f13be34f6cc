"""Z6: finds passages of the evidence that disagree on a number, a date or a name."""
