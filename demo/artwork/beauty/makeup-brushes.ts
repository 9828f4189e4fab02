import { molded } from '../fashion/molded.ts';
import {
  across,
  contactShadow,
  darken,
  footprintShadow,
  group,
  type Hex,
  lathe,
  lighten,
  type Picture,
  path,
  picture,
  rim,
  roundStops,
  type Shape,
  smooth,
  turned,
} from '../kit/index.ts';

/** `left` and `rolled` place it in the fan and in the roll: where it lies, how far its tip sits below the top. */
type Brush = {
  width: number;
  hair: number;
  grip: number;
  shape: 'dome' | 'flat' | 'point';
  left: number;
  rolled: number;
};
const SET: readonly Brush[] = [
  { width: 64, hair: 150, grip: 250, shape: 'dome', left: 220, rolled: 0 },
  { width: 50, hair: 122, grip: 260, shape: 'dome', left: 320, rolled: 22 },
  { width: 46, hair: 104, grip: 250, shape: 'flat', left: 412, rolled: 34 },
  { width: 26, hair: 74, grip: 280, shape: 'point', left: 492, rolled: 40 },
  { width: 18, hair: 50, grip: 290, shape: 'point', left: 564, rolled: 56 },
];
const HAIR = '#6B4630';
const BRASS = '#C9A35B';
const WALNUT = '#6F4A32';
const handles: ReadonlyArray<readonly [slug: string, wood: Hex]> = [
  ['walnut', WALNUT],
  ['ink', '#2A2A30'],
];

export function makeupBrushesPictures(): Picture[] {
  return [
    ...handles.map(([slug, wood]) => picture(`beauty/atelier-makeup-brushes-${slug}`, fan(wood))),
    picture('beauty/atelier-makeup-brushes-cup', inCup(WALNUT)),
    picture('beauty/atelier-makeup-brushes-roll', roll(WALNUT)),
  ];
}

/** From above, side by side and slightly fanned. */
function fan(wood: Hex): Shape[] {
  return SET.map((size, i) => {
    return group([brush(size.left, 142 + i * 16, size, wood, true)], {
      transform: `rotate(${-7 + i * 3.6} 400 700)`,
    });
  });
}

/** One brush, hair up; y is the tip of the hair. */
function brush(x: number, y: number, { width, hair, grip, shape }: Brush, wood: Hex, lying: boolean): Shape {
  const r = width / 2;
  const foot = y + hair;
  const tuft = {
    dome: `M${x - r * 0.72} ${foot + 6}C${x - r * 1.5} ${y + hair * 0.45} ${x - r * 1.1} ${y} ${x} ${y}C${x + r * 1.1} ${y} ${x + r * 1.5} ${y + hair * 0.45} ${x + r * 0.72} ${foot + 6}Z`,
    flat: `M${x - r * 0.8} ${foot + 6}L${x - r * 1.15} ${y + 22}Q${x} ${y - 12} ${x + r * 1.15} ${y + 22}L${x + r * 0.8} ${foot + 6}Z`,
    point: `M${x - r * 0.7} ${foot + 6}C${x - r * 1.3} ${y + hair * 0.5} ${x - r * 0.4} ${y + 6} ${x} ${y}C${x + r * 0.4} ${y + 6} ${x + r * 1.3} ${y + hair * 0.5} ${x + r * 0.7} ${foot + 6}Z`,
  }[shape];
  const g = r * 0.62;
  const end = foot + 66 + grip;
  const stick = smooth(
    [
      [x - g, foot + 64],
      [x - g, foot + 64],
      [x - g * 1.16, foot + 64 + grip * 0.3],
      [x - g * 0.7, foot + 64 + grip * 0.75],
      [x - g * 0.4, end],
      [x, end + 8],
      [x + g * 0.4, end],
      [x + g * 0.7, foot + 64 + grip * 0.75],
      [x + g * 1.16, foot + 64 + grip * 0.3],
      [x + g, foot + 64],
      [x + g, foot + 64],
    ],
    true,
  );
  const ferrule = `M${x - r * 0.78} ${foot}H${x + r * 0.78}L${x + g} ${foot + 68}H${x - g}Z`;
  const strands = Array.from({ length: 9 }, (_, i) => {
    const share = (i - 4) / 4.4;
    return `M${x + share * r * 0.66} ${foot}Q${x + share * r * 1.12} ${y + hair * 0.4} ${x + share * r * 0.5} ${y + 8 + Math.abs(share) * hair * 0.24}`;
  }).join('');
  const outline = `${tuft}${ferrule}${stick}`;
  return group([
    ...(lying
      ? [
          path(outline, { fill: '#3A2414', opacity: 0.14, transform: 'translate(14 14)' }),
          path(outline, { fill: '#3A2414', opacity: 0.24, transform: 'translate(6 6)' }),
        ]
      : []),
    path(tuft, {
      fill: across([
        [0, darken(HAIR, 0.4)],
        [0.3, lighten(HAIR, 0.22)],
        [0.55, HAIR],
        [1, darken(HAIR, 0.5)],
      ]),
    }),
    group(
      [
        path(strands, { stroke: darken(HAIR, 0.5), width: 2, opacity: 0.55 }),
        path(strands, {
          stroke: lighten(HAIR, 0.5),
          width: 1.2,
          opacity: 0.5,
          transform: 'translate(2.5 0)',
        }),
        path(
          `M${x - r * 2} ${y - 14}H${x + r * 2}V${y + hair * 0.26}Q${x} ${y + hair * 0.4} ${x - r * 2} ${y + hair * 0.26}Z`,
          { fill: '#E8D6BC', opacity: 0.55 },
        ),
      ],
      { clip: path(tuft, {}) },
    ),
    path(stick, { fill: across(roundStops(wood, 'gloss')) }),
    path(ferrule, { fill: across(roundStops(BRASS, 'metal')) }),
    path(`M${x - r * 0.74} ${foot + 14}H${x + r * 0.74}M${x - r * 0.72} ${foot + 20}H${x + r * 0.72}`, {
      stroke: darken(BRASS, 0.55),
      width: 1.8,
      opacity: 0.7,
    }),
  ]);
}

function inCup(wood: Hex): Shape[] {
  const clay: Hex = '#C9B79C';
  const places = [
    [352, 60, -13],
    [448, 74, 12],
    [400, 40, -2],
    [326, 130, -22],
    [470, 150, 21],
  ];
  return [
    contactShadow(404, 660, 104),
    rim(400, 430, 118, 10, clay, 'matte'),
    ...SET.toReversed().map((size, i) => {
      const [x = 0, y = 0, turn = 0] = places[4 - i] ?? [];
      return turned(turn, 400, 560, [brush(x * 0.3 + 280, y + 60, size, wood, false)]);
    }),
    group([
      lathe(
        400,
        [
          [430, 118],
          [430, 118],
          [540, 116],
          [640, 106],
          [656, 98],
          [656, 98],
        ],
        clay,
        'matte',
      ),
    ]),
    path('M282 430A118 31 0 0 0 518 430', { stroke: lighten(clay, 0.5), width: 6 }),
    path('M283 470A117 31 0 0 0 517 470', { stroke: darken(clay, 0.3), width: 3, opacity: 0.6 }),
  ];
}

/** In the open canvas roll, handles down in their pockets. */
function roll(wood: Hex): Shape[] {
  const canvas: Hex = '#B7A486';
  return [
    footprintShadow('M140 170H660V650H140Z'),
    molded(
      'M152 170H648Q660 170 660 182V638Q660 650 648 650H152Q140 650 140 638V182Q140 170 152 170Z',
      canvas,
      { depth: 26, strength: 0.7 },
    ),
    ...SET.map((size, i) =>
      brush(200 + i * 100, 206 + size.rolled, { ...size, grip: size.grip * 0.8 }, wood, true),
    ),
    molded('M140 470H660V638Q660 650 648 650H152Q140 650 140 638Z', darken(canvas, 0.08), {
      depth: 20,
      strength: 0.7,
    }),
    path('M140 470H660', { stroke: lighten(canvas, 0.5), width: 3, opacity: 0.8 }),
    path('M250 474V646M350 474V646M450 474V646M550 474V646', {
      stroke: darken(canvas, 0.45),
      width: 2.6,
      opacity: 0.7,
    }),
    path('M660 400H720M660 412Q700 440 716 470', { stroke: '#6F4A32', width: 9 }),
  ];
}
