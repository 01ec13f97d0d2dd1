"""M1, Priests and Priestesses: one tile per player that helps and hinders all game long (TE-20)."""
