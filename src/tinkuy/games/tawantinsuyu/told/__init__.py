"""What is told of the game: questions, events, refusals, names and explanations."""
