"""Colors as the shop writes them, turned into what light is computed with."""

Rgb = tuple[float, float, float]

INK = '#1C1917'
CLAY = '#B8664A'
MARIGOLD = '#D98A2B'
SAGE = '#8A9A82'
DEEP_TEAL = '#2F5D62'
NAVY = '#2B3A55'
SAND = '#D8C5A8'
OAT = '#E8DFD0'
CHALK = '#EDE8DF'
BLACK = '#22252B'
OXBLOOD = '#5E2326'
GRAPHITE = '#4A4C50'


def linear(color: str) -> Rgb:
    """The linear light, each channel from 0 to 1, of a color written as '#D98A2B'."""
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return red, green, blue


def mix(color: str, other: str, share: float) -> str:
    """A color between two: `share` 0 is the first, 1 the other."""
    pairs = [(int(color[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return '#' + ''.join(f'{round(a + (b - a) * share):02X}' for a, b in pairs)
