"""Flat things with a screen: phones, tablets, readers. Each is built lying with its screen up and its head
towards +Y."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .gadgets import camera_eye, side_button, usb_c_cut
from .materials import Material, Mix, plastic
from .shapes import Part, grouped, lathe, placed, rounded, rounded_box, slab

Build = Callable[[], object]


@dataclass(frozen=True)
class Form:
    """Sizes of a device in millimetres."""

    width: float
    height: float
    thick: float
    corner: float
    rim: float = 0.7
    """How much of the metal frame is seen around the glass."""


def satin_glass(color: str, roughness: float = 0.3) -> Material:
    """Etched glass over a color: silky, with a clear reflection at grazing light."""
    made = Mix('satin glass')
    made.surface(base_color=color, roughness=roughness, specular=0.5, clearcoat=0.35, clearcoat_roughness=0.16)
    return made.material


def body(form: Form, frame: Material, picture: Material, back: Material) -> Part:
    """Frame, front and back; the front is as large as `front_size`. Returns the frame, to cut and add to."""
    made = slab('frame', rounded_box(form.width, form.height, form.corner, steps=16), form.thick, frame, edge=1.5)
    outline = rounded_box(*front_size(form), form.corner - form.rim, steps=16)
    slab('front', outline, 0.8, picture, (0, 0, form.thick - 0.45), edge=0.35, under=0.05)
    slab('back', outline, 0.8, back, (0, 0, -0.35), edge=0.05, under=0.35)
    return made


def front_size(form: Form) -> tuple[float, float]:
    """Width and height of the front glass."""
    return form.width - 2 * form.rim, form.height - 2 * form.rim


def on_the_back(build: Build) -> None:
    """What `build` makes upon the floor is put onto the back instead, turned around the device's long middle
    line."""
    placed(grouped(build), y=180, to=(0, 0, -0.34))


def standing(build: Build, *, x: float = 0, y: float = 0, turn: float = 0, lean: float = 0, back: bool = False) -> None:
    """On its foot at a place, its screen or its back to the front; `lean` tips its head away from the
    camera."""
    parts = grouped(build)
    placed(parts, x=90)
    if back:
        placed(parts, z=180)
    placed(parts, x=-lean)
    placed(parts, z=turn, to=(x, y, 0), rest=True)


def lying(build: Build, *, x: float = 0, y: float = 0, z: float = 0, turn: float = 0, back: bool = False) -> None:
    """Flat, its screen or its back up, its underside at a height."""
    parts = grouped(build)
    if back:
        placed(parts, y=180)
    placed(parts, z=turn, to=(x, y, 0), rest=True)
    placed(parts, to=(0, 0, z))


def buttons(form: Form, material: Material, right: tuple[tuple[float, float], ...], left: tuple[tuple[float, float], ...] = ()) -> None:
    """Long buttons on the sides, each by the height of its middle above the device's middle and its
    length."""
    for side, some in ((1, right), (-1, left)):
        for place, length in some:
            side_button(f'button {side} {place}', length, 2.6, material, (side * (form.width / 2 - 0.05), place, form.thick / 2), z=90 * side, rise=0.55)


def socket(form: Form, frame: Part) -> None:
    """The USB-C socket in the foot."""
    usb_c_cut(frame, (0, -form.height / 2 + 0.3, form.thick / 2))


def eyes(places: tuple[tuple[float, float], ...], radius: float, ring: Material, height: float, rise: float = 1.1) -> None:
    """Lenses upon the back, for `on_the_back`; `height` is that of the ground they stand on."""
    for i, (x, y) in enumerate(places):
        camera_eye(f'eye {i}', radius, ring, (x, y, height), rise=rise)


def flash(x: float, y: float, radius: float = 2.6) -> Part:
    """A small warm lamp beside the lenses."""
    return lathe('flash', rounded([(0, -0.4), (radius, -0.4), (radius, 0.14), (0, 0.14)], 0.1), plastic('#EFE0BF', 0.2, grain=0), (x, y, 0), sides=40)


def sensor_pill(form: Form, width: float, height: float, below: float) -> Part:
    """The dark opening of the front camera, `below` the upper edge."""
    at = (0, form.height / 2 - below, form.thick + 0.27)
    return slab('front eye', rounded_box(width, height, height / 2 - 0.01), 0.12, plastic('#0A0B0D', 0.12, grain=0), at, edge=0.04)


def pencil(color: str, length: float = 164, radius: float = 4.4) -> list[Part]:
    """A drawing pencil lying along X, its tip towards -X: flat on one side, so that it holds to an edge."""
    def build() -> None:
        shaft = rounded([(0, 22), (radius, 22), (radius, length), (0, length)], [0, 0.3, 2.6, 0], steps=8)
        lathe('pencil', shaft, plastic(color, 0.36), sides=72)
        lathe('pencil ring', rounded([(0, 21), (radius, 21), (radius, 22.4), (0, 22.4)], 0.15), plastic('#A9A7A2', 0.2), sides=72)
        lathe('pencil cone', rounded([(0, 0), (0.8, 0.2), (1.2, 3), (radius - 0.1, 21.2), (0, 21.2)], [0, 0.4, 1, 2, 0]), plastic('#D9D5CC', 0.4), sides=72)
    parts = grouped(build)
    placed(parts, y=90, rest=True)
    return parts
