import { molded } from '../fashion/molded.ts';
import {
  circle,
  contactShadow,
  darken,
  disc,
  ellipse,
  glow,
  group,
  type Hex,
  lathe,
  lighten,
  type Picture,
  path,
  picture,
  type Shape,
  slant,
} from '../kit/index.ts';
import { neckStrap } from './neck-strap.ts';

const RUBBER = '#3C4A3E';
const colors: ReadonlyArray<readonly [slug: string, rubber: Hex]> = [
  ['moss', RUBBER],
  ['graphite', '#3A3B40'],
];

export function binocularsPictures(): Picture[] {
  return [
    ...colors.map(([slug, rubber]) =>
      picture(`sports/harrier-binoculars-${slug}`, [
        contactShadow(302, 652, 92),
        contactShadow(504, 652, 92),
        ...standing(rubber),
      ]),
    ),
    picture('sports/harrier-binoculars-lenses', lenses(RUBBER)),
    picture('sports/harrier-binoculars-strap', [
      ...neckStrap(),
      contactShadow(302, 652, 92),
      contactShadow(504, 652, 92),
      ...standing(RUBBER),
    ]),
  ];
}

/** Standing on its objectives, eyepieces up. */
function standing(rubber: Hex): Shape[] {
  return [...bridge(rubber), ...barrel(298, rubber), ...barrel(502, rubber), ...hinge(rubber)];
}

function barrel(x: number, rubber: Hex): Shape[] {
  const dark: Hex = '#232326';
  return [
    lathe(
      x,
      [
        [330, 62],
        [340, 66],
        [420, 72],
        [520, 86],
        [620, 96],
        [640, 98],
        [650, 96],
        [650, 96],
      ],
      rubber,
      'matte',
    ),
    path(`M${x - 60} 346Q${x - 70} 480 ${x - 84} 626`, { stroke: '#FFFFFF', width: 9, opacity: 0.14 }),
    path(`M${x - 93} 606A94 24 0 0 0 ${x + 93} 606`, {
      stroke: darken(rubber, 0.55),
      width: 4,
      opacity: 0.8,
    }),
    path(`M${x - 94} 611A94 24 0 0 0 ${x + 94} 611`, {
      stroke: lighten(rubber, 0.4),
      width: 2,
      opacity: 0.5,
    }),
    ...[0, 1, 2, 3, 4].map((i) =>
      path(`M${x - 34} ${470 + i * 16}Q${x} ${480 + i * 16} ${x + 34} ${470 + i * 16}`, {
        stroke: darken(rubber, 0.5),
        width: 6,
        opacity: 0.6,
      }),
    ),
    lathe(
      x,
      [
        [296, 54],
        [296, 54],
        [330, 58],
        [334, 60],
        [334, 60],
      ],
      dark,
      'satin',
    ),
    lathe(
      x,
      [
        [212, 58],
        [212, 58],
        [286, 60],
        [298, 56],
        [298, 56],
      ],
      dark,
      'matte',
    ),
    path(
      Array.from({ length: 17 }, (_, i) => {
        const angle = ((6 + i * 10.5) * Math.PI) / 180;
        return `M${x - 59 * Math.cos(angle)} ${258 + 15 * Math.sin(angle)}v22`;
      }).join(''),
      { stroke: '#0C0C0D', width: 4, opacity: 0.7 },
    ),
    disc(
      x,
      212,
      58,
      slant([
        [0, '#4A4A4E'],
        [1, '#1E1E20'],
      ]),
    ),
    disc(x, 213, 44, '#0F0F11'),
    disc(
      x,
      216,
      36,
      glow(
        [
          [0, '#6E86A8'],
          [0.5, '#2E3C58'],
          [1, '#10131B'],
        ],
        { cx: 0.36, cy: 0.3, r: 0.8 },
      ),
    ),
  ];
}

function bridge(rubber: Hex): Shape[] {
  return [molded('M330 372L470 372L476 470L450 560H350L324 470Z', darken(rubber, 0.24), { depth: 34 })];
}

function hinge(rubber: Hex): Shape[] {
  return [
    lathe(
      400,
      [
        [430, 30],
        [430, 30],
        [548, 28],
        [552, 24],
        [552, 24],
      ],
      darken(rubber, 0.1),
      'matte',
    ),
    lathe(
      400,
      [
        [352, 42],
        [352, 42],
        [430, 42],
        [434, 40],
        [434, 40],
      ],
      '#26262A',
      'satin',
    ),
    path(
      Array.from({ length: 15 }, (_, i) => {
        const angle = ((6 + i * 12) * Math.PI) / 180;
        return `M${400 - 42 * Math.cos(angle)} ${366 + 11 * Math.sin(angle)}v50`;
      }).join(''),
      { stroke: '#0C0C0D', width: 4.4, opacity: 0.8 },
    ),
    disc(
      400,
      352,
      42,
      slant([
        [0, '#55565B'],
        [1, '#232326'],
      ]),
    ),
    disc(
      400,
      352,
      18,
      slant([
        [0, '#E2C98F'],
        [1, '#8A6A34'],
      ]),
    ),
  ];
}

/** Lying toward us: the two coated objectives. */
function lenses(rubber: Hex): Shape[] {
  const front = (x: number) =>
    group([
      circle(x, 456, 152, {
        fill: slant([
          [0, lighten(rubber, 0.3)],
          [0.5, rubber],
          [1, darken(rubber, 0.45)],
        ]),
      }),
      circle(x, 456, 128, {
        fill: slant([
          [0, '#141415'],
          [1, '#45464B'],
        ]),
      }),
      circle(x, 456, 116, {
        fill: slant([
          [0, '#4A4B50'],
          [1, '#1A1A1C'],
        ]),
      }),
      circle(x, 456, 108, {
        fill: glow(
          [
            [0, '#2F6F68'],
            [0.45, '#1E3B52'],
            [0.8, '#1B1F33'],
            [1, '#0C0E16'],
          ],
          { cx: 0.44, cy: 0.42, r: 0.62 },
        ),
      }),
      circle(x + 14, 470, 54, { fill: '#0A0C12', opacity: 0.55 }),
      path(
        `M${x - 92} 430A94 94 0 0 1 ${x - 8} 364Q${x - 40} 400 ${x - 56} 452Q${x - 80} 452 ${x - 92} 430Z`,
        { fill: '#BFE3D8', opacity: 0.35 },
      ),
      ellipse(x - 40, 408, 20, 13, {
        fill: '#FFFFFF',
        opacity: 0.75,
        transform: `rotate(-38 ${x - 40} 408)`,
      }),
      ellipse(x + 46, 512, 14, 9, { fill: '#C7A6D8', opacity: 0.5, transform: `rotate(-38 ${x + 46} 512)` }),
    ]);
  return [
    ellipse(410, 606, 330, 34, { fill: '#5B3A1E', soft: 20, opacity: 0.36 }),
    ...[238, 562].map((x) => ellipse(x + 4, 604, 84, 12, { fill: '#2E1C10', soft: 7, opacity: 0.6 })),
    molded('M286 350Q400 316 514 350L530 500Q400 540 270 500Z', darken(rubber, 0.2), { depth: 50 }),
    molded('M358 300H442L452 370H348Z', '#26262A', { depth: 24 }),
    path('M366 304v60M378 304v62M390 304v62M402 304v62M414 304v62M426 304v62M436 304v60', {
      stroke: '#0C0C0D',
      width: 4,
    }),
    front(238),
    front(562),
    circle(400, 450, 30, {
      fill: slant([
        [0, lighten(rubber, 0.24)],
        [1, darken(rubber, 0.4)],
      ]),
    }),
    circle(400, 450, 14, {
      fill: slant([
        [0, '#E2C98F'],
        [1, '#8A6A34'],
      ]),
    }),
  ];
}
