"""What must survive: settings, keys, the shelf and the canonical documents."""
