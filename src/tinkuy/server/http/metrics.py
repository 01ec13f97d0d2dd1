"""The measures for Prometheus, on an address of their own: `/metrics` is no part of what visitors can reach."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import accumulate
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tinkuy.core.errors import Refused
from tinkuy.server.measures import BOUNDS, MEASURES, Timing
from tinkuy.server.services import Services
from tinkuy.server.settings import Settings

if TYPE_CHECKING:
    from prometheus_client.core import Metric

MISSING = "To show measures install what that needs: pip install 'tinkuy[site]'."


log = logging.getLogger("tinkuy.server")


class Exporter:
    """Reads everything anew whenever it is asked."""

    def __init__(self, services: Services, sockets: Callable[[], int]) -> None:
        self.services = services
        self.sockets = sockets

    def collect(self) -> Iterable[Metric]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        answers = CounterMetricFamily("tinkuy_answers", "Answers that were kept.", labels=["by"])
        for who, count in list(MEASURES.answers.items()):
            answers.add_metric([who], count)
        refusals = CounterMetricFamily("tinkuy_refusals", "Requests and messages refused.", labels=["code"])
        for code, count in list(MEASURES.refusals.items()):
            refusals.add_metric([code], count)
        queue = GaugeMetricFamily("tinkuy_worker_queue", "Questions that wait for a process.", labels=["of"])
        places = self.services.places
        rooms = {"rules": self.services.engine.slots, "quick_bots": places.quick.slots, "dear_bots": places.dear.slots}
        for room, slots in rooms.items():
            queue.add_metric([room], sum(slot.queued for slot in slots))
        live = list(self.services.tables.live.values())
        watched = sum(bool(table.watchers) for table in live)
        return [
            answers,
            refusals,
            queue,
            GaugeMetricFamily("tinkuy_sockets", "Pages that are open.", value=self.sockets()),
            GaugeMetricFamily("tinkuy_tables_live", "Tables in memory.", value=len(live)),
            GaugeMetricFamily("tinkuy_tables_watched", "Tables at which somebody looks.", value=watched),
            _histogram(
                "tinkuy_commit_seconds", "From an answer's arrival until it is kept and shown.", MEASURES.commits
            ),
            _histogram("tinkuy_write_seconds", "Until the store has an answer on the disk.", MEASURES.writes),
            _histogram("tinkuy_view_seconds", "Until a worker has shown a table or a draft.", MEASURES.views),
            _histogram("tinkuy_bot_seconds", "Computing for the dearest answer of a bot's turn.", MEASURES.bots),
        ]


def _histogram(name: str, does: str, timing: Timing) -> Metric:
    from prometheus_client.core import HistogramMetricFamily

    bounds = [*(str(bound) for bound in BOUNDS), "+Inf"]
    counts = accumulate(timing.counts)
    return HistogramMetricFamily(name, does, buckets=list(zip(bounds, counts, strict=True)), sum_value=timing.seconds)


def _place(settings: Settings) -> tuple[str, int]:
    """Of several processes each has the port after the one before."""
    host, _, port = settings.metrics.rpartition(":")
    return host.strip("[]") or "127.0.0.1", int(port) + settings.number


def check_free(settings: Settings) -> None:
    """Whoever starts the server hears at once that somebody else listens there, or that it is no address here."""
    for number in range(settings.processes if settings.metrics else 0):
        host, port = _place(replace(settings, number=number))
        try:
            with socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET):
                pass
        except (OSError, OverflowError) as error:
            reason = getattr(error, "strerror", None) or "no such port"
            raise Refused(f"The measures cannot be shown at {host} port {port}: {reason}.") from None


@contextmanager
def shown_at(settings: Settings, services: Services, sockets: Callable[[], int]) -> Iterator[None]:
    """While the server runs. A port that was taken meanwhile is no reason not to let people play."""
    if not settings.metrics:
        yield
        return
    try:
        from prometheus_client import CollectorRegistry, start_http_server
    except ImportError:
        raise Refused(MISSING) from None
    host, port = _place(settings)
    registry = CollectorRegistry()
    registry.register(Exporter(services, sockets))
    try:
        server, thread = start_http_server(port, host, registry)
    except OSError as error:
        log.error("the measures cannot be shown at %s port %d: %s", host, port, error.strerror)
        yield
        return
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
