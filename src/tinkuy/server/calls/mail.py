"""E-mail through the host's own mail server; only to addresses whose owner has confirmed them."""

from __future__ import annotations

import asyncio
import re
import ssl
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import unquote, urlsplit

from tinkuy.core.errors import Refused
from tinkuy.server.calls.message import Message
from tinkuy.server.calls.words import say

if TYPE_CHECKING:
    from email.message import EmailMessage

PATIENCE = 15.0  # seconds for each step
LONGEST = 200
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")
GONE = 500  # from this answer on it makes no sense to try again


class Outbound(NamedTuple):
    """The mail server: `smtp://name:password@host:587`, or `smtps://`."""

    host: str
    port: int
    tls: bool
    name: str
    password: str


def read_server(text: str) -> Outbound:
    try:
        parts = urlsplit(text)
        port = parts.port or (465 if parts.scheme == "smtps" else 25)
    except ValueError:
        parts, port = urlsplit(""), 0
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise Refused("The mail server must be given as smtp://HOST:PORT, or smtps:// for TLS from the start.")
    name, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Outbound(parts.hostname, port, parts.scheme == "smtps", name, password)


def is_address(text: str) -> bool:
    return len(text) <= LONGEST and _ADDRESS.fullmatch(text) is not None


def letter(message: Message, sender: str, to: str, stop: str) -> EmailMessage:
    """A call, with a way to have no more of them."""
    mail = _mail(sender, to, f"{message.title}: {message.body}")
    if stop:
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    ending = say(message.language, "mail-stop", link=stop) if stop else ""
    mail.set_content(f"{message.title}: {message.body}\n\n{message.link}\n\n-- \n{ending}\n")
    return mail


def asking(sender: str, to: str, language: str, link: str) -> EmailMessage:
    """Whether mails are wanted at this address."""
    mail = _mail(sender, to, say(language, "mail-confirm"))
    mail.set_content(f"{say(language, 'mail-confirm-about')}\n\n{link}\n")
    return mail


def _mail(sender: str, to: str, subject: str) -> EmailMessage:
    from email.message import EmailMessage  # only now, since few servers send any
    from email.policy import SMTP
    from email.utils import formatdate, make_msgid

    mail = EmailMessage(policy=SMTP)
    mail["From"], mail["To"] = sender, to
    mail["Subject"] = " ".join(subject.split())[:LONGEST]
    mail["Date"] = formatdate(localtime=False)
    mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].strip("> ") or None)
    mail["Auto-Submitted"] = "auto-generated"
    return mail


async def send(server: Outbound, mail: EmailMessage) -> bool:
    """False when the address does not exist; OSError when it should be tried again."""
    return await asyncio.to_thread(_send, server, mail)


def _send(server: Outbound, mail: EmailMessage) -> bool:
    import smtplib

    context = ssl.create_default_context()
    try:
        if server.tls:
            line: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=context)
        else:
            line = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
        with line:
            line.ehlo()
            if not server.tls and line.has_extn("starttls"):
                line.starttls(context=context)
            elif not server.tls and server.name:
                raise OSError("the mail server offers no TLS, so the password is not sent")
            if server.name:
                line.login(server.name, server.password)
            line.send_message(mail)
    except smtplib.SMTPRecipientsRefused as refused:
        if all(code >= GONE for code, _ in refused.recipients.values()):
            return False
        raise OSError("the address was not accepted for now") from None
    except smtplib.SMTPException as error:
        raise OSError(str(error)) from None
    return True
