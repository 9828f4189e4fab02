import {
  across,
  circle,
  darken,
  down,
  ellipse,
  footprintShadow,
  glow,
  group,
  type Hex,
  lighten,
  moved,
  type Picture,
  path,
  picture,
  polygon,
  rect,
  roundStops,
  type Shape,
  slant,
  turned,
} from '../kit/index.ts';
import { stitches } from './line-work.ts';
import { molded } from './molded.ts';

const STEEL = '#B9BCC0';
const STRAP = '#5B3826';
const dials: ReadonlyArray<readonly [slug: string, dial: Hex]> = [
  ['ivory', '#EFE6D3'],
  ['midnight-blue', '#25375C'],
  ['forest-green', '#2C4A3B'],
];

export function watchPictures(): Picture[] {
  return [
    ...dials.map(([slug, dial]) => picture(`fashion/meridian-watch-${slug}`, [...strap(), ...head(dial)])),
    picture('fashion/meridian-watch-back', [...strap(), ...back()]),
    picture('fashion/meridian-watch-detail', [
      group([...strap(), ...head('#EFE6D3')], {
        transform: 'rotate(-14 400 400) translate(-390 -440) scale(2.05)',
      }),
    ]),
  ];
}

const BAND =
  'M334 290L348 130Q350 96 372 90H428Q450 96 452 130L466 290L466 520L452 672Q450 704 428 710H372Q350 704 348 672L334 520Z';

function strap(): Shape[] {
  const rows = [
    [346, 284, 358, 128],
    [454, 284, 442, 128],
    [346, 520, 358, 676],
    [454, 520, 442, 676],
  ];
  return [
    footprintShadow(`${BAND}M248 405a152 152 0 1 0 304 0a152 152 0 1 0 -304 0Z`),
    molded(BAND, STRAP, { depth: 34 }),
    ...rows.map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) =>
      stitches(
        [
          [x1, y1],
          [x2, y2],
        ],
        '#C79B6E',
        { length: 8, gap: 5, width: 2.2 },
      ),
    ),
    ...[590, 618, 646, 674].map((y) => ellipse(400, y, 5.5, 4.6, { fill: '#1E0F08' })),
    path('M340 180h120v26h-120Z', { fill: '#1A0C04', opacity: 0.3, transform: 'translate(3 6)' }),
    molded('M338 182H462V206H338Z', STRAP, { depth: 12 }),
    path('M342 92H458V124H342Z', { stroke: down(roundStops(STEEL, 'metal')), width: 9 }),
    path('M400 92V128', { stroke: across(roundStops(STEEL, 'metal')), width: 8 }),
  ];
}

function caseBody(): Shape[] {
  const lug = (x: number, y: number, turn: number) =>
    turned(turn, x, y, [rect(x - 15, y - 36, 30, 72, 11, { fill: across(roundStops(STEEL, 'metal')) })]);
  return [
    lug(326, 296, 14),
    lug(474, 296, -14),
    lug(326, 514, -14),
    lug(474, 514, 14),
    rect(546, 388, 30, 34, 7, { fill: down(roundStops(STEEL, 'metal')) }),
    ...[394, 400, 406, 412].map((y) => rect(552, y, 24, 2.4, 1, { fill: darken(STEEL, 0.55), opacity: 0.7 })),
    circle(400, 405, 152, {
      fill: slant([
        [0, lighten(STEEL, 0.75)],
        [0.3, STEEL],
        [0.5, darken(STEEL, 0.45)],
        [0.7, lighten(STEEL, 0.25)],
        [1, darken(STEEL, 0.5)],
      ]),
    }),
    circle(400, 405, 142, {
      fill: slant([
        [0, darken(STEEL, 0.4)],
        [0.45, lighten(STEEL, 0.5)],
        [0.7, darken(STEEL, 0.1)],
        [1, lighten(STEEL, 0.7)],
      ]),
    }),
    circle(400, 405, 130, {
      fill: slant([
        [0, darken(STEEL, 0.6)],
        [1, darken(STEEL, 0.25)],
      ]),
    }),
  ];
}

function head(dial: Hex): Shape[] {
  const light = dial === '#EFE6D3';
  const mark = light ? '#5A4630' : '#E9DFC9';
  const spokes = Array.from({ length: 60 }, (_, i) => i);
  return [
    ...caseBody(),
    circle(400, 405, 126, {
      fill: glow(
        [
          [0, lighten(dial, 0.18)],
          [0.6, dial],
          [1, darken(dial, 0.3)],
        ],
        { cx: 0.4, cy: 0.36, r: 0.72 },
      ),
    }),
    path(
      spokes
        .filter((i) => i % 5 !== 0)
        .map((i) => ray(i * 6, 115, 120))
        .join(''),
      { stroke: mark, width: 1.4, opacity: 0.75 },
    ),
    ...spokes
      .filter((i) => i % 5 === 0 && i !== 15)
      .map((i) =>
        turned(i * 6, 400, 405, [
          rect(396, 289, 8, i % 15 === 0 ? 30 : 22, 1.6, {
            fill: across([
              [0, lighten(BRASS, 0.6)],
              [0.5, BRASS],
              [0.5, darken(BRASS, 0.3)],
              [1, darken(BRASS, 0.5)],
            ]),
          }),
        ]),
      ),
    rect(484, 394, 26, 22, 3, { fill: darken(STEEL, 0.3) }),
    rect(486, 396, 22, 18, 2, { fill: '#F7F1E4' }),
    rect(494, 400, 5, 10, 1, { fill: '#3A2E22' }),
    circle(400, 464, 31, {
      fill: glow([
        [0, darken(dial, 0.1)],
        [0.86, lighten(dial, 0.04)],
        [1, darken(dial, 0.35)],
      ]),
    }),
    path(Array.from({ length: 12 }, (_, i) => ray(i * 30, 23, 28, 464)).join(''), {
      stroke: mark,
      width: 1.5,
      opacity: 0.8,
    }),
    path('M400 464L414 446', { stroke: mark, width: 2.4 }),
    hand(-58, 70, 8),
    hand(62, 100, 6),
    turned(152, 400, 405, [path('M400 428L400 300', { stroke: '#B2542F', width: 2.4 })]),
    circle(400, 405, 7, {
      fill: slant([
        [0, lighten(BRASS, 0.6)],
        [1, darken(BRASS, 0.4)],
      ]),
    }),
    circle(400, 405, 126, { stroke: '#1C1410', width: 5, opacity: 0.25 }),
    path('M292 356A120 120 0 0 1 420 284Q350 320 318 420A126 126 0 0 1 292 356Z', {
      fill: '#FFFFFF',
      opacity: 0.13,
    }),
  ];
}

const BRASS = '#C9A35B';

function hand(degrees: number, length: number, width: number): Shape {
  const d = polygon([
    [400 - width / 2, 405],
    [400 - width * 0.7, 405 - length * 0.6],
    [400, 405 - length],
    [400 + width * 0.7, 405 - length * 0.6],
    [400 + width / 2, 405],
    [400, 420],
  ]);
  return group([
    moved(4, 5, [turned(degrees, 400, 405, [path(d, { fill: '#1C1410', opacity: 0.3 })])]),
    turned(degrees, 400, 405, [
      path(d, {
        fill: across([
          [0, lighten(BRASS, 0.55)],
          [0.5, BRASS],
          [0.5, darken(BRASS, 0.3)],
          [1, darken(BRASS, 0.45)],
        ]),
      }),
    ]),
  ]);
}

function ray(degrees: number, from: number, to: number, cy = 405): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const at = (r: number) => `${400 + r * Math.cos(angle)} ${cy + r * Math.sin(angle)}`;
  return `M${at(from)}L${at(to)}`;
}

/** The see-through back: the movement with its balance, jewels and the half-moon rotor. */
function back(): Shape[] {
  const wheel = (x: number, y: number, r: number, color: Hex) =>
    group([
      circle(x, y, r, {
        fill: slant([
          [0, lighten(color, 0.4)],
          [1, darken(color, 0.35)],
        ]),
      }),
      circle(x, y, r * 0.76, { fill: '#8E9093' }),
      path(Array.from({ length: 5 }, (_, i) => rayAt(x, y, i * 72, r * 0.86)).join(''), {
        stroke: color,
        width: r * 0.14,
      }),
      circle(x, y, r * 0.2, { fill: '#A8324A' }),
    ]);
  return [
    ...caseBody(),
    circle(400, 405, 108, {
      fill: slant([
        [0, '#C9CBCD'],
        [1, '#77797D'],
      ]),
    }),
    path(Array.from({ length: 14 }, (_, i) => `M${300 + i * 16} 300L${250 + i * 16} 520`).join(''), {
      stroke: '#F4F4F2',
      width: 6,
      opacity: 0.22,
      clip: circle(400, 405, 108, {}),
    }),
    wheel(362, 352, 34, BRASS),
    wheel(440, 350, 26, '#C7B58C'),
    wheel(344, 420, 20, BRASS),
    path(
      'M300 428A104 104 0 0 0 500 428L472 420A76 76 0 0 1 418 420A22 22 0 0 1 382 420A76 76 0 0 1 328 420Z',
      { fill: '#1C1410', opacity: 0.35, transform: 'translate(4 6)' },
    ),
    path(
      'M300 428A104 104 0 0 0 500 428L470 424A24 24 0 0 1 430 414A30 30 0 0 0 370 414A24 24 0 0 1 330 424Z',
      {
        fill: across([
          [0, lighten(BRASS, 0.5)],
          [0.4, BRASS],
          [0.7, lighten(BRASS, 0.3)],
          [1, darken(BRASS, 0.4)],
        ]),
      },
    ),
    circle(400, 405, 16, {
      fill: slant([
        [0, lighten(STEEL, 0.6)],
        [1, darken(STEEL, 0.4)],
      ]),
    }),
    circle(400, 405, 5, { fill: '#5A5C60' }),
    ...[20, 80, 140, 200, 260, 320].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return circle(400 + 119 * Math.cos(angle), 405 + 119 * Math.sin(angle), 5, {
        fill: slant([
          [0, darken(STEEL, 0.5)],
          [1, lighten(STEEL, 0.5)],
        ]),
      });
    }),
    path('M304 372A104 104 0 0 1 410 302Q350 330 326 420A106 106 0 0 1 304 372Z', {
      fill: '#FFFFFF',
      opacity: 0.2,
    }),
  ];
}

function rayAt(x: number, y: number, degrees: number, r: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `M${x} ${y}L${x + r * Math.cos(angle)} ${y + r * Math.sin(angle)}`;
}
