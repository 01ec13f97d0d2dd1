"""The file of the tables: its owner's alone, served by one server whatever it is called, and noticed when damaged."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import stat
from pathlib import Path

import pytest

from tests.server.hosting import hosted
from tests.server.test_serve import ended, serve
from tests.server.test_store import kept, note
from tests.server.visitors import Visitor
from tinkuy.core.errors import Refused
from tinkuy.server.store.sqlite import file
from tinkuy.server.store.sqlite.store import SqliteStore

PAGE = 4_096


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_everything_that_is_kept_is_for_its_owner_only(folder: Path) -> None:
    data = folder / "new" / "data"
    old = os.umask(0o000)  # whatever the system allows
    try:
        with hosted(folder, data=str(data / "tables.sqlite")) as host, Visitor(host.address) as anna:
            anna.open_table("me", "person")
            found = {path.name: mode(path) for path in data.iterdir()}
    finally:
        os.umask(old)
    assert {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"} <= set(found)
    assert set(found.values()) == {0o600}
    assert mode(data) == 0o700


def test_files_that_others_could_read_are_tightened(folder: Path) -> None:
    with hosted(folder) as host:
        host.kill()
    names = [folder / f"tables.sqlite{end}" for end in ("", "-wal", "-shm", ".lock")]
    for name in names:
        name.touch()
        name.chmod(0o644)
    before = mode(folder)
    with hosted(folder):
        assert [mode(name) for name in names if name.exists()] == [0o600] * 4
    assert mode(folder) == before  # a folder that somebody else made is left alone


@pytest.mark.parametrize("make", [os.symlink, os.link], ids=["symlink", "hard link"])
def test_a_link_does_not_pass_the_lock(folder: Path, make: object) -> None:
    with hosted(folder) as host:
        other = folder / "elsewhere"
        other.mkdir()
        make(host.data, other / "t.sqlite")  # type: ignore[operator]
        code, errors = ended(serve(other, "--port", "0"))
        assert code == 2
        assert "is running already" in errors
        if make is os.symlink:
            assert host.address in errors


def test_a_link_in_the_place_of_the_lock_is_not_followed(folder: Path) -> None:
    letter = folder / "letter.txt"
    letter.write_text("to my aunt")
    (folder / "t.sqlite.lock").symlink_to(letter)
    code, errors = ended(serve(folder, "--port", "0"))
    assert code == 2
    assert "t.sqlite.lock" in errors
    assert letter.read_text() == "to my aunt"


def filled(path: Path) -> Path:
    async def fill() -> None:
        store = SqliteStore(path)
        for number in range(200):
            await store.create(kept(f"t{number}"), [(0, f"plan place {answer}") for answer in range(20)])
            await store.append(f"t{number}", 0, ["plan place"], "k", note(21, 0))
        await store.close()

    asyncio.run(fill())
    return path


@pytest.mark.parametrize("damage", [b"\0", b"\xff", b"garbage "])
def test_damage_in_the_middle_is_noticed_at_the_start(folder: Path, damage: bytes) -> None:
    path = filled(folder / "t.sqlite")
    pages = path.stat().st_size // PAGE
    for page in random.Random(1).sample(range(2, pages), 8):
        whole = path.read_bytes()
        path.write_bytes(whole[: page * PAGE] + (damage * PAGE)[:PAGE] + whole[(page + 1) * PAGE :])
        with pytest.raises(Refused, match=r"is damaged.*backup"):
            SqliteStore(path)
        path.write_bytes(whole)
    asyncio.run(SqliteStore(path).close())


def test_the_person_who_starts_it_is_told_what_to_do(folder: Path) -> None:
    path = filled(folder / "t.sqlite")
    with path.open("r+b") as damaged:
        damaged.seek(path.stat().st_size // 2 // PAGE * PAGE)
        damaged.write(b"\0" * PAGE)
    code, errors = ended(serve(folder, "--port", "0"))
    assert code == 2
    assert "backup" in errors
    assert "Traceback" not in errors


def test_a_big_file_is_looked_through_for_a_bounded_time(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = filled(folder / "t.sqlite")
    monkeypatch.setattr(file, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(file, "STEPS", 10)
    connection = sqlite3.connect(path)
    assert not file.look_through(connection, path)
    connection.close()
    asyncio.run(SqliteStore(path).close())
