"""Positions of Tawantinsuyu in a few words: what a test gives before somebody answers.

A position starts quiet: priests in sector 0, nothing in hand, a full market of dear buildings, a village and nomads as
many as the table has places. Decks lie in the order of the tables with the first card on top; whatever a test puts
somewhere is taken from its deck, stack, bag or supply, so that the audit of the game holds.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from typing import Any

from tests.games.given import *
from tinkuy.core.chance import Chance
from tinkuy.core.components import read_components
from tinkuy.core.game import clean_options
from tinkuy.core.questions import Rules
from tinkuy.core.table import Table
from tinkuy.core.zones import EMPTY, Zone
from tinkuy.games.tawantinsuyu.components import RESOURCES, WORKERS, Components
from tinkuy.games.tawantinsuyu.game import TawantinsuyuGame
from tinkuy.games.tawantinsuyu.rulings import Rulings
from tinkuy.games.tawantinsuyu.setup import empty_table
from tinkuy.games.tawantinsuyu.state import FREE, RESOLVING_CARDS, SOURCES, TURNS, Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.tapestries import fits, set_tapestries, tapestries_of
from tinkuy.games.tawantinsuyu.told.kinds import stair_ids
from tinkuy.games.tawantinsuyu.weaving import turn_up_top

GAME = TawantinsuyuGame(
    read_components(files("tinkuy.games.tawantinsuyu").joinpath("components.toml").read_text(encoding="utf-8"))
)
COMPONENTS: Components = GAME.components
STAIRS = stair_ids(COMPONENTS)
MARKET = ("P18", "P19", "Z11", "Z18")


def god(id: str) -> int:
    return COMPONENTS.god_ids.index(id)


def army(id: str) -> int:
    return COMPONENTS.army_ids.index(id)


def building(id: str) -> int:
    return COMPONENTS.building_ids.index(id)


def weave(id: str) -> int:
    return COMPONENTS.weave_ids.index(id)


def worker(name: str) -> int:
    return WORKERS.index(name)


def space(id: str) -> int:
    return COMPONENTS.space_ids.index(id)


def conquest(id: str) -> int:
    """A conquest space by region and place: `antisuyu_3`."""
    return COMPONENTS.conquest_ids.index(id)


class Given:
    """A table in the making; every method gives it back, so that a position reads as one sentence."""

    def __init__(self, seats: int = 4, **options: str) -> None:
        self.options = clean_options(GAME, options, seats)
        self.state: Tawantinsuyu = empty_table(
            COMPONENTS, Rulings(self.options), seats, GAME.conducts(seats), Chance(1)
        )
        game, count = self.state, len(self.state.players)
        game.stage, game.resolved = TURNS, count
        removed = COMPONENTS.removed_per_kind[count]
        game.box = [removed] * len(WORKERS)
        game.bag.cards = list(range(len(WORKERS))) * (COMPONENTS.workers_per_kind - removed)
        game.god_deck.cards = list(reversed(range(len(COMPONENTS.gods))))
        game.army_deck.cards = list(reversed(range(len(COMPONENTS.army))))
        game.production_stack.cards = list(reversed(range(COMPONENTS.first_passive)))
        game.passive_stack.cards = list(reversed(range(COMPONENTS.first_passive, len(COMPONENTS.buildings))))
        gone = ["start", *COMPONENTS.marks_removed[count]]
        game.weave_stack.cards = [n for n, tile in enumerate(COMPONENTS.weaves) if tile.mark not in gone][::-1]
        turn_up_top(game)
        self.market(*MARKET)
        self.village(*(WORKERS[n % 5] for n in range(COMPONENTS.village_spaces[count])))
        self.nomads(*(WORKERS[n % 5] for n in range(COMPONENTS.nomad_spaces[count])))
        for player in game.players:
            player.priest = 0
        for slot in game.tucked:
            slot.cards = [game.god_deck.cards.pop(0)]

    # ------------------------------------------------------------------ a player

    def player(self, seat: int, **things: Any) -> Given:
        """Resources and workers by name and number (`priest` is the worker), `temple`, `sector` of the high
        priest (0-4, None: not placed yet), `vp`; ids as one string or a list: `god`, `army` (hands), `up`, `down` (army
        cards in the area), `production`,
        `production_down`, `passive`, `small`, `large` (statues by symbol); `tapestries`: a list of lists of weaves;
        any other field of Player by its name."""
        for name, value in things.items():
            self._give(self.state.players[seat], name, value)
        return self

    def _give(self, me: Player, name: str, value: Any) -> None:
        game = self.state
        if name in RESOURCES:
            me.resources[RESOURCES.index(name)] = value
        elif name in WORKERS:
            for _ in range(value):
                self._bag(name)
            me.workers[worker(name)] += value
            me.held += [worker(name)] * value if me.auto else []
        elif name == "sector":
            me.priest = FREE if value is None else value
        elif name == "vp":
            me.points[SOURCES.index("start")] = value
        elif name == "god":
            me.god_hand.cards += self._gods(value)
        elif name in ("army", "up", "down"):
            cards = [_taken(army(id), [game.army_deck, game.army_discard]) for id in _ids(value)]
            {"army": me.army_hand.cards, "up": me.army_up, "down": me.army_down}[name].extend(cards)
        elif name in ("production", "production_down"):
            tiles = [self._tile(id) for id in _ids(value)]
            me.production += tiles
            me.production_up += [1 if name == "production" else 0] * len(tiles)
        elif name == "passive":
            me.passive += [self._tile(id) for id in _ids(value)]
        elif name in ("small", "large"):
            for id in _ids(value):
                symbol = COMPONENTS.symbols.index(id)
                (me.small if name == "small" else me.large)[symbol] += 1
                (game.small_supply if name == "small" else game.large_supply)[symbol] -= 1
        elif name == "tapestries":
            set_tapestries(me, [[self._weave(id) for id in _ids(row)] for row in value])
        else:
            assert name in Player.FIELDS, name
            setattr(me, name, value)

    # ------------------------------------------------------------------ the hill

    def hill(self, **spaces: str) -> Given:
        """Workers from the bag on spaces: hill(T0a="priest")."""
        for id, kind in spaces.items():
            assert self.state.hill[space(id)] == FREE, id
            self.state.hill[space(id)] = self._bag(kind)
            self.state.used_segments[COMPONENTS.spaces[space(id)].segment] = 1
        return self

    def steps(self, seat: int, *spots: str) -> Given:
        """Step markers of a seat: steps(1, "upper-1"); sectors are counted from 1 as in the answers."""
        for spot in spots:
            self.state.steps[STAIRS.index(spot)] = seat
            self.state.players[seat].step_markers -= 1
        return self

    def orientation(self, turned: int) -> Given:
        """Sectors by which the Coricancha is turned; 0: worship faces sector 0, then offering, refresh, ..."""
        self.state.orientation = turned
        return self

    # ------------------------------------------------------------------ workers outside the hill

    def village(self, *kinds: str) -> Given:
        """The queue from the potato end to the corn end."""
        self.state.bag.cards += self.state.village
        self.state.village = []
        self.state.village = [self._bag(kind) for kind in kinds]
        return self

    def nomads(self, *kinds: str) -> Given:
        for kind, n in enumerate(self.state.nomads):
            self.state.bag.cards += [kind] * n
        self.state.nomads = [0] * len(WORKERS)
        for name in kinds:
            self.state.nomads[self._bag(name)] += 1
        return self

    def casualties(self, *kinds: str) -> Given:
        for name in kinds:
            self.state.casualties[self._bag(name)] += 1
        return self

    def bag(self, *kinds: str) -> Given:
        """Only these workers stay in the bag; the others leave the game. Call it last of the workers."""
        for kind in self.state.bag.cards:
            self.state.box[kind] += 1
        self.state.bag.cards = []
        for name in kinds:
            self.state.box[worker(name)] -= 1
            self.state.bag.cards.append(worker(name))
        return self

    # ------------------------------------------------------------------ cards and tiles

    def altar(self, *ids: str) -> Given:
        """Oldest first."""
        self.state.altar.cards += self._gods(ids)
        return self

    def god_deck(self, *ids: str) -> Given:
        """These on top, the first of them uppermost."""
        self.state.god_deck.cards += self._gods(ids)[::-1]
        return self

    def tucked(self, *ids: str) -> Given:
        """The god cards under Axomamma's board, slots 1 to 4."""
        for slot in self.state.tucked:
            self.state.god_deck.cards = slot.cards + self.state.god_deck.cards
            slot.cards = []
        for slot, id in zip(self.state.tucked, ids, strict=True):
            slot.cards = [] if id == "-" else self._gods([id])
        return self

    def tokens(self, *spaces: int) -> Given:
        """Axomamma's number tokens, each on a space of its row counted from 0, in the order of the tables."""
        self.state.token_spaces = list(spaces)
        return self

    def personality(self, number: int) -> Given:
        """Axomamma's personality by its row in the tables, counted from 0; without it she has none."""
        self.state.personality = number
        return self

    def only_god_cards(self, *ids: str) -> Given:
        """The deck holds no more than these; the others are in the hand of the last seat."""
        kept = self._gods(ids)
        self.state.players[-1].god_hand.cards += self.state.god_deck.cards
        self.state.god_deck.cards = kept[::-1]
        return self

    def army_deck(self, *ids: str) -> Given:
        """These on top, the first of them uppermost."""
        cards = [_taken(army(id), [self.state.army_deck, self.state.army_discard]) for id in ids]
        self.state.army_deck.cards += cards[::-1]
        return self

    def only_army_cards(self, *ids: str, discard: Iterable[str] = ()) -> Given:
        """The deck and the discard pile hold no more than these; the others lie face down before the last seat."""
        kept = [_taken(army(id), [self.state.army_deck]) for id in ids]
        pile = [_taken(army(id), [self.state.army_deck]) for id in discard]
        self.state.players[-1].army_down += self.state.army_deck.cards + self.state.army_discard.cards
        self.state.army_deck.cards = kept[::-1]
        self.state.army_discard.cards = pile
        return self

    def army_discard(self, *ids: str) -> Given:
        self.state.army_discard.cards += [_taken(army(id), [self.state.army_deck]) for id in ids]
        return self

    def market(self, *ids: str) -> Given:
        """Buildings in the market, '-' for a gap; those that lay there go back under their stacks."""
        game, half = self.state, COMPONENTS.market_per_type
        for place, tile in enumerate(game.market.cards):
            if tile != EMPTY:
                (game.production_stack if place < half else game.passive_stack).cards.insert(0, tile)
        game.market.cards = [EMPTY] * len(game.market.cards)
        game.market.cards = [EMPTY if id == "-" else self._tile(id) for id in ids]
        assert len(game.market.cards) == 2 * half, ids
        return self

    def building_stacks(self, *ids: str) -> Given:
        """These on top of their stacks, the first of each uppermost."""
        for id in reversed(ids):
            tile = self._tile(id)
            (self.state.passive_stack if COMPONENTS.buildings[tile].passive else self.state.production_stack).cards += [
                tile
            ]
        return self

    def only_buildings(self, *ids: str) -> Given:
        """The stacks hold no more than these; the others are built by the last seat. Call it last of the buildings."""
        game, last = self.state, self.state.players[-1]
        kept = [self._tile(id) for id in ids]
        last.production += game.production_stack.cards
        last.production_up += [0] * len(game.production_stack.cards)
        last.passive += game.passive_stack.cards
        game.production_stack.cards = [tile for tile in reversed(kept) if not COMPONENTS.buildings[tile].passive]
        game.passive_stack.cards = [tile for tile in reversed(kept) if COMPONENTS.buildings[tile].passive]
        return self

    def weaves(self, *ids: str, only: bool = False, laid_by: int | None = None) -> Given:
        """These on top of the weave stack, the first of them face up; with `only` all others have been laid, by the
        last seat if not by `laid_by`, and alone by the human."""
        game = self.state
        if game.weave_top.cards[0] != EMPTY:
            game.weave_stack.cards.append(game.weave_top.cards[0])
            game.weave_top.cards[0] = EMPTY
        tiles = [self._weave(id) for id in ids]
        if only:
            self._lay_all(game.players[(game.seats - 1) if laid_by is None else laid_by])
        game.weave_stack.cards += tiles[::-1]
        turn_up_top(game)
        return self

    def _lay_all(self, me: Player) -> None:
        """The rest of the weave stack into tapestries of a seat."""
        rows: list[list[int]] = []
        for tile in self.state.weave_stack.cards:
            row = next((row for row in rows if fits(self.state, row, tile)), None)
            if row is None:
                rows.append([tile])
            else:
                row.append(tile)
        set_tapestries(me, tapestries_of(me) + rows)
        self.state.weave_stack.cards = []

    # ------------------------------------------------------------------ conquest and ceremonies

    def conquered(self, seat: int, *ids: str) -> Given:
        """Conquest markers of a seat: conquered(0, "antisuyu_1")."""
        for id in ids:
            self.state.conquest[conquest(id)] = seat
            self.state.players[seat].conquest_markers -= 1
        return self

    def ceremonies(self, held: int) -> Given:
        """Ceremonies held so far."""
        self.state.ceremonies = self.state.triggers = held
        return self

    def token(self, seat: int) -> Given:
        """That seat has emptied the village in its last turn: its next turn begins with the ceremony."""
        self.village()
        self.state.token, self.state.pending = seat, True
        self.state.triggers = self.state.ceremonies + 1
        self.state.token_turn = -1
        return self

    # ------------------------------------------------------------------ the table

    def turn_of(self, seat: int) -> Table:
        """The table at that seat's turn; what needs no decision has happened."""
        self.state.first = seat
        return self.table()

    def with_token(self) -> Given:
        """TA-12.1: where the village is empty somebody holds the token: whose turn it is, for a later turn."""
        game = self.state
        if not game.village and game.token == FREE:
            game.token, game.pending, game.triggers = game.first, True, game.ceremonies + 1
            game.token_turn = game.turns_taken
        return self

    def table(self) -> Table:
        self.with_token()
        if self.state.stage == RESOLVING_CARDS:
            self.state.resolved = 0
        wrong = GAME.audit(self.state)
        assert wrong is None, wrong
        return table_at(GAME, self.state, self.state.seats, self.options)

    # ------------------------------------------------------------------ taking pieces

    def _bag(self, kind: str) -> int:
        self.state.bag.cards.remove(worker(kind))
        return worker(kind)

    def _gods(self, ids: Iterable[str] | str) -> list[int]:
        hands = [player.god_hand for player in self.state.players]
        for slot in self.state.tucked:  # a card that a test wants elsewhere leaves Axomamma's board
            if slot.cards and COMPONENTS.god_ids[slot.cards[0]] in _ids(ids):
                self.state.god_deck.cards.append(slot.cards[0])
                slot.cards = [self.state.god_deck.cards.pop(0)]
        return [_taken(god(id), [self.state.god_deck, *hands]) for id in _ids(ids)]

    def _tile(self, id: str) -> int:
        tile = building(id)
        if tile in self.state.market.cards:  # its place in the market gets another tile of the stack
            place = self.state.market.cards.index(tile)
            stack = self.state.passive_stack if COMPONENTS.buildings[tile].passive else self.state.production_stack
            self.state.market.cards[place] = stack.cards.pop(0)
            return tile
        return _taken(tile, [self.state.production_stack, self.state.passive_stack])

    def _weave(self, id: str) -> int:
        tile, game = weave(id), self.state
        if game.weave_top.cards[0] == tile:
            game.weave_top.cards[0] = EMPTY
            turn_up_top(game)
        elif tile in game.weave_stack.cards:
            game.weave_stack.cards.remove(tile)
        return tile


def _ids(value: Iterable[str] | str) -> list[str]:
    return value.split() if isinstance(value, str) else list(value)


def _taken(card: int, zones: list[Any]) -> int:
    for zone in zones:
        if card in zone.cards:
            zone.cards.remove(card)
            return card
    raise AssertionError(f"card {card} has already been put elsewhere")


def given(seats: int = 4, **options: str) -> Given:
    """A position of so many seats; table options by name: given(2, weave_orientation="rotatable")."""
    return Given(seats, **options)


# ---------------------------------------------------------------------- answering and looking


def board(table: Table) -> Tawantinsuyu:
    assert isinstance(table.state, Tawantinsuyu)
    return table.state


def me(table: Table, seat: int) -> Player:
    return board(table).players[seat]


def resources(table: Table, seat: int) -> list[int]:
    """Potato, corn, stone, gold."""
    return me(table, seat).resources


def workers(table: Table, seat: int) -> list[str]:
    """The workers in a seat's supply, by the order of their kinds."""
    return [WORKERS[kind] for kind, n in enumerate(me(table, seat).workers) for _ in range(n)]


def gods(zone: Zone) -> list[str]:
    """The god cards of a hand, the altar or the deck, by id."""
    return [COMPONENTS.god_ids[card] for card in zone.cards]


def armies(cards: Zone | list[int]) -> list[str]:
    """Army cards of a zone or of an area, by id."""
    return [COMPONENTS.army_ids[card] for card in (cards if isinstance(cards, list) else cards.cards)]


def buildings(cards: Zone | list[int]) -> list[str]:
    """Buildings by id, '-' for a gap of the market."""
    tiles = cards if isinstance(cards, list) else cards.cards
    return ["-" if tile == EMPTY else COMPONENTS.building_ids[tile] for tile in tiles]


def tapestries(table: Table, seat: int) -> list[list[str]]:
    """Weaves by id; a turned one ends with '~'."""
    count = len(COMPONENTS.weaves)
    return [
        [COMPONENTS.weave_ids[tile % count] + ("~" if tile >= count else "") for tile in row]
        for row in tapestries_of(me(table, seat))
    ]


def standing(table: Table) -> dict[str, str]:
    """Who stands where on the hill."""
    return {COMPONENTS.space_ids[n]: WORKERS[kind] for n, kind in enumerate(board(table).hill) if kind != FREE}


def village(table: Table) -> list[str]:
    return [WORKERS[kind] for kind in board(table).village]


def nomads(table: Table) -> list[str]:
    return [WORKERS[kind] for kind, n in enumerate(board(table).nomads) for _ in range(n)]


def continued(table: Table) -> Given:
    """The same table once more in the making, at the start of a turn: continued(table).turn_of(1)."""
    more = Given(table.seats, **table.options)
    more.state = board(table).copy()
    more.state.turns_taken, more.state.acting = 0, FREE
    return more


# ---------------------------------------------------------------------- usual ways


def placing(start: Given, kind: str, where: str, price: str = "gold", seat: int = 0, pay: str = "") -> Table:
    """That seat's turn up to the first question after worker, space and god card or gold; price "" leaves that open."""
    table = start.turn_of(seat)
    answer(table, "plan place")
    for name, code in (("worker", kind), ("identity", "itself"), ("space", where), ("price", price), ("pay", pay)):
        if code and asked(table) == name:
            only = options(table) if len(options(table)) == 1 else [code]  # asked so that nobody sees that it is forced
            answer(table, f"{name} {only[0]}")
    return table


def quiet(table: Table, seat: int) -> Table:
    """Whatever that seat is still asked in this turn is declined or answered by the first option."""
    turns = board(table).turns_taken
    refusals = ("stop", "done", "none", "nobody", "no", "later")
    while not table.over and table.ask.seat == seat and board(table).turns_taken == turns:
        offered = options(table)
        answer(table, f"{asked(table)} {next((code for code in refusals if code in offered), offered[0])}")
    return table


def activating(start: Given, action: str, seat: int = 0, instead: str = "act") -> Table:
    """That seat moves its high priest one space and reaches an action; instead "" leaves the gold open."""
    sectors = len(COMPONENTS.coricancha)
    reached = COMPONENTS.coricancha.index(GAME.domains["action"].index(action)) + start.state.orientation
    table = start.player(seat, sector=(reached - 1) % sectors).turn_of(seat)
    answer(table, "plan move_priest", "priest_move one")
    if instead and asked(table) == "instead":
        answer(table, f"instead {instead}")
    return table


# ---------------------------------------------------------------------- Axomamma (seat 1 of a solo table)


def rolling(start: Given, face: int) -> Given:
    """Axomamma's next roll is known; nothing else of her turn draws before it."""
    value = next(n for n in range(999) if COMPONENTS.die[Chance(n).below(len(COMPONENTS.die))] == face)
    start.state.chance = Chance(value)
    return start


def her_turn(start: Given, face: int = 0) -> Table:
    """Axomamma's turn, up to the human's next question; with a face her placement rolls it."""
    return (rolling(start, face) if face else start).turn_of(1)


def tokens_at(start: Given, **spaces: int) -> Given:
    """Some of her number tokens by value and row, on a space counted from 1: tokens_at(start, top1=4, bottom3=1)."""
    rows = ["top", "middle", "bottom"]
    for name, place in spaces.items():
        row, value = rows.index(name[:-1]), int(name[-1])
        tokens = zip(COMPONENTS.token_rows, COMPONENTS.token_values, strict=True)
        start.state.token_spaces[list(tokens).index((row, value))] = place - 1
    return start


def she_follows(start: Given, action: str, *codes: str) -> Table:
    """The human reaches an action and takes gold, so that she alone acts."""
    return answer(activating(start, action, instead="gold"), *codes)


def carried_out(start: Given, rules: Rules[Any]) -> Any:
    """A rule that asks nobody but Axomamma, carried out on the position; gives what the rule gives."""
    if start.with_token().state.told is None:
        start.state.told = []
    assert GAME.automa is not None
    try:
        ask = next(rules)
        while ask.seat == 1:
            ask = rules.send(ask.options[0] if len(ask.options) == 1 else GAME.automa.answer(start.state, ask))
    except StopIteration as done:
        wrong = GAME.audit(start.state)
        assert wrong is None, wrong
        return done.value
    raise AssertionError(f"seat {ask.seat} is asked {GAME.kinds[ask.kind].name}")


def filled(start: Given, *free: str, terraces: str = "TM") -> Given:
    """Workers of whatever kind the bag holds on all spaces of these terraces but the ones named."""
    for id in COMPONENTS.space_ids:
        if id[0] in terraces and id not in free and start.state.hill[space(id)] == FREE:
            start.hill(**{id: WORKERS[start.state.bag.cards[0]]})
    return start
