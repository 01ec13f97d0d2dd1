"""The processes in which rules and bots run, and what is asked of them."""
