"""Which store it is: the file of one process, or a database that several share."""

from __future__ import annotations

from tinkuy.core.errors import Refused
from tinkuy.server.clocks import Watch
from tinkuy.server.settings import Settings, data_file, database
from tinkuy.server.store.neighbours import Alone, Neighbours
from tinkuy.server.store.sqlite.store import SqliteStore
from tinkuy.server.store.store import Store

MISSING = "To keep tables in PostgreSQL install what that needs: pip install 'tinkuy[site]'."


def prepare_database(address: str) -> None:
    """It can be reached and has the tables of today; else Refused."""
    try:
        from tinkuy.server.store.postgresql.lines import prepare
    except ImportError:
        raise Refused(MISSING) from None
    prepare(address)


def open_store(settings: Settings) -> tuple[Store, Neighbours]:
    """With those who share it."""
    address, watch = database(settings), Watch(settings.watch)
    if not address:
        return SqliteStore(data_file(settings), settings.page_limit, watch), Alone()
    try:
        from tinkuy.server.store.postgresql.neighbours import PostgresqlNeighbours
        from tinkuy.server.store.postgresql.store import PostgresqlStore
    except ImportError:
        raise Refused(MISSING) from None
    store = PostgresqlStore(address, watch)
    return store, PostgresqlNeighbours(store)
