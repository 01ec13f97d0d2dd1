"""Slow second models of games, written from the rules pages alone, to be played in lockstep with the engine."""
