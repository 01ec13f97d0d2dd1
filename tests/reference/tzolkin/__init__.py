"""Tzolk'in a second time: plain and slow, from docs/rules/tzolkin.en.md and the component tables alone."""
