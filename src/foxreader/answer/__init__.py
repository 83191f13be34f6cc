"""Question to events: the tool loop, strict mode, and the gate that proves every citation."""
