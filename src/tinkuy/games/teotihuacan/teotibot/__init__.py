"""Teotibot, the solo opponent: a procedure that runs by itself, each step told with its clause (TE-18)."""
