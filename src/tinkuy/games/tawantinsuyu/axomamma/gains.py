"""What gains mean to her: potatoes, god cards, workers, a choice between goods, a weave (TA-18, TA-19.6)."""

from __future__ import annotations

from tinkuy.core.events import EventKind
from tinkuy.core.questions import Rules
from tinkuy.games.tawantinsuyu import rewards, weaving, workers
from tinkuy.games.tawantinsuyu.axomamma import choices
from tinkuy.games.tawantinsuyu.components import POTATO, STONE
from tinkuy.games.tawantinsuyu.resources import score
from tinkuy.games.tawantinsuyu.rewards_data import R_GOLD, R_NOMAD, Reward
from tinkuy.games.tawantinsuyu.state import FROM_SOLO, Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told.kinds import POTATO_END

POTATO_LOT = 5


def swap_potatoes(game: Tawantinsuyu, her: Player) -> None:
    """TA-18.6: five potatoes are five points."""
    while her.resources[POTATO] >= POTATO_LOT:
        her.resources[POTATO] -= POTATO_LOT
        if game.told is not None:
            game.tell(told.SHE_SWAPS_POTATO, [POTATO_LOT])
        score(game, her, FROM_SOLO, POTATO_LOT)


def send_altar_card(game: Tawantinsuyu, her: Player) -> None:
    """TA-18.4, TA-18.12: instead of gaining a god card she sends the oldest altar card under the deck for 1 VP."""
    if game.altar.cards:
        altar_under_deck(game, told.ALTAR_TO_DECK)
        score(game, her, FROM_SOLO, 1)


def altar_under_deck(game: Tawantinsuyu, why: EventKind) -> None:
    """TA-18.4, TA-18.13: the oldest altar card under the deck."""
    card = game.altar.cards.pop(0)
    game.god_deck.cards.insert(0, card)
    if game.told is not None:
        game.tell(why, [card])


def free_weave(game: Tawantinsuyu, her: Player) -> None:
    """TA-18.16: the top tile."""
    if weaving.weave_left(game):
        tile = weaving.take_from_stack(game)
        weaving.turn_up_top(game)
        choices.place_weave(game, her, tile)


def hold(her: Player, kind: int) -> None:
    """Before it is told, so that the worker is seen to go to her."""
    her.workers[kind] += 1
    her.held.append(kind)


def worker_bonus(game: Tawantinsuyu, her: Player, kind: int) -> Rules[None]:
    """TA-18.2, TA-18.3: the bonus of its colour; more than two lose a random one at once."""
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
    """TA-21.8: a random one if there is any, replaced as usual."""
    if sum(game.nomads) == 0:
        return
    kind = random_nomad(game)
    workers.remove_nomad(game, kind)
    hold(her, kind)
    if game.told is not None:
        game.tell(told.SHE_TAKES_NOMAD, [kind])
    yield from worker_bonus(game, her, kind)


def hire_villager(game: Tawantinsuyu, her: Player, end: int) -> Rules[None]:
    """TA-21.7."""
    hold(her, workers.villager_at(game, end))
    kind = workers.remove_villager(game, end, told.SHE_HIRES, [])
    yield from worker_bonus(game, her, kind)


def take_temple_worker(game: Tawantinsuyu, her: Player) -> Rules[None]:
    """TA-18.11: from the potato end of the village, else a random nomad."""
    if game.village:
        return hire_villager(game, her, POTATO_END)
    return hire_nomad(game, her)


def take_one_of(game: Tawantinsuyu, her: Player, reward: Reward, source: int) -> Rules[None]:
    """TA-18.11: the worker of a choice comes from the village first."""
    chosen = reward.options[choose_reward(game, her, reward)]
    if any(part.kind == R_NOMAD for part in chosen):
        return take_temple_worker(game, her)
    return rewards.receive(game, her, chosen, source)


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
