"""The one way to say no to a person: a sentence, and nothing has changed."""

from __future__ import annotations


class Refused(Exception):
    """What was asked cannot be done; the text is one clear sentence for a person."""
