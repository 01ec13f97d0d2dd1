"""Axomamma, the solo opponent: a procedure that runs by itself, each step told with its clause (TA-17 to TA-23)."""
