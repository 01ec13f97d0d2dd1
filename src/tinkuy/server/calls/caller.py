"""Notices whose turn has come and calls those who are away: once for each turn, by one process, outside quiet hours.

A call is a row in the store: asked for where an answer was given, claimed by the process that sends it, and looked at
again just before that. Whoever crashes in between leaves it to the others.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from tinkuy.server.calls import message, push, webhook
from tinkuy.server.calls.addresses import BadAddress
from tinkuy.server.calls.mail import letter, read_server, send
from tinkuy.server.calls.message import Message
from tinkuy.server.calls.posting import post
from tinkuy.server.calls.quiet import end_of_quiet
from tinkuy.server.refusals import Refusal
from tinkuy.server.store.people import Due, Receiver
from tinkuy.server.store.store import Kept, NotSaved, Taken, now
from tinkuy.server.tables import standing
from tinkuy.server.tables.live_table import LiveTable
from tinkuy.server.tables.live_tables import LiveTables
from tinkuy.server.workers import replies, requests
from tinkuy.server.workers.slot import Stuck

AT_ONCE = 8  # calls under way
OF_ONE = 2  # of these of one visitor, whose receivers may all hang
IN_TURN = 1_000  # milliseconds until it is looked again whether one of them is done
CLAIMED = 60_000  # milliseconds until another process may send what this one has claimed
LOOK = 20.0  # seconds until calls of other processes are looked for
SWEEP = 300.0  # seconds between two looks at all tables of those who want to be called
WAITING = 10_000  # tables that wait to be looked at; beyond that the next sweep finds them
PAUSED = 60_000  # milliseconds until a table that is paused is looked at again
ANSWERING = 5_000  # milliseconds until it is looked again at somebody who has answered beforehand
GIVEN = 60_000  # milliseconds in which such an answer must have been given, else there is a call
HOUR = 3_600_000
GONE = (404, 410)
LATER = (408, 425, 429)

log = logging.getLogger("tinkuy.server")


class Gone(Exception):
    """The receiver is no more."""


class GivenUp(Exception):
    """It will not be better next time."""


class Caller:
    def __init__(self, tables: LiveTables) -> None:
        settings = tables.settings
        self.tables = tables
        self.people = tables.store.people
        self.private = settings.private_calls
        self.push = push.Signer(self.people, settings.push) if settings.push and push.possible() else None
        self.webhooks = settings.webhooks
        self.mail = read_server(settings.smtp) if settings.smtp and settings.mail_from else None
        self.moved: dict[str, None] = {}  # tables to be looked at, in their order
        self.news = asyncio.Event()
        self.due = asyncio.Event()
        self.sending: dict[asyncio.Task[None], str] = {}  # with the visitor who is called
        self.game_texts: dict[tuple[str, str], str] = {}

    @property
    def calls(self) -> bool:
        return bool(self.push or self.webhooks or self.mail)

    def start(self) -> None:
        if self.calls:
            self.tables.asked = self.look_at
            for loop in (self._look(), self._sweep(), self._send()):
                self.tables.spawn(loop)

    # ------------------------------------------------------------------ who is asked

    def look_at(self, live: LiveTable) -> None:
        """Somebody else may be asked now; nobody waits for what follows from it."""
        if len(self.moved) < WAITING:
            self.moved[live.kept.id] = None
            self.news.set()

    async def _sweep(self) -> None:
        """What a crash has swallowed is found again."""
        while True:
            with contextlib.suppress(Refusal):
                self.moved.update(dict.fromkeys(await self.people.tables_to_look_at()))
                self.news.set()
            await asyncio.sleep(SWEEP)

    async def _look(self) -> None:
        while True:
            await self.news.wait()
            self.news.clear()
            while self.moved:
                table = next(iter(self.moved))
                del self.moved[table]
                try:
                    await self._ask_for_calls(table)
                except (Refusal, NotSaved):
                    pass  # the next sweep finds it
                except Exception:
                    log.exception("table %s: nobody could be called", table)

    async def _kept(self, table: str) -> Kept | None:
        live = self.tables.live.get(table)
        return live.kept if live is not None and live.busy else await self.tables.store.table(table)

    async def _ask_for_calls(self, table: str) -> None:
        kept = await self._kept(table)
        if kept is None:
            return
        version = kept.note.version  # the table goes on while this is looked at
        for seat in waiting(kept):
            for visitor in kept.seats[seat].holders:
                receivers = await self.people.receivers(visitor)
                if not receivers:
                    continue
                after = int(self.tables.settings.limits.call_after * 1000)
                due = end_of_quiet(await self.people.hours(visitor), now() + after)
                turn = await self.people.turn_of(table, seat, version)
                for receiver in receivers:
                    await self.people.ask_for(Due(receiver.id, table, turn, visitor, seat, 0), due)
                self.due.set()

    # ------------------------------------------------------------------ sending

    async def _send(self) -> None:
        while True:
            self.due.clear()
            wait = LOOK
            try:
                room = AT_ONCE - len(self.sending)
                claimed = await self.people.claim(now(), now() + CLAIMED, room) if room else []
                for call in claimed:
                    if list(self.sending.values()).count(call.visitor) >= OF_ONE:
                        await self.people.settle(call, now() + IN_TURN, call.tries)
                        continue
                    task = self.tables.spawn(self._call(call))
                    self.sending[task] = call.visitor
                    task.add_done_callback(self._sent)
                following = await self.people.next_due()
                if following is not None and room:
                    wait = min(LOOK, max(0.1, (following - now()) / 1000)) if not claimed else 0.1
            except (Refusal, NotSaved):
                wait = 1.0  # the store is away
            except Exception:
                log.exception("calls could not be looked for")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.due.wait(), wait)

    def _sent(self, task: asyncio.Task[None]) -> None:
        del self.sending[task]
        self.due.set()

    async def _call(self, call: Due) -> None:
        try:
            receiver = await self.people.receiver(call.receiver)
            kept = await self.tables.store.table(call.table)
            if kept is not None and kept.paused:
                await self.people.settle(call, now() + PAUSED, call.tries)
                return
            if receiver is None or kept is None or not await self._wanted(call, kept):
                await self.people.settle(call)
                return
            if await self._answered(call, kept):
                await self.people.settle(call, now() + ANSWERING, call.tries)
                return
            hours = await self.people.hours(call.visitor)
            later = end_of_quiet(hours, now())
            if later > now():
                await self.people.settle(call, later, call.tries)
                return
            if not await self._may_have_more(call):
                await self.people.settle(call)
                return
            text = await self._game_text(kept.setup.game, hours.language)
            said = message.turn(kept, call.seat, call.turn, hours.language, text, receiver.origin)
            await self._try(call, receiver, said)
        except (Refusal, NotSaved, Taken):
            pass  # when the claim has run out, it is tried again
        except Exception:
            log.exception("a call could not be sent")

    async def _wanted(self, call: Due, kept: Kept) -> bool:
        """Still asked, still away, and in the same turn."""
        if call.seat not in waiting(kept) or call.visitor not in kept.seats[call.seat].holders:
            return False
        if any(holder in self._present(call.table) for holder in kept.seats[call.seat].holders):
            return False
        return await self.people.turn_of(call.table, call.seat, kept.note.version) == call.turn

    async def _answered(self, call: Due, kept: Kept) -> bool:
        """Beforehand: that is given within seconds, if nothing is in the way."""
        if not kept.orders or now() - kept.changed > GIVEN:
            return False
        return await standing.answers(await self.tables.find(call.table), call.seat)

    async def _may_have_more(self, call: Due) -> bool:
        most = self.tables.settings.limits.calls_per_hour * len(await self.people.receivers(call.visitor))
        return await self.people.called_since(call.visitor, now() - HOUR) < most or call.tries > 0

    def _present(self, table: str) -> frozenset[str]:
        live = self.tables.live.get(table)
        return live.present if live is not None else self.tables.neighbours.elsewhere(table).visitors

    async def _try(self, call: Due, receiver: Receiver, said: Message) -> None:
        pauses = self.tables.settings.limits.call_again
        try:
            await self.deliver(receiver, said)
        except Gone:
            await self.people.drop_receiver(receiver.id)
        except (GivenUp, BadAddress) as reason:
            log.warning("a call by %s was given up: %s", receiver.kind, reason)
            await self.people.settle(call)
        except (OSError, TimeoutError) as error:
            if call.tries >= len(pauses):
                log.warning("a call by %s was given up: %s", receiver.kind, error)
                await self.people.settle(call)
            else:
                due = now() + int(pauses[call.tries] * 1000)
                await self.people.settle(call, due, call.tries + 1)
        else:
            await self.people.settle(call, tries=call.tries + 1)

    async def deliver(self, receiver: Receiver, said: Message) -> None:
        """Gone, GivenUp, BadAddress, or OSError for a while."""
        if receiver.kind == "mail":
            if self.mail is None:
                raise GivenUp("mail is switched off")
            stop = f"{receiver.origin}/calls/stop/{receiver.id}"
            mail = letter(said, self.tables.settings.mail_from, receiver.address, stop)
            if not await send(self.mail, mail):
                raise Gone
            return
        if receiver.kind == "push":
            if self.push is None:
                raise GivenUp("push is switched off")
            p256dh, auth = receiver.about.split()
            headers, body = await self.push.letter(receiver.address, push.Keys(p256dh, auth), said)
            address = receiver.address
        else:
            if not self.webhooks:
                raise GivenUp("webhooks are switched off")
            address, headers, body = webhook.letter(receiver.about, receiver.address, said)
        status = await post(address, headers, body, self.private)
        if status in GONE:
            raise Gone
        if status in LATER or status >= 500:
            raise OSError(f"the receiver answered {status}")
        if not 200 <= status < 300:
            raise GivenUp(f"the receiver answered {status}")

    async def _game_text(self, game: str, language: str) -> str:
        """The messages of a game, from those who know it."""
        if (game, language) not in self.game_texts:
            try:
                reply = await self.tables.engine.ask(
                    game, requests.GameText(game, language), self.tables.settings.limits.engine_seconds
                )
            except Stuck:
                return ""
            if not isinstance(reply, replies.Text):
                return ""
            self.game_texts[game, language] = reply.text
        return self.game_texts[game, language]


def waiting(kept: Kept) -> list[int]:
    """The seats of people who are asked, and for whom no bot plays on."""
    if kept.note.over or kept.archived or kept.paused or kept.stranded is not None:
        return []
    return [seat for seat in kept.note.waiting if not kept.bot_of(seat)]
