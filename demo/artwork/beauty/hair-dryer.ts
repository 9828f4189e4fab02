import { molded } from '../fashion/molded.ts';
import {
  across,
  circle,
  contactShadow,
  darken,
  down,
  ellipse,
  footprintShadow,
  glow,
  group,
  type Hex,
  lighten,
  type Picture,
  path,
  picture,
  rect,
  roundStops,
  type Shape,
  slant,
  smooth,
  tube,
} from '../kit/index.ts';

type Body = { shell: Hex; trim: Hex };
const PORCELAIN: Body = { shell: '#ECE4D8', trim: '#C28A63' };
const colors: ReadonlyArray<readonly [slug: string, body: Body]> = [
  ['porcelain', PORCELAIN],
  ['graphite', { shell: '#3A3B40', trim: '#B9BCC0' }],
  ['clay', { shell: '#B8664A', trim: '#E2C3A0' }],
];

export function hairDryerPictures(): Picture[] {
  return [
    ...colors.map(([slug, body]) => picture(`beauty/zephra-hair-dryer-${slug}`, dryer(body))),
    picture('beauty/zephra-hair-dryer-front', front(PORCELAIN)),
    picture('beauty/zephra-hair-dryer-nozzles', nozzles(PORCELAIN)),
  ];
}

/** Lying on its side, seen from above: barrel to the left, handle down, the cord leaving the picture. */
function dryer({ shell, trim }: Body): Shape[] {
  const barrel = smooth(
    [
      [196, 216],
      [196, 216],
      [420, 196],
      [520, 204],
      [588, 240],
      [606, 300],
      [588, 360],
      [520, 396],
      [420, 404],
      [196, 384],
      [196, 384],
    ],
    true,
  );
  const grip = smooth(
    [
      [392, 380],
      [392, 380],
      [516, 380],
      [516, 380],
      [506, 500],
      [512, 620],
      [494, 660],
      [448, 668],
      [404, 658],
      [392, 620],
      [400, 500],
    ],
    true,
  );
  return [
    footprintShadow(`${barrel}${grip}`),
    tube('M452 664C452 720 500 730 560 712S680 690 690 800', 13, '#2E2C2B', 'matte'),
    molded('M438 650H470L464 708H444Z', '#2E2C2B', { depth: 12 }),
    molded(grip, darken(shell, 0.03), { depth: 54, strength: 0.85 }),
    path('M400 404Q450 420 510 404L512 440Q450 452 398 440Z', { fill: darken(shell, 0.6), opacity: 0.28 }),
    molded(barrel, shell, { depth: 84, soft: true, strength: 0.85 }),
    path('M530 208Q552 300 530 394', { stroke: darken(shell, 0.4), width: 3, opacity: 0.7 }),
    path('M533 208Q555 300 533 394', { stroke: lighten(shell, 0.6), width: 2, opacity: 0.7 }),
    ...[0, 1, 2, 3, 4].map((i) =>
      path(`M${550 + i * 10} ${236 + i * 9}Q${562 + i * 9} 300 ${550 + i * 10} ${364 - i * 9}`, {
        stroke: darken(shell, 0.6),
        width: 4,
        opacity: 0.7,
      }),
    ),
    path('M190 214H226V386H190Z', { fill: down(roundStops(trim, 'metal')) }),
    path('M118 244L190 226V374L118 356Z', { fill: down(roundStops('#2E2C2D', 'satin')) }),
    path('M112 244H124V356H112Z', { fill: down(roundStops('#1F1D1D', 'satin')) }),
    path('M240 236Q400 216 510 226', { stroke: '#FFFFFF', width: 12, opacity: 0.35 }),
    button(452, 470, shell, trim),
    button(452, 526, shell, trim),
    rect(436, 562, 32, 12, 6, { fill: trim }),
    path('M396 622Q450 636 508 622', { stroke: trim, width: 6 }),
  ];
}

function button(x: number, y: number, shell: Hex, trim: Hex): Shape {
  return group([
    rect(x - 17, y - 20, 34, 40, 15, { fill: darken(shell, 0.4) }),
    rect(x - 14, y - 17, 28, 34, 12, {
      fill: slant([
        [0, lighten(trim, 0.5)],
        [0.5, trim],
        [1, darken(trim, 0.3)],
      ]),
    }),
  ]);
}

/** Standing on its handle, the outlet toward us. */
function front({ shell, trim }: Body): Shape[] {
  return [
    contactShadow(404, 650, 62),
    molded(
      smooth(
        [
          [352, 390],
          [352, 390],
          [448, 390],
          [448, 390],
          [440, 520],
          [448, 628],
          [440, 648],
          [400, 654],
          [360, 648],
          [352, 628],
          [360, 520],
        ],
        true,
      ),
      darken(shell, 0.05),
      { depth: 40, soft: true },
    ),
    rect(354, 620, 92, 8, 3, { fill: trim }),
    button(400, 470, shell, trim),
    button(400, 526, shell, trim),
    path('M300 360A150 150 0 0 0 500 360L470 430Q400 450 330 430Z', { fill: '#1C1917', opacity: 0.2 }),
    circle(400, 270, 152, {
      fill: slant([
        [0, lighten(shell, 0.4)],
        [0.5, shell],
        [1, darken(shell, 0.4)],
      ]),
    }),
    circle(400, 270, 128, {
      fill: slant([
        [0, lighten(trim, 0.6)],
        [0.35, trim],
        [0.6, darken(trim, 0.4)],
        [0.8, lighten(trim, 0.3)],
        [1, darken(trim, 0.4)],
      ]),
    }),
    circle(400, 270, 114, {
      fill: slant([
        [0, '#161514'],
        [1, '#3A3735'],
      ]),
    }),
    ...[98, 78, 58].map((r) => circle(400, 270, r, { stroke: '#77716C', width: 4, opacity: 0.8 })),
    path(
      Array.from({ length: 12 }, (_, i) => {
        const angle = (i * Math.PI) / 6;
        return `M${400 + 38 * Math.cos(angle)} ${270 + 38 * Math.sin(angle)}L${400 + 110 * Math.cos(angle)} ${270 + 110 * Math.sin(angle)}`;
      }).join(''),
      { stroke: '#5E5955', width: 4 },
    ),
    circle(400, 270, 38, {
      fill: glow(
        [
          [0, '#6B6662'],
          [1, '#2A2826'],
        ],
        { cx: 0.36, cy: 0.32, r: 0.7 },
      ),
    }),
    path('M262 220A146 146 0 0 1 360 132', { stroke: '#FFFFFF', width: 8, opacity: 0.5 }),
  ];
}

function nozzles(body: Body): Shape[] {
  const dark: Hex = '#2E2C2D';
  return [
    group(dryer(body).slice(0, 1).concat(dryer(body).slice(3)), {
      transform: 'translate(-10 -10) scale(0.82)',
    }),
    contactShadow(610, 690, 62),
    path('M548 600Q548 588 610 588Q672 588 672 600L660 684Q660 704 610 704Q560 704 560 684Z', {
      fill: across(roundStops(dark, 'satin')),
    }),
    ellipse(610, 600, 62, 15, { fill: '#5A5553' }),
    ellipse(610, 602, 50, 11, { fill: '#141312' }),
    contactShadow(220, 690, 74),
    path('M120 610L320 610L276 668Q270 702 220 702Q170 702 164 668Z', {
      fill: across(roundStops(dark, 'satin')),
    }),
    ellipse(220, 610, 100, 13, { fill: '#5A5553' }),
    ellipse(220, 611, 90, 8, { fill: '#141312' }),
  ];
}
