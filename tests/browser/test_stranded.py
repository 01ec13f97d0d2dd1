"""A game that the new rules cannot go on with: its players are told why, may look at it and take its record home."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.server.hosting import DEALS, hosted


def test_a_stranded_game_says_why_and_gives_its_record(sit: Sit, client: Path, tmp_path: Path) -> None:
    with hosted(tmp_path, client=str(client), deals=DEALS) as host:
        me = sit("Anna", address=host.address)
        table = me.new_table("me", "random")
        me.ahead(table, 3, random.Random(2))
        port = urlsplit(host.address).port
    with sqlite3.connect(tmp_path / "tables.sqlite") as file:
        file.execute("DROP TRIGGER answers_stay")
        last = "(SELECT max(version) FROM answers)"
        file.execute(f"UPDATE answers SET code = 'place market' WHERE version = {last}")  # no rules have such a gear
        file.execute("UPDATE tables SET setup = json_replace(setup, '$[1]', '0')")  # played by rules of before
        file.execute("DELETE FROM digests")
    file.close()
    with hosted(tmp_path, client=str(client), deals=DEALS, port=port):
        me.go("/")
        card = me.one(f'a[href="/t/{table}"]').first
        expect(me.page.get_by_text("cannot go on")).to_be_visible()
        assert me.get("/api/me")["tables"][0]["waiting"] == []
        card.click()
        expect(me.prompt).to_contain_text("This game cannot go on by the new rules")
        expect(me.prompt).to_contain_text("One of its answers is no longer possible.")
        expect(me.glowing).to_have_count(0)
        with me.page.expect_download() as download:
            me.one("a[download]:visible").first.click()
        assert "place market" in Path(download.value.path()).read_text(encoding="utf-8")
        me.page.get_by_role("link", name="To the lobby").first.click()
        expect(me.play_now()).to_be_visible()
