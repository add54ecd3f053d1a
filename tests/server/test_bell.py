"""Test that a bell wakes its listener once, however often and whenever it rings."""

from __future__ import annotations

import asyncio

from rimet.server.bell import Bell


def test_a_ring_before_anybody_listens_is_heard_once() -> None:
    async def test() -> None:
        bell = Bell()
        bell.ring()
        bell.ring()
        await bell.listen()
        listening = asyncio.ensure_future(bell.listen())
        await asyncio.sleep(0)
        assert not listening.done(), "both rings were heard already"
        bell.ring()
        bell.ring()
        await listening

    asyncio.run(test())


def test_a_listener_who_left_does_not_hear_the_next_ring() -> None:
    async def test() -> None:
        bell = Bell()
        gone = asyncio.ensure_future(bell.listen())
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        bell.ring()
        await bell.listen()
        assert gone.cancelled()

    asyncio.run(test())
