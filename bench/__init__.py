"""How fast the rules are, beside the peers: `python -m bench`."""
