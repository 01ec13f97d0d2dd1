"""Invitations to a server that is closed to others: each is for one visitor."""

from __future__ import annotations

import asyncio

from tinkuy.server.settings import Settings
from tinkuy.server.store.opening import open_store
from tinkuy.server.store.people import People, Ticket
from tinkuy.server.store.store import now
from tinkuy.server.tokens import hashed, new_secret

DAYS = 30
HOST = "host"  # whoever comes with it may invite others


async def invitation(people: People, host: bool) -> str:
    word = new_secret()
    until = now() + DAYS * 86_400_000
    await people.put(Ticket(hashed(word), "invitation", "", HOST if host else "", until))
    return word


def invite(settings: Settings, host: bool = False) -> str:
    """The word of a new one, whether a server is running or not."""

    async def make() -> str:
        store, _ = open_store(settings)
        try:
            return await invitation(store.people, host)
        finally:
            await store.close()

    return asyncio.run(make())


def first_invitation(settings: Settings) -> str:
    """For whoever runs the server, until that one has come in; else empty."""

    async def has_host() -> bool:
        store, _ = open_store(settings)
        try:
            return await store.people.has_host()
        finally:
            await store.close()

    return "" if asyncio.run(has_host()) else invite(settings, host=True)
