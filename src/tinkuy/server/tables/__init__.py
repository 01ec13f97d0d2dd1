"""The live tables: who sits where, who watches, and the one way in which answers get into the log."""
