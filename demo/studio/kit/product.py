"""Declarations of a product module. Independent of Blender, so that it can be read without it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Camera:
    """Where the picture is taken from. Lights and backdrop turn with it, so light always comes from the upper
    left."""

    turn: float = 0
    """Degrees around the product; 0 looks at its front (from -Y), 35 sees its right side too."""
    pitch: float = 12
    """Degrees above the horizon; 90 is straight from above."""
    lens: float = 90
    """Focal length in millimetres of a full-frame camera."""
    fill: float = 0.7
    """Which part of the picture's side the product fills."""
    target: tuple[float, float, float] | None = None
    """For details: the point, in millimetres, that is the middle of the picture. Else the whole product is
    framed."""
    span: float = 0
    """For details: how many millimetres the picture is wide at the target."""
    aspect: float = 1
    """Width of the picture by its height; those of products are square."""
    blur: float = 0
    """The aperture as a share of the span (about 0.02 for a soft background); 0 is sharp everywhere."""


THREE_QUARTER = Camera(turn=32, pitch=16)
FRONT = Camera(turn=0, pitch=9)
SIDE = Camera(turn=90, pitch=9)
FLAT_LAY = Camera(turn=0, pitch=89, lens=70)
ABOVE = Camera(turn=18, pitch=48)
ARRANGEMENT = Camera(turn=20, pitch=22)


def close_up(target: tuple[float, float, float], span: float, camera: Camera = THREE_QUARTER) -> Camera:
    """A detail: `span` millimetres around a point, with what is far behind it a little out of focus."""
    return replace(camera, target=target, span=span, blur=camera.blur or 0.02)


@dataclass(frozen=True)
class View:
    """One picture of a product; its name is that in the catalogue's gallery."""

    name: str
    build: Callable[[], None]
    """Puts the parts onto the floor (z = 0), which is empty before."""
    camera: Camera = THREE_QUARTER
    backdrop: str = 'paper'
    """One of `BACKDROPS` in scene.py."""
    hanging: tuple[str, ...] = ()
    """Names (or prefixes) of parts that may float: their support is not shown."""
    key: float = 1
    """Relative strength of the main light; below 1 is softer, for white and shiny things."""
    samples: float = 1
    """More or fewer samples than the others have; 2 for glass in glass."""


@dataclass(frozen=True)
class Product:
    """All pictures of a product, whose address is `<category>/<slug>`."""

    address: str
    views: list[View] = field(default_factory=list)

    def view(self, name: str) -> View:
        """The view of that name."""
        return next(view for view in self.views if view.name == name)
