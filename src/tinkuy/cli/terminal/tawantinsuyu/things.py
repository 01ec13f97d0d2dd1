"""Everything on the table that can be explained, in groups."""

from __future__ import annotations

from collections.abc import Iterable

from tinkuy.cli.terminal.shown import Shown, Thing
from tinkuy.cli.terminal.tawantinsuyu.hand import ARMY, GODS, secret_cards
from tinkuy.games.tawantinsuyu.components import ACTIONS, TASKS, WORKERS, Components
from tinkuy.games.tawantinsuyu.told.kinds import stair_ids, statue_ids
from tinkuy.games.tawantinsuyu.told.names import temple_ids

Group = tuple[str, list[Thing]]


def things(shown: Shown, components: Components) -> list[Group]:
    """Secret cards come from the view, so only their owner has them explained."""
    say, state = shown.say, shown.state
    hand = _cards("god", components.god_ids, secret_cards(shown, GODS))
    hand += _cards("army", components.army_ids, secret_cards(shown, ARMY))
    tiles = [*state["starting_weaves"], *state["weave_drawn"], *state["weave_top"]]
    groups: list[Group] = [
        (say("tawantinsuyu-hand"), hand),
        (say("tawantinsuyu-altar"), _cards("god", components.god_ids, [*state["altar"], state["played"]])),
        (say("tawantinsuyu-buildings"), _cards("building", components.building_ids, state["market"])),
        (say("tawantinsuyu-weaves"), _cards("weave", components.weave_ids, tiles)),
        (say("tawantinsuyu-workers"), [Thing("worker", code) for code in WORKERS]),
        (say("tawantinsuyu-tasks-title"), [Thing("task", code) for code in TASKS]),
        (say("tawantinsuyu-actions"), [Thing("action", code) for code in ACTIONS]),
        (say("tawantinsuyu-statues"), [Thing("statue", code) for code in statue_ids(components)]),
        (say("tawantinsuyu-temple"), [Thing("temple", code) for code in temple_ids(components)]),
        (say("tawantinsuyu-regions"), [Thing("region", code) for code in components.regions]),
        (say("tawantinsuyu-regions"), [Thing("conquest", code) for code in components.conquest_ids]),
        (say("tawantinsuyu-hill"), [Thing("space", code) for code in components.space_ids]),
        (say("tawantinsuyu-stairs"), [Thing("stair", code) for code in stair_ids(components)]),
    ]
    groups[9:11] = [(groups[9][0], groups[9][1] + groups[10][1])]
    for player in state["players"]:
        owned = _cards("building", components.building_ids, [*player["production"], *player["passive"]])
        owned += _cards("army", components.army_ids, [*player["army_up"], *player["army_down"]])
        count = len(components.weaves)
        woven = [tile % count for tile in player["tapestries"] if tile >= 0]
        owned += _cards("weave", components.weave_ids, woven)
        groups.append((shown.names[player["seat"]], owned))
    return [(title, group) for title, group in groups if group]


def _cards(domain: str, codes: list[str], cards: Iterable[int]) -> list[Thing]:
    return [Thing(domain, codes[card]) for card in cards if card >= 0]
