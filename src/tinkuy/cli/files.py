"""Files that people name: read and written with a sentence for everything that can be wrong with them."""

from __future__ import annotations

from pathlib import Path

from tinkuy.core.errors import Refused
from tinkuy.core.record import Record, read_record

LARGEST = 16 * 1024 * 1024  # no record or table comes near it


def read_bytes(path: str) -> bytes:
    try:
        with Path(path).open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise Refused(f"There is no file '{path}'.") from None
    except IsADirectoryError:
        raise Refused(f"'{path}' is a folder, not a file.") from None
    except (OSError, ValueError) as error:
        raise Refused(f"The file '{path}' cannot be read: {reason(error)}.") from None
    if len(data) > LARGEST:
        raise Refused(
            f"The file '{path}' is larger than {LARGEST // 1024 // 1024} MB; it cannot be what was asked for."
        )
    return data


def read_text(path: str) -> str:
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(f"The file '{path}' is not a text file in UTF-8.") from None


def read_record_file(path: str) -> Record:
    """A record; one that was cut off in the middle of a letter still loads up to its last whole line."""
    data = read_bytes(path)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        whole = data.rfind(b"\n") + 1
        if error.start < whole or whole == 0:
            raise Refused(f"The file '{path}' is not a record: it is not a text file in UTF-8.") from None
        text = data[:whole].decode()
    try:
        return read_record(text)
    except Refused as refused:
        raise Refused(f"The file '{path}' cannot be loaded: {refused}") from None


def write_new(path: str, text: str) -> None:
    """Write a file that must not be there yet: somebody's corrected tables are worth more than ours."""
    try:
        with Path(path).open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise Refused(f"The file '{path}' is already there; choose another name or remove it first.") from None
    except (OSError, ValueError) as error:
        raise Refused(f"The file '{path}' cannot be written: {reason(error)}.") from None


def reason(error: Exception) -> str:
    """What the system says, without its numbers."""
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return text[:1].lower() + text[1:].rstrip(".")
