"""M2, Height of Development: the orange temple and its special abilities (TE-21)."""
