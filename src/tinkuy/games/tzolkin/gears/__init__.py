"""The five city gears, one module each; `actions` finds the rule of an action space by its kind."""
