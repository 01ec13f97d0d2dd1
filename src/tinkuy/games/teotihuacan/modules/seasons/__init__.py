"""M3, Seasons of Progress: one season tile is in force from eclipse to eclipse (TE-22)."""
