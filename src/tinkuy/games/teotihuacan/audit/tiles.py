"""No tile appears, none gets lost, and each lies where it can lie (TE-2.8 to TE-2.13, TE-9.2, TE-10.2)."""

from __future__ import annotations

from collections import Counter

from tinkuy.core.zones import EMPTY
from tinkuy.games.teotihuacan.state import CHOOSING, DRAFTING, ERA, GAINING, NONE, PREPARING, Player, Teotihuacan
from tinkuy.games.teotihuacan.vocabulary import G_DISCOVERY, SIDES

KEPT = 2


def audit_tiles(game: Teotihuacan) -> str | None:
    return _pyramid(game) or _decorations(game) or _starting(game) or _discoveries(game)


def _pyramid(game: Teotihuacan) -> str | None:
    components, shape = game.components, game.components.geometry
    if len(game.pyramid) != len(shape.level) or len(game.pyramid_offer.cards) != components.pyramid_offer:
        return "The pyramid or the offer of its tiles has the wrong number of spaces."
    if any(tile != EMPTY and not 0 <= tile < 4 * len(components.pyramid_texts) for tile in game.pyramid):
        return "A Pyramid tile lies there that the tables do not have."
    laid = [tile // 4 for tile in game.pyramid if tile != EMPTY]
    tiles = laid + _lying(game.pyramid_offer.cards) + game.pyramid_stack.cards
    if sorted(tiles) != list(range(len(components.pyramid_texts))):
        return "The Pyramid tiles are not all there exactly once."
    for space, tile in enumerate(game.pyramid):
        if tile != EMPTY and any(game.pyramid[below] == EMPTY for below in shape.below[space]):
            return "A Pyramid tile lies on nothing."
    if game.finished and game.pyramid[shape.top] == EMPTY:
        return "A finished pyramid has its top."
    return None


def _decorations(game: Teotihuacan) -> str | None:
    components, shape = game.components, game.components.geometry
    if (
        len(game.decorations) != len(SIDES) * shape.levels
        or len(game.decoration_offer.cards) != components.decoration_offer
    ):
        return "The Decorations or their offer have the wrong number of spaces."
    tiles = _lying(game.decorations) + _lying(game.decoration_offer.cards) + game.decoration_stack.cards
    if sorted(tiles) != list(range(len(components.decoration_texts))):
        return "The Decorations are not all there exactly once."
    for space, tile in enumerate(game.decorations):
        if tile == EMPTY:
            continue
        if space % shape.levels and game.decorations[space - 1] == EMPTY:
            return "A Decoration lies above a gap of its side."
        if any(game.pyramid[below] == EMPTY for below in shape.deco_below[space]):
            return "A Decoration lies on nothing."
    return None


def _starting(game: Teotihuacan) -> str | None:
    """TE-3.3, TE-17.2, TE-20.15."""
    components = game.components
    tiles = game.starting_stack.cards + _lying(game.draft.cards)
    drafted = 0
    for player in game.players:
        tiles = tiles + player.dealt.cards + player.kept + player.waiting
        drafted += len(player.kept)
        chooses = player.seat < game.seats
        dealt = _dealt(game, player) if chooses else 0
        if len(player.dealt.cards) != dealt:
            return f"Seat {player.seat} needs {dealt} starting tiles to choose from."
        if game.stage >= PREPARING and not _may_keep(game, player, len(player.kept), len(player.waiting)):
            return f"Seat {player.seat} has kept the wrong number of starting tiles."
        if game.stage == DRAFTING and len(player.kept) > KEPT:
            return f"Seat {player.seat} has picked too many starting tiles."
        if game.stage == CHOOSING and player.kept:
            return f"Seat {player.seat} has not chosen yet."
    if sorted(tiles) != list(range(len(components.starting))):
        return "The starting tiles are not all there exactly once."
    drafting = game.stage == DRAFTING or (game.stage == PREPARING and game.rulings.draft and not drafted)
    size = 2 * game.seats + 2 if drafting else 0
    if len(game.draft.cards) != size or len(game.draft_beside.cards) != size:
        return f"The draft needs {size} places."
    if drafting and (drafted != game.resolved or game.draft.cards.count(EMPTY) != drafted):
        return "The picks of the draft do not add up."
    for tile, beside in zip(game.draft.cards, game.draft_beside.cards, strict=True):
        marked = tile != EMPTY and components.starting[tile].gain[G_DISCOVERY] > 0
        if (beside != EMPTY) != marked:
            return "A Discovery tile lies beside each starting tile with its symbol, and beside no other."
    return None


def _may_keep(game: Teotihuacan, player: Player, kept: int, waiting: int) -> bool:
    """TE-3.3, TE-20.1, TE-20.15: two, or all that were dealt one after the other; none before they are chosen."""
    rulings, every = game.rulings, game.components.start_dealt
    if player.seat >= game.seats or rulings.first_game or (game.stage == PREPARING and rulings.priests_first):
        return kept + waiting == 0
    if (kept, waiting) == (KEPT, 0):
        return True
    if game.stage == PREPARING:
        return (kept, waiting) == (0, every)
    return player.priest != NONE and kept >= KEPT and kept + waiting == every


def _dealt(game: Teotihuacan, player: Player) -> int:
    """TE-3.3, TE-20.40: how many starting tiles a player still has to choose from."""
    if game.rulings.draft or game.rulings.first_game or game.stage > PREPARING or player.waiting:
        return 0
    return game.components.start_dealt - len(player.kept)


def _discoveries(game: Teotihuacan) -> str | None:
    """TE-2.10 to TE-2.12, TE-13.3."""
    components, seats = game.components, len(game.players)
    laid = game.laid.cards
    if len(laid) != components.sites * components.depth:
        return "The Discovery tiles have the wrong number of places."
    for site, counts in enumerate(game.rulings.site_counts):
        first = site * components.depth
        if any(tile != EMPTY for tile in laid[first + counts.get(seats, 0) : first + components.depth]):
            return "A Discovery tile lies where there is no place for one."
    found = Counter(game.discovery_stack.cards + game.box.cards + _lying(laid) + _lying(game.draft_beside.cards))
    for player in game.players:
        found.update(player.tiles + player.used + player.masks + player.promised.cards)
        found.update(player.beside + player.waiting_beside)
        if player.seat >= game.seats and (player.tiles or player.used or player.beside or player.waiting_beside):
            return "Teotibot takes no Discovery tiles but masks."  # TE-18.47
        if any(_is_mask(game, tile) for tile in player.tiles + player.used):
            return f"Seat {player.seat} has a mask among the tiles to be used."
        if not all(_is_mask(game, tile) for tile in player.masks):
            return f"Seat {player.seat} has a tile among the masks that is none."
        if (game.stage > GAINING and player.beside and game.stage != ERA) or (
            game.stage > PREPARING and player.promised.cards
        ):
            return f"Seat {player.seat} has a Discovery tile beside starting tiles that are gone."
    if found != Counter({tile: each.count for tile, each in enumerate(components.discoveries)}):
        return "The Discovery tiles are not all there."
    return None


def _is_mask(game: Teotihuacan, tile: int) -> bool:
    return 0 <= tile < len(game.components.discoveries) and game.components.discoveries[tile].mask > 0


def _lying(cards: list[int]) -> list[int]:
    return [card for card in cards if card != EMPTY]
