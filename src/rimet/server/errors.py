"""What the server refuses, and the status that HTTP has for it."""

from __future__ import annotations

from rimet.kernel.errors import RimetError


class ServerError(RimetError):
    """A refusal at a table or on the wire; nothing has changed."""


STATUS = {
    "wrong_token": 403,
    "not_host": 403,
    "not_your_seat": 403,
    "wrong_origin": 403,
    "unknown_page": 404,
    "unknown_table": 404,
    "unknown_seat": 404,
    "unknown_match": 404,
    "no_finals": 404,
    "wrong_method": 405,
    "seat_taken": 409,
    "seat_in_use": 409,
    "seat_open": 409,
    "seats_open": 409,
    "name_twice": 409,
    "not_started": 409,
    "already_started": 409,
    "match_not_over": 409,
    "match_expired": 409,
    "record_secret": 409,
    "body_too_large": 413,
    "too_many_requests": 429,
    "too_many_tables": 429,
    "too_many_sockets": 429,
    "server_fault": 500,
    "too_busy": 503,
    "storage_failed": 503,
}


def status_of(error: RimetError) -> int:
    """Return the status of a refusal over HTTP."""
    return STATUS.get(error.code, 400)
