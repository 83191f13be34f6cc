"""What code can see of the meaning of a claim, compared with the place it cites."""
