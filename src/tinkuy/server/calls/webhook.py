"""Webhooks: the message in the form that the service at the other end expects."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tinkuy.server.calls.addresses import parse
from tinkuy.server.calls.message import Message

Template = Literal["ntfy", "discord", "matrix", "json", "text"]


def letter(template: str, address: str, message: Message) -> tuple[str, dict[str, str], bytes]:
    """Where it goes, with which headers, and the body."""
    text = f"{message.title}: {message.body}\n{message.link}"
    if template == "ntfy":
        # The topic is the last part of the address; as JSON it can be said in any language.
        root, _, topic = address.rstrip("/").rpartition("/")
        return _json(f"{root}/", {
            "topic": topic, "title": message.title, "message": message.body, "click": message.link,
        })  # fmt: skip
    if template == "discord":
        # A name at the table must not call everybody of a channel.
        return _json(address, {"content": text, "allowed_mentions": {"parse": []}})
    if template == "matrix":
        return _json(address, {"text": text, "username": "Tinkuy"})
    if template == "json":
        return _json(address, {
            "title": message.title, "body": message.body, "link": message.link, "table": message.table,
        })  # fmt: skip
    return address, {"Content-Type": "text/plain; charset=utf-8"}, text.encode()


def _json(address: str, body: dict[str, Any]) -> tuple[str, dict[str, str], bytes]:
    return address, {"Content-Type": "application/json"}, msgspec.json.encode(body)


def shown(address: str) -> str:
    """For the list of the visitor: without what may be a secret in it."""
    return parse(address, private=True).site
