"""Real receivers on the loopback: an HTTP server that keeps what it is sent, a mail server, and a browser's keys."""

from __future__ import annotations

import base64
import json
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, TypeVar

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.test_never_lose import free_port

T = TypeVar("T")
PATIENCE = 40.0  # a busy machine takes its time


def await_it(found: Callable[[], T | None]) -> T:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if (thing := found()) is not None:
            return thing
        time.sleep(0.02)
    raise AssertionError("It did not come.")


class Sent(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """Answers with the statuses it was given, one after the other, and then with 200."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self.statuses: list[int] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.sent.append(Sent(self.path, headers, body))
                status = receiver.statuses.pop(0) if receiver.statuses else 200
                self.send_response(status)
                if status == 302:
                    self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "2")
                self.end_headers()
                self.wfile.write(b"ok")

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def await_sent(self, count: int = 1) -> Sent:
        return await_it(lambda: self.sent[count - 1] if len(self.sent) >= count else None)


class Mailbox:
    """A mail server that takes everything but what is for `nobody@`."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.port = free_port()
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self.controller.start()

    async def handle_RCPT(self, server: SMTP, session: Any, envelope: Any, address: str, options: Any) -> str:
        if address.startswith("nobody@"):
            return "550 No such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Any, envelope: Any) -> str:
        mail = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    def close(self) -> None:
        self.controller.stop()

    def await_mail(self, count: int = 1) -> EmailMessage:
        return await_it(lambda: self.mails[count - 1] if len(self.mails) >= count else None)


class Browser:
    """What a browser keeps of its subscription, and how it opens what it gets."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)

    @property
    def keys(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": packed(point), "auth": packed(self.auth)}

    def opened(self, sent: Sent) -> Any:
        assert sent.headers["content-encoding"] == "aes128gcm"
        plain = http_ece.decrypt(sent.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return json.loads(plain)


def signed(sent: Sent, public_key: str) -> Any:
    """The claims of a push's sender, if they are signed with this key."""
    scheme, _, parts = sent.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    found = dict(part.split("=", 1) for part in parts.split(","))
    assert found["k"].rstrip("=") == public_key
    head, claims, signature = found["t"].split(".")
    raw = unpacked(signature)
    numbers = [int.from_bytes(raw[at : at + 32], "big") for at in (0, 32)]
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(public_key))
    point.verify(utils.encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(unpacked(claims))


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()
    try:
        yield receiver
    finally:
        receiver.close()


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    try:
        yield box
    finally:
        box.close()
