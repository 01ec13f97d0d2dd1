"""Which store it is: the file of one process, or a database that several share."""

from __future__ import annotations

from tinkuy.core.errors import Refused
from tinkuy.server.settings import Settings, data_file, database
from tinkuy.server.store.sqlite import SqliteStore
from tinkuy.server.store.store import Store

MISSING = "To keep tables in PostgreSQL install what that needs: pip install 'tinkuy[site]'."


def open_store(settings: Settings) -> Store:
    address = database(settings)
    if not address:
        return SqliteStore(data_file(settings), settings.page_limit)
    try:
        from tinkuy.server.store.postgresql.store import PostgresqlStore
    except ImportError:
        raise Refused(MISSING) from None
    return PostgresqlStore(address)
