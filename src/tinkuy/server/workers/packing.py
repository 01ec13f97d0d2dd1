"""Requests and replies as MessagePack frames, which go over pipes."""

from __future__ import annotations

import struct

import msgspec

from tinkuy.server.workers.replies import Reply
from tinkuy.server.workers.requests import Request

HEAD = struct.Struct("!If")  # before every frame: its length, and the seconds of computing it may take or took

encode = msgspec.msgpack.Encoder().encode
decode_request = msgspec.msgpack.Decoder(Request).decode
decode_reply = msgspec.msgpack.Decoder(Reply).decode


def frame(message: Request | Reply, seconds: float) -> bytes:
    packed = encode(message)
    return HEAD.pack(len(packed), seconds) + packed
