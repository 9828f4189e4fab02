"""Shapes to build products of. Lengths in millimetres, angles in degrees; `at` is the middle of a shape's
underside.

Nearly everything is a skin over rings of points, with lengths along its surface as texture coordinates, so
that weaves, knits and brush marks have their true size on every product.
"""

from .changes import apply, bevelled, copied, cut, join, mirrored, shaped, solidified, subdivided
from .fittings import keycap, screw, stitches, zip_teeth
from .outlines import band, inset, rounded, rounded_box, smooth_line, soft_band, superellipse
from .places import grouped, lowest, moved, placed, turned
from .skins import ORIGIN, Flat, Material, Part, Point, part, skin
from .soft_things import cushion, folded_line, fuzz, wrinkled
from .solids import ball, box, cup, lathe, sheet, slab, tube
