"""How the judge of meaning is made: its encoder, what it is taught, and what comes of it."""
