"""Positions of Inca Empire in a few words: what a test gives before somebody answers.

With four players the seats are blue, orange, green and brown, with three blue, orange and brown.
"""

from __future__ import annotations

import itertools

from tests.games.given import *
from tinkuy.core.chance import Chance
from tinkuy.core.game import clean_options
from tinkuy.core.table import Table
from tinkuy.core.zones import EMPTY
from tinkuy.games import find_game
from tinkuy.games.inca_empire.components import Components
from tinkuy.games.inca_empire.game import IncaEmpireGame
from tinkuy.games.inca_empire.network import members
from tinkuy.games.inca_empire.rulings import Rulings
from tinkuy.games.inca_empire.setup import empty_table, set_up
from tinkuy.games.inca_empire.state import CITY_MARK, GARRISON_MARK, TEMPLE_MARK, IncaEmpire, Player
from tinkuy.games.inca_empire.track import PHASES

GAME = find_game("inca_empire")
assert isinstance(GAME, IncaEmpireGame)
COMPONENTS: Components = GAME.components
BOARD = COMPONENTS.board
POINTS = BOARD.point_ids
PROVINCES = BOARD.province_ids
LINKS = BOARD.link_ids
CARDS = COMPONENTS.event_ids
TILES = COMPONENTS.tile_ids


def link(a: str, b: str) -> int:
    """The printed link between two points."""
    ends = {POINTS.index(a), POINTS.index(b)}
    return next(number for number, pair in enumerate(BOARD.link_ends) if set(pair) == ends)


def road(a: str, b: str) -> str:
    """Its code as an answer."""
    return LINKS[link(a, b)]


def wild(a: str, b: str) -> str:
    """The code of a wild road of its own."""
    one, two = sorted((POINTS.index(a), POINTS.index(b)))
    return f"wild_{POINTS[one]}_{POINTS[two]}"


class Given:
    """A table in the making: start roads, all tiles open, no labour, no cards in hand, era 2."""

    def __init__(self, seats: int = 4, **chosen: str) -> None:
        self.options = clean_options(GAME, chosen, seats)
        self.state: IncaEmpire = empty_table(COMPONENTS, Rulings(self.options), seats, Chance(1))
        state = self.state
        for player, start in zip(state.players, state.side.starts, strict=True):
            player.start = start
            state.roads[BOARD.start_links[start]] = player.seat
        counts = COMPONENTS.tile_counts(seats)
        tiles = [tile for tile, count in enumerate(counts) for _ in range(count)]
        for province, tile in zip(state.side.wild_provinces, tiles, strict=True):
            state.face.cards[province] = tile
        cards = COMPONENTS.card_counts(seats, state.rulings.early_fall)
        state.deck.cards = [card for card, count in enumerate(cards) for _ in range(count)]
        if state.rulings.pizarro:
            state.tokens.cards = [0, 0, 0, 1]  # the arrival comes first unless a test says otherwise
        self.fixed: set[int] = set()
        self.at("people", 2)

    def at(self, phase: str, era: int, number: int = 1) -> Given:
        """At the n-th phase of a kind in an era."""
        track = self.state.track
        found = [here for here, kind in enumerate(track.phases) if PHASES[kind] == phase and track.era[here] == era - 1]
        self.state.phase = found[number - 1]
        return self

    def tile(self, province: str, tile: str) -> Given:
        """Which tile lies there; it changes places with another."""
        face, here, kind = self.state.face.cards, PROVINCES.index(province), TILES.index(tile)
        if face[here] != kind:
            there = next(p for p, lies in enumerate(face) if lies == kind and p not in self.fixed)
            face[here], face[there] = face[there], face[here]
        self.fixed.add(here)
        return self

    def covered(self, *provinces: str) -> Given:
        """Face down instead of open."""
        for province in provinces:
            here = PROVINCES.index(province)
            self.state.covered.append(here)
            self.state.hidden.cards.append(self.state.face.cards[here])
            self.state.face.cards[here] = EMPTY
        return self

    def roads(self, seat: int, path: str) -> Given:
        """Roads along points: `limatambo abancay`."""
        points = path.split()
        for a, b in itertools.pairwise(points):
            self.state.roads[link(a, b)] = seat
        return self

    def wild_road(self, seat: int, code: str, province: str) -> Given:
        player = self.state.players[seat]
        player.wild.append(GAME.domains["road"].index(code))
        player.wild_provinces.append(PROVINCES.index(province))
        return self

    def conquered(self, seat: int, *provinces: str) -> Given:
        for province in provinces:
            here = PROVINCES.index(province)
            self.state.conqueror[here] = seat
            self.state.players[seat].tiles.append(here)
        return self

    def terraces(self, seat: int, *provinces: str) -> Given:
        self.state.players[seat].terraces += [PROVINCES.index(province) for province in provinces]
        return self

    def city(self, *points: str) -> Given:
        return self._mark(CITY_MARK, points)

    def garrison(self, *points: str) -> Given:
        return self._mark(GARRISON_MARK, points)

    def temple(self, *points: str) -> Given:
        return self._mark(TEMPLE_MARK, points)

    def _mark(self, mark: int, points: tuple[str, ...]) -> Given:
        for point in points:
            self.state.marks[POINTS.index(point)] |= mark
        return self

    def labour(self, *amounts: int) -> Given:
        """By seat."""
        for player, n in zip(self.state.players, amounts, strict=False):
            player.labour = n
        return self

    def scores(self, *vp: int) -> Given:
        """By seat; on one space the lower seat stands inside."""
        for player, n in zip(self.state.players, vp, strict=True):
            player.points[0] = n
        return self.ranking(*sorted(range(len(vp)), key=lambda seat: -vp[seat]))

    def ranking(self, *seats: int) -> Given:
        self.state.ranking = list(seats)
        return self

    def order(self, *seats: int) -> Given:
        self.state.order = list(seats)
        return self

    def open_cards(self, sector: str, *cards: str) -> Given:
        """On the Sun board."""
        for card in cards:
            self.state.deck.cards.remove(CARDS.index(card))
            self.state.sun.cards.append(CARDS.index(card))
            self.state.sun_sectors.append(COMPONENTS.sector_ids.index(sector))
        return self

    def hand(self, seat: int, *cards: str) -> Given:
        for card in cards:
            self.state.deck.cards.remove(CARDS.index(card))
            self.state.players[seat].hand.cards.append(CARDS.index(card))
        return self

    def table(self) -> Table:
        self.state.acting = self.state.surveyed = False  # a table made of it before may have begun a turn
        assert GAME.audit(self.state) is None, GAME.audit(self.state)
        return table_at(GAME, self.state, len(self.state.players), self.options)

    def turn_of(self, seat: int, era: int = 2, number: int = 1) -> Table:
        """The table at that seat's turn, as the first of a People phase."""
        others = [player.seat for player in self.state.players if player.seat != seat]
        return self.at("people", era, number).order(seat, *others).table()


def given(seats: int = 4, **chosen: str) -> Given:
    return Given(seats, **chosen)


def opening(seats: int = 4, seed: str = "1", **chosen: str) -> IncaEmpire:
    """A table that was set up."""
    return set_up(COMPONENTS, Rulings(clean_options(GAME, chosen, seats)), seats, Chance.from_seed(seed))


def board(table: Table) -> IncaEmpire:
    assert isinstance(table.state, IncaEmpire)
    return table.state


def me(table: Table, seat: int) -> Player:
    return board(table).players[seat]


def labour(table: Table) -> list[int]:
    return [player.labour for player in board(table).players]


def reached(table: Table, seat: int) -> set[str]:
    """The points of a network."""
    return {POINTS[point] for point in members(me(table, seat).reach)}


def owner(table: Table, a: str, b: str) -> int:
    return board(table).roads[link(a, b)]


def face_up(table: Table) -> set[str]:
    return {PROVINCES[province] for province, tile in enumerate(board(table).face.cards) if tile != EMPTY}


def phase_of(table: Table) -> tuple[str, int]:
    """The phase and its era."""
    state = board(table)
    return PHASES[state.track.phases[state.phase]], state.track.era[state.phase] + 1


def pass_turns(table: Table, turns: int) -> Table:
    """So many turns of People phases in which nothing is done, with any cards laid in between."""
    while turns and not table.over:
        turns -= asked(table) == "act"
        code = "end" if asked(table) == "act" else options(table)[0]
        answer(table, f"{asked(table)} {code}")
    return table
