"""Where big runs are computed: in processes of this machine, or on a Ray cluster. The results are the same.

    for number, done in find_engine("processes", jobs=2).run(play, parts):
        ...

A run is cut into parts that know nothing of each other; they come back as they are done, each with its number.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import active_children, get_context
from typing import Any, Protocol, TypeVar

from tinkuy.core.errors import Refused

ENGINES = ("processes", "ray")
AGAIN = 5  # times that a part is given to another worker of a cluster when one was lost with it

Part = TypeVar("Part")
Done = TypeVar("Done")


class Engine(Protocol):
    def run(self, work: Callable[[Part], Done], parts: Sequence[Part]) -> Iterator[tuple[int, Done]]:
        """What the work makes of each part, with the part's number, in any order."""


def find_engine(name: str, jobs: int = 1, address: str = "") -> Engine:
    if name not in ENGINES:
        raise Refused(f"There is no engine '{name}'; the engines are: {', '.join(ENGINES)}.")
    return Processes(jobs) if name == "processes" else Ray(address)


class Processes:
    """So many processes of this machine; with one job it is the caller's own."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, work: Callable[[Part], Done], parts: Sequence[Part]) -> Iterator[tuple[int, Done]]:
        if self.jobs == 1 or len(parts) < 2:
            for number, part in enumerate(parts):
                yield number, work(part)
            return
        others = active_children()
        # Fresh processes instead of forks: the caller may have threads, a progress bar has one.
        pool = ProcessPoolExecutor(min(self.jobs, len(parts)), mp_context=get_context("spawn"))
        try:
            with _uninterrupted():
                waiting: dict[Future[Done], int] = {
                    pool.submit(work, part): number for number, part in enumerate(parts)
                }
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        except BaseException:
            # Whoever stops a run does not want to wait for the parts that are being worked on.
            for process in active_children():
                if process not in others:
                    process.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Processes started here do not hear Ctrl-C: it is for the one that started them, and it ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Ray:
    """A Ray cluster: the one at the address, the one this process belongs to, or a new one of this machine."""

    def __init__(self, address: str = "") -> None:
        self.address = address

    def run(self, work: Callable[[Part], Done], parts: Sequence[Part]) -> Iterator[tuple[int, Done]]:
        ray = _ray()
        started = not ray.is_initialized()
        if started:
            try:
                ray.init(address=self.address or None, log_to_driver=False, include_dashboard=False)
            except (ConnectionError, RuntimeError, ValueError) as error:
                raise Refused(f"The Ray cluster '{self.address}' cannot be reached: {error}") from None
        try:
            remote = ray.remote(max_retries=AGAIN)(_do)
            waiting = {remote.remote(work, part): number for number, part in enumerate(parts)}
            while waiting:
                for done in ray.wait(list(waiting))[0]:
                    yield waiting.pop(done), ray.get(done)
        finally:
            if started:
                ray.shutdown()


def _do(work: Callable[[Part], Done], part: Part) -> Done:
    """A function of its own, since Ray takes no partial ones."""
    return work(part)


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise Refused("The engine 'ray' needs the package ray: pip install 'tinkuy[ray]'.") from None
