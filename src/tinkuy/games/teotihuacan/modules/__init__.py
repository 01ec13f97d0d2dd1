"""The modules of the expansion (TE-19), each a folder of its own; `registry` knows which are in play."""
