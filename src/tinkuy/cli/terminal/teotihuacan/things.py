"""Everything on the table that can be explained, in groups."""

from __future__ import annotations

from collections.abc import Iterable

from tinkuy.cli.terminal.shown import Shown, Thing
from tinkuy.cli.terminal.teotihuacan.ring import has_orange, new_boards
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.teotibot.tables import ACTION_TILES, BOT_PRIESTS
from tinkuy.games.teotihuacan.told.kinds import decoration_ids, pyramid_ids
from tinkuy.games.teotihuacan.vocabulary import BOARDS, NOBLES, REWARDS, SPACE_BOARDS, SPACES, TEMPLES

Group = tuple[str, list[Thing]]


def things(shown: Shown, components: Components) -> list[Group]:
    """Secret tiles come from the view, so only their owner has them explained."""
    say, state = shown.say, shown.state
    seat = shown.view["seat"]
    count = len(state["bonuses"])
    spaces = [name for name, board in zip(SPACES, SPACE_BOARDS, strict=True) if board != NOBLES or has_orange(shown)]
    boards = [Thing("board", code) for code in BOARDS] + [
        Thing("module_board", code) for code in new_boards(shown).values()
    ]
    laid = list(dict.fromkeys(tile for tile in state["laid"] if tile >= 0))
    groups: list[Group] = [
        (say("teotihuacan-boards"), boards),
        (say("teotihuacan-worship"), [Thing("worship", code) for code in spaces]),
        (say("teotihuacan-royal"), _tiles("royal", components.royal_ids, state["royals"])),
        (say("teotihuacan-technologies"), _tiles("technology", components.technology_ids, state["technologies"])),
        (say("teotihuacan-temples"), [Thing("temple", code) for code in TEMPLES[:count]]),
        (say("teotihuacan-bonuses"), _tiles("bonus", components.bonus_ids, state["bonuses"])),
        (say("teotihuacan-discoveries"), _tiles("discovery", components.discovery_ids, laid)),
        (
            say("teotihuacan-offers"),
            _tiles("pyramid", pyramid_ids(components), state["pyramid_offer"])
            + _tiles("decoration", decoration_ids(components), state["decoration_offer"]),
        ),
        (say("teotihuacan-ascension"), [Thing("reward", code) for code in REWARDS]),
    ]
    if has_orange(shown):
        groups.append((say("teotihuacan-abilities"), [Thing("ability", code) for code in components.ability_ids]))
    groups.append((say("teotihuacan-season"), _tiles("season", components.season_ids, [state["season"]])))
    if seat is not None:
        me = state["players"][seat]
        own = _tiles("starting", components.starting_ids, [*me["dealt"], *me["waiting"]])
        beside = [*me["beside"], *me["promised"], *me["waiting_beside"]]
        own += _tiles("discovery", components.discovery_ids, beside)
        groups.insert(0, (say("teotihuacan-starting"), own))
        groups.insert(0, (say("teotihuacan-priests"), _tiles("priest", components.priest_ids, me["offered"])))
    if state["action_tiles"]:
        tiles = _tiles("action_tile", ACTION_TILES, state["action_tiles"])
        groups.append((shown.names[-1], tiles + _tiles("bot_priest", BOT_PRIESTS, [state["bot_priest"]])))
    for player in state["players"]:
        owned = _tiles("priest", components.priest_ids, [player["priest"]])
        owned += _tiles("discovery", components.discovery_ids, [*player["tiles"], *player["masks"]])
        owned += _tiles("ability", components.ability_ids, player["abilities"])
        groups.append((shown.names[player["seat"]], owned))
    return [(title, group) for title, group in groups if group]


def _tiles(domain: str, codes: list[str], tiles: Iterable[int]) -> list[Thing]:
    return [Thing(domain, codes[tile]) for tile in tiles if tile >= 0]
