"""Palenque: fields of corn under the jungle (TZ-11)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.tzolkin.components import AGRICULTURE, CORN, EXTRACTION, WOOD
from tinkuy.games.tzolkin.goods import gain_corn, gain_resource
from tinkuy.games.tzolkin.state import BARE, CORN_TILE, WOOD_TILE, Player, Tzolkin
from tinkuy.games.tzolkin.temples import anger, can_anger
from tinkuy.games.tzolkin.told import events as told
from tinkuy.games.tzolkin.told import refusals
from tinkuy.games.tzolkin.told.kinds import BURN, HARVEST, TAKE_CORN, TAKE_WOOD, TILELESS_CORN, harvest_option


def plantation_blocked(game: Tzolkin, me: Player, plantation: int) -> Blocked | None:
    """TZ-11.10: a tile must be there, unless agriculture needs none (TZ-21.3)."""
    fields = game.jungle[plantation]
    if WOOD_TILE in fields or CORN_TILE in fields or game.components.tileless[me.technologies[AGRICULTURE]]:
        return None
    return refusals.NO_TILE_LEFT


def harvest_blocked(game: Tzolkin, me: Player, option: int) -> Blocked | None:
    """TZ-11.4, TZ-11.5, TZ-11.7, TZ-11.9: taking the corn or wood of a field, or burning its wood."""
    if option == TILELESS_CORN:
        return tileless_blocked(game, me, game.plantation)
    field, way = divmod(option - 1, 3)
    fields = game.jungle[game.plantation]
    if field >= len(fields):
        return refusals.NO_SUCH_FIELD
    if fields[field] == BARE:
        return refusals.FIELD_BARE
    if way == TAKE_CORN:
        return refusals.CORN_UNDER_WOOD if fields[field] == WOOD_TILE else None
    if fields[field] != WOOD_TILE:
        return refusals.NO_WOOD_HERE
    return refusals.CANNOT_BURN if way == BURN and not can_anger(me) else None


def tileless_blocked(game: Tzolkin, me: Player, plantation: int) -> Blocked | None:
    """TZ-21.3: corn without a tile needs agriculture 2 and no corn tile that could be taken."""
    if not game.components.tileless[me.technologies[AGRICULTURE]]:
        return refusals.NEEDS_AGRICULTURE
    return refusals.CORN_TILE_OPEN if CORN_TILE in game.jungle[plantation] else None


def harvest(game: Tzolkin, me: Player, plantation: int) -> Rules[None]:
    """TZ-11.2 to TZ-11.8: one tile of the plantation, or corn without one."""
    fields = game.jungle[plantation]
    options: list[int] = []
    burnable = can_anger(me)
    for field, tile in enumerate(fields):
        if tile == CORN_TILE:
            options.append(harvest_option(field, TAKE_CORN))
        elif tile == WOOD_TILE:
            options.append(harvest_option(field, TAKE_WOOD))
            if burnable:
                options.append(harvest_option(field, BURN))
    if tileless_blocked(game, me, plantation) is None:
        options.append(TILELESS_CORN)
    game.plantation = plantation
    chosen = options[0] if len(options) == 1 else (yield Ask(me.seat, HARVEST, options))
    game.plantation = 0
    goods = game.components.actions[0][plantation].goods
    if chosen == TILELESS_CORN:
        take_corn(game, me, goods[CORN])
        return
    field, way = divmod(chosen - 1, 3)
    if way == TAKE_WOOD:
        fields[field] = CORN_TILE
        me.wood_tiles += 1
        if game.told is not None:
            game.tell(told.TILE_TAKEN, [me.seat, 1, plantation])
        gain_resource(game, me, WOOD, goods[WOOD + 1] + game.components.extra[WOOD][me.technologies[EXTRACTION]])
        return
    fields[field] = BARE
    me.corn_tiles += 1
    if game.told is not None:
        if way == BURN:
            game.tell(told.BURNED, [me.seat, plantation])
        game.tell(told.TILE_TAKEN, [me.seat, 0, plantation])
    take_corn(game, me, goods[CORN])
    if way == BURN:
        yield from anger(game, me)


def take_corn(game: Tzolkin, me: Player, corn: int) -> None:
    """TZ-21.1, TZ-21.4, TZ-21.20: agriculture adds to every corn harvest."""
    gain_corn(game, me, corn + game.components.harvest_corn[me.technologies[AGRICULTURE]])
