import {
  darken,
  footprintShadow,
  group,
  type Hex,
  lighten,
  type Picture,
  type Point,
  path,
  picture,
  rect,
  type Shape,
  slant,
  turned,
} from '../kit/index.ts';
import { sampled, seam, stitches } from './line-work.ts';
import { molded } from './molded.ts';

const colors: ReadonlyArray<readonly [slug: string, leather: Hex]> = [
  ['cognac', '#A2622F'],
  ['black', '#2B2A2C'],
  ['forest', '#3B4C40'],
];

export function walletPictures(): Picture[] {
  return [
    ...colors.map(([slug, leather]) =>
      picture(`fashion/pell-card-wallet-${slug}`, [...lying(-8, wallet(leather))]),
    ),
    picture('fashion/pell-card-wallet-back', lying(6, walletBack('#A2622F'))),
    picture('fashion/pell-card-wallet-pair', [
      group(lying(-18, wallet('#3B4C40')), { transform: 'translate(52 36) scale(0.72)' }),
      group(lying(9, wallet('#A2622F')), { transform: 'translate(178 172) scale(0.76)' }),
    ]),
  ];
}

const OUTLINE = rounded(190, 262, 420, 286, 20);

function lying(degrees: number, shapes: readonly Shape[]): Shape[] {
  return [turned(degrees, 400, 410, [footprintShadow(OUTLINE), ...shapes])];
}

/** From above: cards look out of three slots, each slot a thumb's cut lower than the one behind. */
function wallet(leather: Hex): Shape[] {
  return [
    card(236, '#D9D2C2', 214),
    card(250, '#33585C', 232),
    molded(OUTLINE, darken(leather, 0.12), { depth: 26 }),
    slot(leather, 300),
    slot(lighten(leather, 0.03), 352),
    slot(lighten(leather, 0.06), 404),
    frame(leather),
  ];
}

function slot(leather: Hex, y: number): Shape {
  const d = `M190 ${y}H346Q352 ${y} 356 ${y + 8}Q372 ${y + 34} 400 ${y + 34}Q428 ${y + 34} 444 ${y + 8}Q448 ${y} 454 ${y}H610V528Q610 548 590 548H210Q190 548 190 528Z`;
  const lip: Point[] = [
    [202, y + 10],
    [342, y + 10],
    [352, y + 18],
    [370, y + 38],
    [400, y + 44],
    [430, y + 38],
    [448, y + 18],
    [458, y + 10],
    [598, y + 10],
  ];
  return group([
    path(d, { fill: '#1A0C04', opacity: 0.4, transform: 'translate(0 -5)' }),
    molded(d, leather, { depth: 18, strength: 0.8 }),
    path(`M200 ${y + 1}H346`, { stroke: lighten(leather, 0.5), width: 2, opacity: 0.6 }),
    stitches(sampled(lip, false, 5), lighten(leather, 0.42), { length: 6, gap: 4, width: 1.9 }),
  ]);
}

function frame(leather: Hex): Shape {
  const line: Point[] = [
    [202, 410],
    [202, 526],
    [212, 536],
    [588, 536],
    [598, 526],
    [598, 410],
  ];
  return group([
    path(OUTLINE, { stroke: darken(leather, 0.45), width: 3, opacity: 0.7 }),
    stitches(line, lighten(leather, 0.42), { length: 7, gap: 4, width: 2 }),
  ]);
}

function card(x: number, color: Hex, y: number): Shape {
  return group([
    rect(x, y, 316, 190, 12, { fill: '#1A0C04', opacity: 0.25, transform: 'translate(4 3)' }),
    rect(x, y, 316, 190, 12, {
      fill: slant([
        [0, lighten(color, 0.2)],
        [0.45, color],
        [1, darken(color, 0.2)],
      ]),
    }),
    rect(x + 24, y + 22, 40, 12, 3, { fill: darken(color, 0.22), opacity: 0.5 }),
  ]);
}

/** The back: one note pocket, a folded note, and a blind-stamped line. */
function walletBack(leather: Hex): Shape[] {
  return [
    path('M222 236L566 228L572 330H220Z', {
      fill: slant([
        [0, '#C9D2BF'],
        [1, '#93A38C'],
      ]),
    }),
    path('M222 236L566 228L566 240L222 248Z', { fill: '#DDE3D3' }),
    molded(OUTLINE, leather, { depth: 40, soft: true }),
    seam('M196 300H604', leather, 3),
    stitches(
      [
        [202, 312],
        [598, 312],
      ],
      lighten(leather, 0.42),
      { length: 7, gap: 4, width: 2 },
    ),
    frame(leather),
    path(rounded(350, 400, 100, 56, 8), { stroke: darken(leather, 0.4), width: 3, opacity: 0.6 }),
    path(rounded(350, 402, 100, 56, 8), { stroke: lighten(leather, 0.4), width: 1.4, opacity: 0.5 }),
  ];
}

function rounded(x: number, y: number, w: number, h: number, r: number): string {
  return `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${-(w - 2 * r)}q${-r} 0 ${-r} ${-r}v${-(h - 2 * r)}q0 ${-r} ${r} ${-r}Z`;
}
