"""Positions of Teotihuacan in a few words."""

from __future__ import annotations

from pathlib import Path
from random import Random

import tinkuy.games.teotihuacan as package
from tests.games.given import answer, asked, events, free_actions, log, options, points, table_at, vp, why
from tinkuy.core.chance import Chance
from tinkuy.core.components import read_components
from tinkuy.core.table import Table
from tinkuy.core.zones import EMPTY
from tinkuy.games.teotihuacan import TeotihuacanGame
from tinkuy.games.teotihuacan.state import LOCKED, NOWHERE, TURNS, Player, Teotihuacan
from tinkuy.games.teotihuacan.teotibot.tables import ACTION_TILES
from tinkuy.games.teotihuacan.teotibot.turn import roll
from tinkuy.games.teotihuacan.vocabulary import BOARDS, GOODS, SPACES, TEMPLES

__all__ = [
    "GAME",
    "abilities",
    "answer",
    "asked",
    "at",
    "bot_turn",
    "city",
    "events",
    "free_actions",
    "give",
    "goods",
    "lay",
    "lay_decoration",
    "loaded",
    "log",
    "move",
    "options",
    "own_tiles",
    "player",
    "points",
    "priest",
    "put_tile",
    "run",
    "season",
    "state_of",
    "technologies",
    "temple",
    "vp",
    "why",
    "workers",
]

TEXT = Path(package.__file__).with_name("components.toml").read_text(encoding="utf-8")
GAME = TeotihuacanGame(read_components(TEXT))


def city(seats: int = 2, **chosen: str) -> Teotihuacan:
    """The printed ring at the first turn of seat 0: empty pyramid, no neutral dice nearby, nobody has anything.

    Everybody's three workers of power 1 stand on the Palace; tiles lie in the order of the tables.
    """
    options = {option.name: chosen.get(option.name, option.values[0]) for option in GAME.options}
    game = GAME.blank(seats, options)
    assert isinstance(game, Teotihuacan)
    components = game.components
    game.chance = Chance(1)
    game.stage = TURNS
    game.royals = components.first_royals.copy()
    rest = [n for n in range(len(components.bonuses)) if n not in components.first_bonuses]
    game.bonuses = (components.first_bonuses + rest)[: game.rulings.temples]
    game.technologies = components.first_technologies.copy()
    game.neutral = [BOARDS.index(board) for board in ("alchemy", "nobles", "construction")] * (len(game.neutral) // 3)
    game.pyramid_stack.cards = list(range(len(components.pyramid_texts)))[::-1]
    game.pyramid_offer.cards = [game.pyramid_stack.draw() for _ in range(components.pyramid_offer)]
    game.decoration_stack.cards = list(range(len(components.decoration_texts)))[::-1]
    game.decoration_offer.cards = [game.decoration_stack.draw() for _ in range(components.decoration_offer)]
    game.discovery_stack.cards = [tile for tile, each in enumerate(components.discoveries) for _ in range(each.count)]
    game.starting_stack.cards = list(range(len(components.starting)))
    for me in game.players[game.seats :]:
        me.conduct.set_up(game, me)
    for me in game.players[: game.seats]:
        workers(me, "palace 1", "palace 1", "palace 1")
        if not game.rulings.first_game:
            me.kept = [game.starting_stack.cards.pop() for _ in range(2)]
    modules = [module.name for module in game.rulings.modules]
    if "seasons" in modules:
        season(game, 8)
    if "priests" in modules:
        game.priest_stack.cards = list(range(len(components.priests)))
        for me, code in zip(game.players[:seats], ("P04", "P05", "P10", "P03"), strict=False):
            priest(game, me, code)
    return game


def season(game: Teotihuacan, number: int) -> None:
    """The open season; the others lie in their order below it."""
    game.season = number - 1
    game.season_stack.cards = [n for n in range(len(GAME.components.seasons)) if n != game.season]


def priest(game: Teotihuacan, me: Player, code: str) -> None:
    """A player's priest, out of the stack or from the one who has it; whom the player had goes there."""
    wanted = GAME.components.priest_ids.index(code)
    for other in game.players:
        if other.priest == wanted:
            other.priest, me.priest = me.priest, wanted
            return
    game.priest_stack.cards.remove(wanted)
    if me.priest >= 0:
        game.priest_stack.cards.append(me.priest)
    me.priest = wanted


def abilities(me: Player, *ids: str) -> None:
    me.abilities = [GAME.components.ability_ids.index(code) for code in ids]


def workers(me: Player, *places: str) -> None:
    """`forest 3`, or `forest 3 locked`, or `royal_a 2 locked`."""
    me.at, me.powers = [NOWHERE] * 4, [0] * 4
    for index, text in enumerate(places):
        place, power, *locked = text.split()
        me.at[index] = LOCKED + SPACES.index(place) if locked else BOARDS.index(place)
        me.powers[index] = int(power)


def give(me: Player, **amounts: int) -> None:
    for name, n in amounts.items():
        me.goods[GOODS.index(name)] = n


def goods(table: Table, seat: int = 0) -> list[int]:
    """Cocoa, wood, stone, gold."""
    return player(table, seat).goods


def technologies(me: Player, *ids: str) -> None:
    me.technologies = [GAME.components.technology_ids.index(code) for code in ids]


def own_tiles(game: Teotihuacan, me: Player, *ids: str) -> None:
    """Discovery tiles of a player, out of the stack."""
    for code in ids:
        tile = GAME.components.discovery_ids.index(code)
        game.discovery_stack.cards.remove(tile)
        (me.masks if GAME.components.discoveries[tile].mask else me.tiles).append(tile)


def put_tile(game: Teotihuacan, site: int | str, code: str, place: int = 0) -> None:
    """A Discovery tile at a site: a board, or the number of a wide step or Avenue step."""
    tile = GAME.components.discovery_ids.index(code)
    game.discovery_stack.cards.remove(tile)
    number = BOARDS.index(site) if isinstance(site, str) else site
    game.laid.cards[number * GAME.components.depth + place] = tile


def temple(me: Player, **steps: int) -> None:
    for name, step in steps.items():
        me.temples[TEMPLES.index(name)] = step


def lay(game: Teotihuacan, text: str, level: int, row: int, col: int, rotation: int = 0) -> None:
    """A Pyramid tile with these icons on a space, out of the stack or the offer."""
    tile = GAME.components.pyramid_texts.index(text)
    number = next(n for n, each in enumerate(GAME.components.pyramid_texts) if each == text and _loose(game, n))
    if number in game.pyramid_stack.cards:
        game.pyramid_stack.cards.remove(number)
    else:
        game.pyramid_offer.cards[game.pyramid_offer.cards.index(number)] = game.pyramid_stack.draw()
    assert tile >= 0
    game.pyramid[GAME.components.geometry.space(level - 1, row, col)] = number * 4 + rotation


def _loose(game: Teotihuacan, tile: int) -> bool:
    return tile in game.pyramid_stack.cards or tile in game.pyramid_offer.cards


def lay_decoration(game: Teotihuacan, text: str, side: int, level: int) -> None:
    tile = GAME.components.decoration_texts.index(text)
    if tile in game.decoration_stack.cards:
        game.decoration_stack.cards.remove(tile)
    else:
        game.decoration_offer.cards[game.decoration_offer.cards.index(tile)] = game.decoration_stack.draw()
    game.decorations[side * GAME.components.geometry.levels + level] = tile


def run(game: Teotihuacan, **chosen: str) -> Table:
    """The table at this position, up to its first question."""
    options = {option.name: chosen.get(option.name, option.values[0]) for option in GAME.options}
    return table_at(GAME, game, game.seats, options)


def move(table: Table, worker: str, to: str, action: str) -> Table:
    """`move forest-1`, `to quarry`, `action main`; forced answers are left out."""
    if asked(table) == "move":
        answer(table, f"move {worker}")
    answer(table, f"to {to}")
    if asked(table) == "action":
        answer(table, f"action {action}")
    return table


def loaded(rolled: int) -> Chance:
    """Dice that show this at the next roll of two."""
    return next(Chance(n) for n in range(10_000) if roll(Chance(n)) == rolled)


def bot_turn(game: Teotihuacan, tile: str, rolled: int = 7) -> Table:
    """Teotibot's turn by this action tile, up to the human's next question."""
    tiles, place = game.action_tiles, GAME.components.solo.place[rolled]
    other = tiles.index(ACTION_TILES.index(tile))
    tiles[place], tiles[other] = tiles[other], tiles[place]
    game.chance = loaded(rolled)
    game.turns_taken = 1
    return run(game)


def state_of(table: Table) -> Teotihuacan:
    assert isinstance(table.state, Teotihuacan)
    return table.state


def player(table: Table, seat: int) -> Player:
    return state_of(table).players[seat]


def at(table: Table, seat: int = 0) -> list[str]:
    """A player's workers in play, as `workers` takes them."""
    me = player(table, seat)
    found = []
    for place, power in zip(me.at, me.powers, strict=True):
        if place != NOWHERE:
            locked = place >= LOCKED
            name = SPACES[place - LOCKED] if locked else BOARDS[place]
            found.append(f"{name} {power}{' locked' if locked else ''}")
    return sorted(found)


def random_games(count: int, seats: int, **chosen: str) -> list[Table]:
    from tinkuy.core.table import open_table

    tables = []
    for seed in range(count):
        table, draw = open_table(GAME, seats, seed, chosen), Random(seed)
        while not table.over:
            ask = table.asks()[0]
            table.apply_for(ask.seat, draw.choice(ask.options))
        tables.append(table)
    return tables


assert EMPTY == -1
