"""Secrets that prove who holds a table or a seat; only their digests are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets

TOKEN_BYTES = 24
TABLE_BYTES = 12
LONGEST = 64


def new_token() -> str:
    """Return a secret that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_name() -> str:
    """Return a name that nobody can guess, free of signs that a link or a record would mind."""
    return secrets.token_urlsafe(TABLE_BYTES)


def digest(token: str) -> str:
    """Return what is kept of a token: its SHA-256 in hexadecimal."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def fits(token: str, kept: str) -> bool:
    """Whether a token is the kept one, found in a time that does not depend on the answer."""
    return hmac.compare_digest(digest(token), kept) and kept != ""
