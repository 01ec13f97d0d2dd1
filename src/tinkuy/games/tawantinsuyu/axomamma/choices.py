"""What she takes where a player would choose (TA-18.2 to TA-18.4, TA-18.10, TA-18.16, TA-21)."""

from __future__ import annotations

from tinkuy.core.questions import Rules
from tinkuy.core.zones import EMPTY
from tinkuy.games.tawantinsuyu import buildings, rewards, stairs, weaving, workers
from tinkuy.games.tawantinsuyu.components import CORN, LOWER, STONE, UPPER
from tinkuy.games.tawantinsuyu.resources import spend
from tinkuy.games.tawantinsuyu.rewards_data import R_GOLD, R_NOMAD, Reward
from tinkuy.games.tawantinsuyu.state import FROM_SOLO, Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told.kinds import POTATO_END


def gain_worker(game: Tawantinsuyu, her: Player, kind: int) -> Rules[None]:
    """TA-18.2, TA-18.3: the bonus of its colour; more than two lose a random one at once."""
    her.workers[kind] += 1
    her.held.append(kind)
    while len(her.held) > game.components.worker_limit:
        gone = her.held.pop(game.chance.below(len(her.held)))
        her.workers[gone] -= 1
        game.box[gone] += 1
        if game.told is not None:
            game.tell(told.SHE_DISMISSES, [gone])
    if game.told is not None:
        game.tell(told.SHE_GETS_BONUS, [kind])
    yield from rewards.receive(game, her, game.components.solo_worker_bonus[kind], FROM_SOLO)


def random_nomad(game: Tawantinsuyu) -> int:
    nomads = [kind for kind, n in enumerate(game.nomads) for _ in range(n)]
    return nomads[game.chance.below(len(nomads))]


def hire_nomad(game: Tawantinsuyu, her: Player) -> Rules[None]:
    """TA-21.8: a random one, replaced as usual."""
    kind = random_nomad(game)
    workers.remove_nomad(game, kind)
    if game.told is not None:
        game.tell(told.SHE_TAKES_NOMAD, [kind])
    yield from gain_worker(game, her, kind)


def choose_reward(game: Tawantinsuyu, her: Player, reward: Reward) -> int:
    """TA-18.10 for stone or worker, TA-19.6 for goods: what she has least of, ties by gold, corn, stone, potato."""
    for index, option in enumerate(reward.options):
        if any(part.kind == R_NOMAD for part in option):
            worker = wants_worker(game, her)
            return index if worker else next(i for i, o in enumerate(reward.options) if o is not option)
    order = game.components.solo_choice
    best, found = 0, (1 << 30, len(order))
    for index, option in enumerate(reward.options):
        goods = [part.kind for part in option if part.kind <= R_GOLD]
        if goods:
            rank = (her.resources[goods[0]], order.index(goods[0]))
            if rank < found:
                best, found = index, rank
    return best


def wants_worker(game: Tawantinsuyu, her: Player) -> bool:
    """TA-18.10: what she has less of; on a tie a worker if she has 0 or 1; stone if there is nobody anywhere."""
    if not game.village and sum(game.nomads) == 0:
        return False
    held, stone = len(her.held), her.resources[STONE]
    return held < stone or (held == stone and held <= 1)


def take_temple_worker(game: Tawantinsuyu, her: Player) -> Rules[None]:
    """TA-18.11: from the potato end of the village, else a random nomad."""
    if game.village:
        kind = workers.remove_villager(game, POTATO_END, told.SHE_HIRES, [])
        yield from gain_worker(game, her, kind)
    elif sum(game.nomads):
        yield from hire_nomad(game, her)


def best_refresh(game: Tawantinsuyu, options: list[int]) -> int:
    """TA-18.16, TA-19.19: the production building with the highest number, else 2-soldier, else 1-soldier cards."""
    first = game.components.first_passive
    production = [option for option in options if option < first]
    if production:
        return max(production, key=lambda building: game.components.buildings[building].number)
    return max(options, key=lambda option: (game.components.army[option - first].soldiers, -option))


def choose_spot(game: Tawantinsuyu, her: Player) -> int:
    """TA-21.6: upper spots clockwise from her priest, then lower ones; if possible none that pays the human."""
    free = stairs.free_spots(game)
    sectors = game.components.sectors
    around = [(her.priest + step) % sectors for step in range(sectors)]
    order = [2 * sector + level for level in (UPPER, LOWER) for sector in around]
    spots = [spot for spot in order if spot in free]
    kind = [spot for spot in spots if spot % 2 == UPPER or game.steps[spot - 1] == her.seat]
    return (kind or spots)[0]


def free_building(game: Tawantinsuyu, her: Player) -> None:
    """TA-21.10: random."""
    take_random_building(game, her, prefers_passive(her))


def prefers_passive(her: Player) -> bool:
    """TA-21.10: production while she has fewer than two face up, else passive."""
    return len(buildings.face_up(her)) >= 2


def take_random_building(game: Tawantinsuyu, her: Player, passive: bool) -> bool:
    tiles = [tile for tile in game.market.cards if tile != EMPTY and game.components.buildings[tile].passive == passive]
    if not tiles:
        return False
    buildings.take_building(game, her, tiles[game.chance.below(len(tiles))])
    return True


# ---------------------------------------------------------------------- weaves


def best_weave(game: Tawantinsuyu, her: Player, tiles: list[int]) -> int:
    """TA-21.1: what extends her longest tapestry, then a shorter one, then starts one; ties by the highest number."""
    return max(tiles, key=lambda tile: liking(game, her, tile))


def liking(game: Tawantinsuyu, her: Player, tile: int) -> tuple[int, int]:
    return longest_fit(game, her, tile), game.components.weaves[tile].number


def longest_fit(game: Tawantinsuyu, her: Player, tile: int) -> int:
    lengths = [len(row) for row in weaving.tapestries_of(her) if weaving.fits(game, row, tile)]
    return max(lengths, default=0)


def place_weave(game: Tawantinsuyu, her: Player, tile: int) -> None:
    """TA-21.1, TA-21.3: at the right end of the longest tapestry it fits; seams mean nothing to her."""
    rows = weaving.tapestries_of(her)
    fitting = [row for row in rows if weaving.fits(game, row, tile)]
    if fitting:
        max(fitting, key=len).append(tile)
    else:
        rows.append([tile])
    weaving.set_tapestries(her, rows)
    if game.told is not None:
        game.tell(told.WEAVE_PLACED, [her.seat, tile])


def buy_leftover(game: Tawantinsuyu, her: Player) -> None:
    """TA-21.2, TA-21.14: one tile for 2 real corn, if some does not start a new tapestry."""
    price = game.components.leftover_corn
    tiles = [tile for tile in game.weave_drawn.cards if longest_fit(game, her, tile) > 0]
    if her.resources[CORN] < price or not tiles:
        return
    tile = best_weave(game, her, tiles)
    game.weave_drawn.cards.remove(tile)
    spend(game, her, CORN, price)
    if game.told is not None:
        game.tell(told.WEAVE_BOUGHT, [her.seat, tile])
    place_weave(game, her, tile)
