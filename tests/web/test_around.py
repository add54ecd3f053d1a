"""What is around a match: invitations, the room's screen, replays, the way home."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visit
from .robot import FOOTBALL, make_table


def test_an_address_of_this_computer_alone_invites_nobody(visit: Visit) -> None:
    page = visit()
    table = make_table(page, FOOTBALL)
    tv = visit(f"{table}/tv", locale="es")
    for screen, sentence in (
        (page, "This address works on this computer only."),
        (tv, "Esta dirección solo sirve en este ordenador."),
    ):
        expect(screen.get_by_text(sentence)).to_be_visible()
        expect(screen.get_by_role("img", name="QR")).to_have_count(0)
    expect(page.get_by_label("Link to this table")).to_have_value(page.url)
