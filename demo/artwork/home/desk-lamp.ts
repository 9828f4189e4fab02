import {
  across,
  ball,
  circle,
  contactShadow,
  darken,
  disc,
  down,
  ellipse,
  fade,
  glow,
  type Hex,
  lathe,
  lighten,
  moved,
  type Picture,
  path,
  picture,
  roundStops,
  type Shape,
  scaled,
  slant,
  tube,
  turned,
} from '../kit/index.ts';

const COLORS: ReadonlyArray<readonly [slug: string, paint: Hex]> = [
  ['sage', '#7F8F78'],
  ['ink', '#2B2D31'],
  ['clay', '#B8664A'],
];
const BRASS = '#C9A35B';

export const deskLamp: readonly Picture[] = [
  ...COLORS.map(([slug, paint]) => picture(`home/arc-desk-lamp-${slug}`, lamp(paint, false))),
  picture('home/arc-desk-lamp-lit', lamp('#7F8F78', true)),
  picture('home/arc-desk-lamp-shade', [moved(-20, 120, [scaled(1.8, 550, 250, lamp('#7F8F78', true))])]),
];

function lamp(paint: Hex, lit: boolean): Shape[] {
  return [
    ...(lit
      ? [
          ellipse(592, 640, 210, 60, {
            fill: glow([
              [0, '#FFE9B8', 0.95],
              [0.6, '#FFE3A6', 0.35],
              [1, '#FFE3A6', 0],
            ]),
          }),
        ]
      : []),
    contactShadow(290, 652, 128),
    lathe(
      290,
      [
        [622, 118],
        [626, 126],
        [644, 128],
        [652, 124],
        [652, 124],
      ],
      paint,
      'matte',
    ),
    disc(
      290,
      622,
      118,
      slant([
        [0, lighten(paint, 0.34)],
        [0.6, paint],
        [1, darken(paint, 0.2)],
      ]),
    ),
    ellipse(296, 624, 34, 9, { fill: darken(paint, 0.4), opacity: 0.5 }),
    lathe(
      290,
      [
        [590, 20],
        [620, 24],
        [620, 24],
      ],
      BRASS,
      'metal',
    ),
    tube('M290 594L214 372', 15, paint, 'satin'),
    tube('M214 372L470 170', 15, paint, 'satin'),
    circle(214, 372, 25, { fill: darken(paint, 0.5) }),
    circle(213, 371, 22, { fill: ball(BRASS, 'metal') }),
    circle(213, 371, 8, {
      fill: slant([
        [0, darken(BRASS, 0.3)],
        [1, lighten(BRASS, 0.3)],
      ]),
    }),
    ...(lit
      ? [
          path('M446 330L430 640A210 54 0 0 0 754 640L640 290Z', {
            fill: down([
              [0, '#FFE9B8', 0.5],
              [0.8, '#FFE9B8', 0.06],
              [1, '#FFE9B8', 0],
            ]),
            soft: 16,
          }),
        ]
      : []),
    turned(-14, 500, 190, shade(paint, lit)),
  ];
}

/** The shade hangs from its joint and opens downward; inside it is pale. */
function shade(paint: Hex, lit: boolean): Shape[] {
  const cone =
    'M470 176C474 150 526 150 530 176C560 196 604 248 616 308A116 34 0 0 1 384 308C396 248 440 196 470 176Z';
  const inside = lit
    ? glow([
        [0, '#FFFDF2'],
        [0.4, '#FFEFC2'],
        [1, '#F2C878'],
      ])
    : glow([
        [0, '#F6EFE2'],
        [0.5, '#DDD2BF'],
        [1, '#A89B86'],
      ]);
  return [
    path(cone, { fill: across(roundStops(paint, 'satin')) }),
    path(cone, {
      fill: down([
        [0, '#1B120B', 0.22],
        [0.3, '#FFFFFF', 0.06],
        [1, '#1B120B', 0.12],
      ]),
    }),
    ellipse(500, 308, 116, 34, { fill: darken(paint, 0.36) }),
    ellipse(500, 310, 109, 30, { fill: inside }),
    ellipse(500, 306, 34, 13, {
      fill: lit
        ? glow([
            [0, '#FFFFFF'],
            [0.6, '#FFF6DC'],
            [1, '#FFE9B8'],
          ])
        : glow(fade('#FFFFFF', 0.9, 0.3)),
    }),
    path('M428 250C440 222 458 200 476 188', { stroke: lighten(paint, 0.65), width: 6, opacity: 0.45 }),
    circle(500, 160, 17, { fill: ball(BRASS, 'metal') }),
  ];
}
