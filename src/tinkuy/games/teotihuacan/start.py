"""Setup of the players: starting tiles, workers, benefits (TE-3, TE-17.2, TE-17.5)."""

from __future__ import annotations

from tinkuy.core.questions import CONFIRM, END, Ask, Blocked, Rules, Together
from tinkuy.core.zones import EMPTY
from tinkuy.games.teotihuacan import discoveries, gains, neutral
from tinkuy.games.teotihuacan.asking import ask
from tinkuy.games.teotihuacan.boards.alchemy import take as take_technology
from tinkuy.games.teotihuacan.goods import gain
from tinkuy.games.teotihuacan.state import (
    CHOOSING,
    DRAFTING,
    FROM_TEMPLES,
    GAINING,
    NOBODY_MOVED,
    PLACING,
    TURNS,
    Player,
    Teotihuacan,
    people,
    without,
)
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import CLAIM, FINISH, KEEP, LEAVE_OUT
from tinkuy.games.teotihuacan.vocabulary import COCOA, G_DISCOVERY, G_TECHNOLOGY, STARTING_WORKERS

KEPT = 2  # TE-3.3


def deal_starting_tiles(game: Teotihuacan) -> None:
    """TE-3.3, TE-3.4; TE-17.2: or open for the draft; TE-3.13: none for a first game."""
    components, count = game.components, game.seats
    stack = game.starting_stack
    stack.cards = list(range(len(components.starting)))
    stack.riffle(game.chance)
    if game.rulings.first_game:
        for me, line in zip(people(game), components.first_lines, strict=False):
            me.at[:STARTING_WORKERS] = line.boards
            me.powers[:STARTING_WORKERS] = line.powers
        game.stage = GAINING
    elif game.rulings.draft:
        game.draft.cards = [stack.draw() for _ in range(2 * count + 2)]
        game.draft_beside.cards = [_tile_beside(game, tile) for tile in game.draft.cards]
        game.stage = DRAFTING
    else:
        for player in game.players[:count]:
            player.dealt.cards = sorted(stack.draw() for _ in range(components.start_dealt))
            beside = [_tile_beside(game, tile) for tile in player.dealt.cards]
            player.promised.cards = [tile for tile in beside if tile != EMPTY]
        game.stage = CHOOSING


def _tile_beside(game: Teotihuacan, tile: int) -> int:
    """TE-3.4."""
    return game.discovery_stack.draw() if game.components.starting[tile].gain[G_DISCOVERY] else EMPTY


# ---------------------------------------------------------------------- choosing


def choose_tiles(game: Teotihuacan) -> Rules[None]:
    """TE-3.3, TE-3.14: all at the same time, then revealed together."""
    game.chosen = [[] for _ in game.players]
    yield Together([_choose(game, player) for player in game.players[: game.seats]])
    for player in game.players[: game.seats]:
        promised = player.promised.cards.copy()
        for tile in game.chosen[player.seat]:
            beside = _promised(game, player, tile)
            keep(game, player, tile, beside)
            if beside != EMPTY:
                promised.remove(beside)
        player.dealt.cards = [tile for tile in player.dealt.cards if tile not in player.kept]
        player.promised.cards = promised
    tiles_chosen(game)
    yield END


def tiles_chosen(game: Teotihuacan) -> None:
    """Workers are placed next, unless a module has something to ask first."""
    game.stage = PLACING
    for module in game.rulings.modules:
        module.tiles_chosen(game)
    if game.stage == PLACING:
        give_back(game)


def give_back(game: Teotihuacan) -> None:
    """TE-3.16: the starting tiles that nobody keeps, and what lay beside them."""
    for player in game.players:
        game.starting_stack.cards += player.dealt.cards
        game.box.cards += player.promised.cards
        player.dealt.cards = []
        player.promised.cards = []


def after_preparing(game: Teotihuacan) -> None:
    """To the starting tiles if they come after it, else to the workers, which lie ready for a first game."""
    if game.rulings.first_game:
        game.stage = GAINING
    elif not people(game)[0].kept:
        game.stage = DRAFTING if game.rulings.draft else CHOOSING
    else:
        game.stage = PLACING
        give_back(game)


def prepare(game: Teotihuacan) -> Rules[None] | None:
    """What a module asks before the game."""
    for module in game.rulings.modules:
        choices = module.prepare(game)
        if choices is not None:
            return choices
    raise AssertionError("no module has anything to prepare")


def _promised(game: Teotihuacan, me: Player, tile: int) -> int:
    """The Discovery tile beside a dealt tile: they lie in the same order; in a guessed deal there may be none."""
    marked = [each for each in me.dealt.cards if game.components.starting[each].gain[G_DISCOVERY]]
    if tile not in marked or marked.index(tile) >= len(me.promised.cards):
        return EMPTY
    return me.promised.cards[marked.index(tile)]


def _choose(game: Teotihuacan, me: Player) -> Rules[None]:
    for _ in range(KEPT):
        tile = yield Ask(me.seat, KEEP, [tile for tile in me.dealt.cards if keep_blocked(game, me, tile) is None])
        game.chosen[me.seat].append(tile)
    yield Ask(me.seat, CONFIRM, [0])


def keep_blocked(game: Teotihuacan, me: Player, tile: int) -> Blocked | None:
    """TE-3.3, TE-17.2: one of the own, or of those that lie open."""
    if game.stage == DRAFTING:
        return None if tile in game.draft.cards else refusals.NOT_IN_DRAFT
    if tile not in me.dealt.cards:
        return refusals.NOT_DEALT
    return refusals.KEPT_ALREADY if tile in game.chosen[me.seat] else None


def keep(game: Teotihuacan, me: Player, tile: int, beside: int) -> None:
    me.kept = [*me.kept, tile]
    if beside != EMPTY:
        me.beside = [*me.beside, beside]
    if game.told is not None:
        game.tell(told.KEPT, [me.seat, tile])


def draft_tile(game: Teotihuacan) -> Rules[None]:
    """TE-17.2: one by one, then a second time in reverse order; TE-17.5."""
    players = people(game)
    order = players + players[::-1]
    me = order[game.resolved]
    tile = yield Ask(me.seat, KEEP, sorted([tile for tile in game.draft.cards if tile != EMPTY]))
    yield Ask(me.seat, CONFIRM, [0])
    place = game.draft.cards.index(tile)
    keep(game, me, tile, game.draft_beside.cards[place])
    game.draft.cards[place] = EMPTY
    game.draft_beside.cards[place] = EMPTY
    game.resolved += 1
    if game.resolved == len(order):
        game.starting_stack.cards += [tile for tile in game.draft.cards if tile != EMPTY]
        game.box.cards += [tile for tile in game.draft_beside.cards if tile != EMPTY]
        game.draft.cards = []
        game.draft_beside.cards = []
        game.resolved = 0
        tiles_chosen(game)
    yield END


# ---------------------------------------------------------------------- workers and benefits


def boards_shown(game: Teotihuacan, me: Player) -> list[int]:
    return sorted({board for tile in me.kept for board in game.components.starting[tile].boards})


def leave_out_blocked(game: Teotihuacan, me: Player, board: int) -> Blocked | None:
    """TE-3.5: where of four boards no worker is put."""
    return None if board in boards_shown(game, me) else refusals.BOARD_NOT_SHOWN


def place_workers(game: Teotihuacan) -> Rules[None]:
    """TE-3.5: three workers of power 1 on three different boards."""
    me = people(game)[game.resolved]
    boards = boards_shown(game, me)
    while len(boards) > STARTING_WORKERS:
        boards.remove((yield Ask(me.seat, LEAVE_OUT, boards)))
        yield Ask(me.seat, CONFIRM, [0])
    me.at[:STARTING_WORKERS] = boards
    me.powers[:STARTING_WORKERS] = [1] * STARTING_WORKERS
    if game.told is not None:
        for board in boards:
            game.tell(told.WORKER_PLACED, [me.seat, board])
    game.resolved += 1
    if game.resolved == game.seats:
        game.resolved = 0
        game.stage = GAINING
    yield END


def gain_benefits(game: Teotihuacan) -> Rules[None]:
    """TE-3.2, TE-3.6, TE-3.14, TE-3.15: in turn order."""
    components, order = game.components, game.resolved
    game.moved = NOBODY_MOVED
    me = people(game)[order]
    last = len(game.players) - 1
    is_last = order == last and not game.rulings.second_in_between
    gain(game, me, COCOA, components.start_cocoa[0 if order == 0 else 2 if is_last else 1])
    if game.rulings.first_game:
        line = components.first_lines[order]
        if line.technology >= 0:  # TE-3.18: its step is among those of the line
            me.technologies = [*me.technologies, line.technology]
        yield from gains.take(game, me, line.gain, FROM_TEMPLES)
    else:
        tiles = [components.starting[tile].gain for tile in me.kept]
        yield from gain_tiles(game, me, [sum(numbers) for numbers in zip(*tiles, strict=True)])
        yield from ask(game, me, FINISH, _only_end)
    yield Ask(me.seat, CONFIRM, [0])
    game.resolved += 1
    if game.resolved == game.seats:
        game.resolved = 0
        neutral.place(game)
        game.stage = TURNS
    yield END


def gain_tiles(game: Teotihuacan, me: Player, together: list[int]) -> Rules[None]:
    """TE-3.15: in this order."""
    yield from gains.take(game, me, together, FROM_TEMPLES)
    for _ in range(together[G_TECHNOLOGY]):
        yield from starting_technology(game, me)
    for tile in me.beside:
        yield from starting_discovery(game, me, tile)


def _only_end(game: Teotihuacan, me: Player) -> list[int]:
    return [0]


def starting_technology(game: Teotihuacan, me: Player) -> Rules[None]:
    """TE-3.7, A-1: the lowest one that the player does not have, for nothing."""
    lacking = [technology for technology in game.technologies if technology not in me.technologies]
    if lacking:
        yield from take_technology(game, me, lacking[0], paid=False)


def starting_discovery(game: Teotihuacan, me: Player, tile: int) -> Rules[None]:
    """TE-3.8, TE-3.16: claimed for its price, or out of the game."""
    game.about = [CLAIM, -1, discoveries.MID_STEP, tile]
    nothing = len(game.components.discoveries)
    options = [each for each in (tile, nothing) if discoveries.claim_blocked(game, me, each) is None]
    chosen = options[0] if len(options) == 1 else (yield Ask(me.seat, CLAIM, options))
    me.beside = without(me.beside, tile)
    if chosen == tile:
        yield from discoveries.receive(game, me, tile)
    else:
        game.box.cards.append(tile)
        if game.told is not None:
            game.tell(told.TILE_DISCARDED, [me.seat, tile])
