import {
  across,
  ball,
  contactShadow,
  darken,
  down,
  ellipse,
  fade,
  glow,
  group,
  type Hex,
  lighten,
  mesh,
  moved,
  type Picture,
  path,
  picture,
  rect,
  type Shape,
  scaled,
  slant,
  tube,
  turned,
  weave,
} from '../kit/index.ts';

const COLORS: ReadonlyArray<readonly [slug: string, color: Hex]> = [
  ['midnight', '#2B3448'],
  ['sand', '#D3BFA0'],
  ['clay', '#B8664A'],
];
const STEEL = '#B9BCC0';

export const headphones: readonly Picture[] = [
  ...COLORS.map(([slug, color]) => picture(`electronics/aurora-one-headphones-${slug}`, standing(color))),
  picture('electronics/aurora-one-headphones-side', side('#2B3448')),
  picture('electronics/aurora-one-headphones-case', [
    ...carryCase('#2B3448'),
    moved(96, 22, [scaled(0.6, 400, 640, standing('#2B3448'))]),
  ]),
];

/** Three-quarter view: the left cup shows its cushion, the right one its shell. */
function standing(color: Hex): Shape[] {
  const band = 'M226 448C206 262 282 134 404 134C528 134 606 262 590 448';
  return [
    contactShadow(262, 628, 62),
    contactShadow(566, 632, 66),
    path(band, { stroke: darken(color, 0.5), width: 40 }),
    path(band, {
      stroke: across([
        [0, lighten(color, 0.12)],
        [0.3, lighten(color, 0.22)],
        [0.62, color],
        [1, darken(color, 0.34)],
      ]),
      width: 34,
    }),
    path('M236 330C258 218 320 160 404 160C490 160 556 220 578 330', {
      stroke: darken(color, 0.55),
      width: 24,
    }),
    path('M238 326C260 220 322 165 404 165C486 165 552 222 574 326', {
      stroke: darken(color, 0.36),
      width: 13,
      opacity: 0.8,
    }),
    path('M272 196C304 152 350 127 404 126', { stroke: lighten(color, 0.6), width: 5, opacity: 0.55 }),
    tube('M226 404C226 424 226 440 228 462', 15, STEEL, 'metal'),
    tube('M591 404C591 424 590 440 586 462', 15, STEEL, 'metal'),
    innerCup(color),
    outerCup(color),
  ];
}

function innerCup(color: Hex): Shape {
  const cushion = darken(color, 0.45);
  return turned(4, 240, 524, [
    ellipse(214, 524, 62, 108, {
      fill: across([
        [0, lighten(color, 0.2)],
        [0.4, color],
        [1, darken(color, 0.5)],
      ]),
    }),
    ellipse(236, 524, 66, 106, { fill: darken(color, 0.6) }),
    ellipse(256, 524, 64, 106, {
      fill: glow(
        [
          [0.4, darken(cushion, 0.35)],
          [0.72, lighten(cushion, 0.16)],
          [1, darken(cushion, 0.3)],
        ],
        { cx: 0.46, cy: 0.47, r: 0.56 },
      ),
    }),
    ellipse(258, 524, 35, 66, { fill: darken(cushion, 0.62) }),
    ellipse(260, 526, 31, 61, {
      fill: down([
        [0, '#16130F'],
        [1, darken(cushion, 0.1)],
      ]),
    }),
    ellipse(260, 526, 31, 61, { fill: mesh('#8D8B88', 8, 1.6), opacity: 0.5 }),
    path('M214 448C228 428 246 420 262 421', { stroke: lighten(cushion, 0.5), width: 5, opacity: 0.5 }),
  ]);
}

function outerCup(color: Hex): Shape {
  return turned(-5, 570, 524, [
    ellipse(536, 526, 62, 104, { fill: darken(color, 0.62) }),
    ellipse(546, 526, 66, 108, {
      fill: across([
        [0, darken(color, 0.3)],
        [0.5, darken(color, 0.5)],
        [1, darken(color, 0.6)],
      ]),
    }),
    ellipse(572, 524, 74, 110, { fill: ball(color, 'matte') }),
    ellipse(578, 524, 55, 86, {
      fill: slant([
        [0, darken(color, 0.3)],
        [1, lighten(color, 0.16)],
      ]),
    }),
    ellipse(580, 525, 50, 80, {
      fill: slant([
        [0, lighten(color, 0.24)],
        [0.5, color],
        [1, darken(color, 0.24)],
      ]),
    }),
    path('M519 466C530 432 552 419 574 418', { stroke: lighten(color, 0.65), width: 4, opacity: 0.6 }),
    ellipse(582, 526, 15, 24, {
      fill: slant([
        [0, darken(STEEL, 0.3)],
        [0.5, lighten(STEEL, 0.6)],
        [1, darken(STEEL, 0.35)],
      ]),
    }),
    ellipse(583, 526, 11.5, 20, {
      fill: slant([
        [0, lighten(color, 0.1)],
        [1, darken(color, 0.35)],
      ]),
    }),
  ]);
}

/** One cup face on; the band is seen along its edge. */
function side(color: Hex): Shape[] {
  return [
    contactShadow(405, 632, 92),
    path('M374 372C370 270 372 200 376 152C380 118 430 118 434 152C438 200 440 270 436 372Z', {
      fill: across([
        [0, lighten(color, 0.05)],
        [0.3, lighten(color, 0.26)],
        [0.6, color],
        [1, darken(color, 0.4)],
      ]),
    }),
    path('M388 360C386 270 386 210 390 166C393 148 417 148 420 166C424 210 424 270 422 360Z', {
      fill: down([
        [0, darken(color, 0.15)],
        [1, darken(color, 0.42)],
      ]),
    }),
    rect(382, 318, 46, 74, 8, {
      fill: across([
        [0, darken(STEEL, 0.4)],
        [0.25, lighten(STEEL, 0.65)],
        [0.6, darken(STEEL, 0.1)],
        [1, darken(STEEL, 0.45)],
      ]),
    }),
    path('M300 500C300 402 352 368 405 368C458 368 510 402 510 500', {
      stroke: across([
        [0, lighten(color, 0.12)],
        [0.5, color],
        [1, darken(color, 0.42)],
      ]),
      width: 20,
    }),
    ellipse(405, 500, 118, 138, { fill: darken(color, 0.58) }),
    ellipse(405, 500, 112, 132, { fill: ball(color, 'matte') }),
    ellipse(405, 502, 90, 108, {
      fill: slant([
        [0, darken(color, 0.32)],
        [1, lighten(color, 0.18)],
      ]),
    }),
    ellipse(405, 503, 84, 102, {
      fill: slant([
        [0, lighten(color, 0.26)],
        [0.5, color],
        [1, darken(color, 0.26)],
      ]),
    }),
    ellipse(405, 503, 26, 31, {
      fill: slant([
        [0, darken(STEEL, 0.3)],
        [0.5, lighten(STEEL, 0.6)],
        [1, darken(STEEL, 0.35)],
      ]),
    }),
    ellipse(405, 503, 21, 26, {
      fill: slant([
        [0, lighten(color, 0.12)],
        [1, darken(color, 0.34)],
      ]),
    }),
    path('M310 440C326 402 352 382 384 377', { stroke: lighten(color, 0.7), width: 5, opacity: 0.5 }),
    ...[0, 1, 2].map((i) => ellipse(488 - i * 3, 572 + i * 18, 4, 6, { fill: darken(color, 0.7) })),
    ellipse(300, 500, 11, 15, { fill: ball(STEEL, 'metal') }),
    ellipse(510, 500, 11, 15, { fill: ball(darken(STEEL, 0.2), 'metal') }),
  ];
}

/** The hard travel case, standing behind: two shells and a zip between them. */
function carryCase(color: Hex): Shape[] {
  const shell =
    'M92 440C92 300 172 226 276 226C380 226 460 300 460 440C460 552 420 624 276 624C132 624 92 552 92 440Z';
  const cloth = lighten(color, 0.12);
  return [
    contactShadow(285, 614, 150),
    path(shell, { fill: darken(color, 0.4), transform: 'translate(34 -6)' }),
    path(shell, { fill: ball(cloth, 'matte') }),
    path(shell, { fill: weave(cloth, 5) }),
    path(shell, { stroke: darken(color, 0.55), width: 5 }),
    path(shell, { stroke: lighten(STEEL, 0.1), width: 1.6, opacity: 0.7 }),
    path('M120 400C130 306 190 252 276 250', { stroke: lighten(cloth, 0.5), width: 7, opacity: 0.28 }),
    group([
      rect(244, 560, 64, 22, 11, {
        fill: slant([
          [0, darken('#B07A4A', 0.1)],
          [1, darken('#B07A4A', 0.35)],
        ]),
      }),
      rect(248, 562, 56, 6, 3, { fill: down(fade('#FFE9CC', 0.4)) }),
    ]),
  ];
}
