"""Teotihuacan: City of Gods, for 2 to 4 players. One module per chapter of the rules, the action boards in `boards/`.

How the rest is meant to plug in:

- A module of the expansion is a folder (`priests/`, `height/`, `seasons/`, `architecture/`, `development/`) with its
  options, tables, texts and a `Conduct` around the player's own (`conduct.py`): it overrides the prices, numbers and
  steps that it changes and passes the rest on. Where a chapter has no such question yet, the conduct gets a method and
  the chapter asks it; no chapter knows a module.
- A new board is a `Board` (`boards/board.py`) that takes the place of the base one in `Rulings.boards`.
- Teotibot is a folder `teotibot/`: its choices by kind of question go into `Game.automa`, what it does otherwise, down
  to its turn, salary and bonus tiles, into a conduct; `TeotihuacanGame.conducts` seats it after the people.
"""

from __future__ import annotations

from tinkuy.games.teotihuacan.game import TeotihuacanGame

__all__ = ["TeotihuacanGame"]
