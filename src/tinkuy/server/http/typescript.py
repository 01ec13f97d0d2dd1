"""The client's types, made from the server's messages: `python -m tinkuy.server.http.typescript FILE`.

A struct becomes an interface, a union a type. Structs of the socket carry what they are in their name: what a client
says is a request (`DraftRequest`), what it is told a message (`DraftMessage`).
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from tinkuy.core.events import NUMBER, POINTS, ROUND_BEGAN, SCORED, SEAT, TURN_BEGAN
from tinkuy.core.game import GROUPS
from tinkuy.core.labels import Amounts, Argument, Label
from tinkuy.core.view import CONFIRM_KIND, END_TURN
from tinkuy.server.http import incoming
from tinkuy.server.http.openapi import Refused
from tinkuy.server.http.routes import ROUTES
from tinkuy.server.tables import payloads
from tinkuy.server.workers import shapes

HEAD = "/** Written by `make types` from the server's messages (docs/protocol.md); change those instead. */"
CONSTANTS = {
    "SCORED": SCORED,
    "TURN_BEGAN": TURN_BEGAN,
    "ROUND_BEGAN": ROUND_BEGAN,
    "SEAT": SEAT,
    "NUMBER": NUMBER,
    "POINTS": POINTS,
    "CONFIRM": CONFIRM_KIND,
    "END_TURN": END_TURN,
    "GROUPS": GROUPS,
}
NAMED: dict[Any, str] = {Label: "Label", Argument: "Argument", Amounts: "Amounts"}
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "any"}
OPEN = {shapes.GameEvent: "[field: string]: number | string | null;"}  # beside its own fields it has others


def typescript() -> str:
    """The whole file."""
    parts = [HEAD]
    parts.append("\n".join(f"export const {name} = {json.dumps(value)} as const;" for name, value in CONSTANTS.items()))
    parts.append("\n".join(f"export type {name} = {_written(kind)};" for kind, name in reversed(NAMED.items())))
    parts += [_interface(struct) for struct in _structs()]
    parts.append(f"export type ServerMessage = {_union(payloads.Message)};")
    parts.append(f"export type ClientMessage = {_union(incoming.Incoming)};")
    return "\n\n".join(parts) + "\n"


def _structs() -> list[type[msgspec.Struct]]:
    """All that the messages are made of, each after what it needs."""
    roots = [kind for route in ROUTES for kind in (route.answer, route.body)]
    found: dict[type[msgspec.Struct], None] = {}
    for root in [*roots, Refused, *get_args(payloads.Message), *get_args(incoming.Incoming)]:
        _collect(root, found)
    return list(found)


def _collect(kind: Any, found: dict[type[msgspec.Struct], None]) -> None:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind not in found:
            if (base := _base(kind)) is not None:
                _collect(base, found)
            for field in msgspec.structs.fields(kind):
                _collect(field.type, found)
            found[kind] = None
        return
    for part in _parts(kind):
        _collect(part, found)


def _parts(kind: Any) -> tuple[Any, ...]:
    if get_origin(kind) is Annotated:
        return (_shown(kind),)
    return () if get_origin(kind) is Literal else get_args(kind)


def _shown(kind: Any) -> Any:
    """What an annotated type stands for; of JSON that comes ready-made, what it was made from."""
    plain, *more = get_args(kind)
    for meta in more:
        if isinstance(meta, msgspec.Meta) and meta.extra:
            return meta.extra["shape"]
    return plain


def _base(struct: type[msgspec.Struct]) -> type[msgspec.Struct] | None:
    """A struct of its own that this one has all fields of."""
    base = struct.__base__
    assert base is not None
    own = issubclass(base, msgspec.Struct) and base.__struct_fields__ and base.__struct_config__.tag is None
    return base if own else None


def _interface(struct: type[msgspec.Struct]) -> str:
    base, tag = _base(struct), struct.__struct_config__.tag
    known = base.__struct_fields__ if base is not None else ()
    lines = [f"{struct.__struct_config__.tag_field}: {json.dumps(tag)};"] if tag else []
    for field in msgspec.structs.fields(struct):
        if field.name not in known:
            lines += _field(field, struct)
    if struct in OPEN:
        lines.append(OPEN[struct])
    extends = f" extends {_name(base)}" if base is not None else ""
    body = "".join(f"  {line}\n" for line in lines)
    return f"{_comment(struct.__dict__.get('__doc__'))}export interface {_name(struct)}{extends} {{\n{body}}}"


def _field(field: msgspec.structs.FieldInfo, struct: type[msgspec.Struct]) -> list[str]:
    kind, lines = field.type, []
    if get_origin(kind) is Annotated:
        lines = [_comment(meta.description).rstrip() for meta in get_args(kind)[1:] if getattr(meta, "description", "")]
        kind = _shown(kind)
    said = struct.__struct_config__.tag_field == "do" or struct.__struct_config__.forbid_unknown_fields
    omitted = struct.__struct_config__.omit_defaults
    if field.required or not (said or omitted):
        return [*lines, f"{field.encode_name}: {_type(kind)};"]
    written = _type(kind)
    if omitted:
        written = written.removesuffix(" | null")  # it is not sent instead
    return [*lines, f"{field.encode_name}?: {written};"]


def _comment(text: str | None) -> str:
    return f"/** {' '.join(text.split())} */\n" if text else ""


def _name(struct: type[msgspec.Struct]) -> str:
    if issubclass(struct, incoming.Said):
        return f"{struct.__name__}Request"
    return f"{struct.__name__}Message" if issubclass(struct, payloads.Reply) else struct.__name__


def _union(kind: Any) -> str:
    return " | ".join(dict.fromkeys(_type(part) for part in get_args(kind)))


def _type(kind: Any) -> str:
    return NAMED[kind] if kind in NAMED else _written(kind)


def _written(kind: Any) -> str:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _name(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _type(_shown(kind))
    if origin in (Union, UnionType):
        return _union(kind)
    if origin is Literal:
        return " | ".join(json.dumps(part) for part in parts)
    if origin is list or (origin is tuple and parts[-1] is ...):
        element = _type(parts[0])
        return f"({element})[]" if " " in element and not element.startswith("[") else f"{element}[]"
    if origin is tuple:
        return f"[{', '.join(_type(part) for part in parts)}]"
    if origin is dict:
        return f"Record<string, {_type(parts[1])}>"
    raise TypeError(f"There is no TypeScript for {kind}.")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
