"""What products are made of. Colors as '#D98A2B'; sizes of grain, weave and pebble in millimetres.

Everything is computed (no picture files). Patterns that follow the shape (weaves, knits, brush marks) use the
lengths along the surface that `shapes.skin` lays out; the others go straight through the body.
"""

from .ceramics import ceramic, enamel, unglazed
from .clear import glass, liquid
from .cloth import hairs, knitted, wool, woven
from .grown import WOODS, leather, paper, smooth_leather, suede, wood
from .lights import glow, screen, screen_off
from .metals import anodised, brass, brushed, cast_iron, chrome, metal, steel
from .nodes import Material, Mix, Socket
from .plastics import gloss, plastic, powder_coat, rubber, soft_tube
from .waxes import cream, soap, wax
