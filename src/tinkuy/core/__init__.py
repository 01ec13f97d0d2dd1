"""The table: questions and answers, hidden zones, views, undo, records. Knows no game."""
