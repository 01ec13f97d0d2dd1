"""Positions of Tzolk'in in a few words: what a test gives before somebody answers."""

from __future__ import annotations

from tests.games.given import *
from tinkuy.core.chance import Chance
from tinkuy.core.events import TURN_BEGAN
from tinkuy.core.table import Table
from tinkuy.core.zones import EMPTY, Deck
from tinkuy.games import find_game
from tinkuy.games.tzolkin.components import GEARS, RESOURCES, TEMPLES, TRACKS, Components
from tinkuy.games.tzolkin.game import TzolkinGame
from tinkuy.games.tzolkin.setup import empty_table
from tinkuy.games.tzolkin.state import NEUTRAL, ROUND_END, TURNS, Player, Tzolkin

GAME = find_game("tzolkin")
assert isinstance(GAME, TzolkinGame)
COMPONENTS: Components = GAME.components


class Given:
    """A table in the making: day 1, empty gears, empty hands of goods, the building offer empty, all stacks full."""

    def __init__(self, seats: int = 4) -> None:
        self.state: Tzolkin = empty_table(COMPONENTS, seats, Chance(1))
        self.state.stage = TURNS
        for building, tile in enumerate(COMPONENTS.buildings):
            stack = self.state.age1_stack if tile.age == 1 else self.state.age2_stack
            stack.cards += [building] * tile.count
        self.state.monuments_left_out = Deck("monument", list(range(len(COMPONENTS.monuments))))
        self.state.wealth_stack = Deck("wealth", list(range(len(COMPONENTS.wealth))))

    def player(self, seat: int, **goods: int | bool) -> Given:
        """corn, wood, stone, gold, skulls, a temple's step, a track's level, workers (all in hand), light, ..."""
        player = self.state.players[seat]
        for name, n in goods.items():
            if name in RESOURCES:
                player.resources[RESOURCES.index(name)] = int(n)
            elif name in TEMPLES:
                player.temples[TEMPLES.index(name)] = int(n)
            elif name in TRACKS:
                player.technologies[TRACKS.index(name)] = int(n)
            elif name == "workers":
                player.hand += int(n) - player.workers
                player.workers = int(n)
            elif name == "skulls":
                self.state.skull_supply -= int(n) - player.skulls
                player.skulls = int(n)
            else:
                assert name in Player.FIELDS, name
                setattr(player, name, n)
        return self

    def worker(self, seat: int, gear: str, *spaces: int) -> Given:
        """Workers of a seat from its hand onto spaces of a gear."""
        for space in spaces:
            self.state.gears[GEARS.index(gear)][space] = seat
            self.state.players[seat].hand -= 1
        return self

    def neutral(self, gear: str, *spaces: int) -> Given:
        for space in spaces:
            self.state.gears[GEARS.index(gear)][space] = NEUTRAL
        return self

    def first_player_space(self, seat: int) -> Given:
        self.state.fp_space = seat
        self.state.players[seat].hand -= 1
        return self

    def offer(self, *buildings: str) -> Given:
        """Buildings on offer, taken from their stacks; the offer is padded with empty spaces."""
        ids = [COMPONENTS.building_ids.index(building) for building in buildings]
        for id in ids:
            age = COMPONENTS.buildings[id].age
            (self.state.age1_stack if age == 1 else self.state.age2_stack).cards.remove(id)
        self.state.building_offer.cards = ids + [EMPTY] * (COMPONENTS.building_spaces - len(ids))
        return self

    def monuments(self, *monuments: str) -> Given:
        ids = [COMPONENTS.monument_ids.index(monument) for monument in monuments]
        for id in ids:
            self.state.monuments_left_out.cards.remove(id)
        self.state.monument_offer.cards = ids
        return self

    def owns(self, seat: int, *tiles: str) -> Given:
        """Buildings and monuments in front of a player, without their effects."""
        player = self.state.players[seat]
        for tile in tiles:
            if tile in COMPONENTS.building_ids:
                player.buildings.append(COMPONENTS.building_ids.index(tile))
            else:
                player.monuments.append(COMPONENTS.monument_ids.index(tile))
        return self

    def day(self, day: int) -> Given:
        """Days advanced; the Food Days before it have been held."""
        self.state.day = day
        self.state.food_days = sum(1 for food_day in COMPONENTS.food_days if food_day.start < day)
        self.state.age = 2 if self.state.food_days >= 2 else 1
        return self

    def turn_of(self, seat: int) -> Table:
        """The table at that seat's turn, as the first of the round."""
        self.state.first = seat
        return self._table()

    def last_turn_of(self, seat: int) -> Table:
        """The table at that seat's turn, as the last of the round; the marker is with the next seat."""
        seats = len(self.state.players)
        self.state.first = (seat + 1) % seats
        self.state.turns_taken = seats - 1
        return self._table()

    def end_of_round(self) -> Table:
        """All turns are taken; what the round's end brings happens at once, up to the next question."""
        self.state.turns_taken = len(self.state.players)
        self.state.stage = ROUND_END
        return self._table()

    def _table(self) -> Table:
        return table_at(GAME, self.state, len(self.state.players))


def given(seats: int = 4) -> Given:
    return Given(seats)


def me(table: Table, seat: int) -> Player:
    assert isinstance(table.state, Tzolkin)
    return table.state.players[seat]


def board(table: Table) -> Tzolkin:
    assert isinstance(table.state, Tzolkin)
    return table.state


def resources(table: Table, seat: int) -> list[int]:
    """Wood, stone, gold."""
    return me(table, seat).resources


def worker_on(gear: str, *spaces: int, seats: int = 4, **goods: int | bool) -> Given:
    """Seat 0 with all its workers on these spaces of a gear and these goods."""
    return given(seats).player(0, workers=len(spaces), **goods).worker(0, gear, *spaces)


def acting(position: Given, seat: int = 0, last: bool = False) -> Table:
    """That seat's turn, perhaps the last of the round, up to the choice of a worker or its action.

    It does not beg and picks up.
    """
    table = position.last_turn_of(seat) if last else position.turn_of(seat)
    for code in ("beg no", "plan pick_up"):
        if asked(table) == code.split()[0]:
            answer(table, code)
    return table


def continued(table: Table) -> Given:
    """The same table once more in the making, at the start of a turn."""
    more = Given(table.seats)
    more.state = board(table).copy()
    more.state.stage = TURNS
    more.state.turns_taken = 0
    return more


def fields(start: Given, plantation: int, *tiles: str) -> Given:
    """What shows on the fields of a plantation: bare, corn, wood."""
    start.state.jungle[plantation] = [("bare", "corn", "wood").index(tile) for tile in tiles]
    return start


def jungle(table: Table, plantation: int) -> list[str]:
    return [("bare", "corn", "wood")[tile] for tile in board(table).jungle[plantation]]


def standing(table: Table, gear: str) -> dict[int, int]:
    """Who stands where on a gear: position to seat (NEUTRAL is 4)."""
    return {position: seat for position, seat in enumerate(board(table).gears[GEARS.index(gear)]) if seat >= 0}


def on_offer(table: Table) -> list[str]:
    """The buildings that lie open; an empty space is '-'."""
    return ["-" if id == EMPTY else COMPONENTS.building_ids[id] for id in board(table).building_offer.cards]


def happened(table: Table) -> list[str]:
    """All that was told, but not that a turn began: most tests look at a single turn."""
    return [line for line in log(table) if not line.startswith(TURN_BEGAN)]


def monument_sheet(table: Table, seat: int) -> dict[str, float]:
    """What each monument of a seat was worth in the final scoring."""
    values: dict[str, float] = {}
    for event in board(table).told or []:
        if event.kind.name == "monument_scored" and event.values[0] == seat:
            values[COMPONENTS.monument_ids[event.values[1]]] = 0
        elif event.kind.name == "scored" and event.values[:2] == [seat, GAME.sources.index("monuments")]:
            values[list(values)[-1]] = event.values[2] / 4
    return values


def play_round(table: Table) -> list[int]:
    """Everybody takes one worker back without an action or else places one; the seats in the order of their turns."""
    order: list[int] = []
    number = board(table).round
    quiet = {"beg": "no", "plan": "pick_up", "act": "nothing", "days": "one"}
    while not table.over and board(table).round == number:
        if table.ask.seat not in order:
            order.append(table.ask.seat)
        offered = options(table)
        choice = "done" if "done" in offered else offered[0]
        answer(table, f"{asked(table)} {quiet.get(asked(table), choice)}")
    return order
