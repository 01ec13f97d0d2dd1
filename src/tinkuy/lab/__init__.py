"""For people who study the games: matches between bots, and counts that prove the rules."""
