"""Everything that lies over the table for a moment: curtain, score sheet, rules, why-not, info, settings, help."""

from __future__ import annotations
