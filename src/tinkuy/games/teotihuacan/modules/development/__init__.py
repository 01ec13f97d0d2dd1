"""M5, Development: the engineers' board in the place of Construction (TE-24)."""
