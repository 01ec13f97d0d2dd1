"""Teotihuacan: City of Gods, for 1 to 4 players. One module per chapter of the rules, the action boards in `boards/`.

How the rest plugs in:

- A module of the expansion is a folder of `modules/` with its tables, a `Module` (`modules/module.py`) that changes
  what lies on the table and is dealt, and a conduct `Around` (`around.py`) the player's own (`conduct.py`): it changes
  some prices, numbers and steps and passes the rest on. Where a chapter has no such question yet, the
  conduct gets a method and the chapter asks it; no chapter knows a module. `modules/registry.py` lists them all.
- A new board is a `Board` (`boards/board.py`) that takes the place of the base one in `Rulings.boards`.
- Teotibot is the folder `teotibot/`: its choices by kind of question are in `Game.automa`, what it does otherwise, down
  to its turn, salary and bonus tiles, in a conduct; `TeotihuacanGame.conducts` seats it after the people.
"""

from __future__ import annotations

from tinkuy.games.teotihuacan.game import TeotihuacanGame

__all__ = ["TeotihuacanGame"]
