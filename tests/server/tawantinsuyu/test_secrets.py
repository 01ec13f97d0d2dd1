"""Tawantinsuyu over the real socket: for two and alone, and nobody's cards reach anybody else."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from tests.server.hosting import Host
from tests.server.visitors import Message, Page, Visitor
from tinkuy.games import find_game

GAME = find_game("tawantinsuyu")
GODS, ARMIES = GAME.domains["god"], GAME.domains["army"]
HANDS = {"god_hand": GODS, "set_aside": GODS, "army_hand": ARMIES, "drawn": ARMIES}
OPEN = {"altar": GODS, "resolving": GODS, "army_discard": ARMIES}
RESOLVED = ("card_resolved", "card_played")  # of the start and of a ceremony: afterwards they are shuffled in
STACKS = ("god_deck", "army_deck", "production_stack", "passive_stack", "weave_stack", "bag")


def named(cards: list[int], names: list[str]) -> set[str]:
    return {names[card] for card in cards}


def held(page: Page) -> set[str]:
    """The cards in the hands of whoever sits at the page."""
    assert page.seat is not None
    area = page.state["view"]["state"]["players"][page.seat]
    return {code for hand, names in HANDS.items() for code in named(area[hand], names)}


def laid_open(page: Page) -> set[str]:
    """The cards that everybody sees, or saw for a moment within a turn."""
    state = page.state["view"]["state"]
    found = {event["god"] for event in page.events if event["event"] in RESOLVED}
    found |= {code for zone, names in OPEN.items() for code in named(state[zone], names)}
    for area in state["players"]:
        found |= named(area["army_up"], ARMIES) | named(area["army_down"], ARMIES)
    return found | named([state["played"]] if state["played"] >= 0 else [], GODS)


def check_closed(state: Message, seat: int | None) -> None:
    """Of others' hands and of all stacks there is the number of cards and nothing else."""
    for area in state["players"]:
        kind: Any = list if area["seat"] == seat else int
        assert all(isinstance(area[hand], kind) for hand in HANDS)
    assert all(isinstance(state[stack], int) for stack in STACKS)


def told_of(cards: set[str], texts: list[str]) -> list[str]:
    """Those that a text names, by themselves or in an answer."""
    return [card for card in cards if any(re.search(f'[" ]{card}"', text) for text in texts)]


def moment(visitor: Visitor, table: str, version: int, seat: int | None) -> str:
    """The page of an earlier moment, which anybody may ask for."""
    query = "" if seat is None else f"?seat={seat}"
    return visitor.http.get(f"/api/tables/{table}/at/{version}{query}").raise_for_status().text


def test_nothing_of_a_hand_reaches_the_other_player_or_a_spectator(host: Host, anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("me", "person", game="tawantinsuyu")["id"]
    ben.take(table, anna, 1)
    with Visitor(host.address) as eve:
        pages = [anna.page(table, 0), ben.page(table, 1), eve.page(table, None)]
        rng = random.Random(5)
        seen: list[set[str]] = [set(), set(), set()]  # what a page may name: open cards, and what its owner ever held
        secrets = 0
        while pages[0].state["view"]["turn"] < 18 and not pages[0].over:
            author = next(page for page in pages if page.asked)
            version = author.commit(author.turn(rng))["version"]
            for page, cards in zip(pages, seen, strict=True):
                page.caught_up(version)
                check_closed(page.state["view"]["state"], page.seat)
                cards.update(laid_open(page), set() if page.seat is None else held(page))
            for owner, other in ((0, 1), (1, 0)):
                secret = held(pages[owner])
                secrets += len(secret - seen[other])
                older = moment((anna, ben)[other], table, version - 1, other)
                assert told_of(secret - seen[other], [*pages[other].received, older]) == []
                assert told_of(secret - seen[2], pages[2].received) == []
        assert secrets > 100
        assert told_of(held(pages[0]), pages[0].received)  # so it would have been found


def test_alone_axomammas_cards_stay_face_down(host: Host, anna: Visitor) -> None:
    table = anna.open_table("me", game="tawantinsuyu")["id"]
    page = anna.page(table, 0)
    assert len(page.state["view"]["state"]["players"]) == 2
    rng = random.Random(6)
    while not page.over:
        page.play(rng)
        state = page.state["view"]["state"]
        check_closed(state, 0)
        symbols = range(len(GAME.domains["symbol"]))
        assert all(mark in symbols for slot in state["tucked"] for mark in slot)
    assert len(page.state["view"]["scores"]) == 2
    record = anna.get(f"/api/tables/{table}/record")
    assert record.startswith("tinkuy record 1\ngame tawantinsuyu\n")
    assert record.splitlines()[-1].startswith("result ")
    assert json.loads(moment(anna, table, page.version, 0))["view"]["over"]


def test_alone_against_nobody_but_axomamma(anna: Visitor) -> None:
    """The lobby knows that one seat is enough, and which options are there."""
    game = anna.get("/api/games/tawantinsuyu")
    assert game["seats"] == [1, 2, 3, 4]
    assert "solo_no_personality" in [option["name"] for option in game["options"]]
