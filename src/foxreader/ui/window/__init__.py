"""The main window: its bars and panels, navigation, messages."""
