import {
  across,
  ball,
  circle,
  contactShadow,
  darken,
  down,
  ellipse,
  fade,
  glow,
  group,
  type Hex,
  lighten,
  moved,
  type Picture,
  path,
  picture,
  rect,
  roundStops,
  type Shape,
  slant,
  turned,
} from '../kit/index.ts';

const COLORS: ReadonlyArray<readonly [slug: string, color: Hex]> = [
  ['oat', '#E6DCCB'],
  ['ink', '#2A2C31'],
];

const BASE = 'M222 468V548C222 612 274 646 330 646H470C526 646 578 612 578 548V468Z';

export const earbuds: readonly Picture[] = [
  ...COLORS.map(([slug, color]) =>
    picture(`electronics/aurora-buds-${slug}`, [moved(0, -40, openCase(color))]),
  ),
  picture('electronics/aurora-buds-pair', [moved(0, -20, pair('#E6DCCB'))]),
  picture('electronics/aurora-buds-closed', [moved(0, -66, closedCase('#E6DCCB'))]),
];

function openCase(color: Hex): Shape[] {
  return [
    contactShadow(402, 634, 150),
    path('M232 462V352C232 284 288 246 342 246H458C512 246 568 284 568 352V462Z', {
      fill: across(roundStops(color, 'satin')),
    }),
    path('M248 462V360C248 300 296 266 346 266H454C504 266 552 300 552 360V462Z', {
      fill: down([
        [0, darken(color, 0.5)],
        [0.5, darken(color, 0.3)],
        [1, darken(color, 0.2)],
      ]),
    }),
    path('M292 452V366C292 326 318 308 346 308C376 308 392 330 392 366V452Z', {
      fill: down([
        [0, darken(color, 0.62)],
        [1, darken(color, 0.36)],
      ]),
    }),
    path('M408 452V366C408 330 424 308 454 308C482 308 508 326 508 366V452Z', {
      fill: down([
        [0, darken(color, 0.62)],
        [1, darken(color, 0.36)],
      ]),
    }),
    path(BASE, { fill: across(roundStops(color, 'satin')) }),
    path(BASE, {
      fill: down([
        [0, '#FFFFFF', 0.1],
        [0.4, '#FFFFFF', 0],
        [1, '#2A170A', 0.32],
      ]),
    }),
    rect(222, 426, 356, 84, 42, {
      fill: across([
        [0, darken(color, 0.1)],
        [0.25, lighten(color, 0.4)],
        [1, darken(color, 0.2)],
      ]),
    }),
    rect(230, 431, 340, 73, 36, {
      fill: down([
        [0, darken(color, 0.46)],
        [1, darken(color, 0.2)],
      ]),
    }),
    ...[322, 478].map((x) => ellipse(x, 472, 60, 26, { fill: darken(color, 0.62) })),
    seatedBud(322, color),
    seatedBud(478, color),
    path('M230 470C232 498 256 508 284 508H516C544 508 568 498 570 470', {
      stroke: lighten(color, 0.55),
      width: 3,
      opacity: 0.7,
    }),
    circle(400, 566, 6, {
      fill: glow([
        [0, '#FFE3B0'],
        [0.5, '#E79B3A'],
        [1, '#E79B3A', 0],
      ]),
    }),
  ];
}

function seatedBud(x: number, color: Hex): Shape {
  return group([
    ellipse(x, 446, 48, 42, { fill: ball(lighten(color, 0.04), 'gloss') }),
    ellipse(x, 424, 26, 9, {
      fill: slant([
        [0, darken(color, 0.55)],
        [1, darken(color, 0.25)],
      ]),
    }),
    ellipse(x, 425, 22, 6.5, { fill: '#2A2724' }),
  ]);
}

/** One earbud from outside, the other with its tip toward us. */
function pair(color: Hex): Shape[] {
  return [
    contactShadow(228, 630, 52),
    contactShadow(566, 634, 52),
    turned(10, 250, 420, [outside(250, 410, color)]),
    turned(9, 560, 430, [bud(570, color)]),
  ];
}

function outside(x: number, y: number, color: Hex): Shape {
  return group([
    rect(x - 32, y, 64, 222, 32, { fill: across(roundStops(color, 'gloss')) }),
    rect(x - 32, y, 64, 222, 32, {
      fill: down([
        [0, '#2A170A', 0.3],
        [0.4, '#2A170A', 0],
        [1, '#2A170A', 0.28],
      ]),
    }),
    ellipse(x, y - 36, 98, 92, { fill: ball(color, 'gloss') }),
    ellipse(x + 4, y - 34, 58, 55, {
      fill: slant([
        [0, darken(color, 0.16)],
        [1, lighten(color, 0.5)],
      ]),
    }),
    ellipse(x + 4, y - 33, 54, 51, {
      fill: slant([
        [0, lighten(color, 0.45)],
        [0.5, color],
        [1, darken(color, 0.14)],
      ]),
    }),
    rect(x - 6, y + 34, 12, 44, 6, { fill: darken(color, 0.62) }),
  ]);
}

/** One earbud, standing upright around `x`: silicone tip to the left, stem below. */
function bud(x: number, color: Hex): Shape {
  const tip = '#4A4643';
  return group([
    rect(x - 10, 380, 58, 236, 29, { fill: across(roundStops(color, 'gloss')) }),
    rect(x - 10, 380, 58, 236, 29, {
      fill: down([
        [0, '#2A170A', 0.2],
        [0.3, '#2A170A', 0],
        [1, '#2A170A', 0.28],
      ]),
    }),
    path(`M${x - 2} 596C${x + 6} 618 ${x + 32} 618 ${x + 40} 596C${x + 30} 602 ${x + 8} 602 ${x - 2} 596Z`, {
      fill: '#8F8A82',
    }),
    turned(-24, x - 82, 372, [
      rect(x - 150, 338, 92, 78, 30, { fill: down(roundStops(tip, 'matte')) }),
      ellipse(x - 148, 377, 27, 44, { fill: ball(lighten(tip, 0.14), 'satin') }),
      ellipse(x - 153, 377, 14, 25, { fill: '#1B1816' }),
    ]),
    ellipse(x, 376, 92, 86, { fill: ball(color, 'gloss') }),
    ellipse(x + 26, 400, 52, 50, {
      fill: slant([
        [0, darken(color, 0.1), 0.5],
        [1, lighten(color, 0.3), 0.25],
      ]),
    }),
    rect(x + 14, 440, 10, 46, 5, { fill: darken(color, 0.6) }),
    ellipse(x - 30, 330, 30, 16, {
      fill: glow(fade('#FFFFFF', 0.8)),
      transform: `rotate(-32 ${x - 30} 330)`,
    }),
  ]);
}

function closedCase(color: Hex): Shape[] {
  const body =
    'M212 452C212 344 282 306 340 306H460C518 306 588 344 588 452V512C588 600 526 646 462 646H338C274 646 212 600 212 512Z';
  return [
    contactShadow(402, 634, 150),
    path(body, { fill: across(roundStops(color, 'satin')) }),
    path(body, {
      fill: down([
        [0, '#FFFFFF', 0.5],
        [0.24, '#FFFFFF', 0.05],
        [0.6, '#2A170A', 0],
        [1, '#2A170A', 0.34],
      ]),
    }),
    path('M212 446C280 464 520 464 588 446', { stroke: darken(color, 0.5), width: 4 }),
    path('M212 450C280 468 520 468 588 450', { stroke: lighten(color, 0.6), width: 2.5, opacity: 0.9 }),
    rect(366, 442, 68, 26, 13, {
      fill: down([
        [0, darken(color, 0.2)],
        [1, lighten(color, 0.15)],
      ]),
    }),
    circle(400, 548, 6, {
      fill: glow([
        [0, '#FFE3B0'],
        [0.5, '#E79B3A'],
        [1, '#E79B3A', 0],
      ]),
    }),
    ellipse(324, 340, 76, 20, { fill: glow(fade('#FFFFFF', 0.8)), transform: 'rotate(-14 324 340)' }),
  ];
}
