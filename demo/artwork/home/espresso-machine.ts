import {
  ball,
  box,
  boxFaces,
  type Camera,
  camera,
  circle,
  darken,
  disc,
  ellipse,
  face,
  footprint,
  footprintShadow,
  group,
  type Hex,
  lathe,
  lighten,
  on,
  type Picture,
  picture,
  rect,
  rim,
  roundStops,
  type Shape,
  scaled,
  slant,
  tube,
  turned,
} from '../kit/index.ts';
import { portafilterAndTamper } from './portafilter.ts';

const COLORS: ReadonlyArray<readonly [slug: string, body: Hex]> = [
  ['steel', '#B7B9BB'],
  ['forest', '#3D5246'],
];
const STEEL = '#BFC1C3';
const WALNUT = '#6F4A32';

export const espressoMachine: readonly Picture[] = [
  ...COLORS.map(([slug, body]) =>
    picture(`home/morning-espresso-machine-${slug}`, [scaled(1.04, 400, 430, machine(body, -26))]),
  ),
  picture('home/morning-espresso-machine-straight', [scaled(1.1, 400, 430, machine('#B7B9BB', 0))]),
  picture('home/morning-espresso-machine-portafilter', portafilterAndTamper()),
];

/** Base with drip tray, a column at the back, and the head with gauge and group over the tray. */
function machine(body: Hex, yaw: number): Shape[] {
  const view = camera({ yaw, at: [400, 620] });
  const base = { w: 330, h: 56, d: 300, z: 0 };
  const column = { w: 330, h: 230, d: 130, z: -85, y: 56 };
  const head = { w: 330, h: 130, d: 260, z: -20, y: 286 };
  const front = boxFaces(view, head).front;
  const wall = boxFaces(view, column).front;
  const tray = boxFaces(view, base).top;
  return [
    footprintShadow(footprint(view, base)),
    box(view, base, body, 'metal'),
    on(tray, [
      rect(24, 138, 282, 150, 8, { fill: darken(STEEL, 0.55) }),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
        rect(34, 146 + i * 15.5, 262, 9, 4, {
          fill: slant([
            [0, lighten(STEEL, 0.3)],
            [1, darken(STEEL, 0.2)],
          ]),
        }),
      ),
    ]),
    box(view, column, darken(body, 0.14), 'metal'),
    on(wall, [
      rect(0, 0, 330, 230, 0, { fill: face(darken(body, 0.2), 'front', 'satin') }),
      rect(0, 0, 330, 90, 0, {
        fill: {
          kind: 'linear',
          space: 'box',
          x1: 0,
          y1: 0,
          x2: 0,
          y2: 1,
          stops: [
            [0, '#120B06', 0.5],
            [1, '#120B06', 0],
          ],
        },
      }),
    ]),
    ...wand(view),
    ...brewGroup(view),
    ...cup(view),
    box(view, head, body, 'metal'),
    on(front, [
      rect(0, 122, 330, 8, 0, { fill: darken(body, 0.4) }),
      gauge(86, 64),
      ...[168, 218, 268].map((x) =>
        group([
          circle(x, 64, 18, { fill: darken(body, 0.4) }),
          circle(x, 63, 16, { fill: ball(STEEL, 'metal') }),
          circle(x, 63, 4, { fill: '#E0A050' }),
        ]),
      ),
    ]),
    ...cupsOnTop(view),
  ];
}

function gauge(x: number, y: number): Shape {
  return group([
    circle(x, y, 41, { fill: slant(roundStops(STEEL, 'metal')) }),
    circle(x, y, 34, {
      fill: slant([
        [0, '#FBF7EE'],
        [1, '#DDD4C4'],
      ]),
    }),
    ...Array.from({ length: 9 }, (_, i) =>
      turned(-120 + i * 30, x, y, [rect(x - 1, y - 31, 2, 7, 1, { fill: '#3A3734' })]),
    ),
    turned(38, x, y, [rect(x - 1.5, y - 26, 3, 30, 1.5, { fill: '#B4573D' })]),
    circle(x, y, 4, { fill: '#3A3734' }),
  ]);
}

/** The group under the head, with the portafilter locked in and its handle toward us. */
function brewGroup(view: Camera): Shape[] {
  const [x, y] = view.point([0, 276, 50]);
  const [hx, hy] = view.point([0, 238, 190]);
  const [mx, my] = view.point([0, 244, 92]);
  return [
    lathe(
      x,
      [
        [y - 14, 62],
        [y - 14, 62],
        [y + 18, 62],
        [y + 22, 58],
        [y + 22, 58],
      ],
      STEEL,
      'metal',
    ),
    lathe(
      x,
      [
        [y + 20, 54],
        [y + 20, 54],
        [y + 50, 48],
        [y + 56, 40],
        [y + 56, 40],
      ],
      darken(STEEL, 0.1),
      'metal',
    ),
    tube(`M${x - 12} ${y + 62}L${x - 14} ${y + 82}`, 12, STEEL, 'metal'),
    tube(`M${x + 12} ${y + 62}L${x + 14} ${y + 82}`, 12, STEEL, 'metal'),
    tube(`M${mx} ${my}L${mx + (hx - mx) * 0.3} ${my + (hy - my) * 0.3}`, 16, STEEL, 'metal'),
    tube(`M${mx + (hx - mx) * 0.4} ${my + (hy - my) * 0.4}L${hx} ${hy}`, 29, WALNUT, 'satin'),
  ];
}

function wand(view: Camera): Shape[] {
  const [x, y] = view.point([124, 286, 60]);
  return [tube(`M${x} ${y}C${x + 4} ${y + 60} ${x + 6} ${y + 110} ${x + 26} ${y + 168}`, 12, STEEL, 'metal')];
}

function cup(view: Camera): Shape[] {
  const [x, y] = view.point([0, 58, 60]);
  return [
    ellipse(x + 6, y + 2, 44, 11, { fill: '#120B06', opacity: 0.35 }),
    tube(
      `M${x + 32} ${y - 46}C${x + 62} ${y - 48} ${x + 58} ${y - 12} ${x + 28} ${y - 16}`,
      9,
      '#EDE6D9',
      'glaze',
    ),
    lathe(
      x,
      [
        [y - 62, 38],
        [y - 40, 37],
        [y - 10, 28],
        [y, 20],
        [y, 20],
      ],
      '#EDE6D9',
      'glaze',
    ),
    rim(x, y - 62, 38, 4, '#EDE6D9', 'glaze'),
    disc(
      x,
      y - 58,
      31,
      slant([
        [0, '#8A5A34'],
        [1, '#4A2A18'],
      ]),
    ),
  ];
}

function cupsOnTop(view: Camera): Shape[] {
  return [-86, 0, 86].flatMap((at) => {
    const [x, y] = view.point([at, 416, -50]);
    return [
      ellipse(x + 6, y + 2, 40, 11, { fill: '#120B06', opacity: 0.25 }),
      lathe(
        x,
        [
          [y - 46, 20],
          [y - 40, 26],
          [y - 16, 35],
          [y, 37],
          [y, 37],
        ],
        '#EDE6D9',
        'glaze',
      ),
      disc(
        x,
        y - 46,
        20,
        slant([
          [0, '#FBF7EE'],
          [1, '#D5CCBC'],
        ]),
      ),
    ];
  });
}
