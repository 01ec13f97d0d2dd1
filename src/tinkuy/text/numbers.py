"""Numbers as people write them: exact quarters and a real minus sign."""

from __future__ import annotations

MINUS = "\N{MINUS SIGN}"
FRACTIONS = {(1, 4): "¼", (1, 2): "½", (3, 4): "¾"}


def signed(n: int) -> str:
    return f"{MINUS}{-n}" if n < 0 else str(n)


def points(parts: int, unit: int) -> str:
    """Points counted in parts of `unit`: 23 quarters are 5¾."""
    sign = MINUS if parts < 0 else ""
    whole, rest = divmod(abs(parts), unit)
    if rest == 0:
        return f"{sign}{whole}"
    for (over, under), glyph in FRACTIONS.items():
        if rest * under == over * unit:
            return f"{sign}{whole or ''}{glyph}"
    return f"{sign}{whole} {rest}/{unit}" if whole else f"{sign}{rest}/{unit}"
