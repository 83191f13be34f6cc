"""The Text panel: how the page looks, for one book or for all."""
