"""A worker process: answers the server's requests about tables, one after another.

It is killed when a request takes too long, so it keeps nothing that cannot be replayed from the log.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import time
import traceback
from collections import OrderedDict
from importlib.resources import files
from typing import BinaryIO

import msgspec

from tinkuy.bots import GUIDE, recorded_name
from tinkuy.core.game import Game
from tinkuy.core.guide import find_guide
from tinkuy.core.record import write_record
from tinkuy.server.collecting import collect_rarely
from tinkuy.server.refusals import Refusal
from tinkuy.server.workers import about, packing, replies, requests
from tinkuy.server.workers.analysis import judged, retraced
from tinkuy.server.workers.carrying import carry, write_log_record
from tinkuy.server.workers.catalogue import game_data, games_data
from tinkuy.server.workers.drafts import draft, why
from tinkuy.server.workers.foresight import foresee
from tinkuy.server.workers.hints import hint
from tinkuy.server.workers.history import History, moment
from tinkuy.server.workers.loaded import Loaded, json_bytes, turn_digest
from tinkuy.server.workers.records import open_record
from tinkuy.server.workers.registry import add_games, bot, components_text, game, game_with
from tinkuy.server.workers.seated_bot import choose

HISTORIES = 16
MEMORY = 2 << 30  # bytes of a worker; with 400 tables it takes a tenth of them


class Worker:
    def __init__(self, tables: int, bot_level: int) -> None:
        self.most = tables
        self.bot_level = bot_level
        self.tables: OrderedDict[str, Loaded] = OrderedDict()
        self.histories: OrderedDict[str, History] = OrderedDict()

    def reply(self, request: requests.Request) -> replies.Reply:
        match request:
            case requests.Load():
                return self._load(request)
            case requests.Hello():
                return replies.Done()
            case requests.Games():
                return replies.Json(json_bytes(games_data()))
            case requests.GameInfo():
                found = game_with(request.game, request.tables, request.components)
                return replies.NeedTables() if found is None else replies.Json(json_bytes(game_data(found)))
            case requests.GameText():
                return replies.Text(_words(request.game, request.language))
            case requests.Carry():
                return carry(request)
            case requests.WriteLog():
                return replies.Text(write_log_record(request))
            case requests.CheckBot():
                bot(request.bot, "", self.bot_level)
                return replies.Done()
            case requests.ReadRecord():
                return open_record(request.text)
            case requests.Open():
                return self._open(request)
            case requests.OpenGuide():
                return self._open_guide(request)
            case requests.Apply():
                return self._apply(request)
        loaded = self.tables.get(request.table)
        if loaded is None or loaded.version != request.version:
            return replies.Need(0 if loaded is None else loaded.version)
        self.tables.move_to_end(request.table)
        match request:
            case requests.Prepare():
                return loaded.prepare(request.base, request.seat, request.answers)
            case requests.Enter():
                return loaded.prepare_entry(request.seat, request.code)
            case requests.Foresee():
                return foresee(loaded, request.seat, request.orders)
            case requests.Propose():
                return loaded.proposed(request.seat, request.to)
            case requests.Show():
                events = loaded.events(0, loaded.version)
                return replies.Applied(0, events, loaded.heading(), [loaded.shown(request.seat)])
            case requests.Since():
                return _applied(loaded, request.first, request.seats)
            case requests.Draft():
                return draft(loaded, request.base, request.seat, request.answers, request.plan)
            case requests.Why():
                asked = request.kind, request.option
                return why(loaded, request.base, request.seat, request.answers, *asked, request.plan)
            case requests.Hint():
                return hint(loaded, request)
            case requests.Analyse():
                return replies.Json(judged(self._history(request.table, loaded), loaded, request))
            case requests.Retrace():
                return replies.Json(retraced(self._history(request.table, loaded), loaded, request))
            case requests.At():
                return replies.Json(moment(self._history(request.table, loaded), loaded, request.at, request.seat))
            case requests.Choose():
                return choose(loaded, request, self.bot_level)
            case requests.WriteRecord():
                names = {seat: recorded_name(*who) for seat, who in request.who.items()}
                return replies.Text(write_record(loaded.table, names, loaded.back, loaded.ended))

    # ------------------------------------------------------------------ loading

    def _keep(self, name: str, loaded: Loaded) -> None:
        self.tables[name] = loaded
        self.tables.move_to_end(name)
        while len(self.tables) > self.most:
            gone, _ = self.tables.popitem(last=False)
            self.histories.pop(gone, None)

    def forget(self, name: str) -> None:
        self.tables.pop(name, None)
        self.histories.pop(name, None)

    def _load(self, request: requests.Load) -> replies.Reply:
        loaded = self.tables.get(request.table)
        if request.first == 0 or loaded is None:
            if request.first:
                return replies.Need(0)
            setup = request.setup
            found = game_with(setup.game, setup.tables, request.components)
            if found is None:
                return replies.NeedTables()
            same = (setup.rules, setup.tables) == (found.version, found.component_set.hash)
            if not same and not request.stranded:
                return replies.OtherRules()
            loaded = Loaded(setup, found)
        elif loaded.version != request.first:
            return replies.Need(loaded.version)
        loaded.extend(request.answers)
        self._keep(request.table, loaded)
        return replies.Done() if request.then is None else self.reply(request.then)

    def _open(self, request: requests.Open) -> replies.Reply:
        found = game(request.game)
        for name in request.bots:
            bot(name, "", self.bot_level)
        setup = about.Setup(
            found.name, found.version, found.component_set.hash, request.seats, request.options, request.seed
        )
        return self._opened(request.table, setup, found)

    def _open_guide(self, request: requests.OpenGuide) -> replies.Reply:
        found = game(request.game)
        guide = find_guide(found)
        if guide is None:
            raise Refusal("bad-table", f"{found.name} has no guided first game.")
        setup = about.Setup(found.name, found.version, found.component_set.hash, guide.seats, {}, "", guide.position)
        opened = self._opened(request.table, setup, found)
        opened.who = {seat: (GUIDE, "") for seat in range(guide.seats) if seat != guide.seat}
        return opened

    def _opened(self, table: str, setup: about.Setup, found: Game) -> replies.Opened:
        loaded = Loaded(setup, found)
        loaded.setup = setup = msgspec.structs.replace(setup, options=loaded.table.options)
        self._keep(table, loaded)
        return replies.Opened(setup, loaded.note(), [(0, turn_digest(loaded.table))], components_text(found))

    def _history(self, name: str, loaded: Loaded) -> History:
        history = self.histories.get(name)
        if history is None:
            history = self.histories[name] = History(loaded)
        self.histories.move_to_end(name)
        while len(self.histories) > HISTORIES:
            self.histories.popitem(last=False)
        return history

    # ------------------------------------------------------------------ answers

    def _apply(self, request: requests.Apply) -> replies.Reply:
        loaded = self.tables.get(request.table)
        if loaded is None:
            return replies.Need(0)
        last = request.version + request.answers
        if loaded.version == request.version and not loaded.adopt(request.answers):
            return replies.Need(loaded.version)
        if loaded.version != last:
            return replies.Need(loaded.version)
        return _applied(loaded, request.version, request.seats)


def _applied(loaded: Loaded, first: int, seats: list[int | None]) -> replies.Applied:
    """The table as these seats see it, with what happened after the first `first` answers."""
    shown = [loaded.shown(seat) for seat in seats]
    known = loaded.meeting(first)
    events = loaded.events(known + 1, loaded.version)
    return replies.Applied(loaded.marks[known], events, loaded.heading(), shown)


def _words(name: str, language: str) -> str:
    """With those of its guided first game, if it has one."""
    package = files(game(name).package)
    guide = package.joinpath(f"guide/{language}.ftl")
    words = package.joinpath(f"text/{language}.ftl").read_text(encoding="utf-8")
    return words + "\n" + guide.read_text(encoding="utf-8") if guide.is_file() else words


def serve(worker: Worker, inlet: BinaryIO, outlet: BinaryIO) -> None:
    """Until the server closes the pipe."""
    while len(head := inlet.read(packing.HEAD.size)) == packing.HEAD.size:
        length, seconds = packing.HEAD.unpack(head)
        request = packing.decode_request(inlet.read(length))
        reply: replies.Reply
        begun = time.process_time()
        try:
            _end_after(seconds)
            reply = worker.reply(request)
        except Refusal as refusal:
            reply = replies.No(refusal.code, refusal.sentence)
        except Exception:
            reply = replies.Failed(traceback.format_exc())
            worker.forget(getattr(request, "table", ""))
        frame = packing.frame(reply, time.process_time() - begun)
        _end_after(0.0)
        try:
            outlet.write(frame)
            outlet.flush()
        except BrokenPipeError:  # the server was killed: nobody waits for this, and nobody should read a traceback
            os._exit(0)


def _end_after(seconds: float) -> None:
    """The system ends the process when it has computed so long, whatever it is stuck in; 0 for never."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _end_with(parent: int) -> None:
    """A worker that is stuck in a rule does not see the pipe close when the server was killed."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(1)


def limit_memory() -> None:
    """Something crafted that slips through all checks breaks this process, not the machine."""
    with contextlib.suppress(ImportError):  # not everywhere is there such a limit
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        least = MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most)
        resource.setrlimit(resource.RLIMIT_AS, (least, most))


def main(arguments: list[str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    limit_memory()
    nice, tables, bot_level, *modules = arguments
    if hasattr(os, "nice"):
        os.nice(int(nice))
    for module in modules:
        add_games(module)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    collect_rarely()
    outlet = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a stray print must not spoil the frames
    serve(Worker(int(tables), int(bot_level)), sys.stdin.buffer, outlet)


if __name__ == "__main__":
    main(sys.argv[1:])
