"""Secrets that somebody is known by: cookies and links of seats. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_secret() -> str:
    """128 random bits that fit into a link."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())
