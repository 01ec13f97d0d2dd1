"""What is told: questions, events, refusals, names and descriptions."""
