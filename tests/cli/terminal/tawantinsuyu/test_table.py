"""Tawantinsuyu at the terminal table: everything is drawn, from the view alone, and can be played by keys."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from tests.cli.terminal import drawn
from tests.cli.terminal.drawn import another_deal, assert_the_same_is_seen, explained, misfits, shown
from tests.cli.terminal.playing import Seat, asked, assert_its_steps_carry_its_sign, assert_playable_by_keys, play
from tests.games.tawantinsuyu.positions import GAME
from tinkuy.cli import sheet as printed
from tinkuy.cli.terminal import make_app
from tinkuy.cli.terminal.app import TableApp
from tinkuy.cli.terminal.boards import find_board
from tinkuy.cli.terminal.fallback import FallbackBoard
from tinkuy.cli.terminal.panels import BoardPanel, Options
from tinkuy.cli.terminal.prompts import headings, is_free, offered, prompt
from tinkuy.cli.terminal.sheet import sheet
from tinkuy.cli.terminal.tawantinsuyu import signs
from tinkuy.cli.terminal.tawantinsuyu.hill import action_at, action_name
from tinkuy.cli.terminal.words import find_texts
from tinkuy.core.data import SPECTATOR
from tinkuy.core.questions import CONFIRM, NOBODY
from tinkuy.core.table import Table
from tinkuy.games.tawantinsuyu.components import COURIER
from tinkuy.games.tawantinsuyu.hill import food_price
from tinkuy.games.tawantinsuyu.told.kinds import BENEATH, CONQUER
from tinkuy.text import LANGUAGES
from tinkuy.text.numbers import MINUS

pytestmark = pytest.mark.slow


def played(seats: int, turns: int) -> Table:
    return drawn.played(GAME, seats, turns, "greedy:4")


def new_app(seats: list[str], seed: str = "7", language: str = "en", names: list[str] | None = None) -> TableApp:
    return make_app(GAME, seats, seed, {}, language, names or [], None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "turns"), [(1, 0), (1, 12), (1, 400), (2, 30), (3, 40), (4, 60), (4, 400)])
def test_no_line_is_wider_or_cut(language: str, seats: int, turns: int) -> None:
    table = played(seats, turns)
    for seat in (0, SPECTATOR):
        assert misfits(shown(table, language, seat)) == []


def test_the_hill_shows_workers_priests_steps_and_tasks() -> None:
    table = played(4, 60)
    state: Any = table.state
    lines = find_board(GAME).draw(shown(table, "en"), 66, 38).plain.split("\n")
    hill = "\n".join(lines[:12])
    standing = [kind for kind in state.hill if kind >= 0]
    letters = "ACFPW"
    found = re.findall(r"\d[\[( ].[\]) ]([ACFPW·]) ", hill)
    assert len(found) == len(GAME.components.spaces)
    assert sorted(found) == sorted([letters[kind] for kind in standing] + ["·"] * (45 - len(standing)))
    for seat, shape in enumerate("●■▲◆"):
        assert lines[0].count(shape) == 1
        assert hill.count(f"≡{shape}") == state.steps.count(seat)
    first = GAME.components.spaces[0]
    tasks = "".join(signs.TASKS[GAME.domains["task"][GAME.components.icon_tasks[icon]]] for icon in first.icons)
    assert lines[1].startswith(f"1(◉){letters[state.hill[0]] if state.hill[0] >= 0 else '·'} {tasks}")


def test_the_rest_of_the_table_is_there() -> None:
    table = played(3, 40)
    state: Any = table.state
    text = find_board(GAME).draw(shown(table, "en"), 106, 60).plain
    assert re.search(r"Village 1ø▸(.*) ◂1ψ", text).group(1).split() == (  # type: ignore[union-attr]
        ["ACFPW"[kind] for kind in state.village] or ["·"]
    )
    for tile in state.market.cards:
        if tile >= 0:
            assert signs.building(shown(table, "en"), GAME.components, tile) in text
    for card in state.altar.cards:
        assert signs.god_card(GAME.components, card).plain in text
    regions = text[text.index("Chinchaysuyu") : text.index("Players")]
    for seat, shape in enumerate("●■▲"):
        assert regions.count(shape) == state.conquest.count(seat)
        assert re.search(rf"{shape} Player {seat + 1}.* {sum(state.players[seat].points)}\n", text)
    for player in state.players:
        for row in signs.tapestries(player.tapestries):
            assert signs.tapestry(GAME.components, row).plain in text


def test_axomammas_board_and_scores_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    table = played(1, 12)
    state: Any = table.state
    text = find_board(GAME).draw(shown(table, "en"), 66, 38).plain
    rows = [line for line in text.split("\n") if line.endswith("↺")]
    assert len(rows) == len(GAME.components.solo_rows)
    for row, line in enumerate(rows):
        values = zip(GAME.components.token_values, GAME.components.token_rows, strict=True)
        tokens = [value for value, its in values if its == row]
        assert sorted(int(n) for n in re.findall(r" (\d)\b", line)) == sorted(tokens)
    for slot, tucked in enumerate(state.tucked):
        symbol = GAME.components.gods[tucked.cards[0]].symbol
        assert f"{slot + 1}:{signs.symbol(GAME.components, symbol)}" in text
    assert re.search(rf"■ Axomamma .* {sum(state.players[1].points)}\n", text)
    lines = [line.plain for line in sheet(table, find_texts(GAME, "en"), ["Anna", "Axomamma"], 80)]
    assert "Axomamma" in lines[0]
    assert lines[-1].split() == ["Total", *(str(sum(player.points)) for player in state.players)]
    printed.print_sheet(table, printed.words(GAME, "en"), ["human"], {0: "Anna"})
    assert "Axomamma" in capsys.readouterr().out
    assert "Axomamma" in FallbackBoard().draw(shown(table, "en"), 100, 60).plain


def test_a_drawing_comes_from_the_view_alone() -> None:
    """Two worlds that differ only in what a seat cannot know give the same drawing and the same explanations."""
    for seats, turns in ((1, 12), (3, 20)):
        table = played(seats, turns)
        assert_the_same_is_seen(table, another_deal(table))
    mine = signs.god_card(GAME.components, table.state.players[0].god_hand.cards[0]).plain  # type: ignore[attr-defined]
    assert mine in find_board(GAME).draw(shown(table, "en"), 106, 60).plain.rsplit("Your cards")[-1]
    assert "Your cards" not in find_board(GAME).draw(shown(table, "en", SPECTATOR), 106, 60).plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_is_explained(language: str) -> None:
    domains = explained(shown(played(2, 30), language))
    assert domains >= {"god", "building", "weave", "space", "conquest", "temple", "task"}
    assert len(find_board(GAME).legend(shown(played(2, 30), language))) > 8


def test_a_space_says_its_price_as_the_rules_have_it() -> None:
    rng = Random(4)
    compared = 0
    for seed in range(6):
        app = new_app(["human", "human"], seed=str(seed))
        ask = asked(app, "space", rng)
        state: Any = app.session.table.state
        me = state.players[ask.seat]
        held = [kind for kind, n in enumerate(me.workers) if n]
        answers = [option for _, kind, option in app.session.table.answers if GAME.kinds[kind].name == "worker"]
        chosen = [option for option in answers if option in held]  # the others are free actions
        worker = chosen[-1] if chosen else held[0] if len(held) == 1 else COURIER  # only they may be the only choice
        for option in ask.options:
            if GAME.kinds[ask.kind].is_free(option):
                continue
            food = food_price(state, me, option, worker)
            symbol = GAME.components.spaces[option].symbol
            card = any(GAME.components.gods[one].symbol == symbol for one in me.god_hand.cards)
            words = prompt(app, ask, option).plain
            assert f"{MINUS}☼" in words if card else f"{MINUS}1¤" in words
            assert f"{MINUS}{food}ø/ψ" in words if food else "ø/ψ" not in words
            compared += 1
    assert compared > 20


def test_other_options_say_what_they_cost_and_give() -> None:
    app = new_app(["human", "human"])
    ask = asked(app, "stair", Random(3))
    words = prompt(app, ask, ask.options[0]).plain
    assert sum(int(n) for n in re.findall(rf"{MINUS}(\d)[▦¤]", words)) == 3  # gold where stone is missing
    assert "+4★" in words
    board = find_board(GAME)
    now = app.shown(ask.seat)
    conquer = GAME.kinds[CONQUER]
    assert board.hint(now, conquer, conquer.codes.index("chinchaysuyu_4")).plain == "2/1 → 4★"
    ask = asked(app, "priest_move", Random(1))
    state: Any = app.session.table.state
    sector = state.players[ask.seat].priest
    for steps, option in enumerate(ask.options, 1):
        action = action_name(now, action_at(app.shown(ask.seat), GAME.components, (sector + steps) % 5))
        assert f"→ {action}" in prompt(app, ask, option).plain


def test_a_preview_stops_where_something_would_be_learnt() -> None:
    """Neither a draw nor what follows from it; of a placed warrior, who draws a card, only the price."""
    learnt = {"army_drawn", "god_card_drawn", "weaves_drawn", "she_rolled", "market_refilled"}
    priced = 0
    for seats, seed in ((1, "3"), (2, "3"), (2, "5"), (2, "6")):
        app = new_app(["human"] * seats, seed=seed)
        session, rng = app.session, Random(2)
        while not session.table.over and len(session.table.turns) < 25:
            ask = session.table.asks()[0]
            session.call(ask.seat)
            for option in ask.options if ask.kind != CONFIRM else []:
                preview = session.preview(option, app.board.settles, app.board.priced)
                told = [event.kind.name for event in preview.told]
                assert learnt.isdisjoint(told)
                priced += GAME.kinds[ask.kind].name == "space" and told[-1:] == ["placed"]
            session.table.answer(ask.seat, rng.choice(ask.options))
    assert priced > 3
    app = new_app(["human", "human"])
    ask = asked(app, "free_weave", Random(1))
    preview = app.session.preview(BENEATH, app.board.settles, app.board.priced)
    assert (preview.reveals, preview.told, preview.change, preview.asks) == (True, [], {}, NOBODY)


def test_free_actions_stand_last_below_a_heading() -> None:
    app = new_app(["human", "human"])
    rng = Random(1)
    while True:
        ask = asked(app, "plan", rng)
        options = offered(GAME, ask)
        if len(options) > len([one for one in options if not is_free(GAME, ask, one)]):
            break
        app.session.table.answer(ask.seat, rng.choice(ask.options))
    ((index, heading),) = headings(app, ask, options).items()
    assert heading.plain == "Free actions, at any moment:"
    assert [is_free(GAME, ask, one) for one in options] == [place >= index for place in range(len(options))]

    async def script(seat: Seat) -> None:
        if seat.at_curtain():
            await seat.press("enter")
        panel = app.screen.query_one(Options)
        assert panel.option_count == len(options) + 1
        assert panel.get_option_at_index(index).disabled
        assert heading.plain in seat.text()
        await seat.choose(GAME.kinds[ask.kind].codes[options[index]])
        await seat.confirm()
        kind = app.session.table.answers[-1]
        assert kind[2] == options[index]

    play(app, script)


@pytest.mark.parametrize(
    ("seats", "language", "size"), [(2, "en", (100, 40)), (1, "ru", (160, 50)), (1, "cs", (80, 24))]
)
def test_turns_by_random_keys(seats: int, language: str, size: tuple[int, int]) -> None:
    assert_playable_by_keys(new_app(["human"] * seats, language=language), size, ("Axomamma", "Аксомамма"))


def test_the_curtain_hides_hands_and_nobody_sees_anothers() -> None:
    app = new_app(["human", "human"], names=["Anna", "Boris"])
    rng = Random(3)

    async def script(seat: Seat) -> None:
        lifted: set[int] = set()
        for _ in range(26):
            if seat.at_curtain():
                assert app.session.viewer == SPECTATOR
                assert "Your cards" not in seat.text()
                drawn = app.board.draw(app.shown(app.session.viewer), 106, 60).plain
                assert "Your cards" not in drawn
                await seat.press("enter")
            front = app.session.front
            if front is not None:
                drawn = app.board.draw(app.shown(front), 150, 60).plain
                hand = drawn.partition("Your cards")[2]
                player = app.session.table.state.players[front]  # type: ignore[attr-defined]
                mine = [*player.god_hand.cards, *player.set_aside.cards]
                for card in mine:
                    assert signs.god_card(GAME.components, card).plain in hand
                assert hand.count(":") == len(mine) + len(player.army_hand.cards) + len(player.drawn.cards)
                explained = dict(app.board.things(app.shown(front))).get("Your cards", [])
                assert len([one for one in explained if one.domain == "god"]) == len(mine)
                if mine:
                    lifted.add(front)
            await seat.any_answer(rng)
        assert lifted == {0, 1}

    play(app, script)


def test_why_not_looks_ahead_only_where_it_helps() -> None:
    """At the plan: the plan itself, the spaces and the hiring; no cards of others, no far questions."""
    app = new_app(["human"], seed="3")
    asked(app, "plan", Random(1))
    groups = app.session.refusals(app.board.ahead)
    assert groups
    assert {GAME.kinds[kind].name for _, kind, _ in groups} <= {"plan", "space", "hire"}
    assert "blocked-not-yours" not in {blocked.reason for blocked, _, _ in groups}
    assert "blocked-space-taken" in {blocked.reason for blocked, _, _ in groups}


@pytest.mark.parametrize("language", LANGUAGES)
def test_her_steps_carry_her_sign_and_every_line_of_the_log_page_its_clause(language: str) -> None:
    app = new_app(["human"], seed="3", language=language)
    assert_its_steps_carry_its_sign(app, 8, {"she_passes", "she_rolled", "she_seeks", "she_acts"})


def test_the_storehouse_says_its_amounts_by_the_edition() -> None:
    table = played(2, 30)
    z10 = GAME.components.building_ids.index("Z10")
    assert signs.passive(shown(table, "en"), GAME.components, z10) == "ceremony: 2ø1ψ1▦"
    czech = shown(table, "en", options={"edition_z10": "cz"})
    assert signs.passive(czech, GAME.components, z10) == "ceremony: 2ø1ψ2▦"
    app = make_app(GAME, ["human", "human"], "7", {"edition_z10": "cz"}, "en", [], None)
    assert app.shown(0).options["edition_z10"] == "cz"


def test_the_board_follows_the_size_of_the_screen() -> None:
    app = new_app(["human", "greedy:1", "greedy:1", "greedy:1"])

    async def script(seat: Seat) -> None:
        panel = app.screen.query_one(BoardPanel)
        for size, room in (((80, 24), 79), ((100, 40), 66), ((80, 24), 79), ((160, 50), 106)):
            await seat.pilot.resize_terminal(*size)
            scrolls = size == (80, 24)
            # As wide as can be without scrolling sideways.
            await seat.until(lambda: (panel.virtual_size.width, panel.show_vertical_scrollbar) == (room, scrolls))  # noqa: B023
            assert not panel.show_horizontal_scrollbar

    play(app, script)
