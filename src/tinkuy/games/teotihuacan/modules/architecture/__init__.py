"""M4, Architecture: the painters' board in the place of Decorations (TE-23)."""
