"""Question to events: the tool loop, strict mode, and the gate that lets no unproven citation through."""
