"""A security key in a few lines: makes a passkey for a site and signs challenges with it."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

USER_PRESENT, USER_VERIFIED, KEY_ENCLOSED = 1, 4, 64


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.counter = 0

    def _said(self, kind: str, challenge: str, origin: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": origin or self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _data(self, site: str, flags: int) -> bytes:
        self.counter += 1
        flags |= USER_PRESENT | USER_VERIFIED
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def make(self, options: dict[str, Any], origin: str = "") -> dict[str, Any]:
        """The answer to a challenge for a new passkey."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        data = self._data(options["rp"]["id"], KEY_ENCLOSED)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        response = {
            "clientDataJSON": packed(self._said("webauthn.create", options["challenge"], origin)),
            "attestationObject": packed(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return self._credential(response)

    def show(self, options: dict[str, Any], origin: str = "", challenge: str = "") -> dict[str, Any]:
        """The answer to a challenge for a passkey that was made before."""
        said = self._said("webauthn.get", challenge or options["challenge"], origin)
        data = self._data(options["rpId"], 0)
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": packed(said),
            "authenticatorData": packed(data),
            "signature": packed(signature),
        }
        return self._credential(response)

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        name = packed(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}
