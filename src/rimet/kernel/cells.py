"""Growable arrays of whole numbers for hot state.

`vec[i64]` is a native array in compiled modules. Where librt is missing the same modules run
on lists, with the same results. This module itself is never compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec
else:
    try:
        from librt.vecs import append, remove, vec
    except ImportError:

        class vec(list):
            """A list that is made the way librt's vec is made."""

            def __class_getitem__(cls, item):
                return cls

            def __init__(self, items=(), *, capacity=0):
                super().__init__(items)

            def __getitem__(self, index):
                found = super().__getitem__(index)
                return vec(found) if isinstance(index, slice) else found

        def append(cells, item):
            cells.append(item)
            return cells

        def remove(cells, item):
            cells.remove(item)
            return cells


__all__ = ["append", "remove", "vec"]
