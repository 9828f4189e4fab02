"""A bright lens for streets, rooms and people: a metal barrel, an aperture ring, a ribbed focus ring, coated
glass."""

from kit.optics import lens_cap, prime_lens
from kit.product import Camera, Product, View
from kit.shapes import grouped, placed


def face_on() -> None:
    """Lying on its side, its glass towards the camera."""
    placed(grouped(prime_lens), x=90, rest=True)


def with_cap() -> None:
    placed(grouped(prime_lens), z=14, to=(-26, 14, 0))
    placed(lens_cap(), z=-28, to=(38, -28, 0))


PRODUCT = Product(
    'electronics/kestrel-35-mm-prime-lens',
    [
        View('front', prime_lens, Camera(turn=-12, pitch=26, fill=0.74)),
        View('glass', face_on, Camera(turn=16, pitch=9, fill=0.74), 'sand'),
        View('cap', with_cap, Camera(turn=6, pitch=28, fill=0.78), 'stone'),
    ],
)
