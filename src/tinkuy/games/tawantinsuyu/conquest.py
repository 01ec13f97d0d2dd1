"""Conquest: casualties, army cards and markers (TA-9.13 to TA-9.17, TA-9.22, TA-9.23, TA-9.29 to TA-9.33)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.tawantinsuyu import rewards, workers
from tinkuy.games.tawantinsuyu.asking import ask
from tinkuy.games.tawantinsuyu.resources import NOTHING, ONE_POTATO, pay, payable
from tinkuy.games.tawantinsuyu.soldiers import pay_soldiers, strengths, uses
from tinkuy.games.tawantinsuyu.state import FREE, FROM_CONQUEST, Player, Tawantinsuyu, in_turn_order, owns
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import CASUALTY, CONQUER, CORN_END, PLAY_ARMY, POTATO_END


def conquer(game: Tawantinsuyu, me: Player, acts: bool) -> Rules[None]:
    """TA-9.13 to TA-9.23: the casualty comes even if the active player took gold."""
    yield from me.conduct.casualty(game, me)
    order = in_turn_order(game, me.seat)
    for player in order:
        if player is not me or acts:
            yield from player.conduct.play_army(game, player, leading=player is me)
    for player in order:
        if player is not me or acts:
            yield from player.conduct.place_marker(game, player)
    if acts:  # TA-9.22, TA-9.33
        yield from me.conduct.place_second_marker(game, me)


def casualty_blocked(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """TA-9.13, TA-9.14: an end of the village, and only without villagers a nomad."""
    if option <= CORN_END:
        return None if game.village else refusals.NO_VILLAGER
    if game.village:
        return refusals.VILLAGE_FIRST
    return None if game.nomads[option - 2] > 0 else refusals.NO_NOMAD_TO_FALL


def fallen(game: Tawantinsuyu, me: Player) -> list[int]:
    return [option for option in range(2 + len(game.nomads)) if casualty_blocked(game, me, option) is None]


def casualty(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-9.13, TA-9.14, TA-9.36, A15."""
    if game.village:
        end = POTATO_END
        if len(game.village) > 1:
            end = yield Ask(me.seat, CASUALTY, fallen(game, me))
        lose_villager(game, end)
        return
    options = fallen(game, me)
    if options:
        lose_nomad(game, (options[0] if len(options) == 1 else (yield Ask(me.seat, CASUALTY, options))) - 2)


def lose_villager(game: Tawantinsuyu, end: int) -> None:
    game.casualties[workers.villager_at(game, end)] += 1
    workers.remove_villager(game, end, told.CASUALTY, [])


def lose_nomad(game: Tawantinsuyu, kind: int) -> None:
    workers.remove_nomad(game, kind)
    game.casualties[kind] += 1
    if game.told is not None:
        game.tell(told.CASUALTY, [kind])


def play_army_blocked(game: Tawantinsuyu, me: Player, card: int) -> Blocked | None:
    """TA-9.16."""
    if card == len(game.components.army):
        return None
    if card not in me.army_hand.cards:
        return refusals.ARMY_FROM_HAND
    free = game.about[1]
    return None if free or payable(me, ONE_POTATO, 0) else refusals.ARMY_TOO_DEAR


def army_to_play(game: Tawantinsuyu, me: Player) -> list[int]:
    """As `play_army_blocked`."""
    free = game.about[1]
    found = sorted(me.army_hand.cards) if free or payable(me, ONE_POTATO, 0) else []
    return [*found, len(game.components.army)]


def play_army(game: Tawantinsuyu, me: Player, leading: bool) -> Rules[None]:
    """TA-9.16: face up into the area for 1 potato each; the active player's first is free."""
    done = len(game.components.army)
    free = leading
    while me.army_hand.cards:
        game.about = [PLAY_ARMY, int(free)]
        chosen = yield from ask(game, me, PLAY_ARMY, army_to_play)
        if chosen == done:
            return
        yield from pay(game, me, NOTHING if free else ONE_POTATO)
        free = False
        me.army_hand.cards.remove(chosen)
        me.army_up.append(chosen)
        if game.told is not None:
            game.tell(told.ARMY_PLAYED, [me.seat, chosen])


def conquer_blocked(game: Tawantinsuyu, me: Player, space: int) -> Blocked | None:
    """TA-9.17, TA-9.29: nobody has to."""
    if space == len(game.conquest):
        return None
    if me.conquest_markers == 0:
        return refusals.NO_CONQUEST_MARKER
    if game.conquest[space] != FREE:
        return refusals.CONQUEST_TAKEN
    return None if uses(game, me, space) else refusals.TOO_FEW_SOLDIERS


def within_reach(game: Tawantinsuyu, me: Player) -> list[int]:
    """The spaces whose demand the face-up cards meet, taken or not; kept by strength, because it is asked for often."""
    ones, twos = strengths(game, me)
    discount = 0 if not owns(game, me, 13) else 1 if game.rulings.one_soldier else 2
    strength = (ones << 10) + (twos << 2) + discount
    known = game.components.reach.get(strength)
    if known is None:
        known = [space for space in range(len(game.conquest)) if uses(game, me, space)]
        game.components.reach[strength] = known
    return known


def open_conquests(game: Tawantinsuyu, me: Player) -> list[int]:
    """As `conquer_blocked`, for all spaces at once, with the answer that it is none."""
    none = len(game.conquest)
    if me.conquest_markers == 0:
        return [none]
    return [*[space for space in within_reach(game, me) if game.conquest[space] == FREE], none]


def place_marker(game: Tawantinsuyu, me: Player) -> Rules[None]:
    none = len(game.conquest)
    if open_conquests(game, me) == [none]:
        return
    space = yield from ask(game, me, CONQUER, open_conquests)
    if space == none:
        return
    put_marker(game, me, space)
    if game.rulings.reward_first:  # TA-9.30
        yield from rewards.receive(game, me, game.components.conquest[space].reward, FROM_CONQUEST)
    yield from pay_soldiers(game, me, space)
    if not game.rulings.reward_first:
        yield from rewards.receive(game, me, game.components.conquest[space].reward, FROM_CONQUEST)


def put_marker(game: Tawantinsuyu, me: Player, space: int) -> None:
    me.conquest_markers -= 1
    game.conquest[space] = me.seat
    if game.told is not None:
        game.tell(told.CONQUERED, [me.seat, space])
