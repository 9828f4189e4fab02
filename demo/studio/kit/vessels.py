"""Vessels of any outline, whose walls are seen through."""

from __future__ import annotations

from .shapes import Part, apply, join


def hollowed(body: Part, hollow: Part) -> Part:
    """A solid with another one taken out of its inside, as the room in a bottle of thick glass."""
    apply(hollow)
    hollow.data.flip_normals()
    return join(body.name, [body, hollow])
