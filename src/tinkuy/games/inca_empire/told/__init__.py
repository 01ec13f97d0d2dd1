"""What the game tells: questions, events, refusals, names and descriptions."""
