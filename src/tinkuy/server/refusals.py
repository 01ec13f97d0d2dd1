"""Every way in which the server says no: a code, a sentence and the HTTP status that fits.

The code is also the id of a translated message (`error-<code>`), so that a client can say it in any language.
"""

from __future__ import annotations

STATUS = {
    "malformed": 400,
    "too-large": 413,
    "too-many": 429,
    "foreign-origin": 403,
    "unknown-host": 421,
    "unknown-path": 404,
    "unknown-game": 404,
    "unknown-text": 404,
    "unknown-table": 404,
    "unknown-seat": 404,
    "unknown-version": 404,
    "unknown-bot": 400,
    "bad-table": 400,
    "bad-clock": 400,
    "bad-record": 400,
    "wrong-secret": 403,
    "wrong-code": 403,
    "wrong-passkey": 403,
    "no-passkeys": 409,
    "many-passkeys": 409,
    "bad-address": 400,
    "bad-mail": 400,
    "unknown-mail": 400,
    "mail-sent": 429,
    "many-receivers": 409,
    "bad-zone": 400,
    "no-calls": 409,
    "not-sent": 409,
    "unknown-receiver": 404,
    "not-invited": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "not-owner": 403,
    "not-known": 403,
    "no-cookie": 403,
    "seat-taken": 409,
    "seat-present": 409,
    "not-open": 403,
    "proposed": 409,
    "rated": 409,
    "not-proposed": 409,
    "back-enough": 409,
    "not-asked": 409,
    "not-offered": 409,
    "stale": 409,
    "key-reused": 409,
    "no-hint": 409,
    "no-plan": 409,
    "rated-alone": 409,
    "rated-clock": 409,
    "rated-one-seat": 409,
    "rated-no-person": 409,
    "rated-bot": 409,
    "rated-seat": 409,
    "rated-stay": 409,
    "no-clock": 409,
    "no-holiday": 409,
    "no-vote": 409,
    "timed-out": 409,
    "no-analysis": 409,
    "game-over": 409,
    "not-over": 409,
    "paused": 409,
    "stranded": 409,
    "not-saved": 503,
    "away": 503,
    "stopped": 503,
    "wrong-method": 405,
    "internal": 500,
}


class Refusal(Exception):
    """Nothing has changed; `sentence` tells the one who asked why."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        assert code in STATUS, code
        self.code = code
        self.sentence = sentence

    @property
    def status(self) -> int:
        return STATUS[self.code]
