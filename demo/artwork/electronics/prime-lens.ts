import {
  across,
  bandPath,
  circle,
  contactShadow,
  darken,
  disc,
  ellipse,
  fade,
  glow,
  group,
  type Hex,
  lathe,
  lathePath,
  moved,
  type Picture,
  path,
  picture,
  ribs,
  roundSide,
  roundStops,
  type Shape,
  scaled,
  slant,
} from '../kit/index.ts';

const BLACK = '#2C2A28';
const STEEL = '#B9BCC0';

export const primeLens: readonly Picture[] = [
  picture('electronics/kestrel-35-mm-prime-lens-front', [contactShadow(400, 640, 158), ...standing(0.3)]),
  picture('electronics/kestrel-35-mm-prime-lens-glass', faceOn()),
  picture('electronics/kestrel-35-mm-prime-lens-cap', [
    moved(-90, -10, [scaled(0.84, 400, 640, [contactShadow(400, 640, 158), ...standing(0.3)])]),
    ...cap(590, 622),
  ]),
];

/** On its mount, the front glass up. */
function standing(tilt: number): Shape[] {
  return [
    lathe(
      400,
      [
        [616, 146],
        [616, 146],
        [640, 146],
        [640, 146],
      ],
      STEEL,
      'metal',
      tilt,
    ),
    lathe(
      400,
      [
        [400, 167],
        [400, 167],
        [600, 167],
        [618, 152],
        [618, 152],
      ],
      BLACK,
      'satin',
      tilt,
    ),
    ...ribbed(400, 534, 172, tilt),
    lathe(
      400,
      [
        [330, 168],
        [330, 168],
        [398, 168],
        [398, 168],
      ],
      BLACK,
      'satin',
      tilt,
    ),
    path(bandPath(400, [388, 168.5], [396, 168.5], tilt), { fill: roundSide('#C9A35B', 'metal') }),
    ...ribbed(258, 326, 174, tilt),
    lathe(
      400,
      [
        [214, 170],
        [218, 174],
        [262, 174],
        [262, 174],
      ],
      BLACK,
      'satin',
      tilt,
    ),
    disc(
      400,
      214,
      170,
      slant([
        [0, '#5A5652'],
        [0.5, '#383532'],
        [1, '#1B1918'],
      ]),
      tilt,
    ),
    disc(
      400,
      217,
      154,
      across([
        [0, '#0E0D0C'],
        [1, '#4A4744'],
      ]),
      tilt,
    ),
    disc(400, 224, 140, '#0C0C0D', tilt),
    ...frontGlass(400, 226, 132, tilt),
  ];
}

function ribbed(top: number, bottom: number, r: number, tilt: number): Shape[] {
  const d = lathePath(
    400,
    [
      [top, r],
      [top, r],
      [bottom, r],
      [bottom, r],
    ],
    tilt,
  );
  return [
    path(d, { fill: across(roundStops(BLACK, 'satin')) }),
    path(d, { fill: ribs('#5A5652', 9), opacity: 0.9 }),
  ];
}

function frontGlass(cx: number, cy: number, r: number, tilt: number): Shape[] {
  return [
    ellipse(cx, cy, r, r * tilt, {
      fill: glow(
        [
          [0, '#0A0E18'],
          [0.4, '#15233B'],
          [0.7, '#3A2B52'],
          [0.9, '#1E4048'],
          [1, '#0B0B0D'],
        ],
        { cx: 0.55, cy: 0.6, r: 0.62 },
      ),
    }),
    ellipse(cx + r * 0.04, cy + r * 0.05 * tilt, r * 0.5, r * 0.5 * tilt, {
      fill: glow([
        [0, '#020204'],
        [0.7, '#0C1424'],
        [1, '#2F4F6A'],
      ]),
    }),
    ellipse(cx - r * 0.36, cy - r * 0.4 * tilt, r * 0.4, r * 0.22 * tilt, {
      fill: glow(fade('#EAF2FF', 0.85)),
      transform: `rotate(-12 ${cx - r * 0.36} ${cy - r * 0.4 * tilt})`,
    }),
    ellipse(cx + r * 0.4, cy + r * 0.46 * tilt, r * 0.24, r * 0.1 * tilt, {
      fill: glow(fade('#E0A8E4', 0.7)),
    }),
  ];
}

/** Lying on its side, the front element toward us. */
function faceOn(): Shape[] {
  return [
    contactShadow(416, 626, 150),
    ellipse(470, 418, 188, 190, {
      fill: across([
        [0, BLACK],
        [1, darken(BLACK, 0.5)],
      ]),
    }),
    ellipse(456, 414, 196, 198, { fill: ribs('#5A5652', 8) }),
    ellipse(440, 412, 200, 204, {
      fill: slant([
        [0, '#4A4744'],
        [1, '#141312'],
      ]),
    }),
    circle(404, 408, 214, {
      fill: slant([
        [0, '#6A6661'],
        [0.5, '#34312E'],
        [1, '#171514'],
      ]),
    }),
    circle(404, 408, 204, {
      fill: slant([
        [0, '#2A2826'],
        [1, '#45423E'],
      ]),
    }),
    circle(404, 408, 196, { fill: ribs('#3A3835', 5), opacity: 0.5 }),
    circle(404, 408, 172, {
      fill: slant([
        [0, '#0E0D0C'],
        [1, '#55514C'],
      ]),
    }),
    circle(404, 408, 164, { fill: '#0C0C0D' }),
    ...frontGlass(404, 408, 152, 1),
    circle(404, 408, 186, { stroke: '#C9A35B', width: 2.5, opacity: 0.8 }),
    path('M214 330C246 246 320 202 392 199', { stroke: '#F4EFE6', width: 4, opacity: 0.35 }),
  ];
}

function cap(x: number, y: number): Shape[] {
  const color: Hex = '#34312E';
  return [
    contactShadow(x, y, 112),
    lathe(
      x,
      [
        [y - 26, 112],
        [y - 22, 116],
        [y - 4, 116],
        [y, 110],
        [y, 110],
      ],
      color,
      'satin',
      0.3,
    ),
    disc(
      x,
      y - 26,
      112,
      slant([
        [0, '#5A5652'],
        [0.5, '#3A3734'],
        [1, '#211F1D'],
      ]),
      0.3,
    ),
    disc(
      x,
      y - 25,
      94,
      slant([
        [0, '#2A2826'],
        [1, '#4A4744'],
      ]),
      0.3,
    ),
    group([
      ellipse(x - 78, y - 26, 20, 9, { fill: ribs('#5A5652', 5) }),
      ellipse(x + 78, y - 26, 20, 9, { fill: ribs('#5A5652', 5) }),
    ]),
  ];
}
