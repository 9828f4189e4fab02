import {
  circle,
  darken,
  down,
  footprintShadow,
  group,
  type Hex,
  lighten,
  type Picture,
  type Point,
  path,
  picture,
  type Shape,
  slant,
  smooth,
  weave,
} from '../kit/index.ts';
import { seam } from './line-work.ts';
import { molded } from './molded.ts';

const CAMEL = '#B48A5A';
const colors: ReadonlyArray<readonly [slug: string, wool: Hex]> = [
  ['camel', CAMEL],
  ['charcoal', '#45464B'],
];

export function overcoatPictures(): Picture[] {
  return [
    ...colors.map(([slug, wool]) => picture(`fashion/harrow-overcoat-${slug}`, front(wool))),
    picture('fashion/harrow-overcoat-back', back(CAMEL)),
    picture('fashion/harrow-overcoat-detail', [
      group(front(CAMEL), { transform: 'translate(-470 -200) scale(2.15)' }),
    ]),
  ];
}

const BODY =
  'M326 148Q400 130 474 148L528 170Q540 300 536 420L552 704Q476 724 400 724Q324 724 248 704L264 420Q260 300 272 170Z';
const LEFT_SLEEVE = smooth(
  [
    [292, 158],
    [256, 190],
    [220, 280],
    [192, 400],
    [178, 520],
    [180, 540],
    [180, 540],
    [236, 552],
    [236, 552],
    [258, 440],
    [276, 340],
    [284, 260],
  ],
  true,
);
const RIGHT_SLEEVE = smooth(
  [
    [508, 158],
    [544, 190],
    [580, 280],
    [608, 400],
    [622, 520],
    [620, 540],
    [620, 540],
    [564, 552],
    [564, 552],
    [542, 440],
    [524, 340],
    [516, 260],
  ],
  true,
);

/** Laid flat, buttoned: notched lapels, a row of horn buttons, flap pockets. */
function front(wool: Hex): Shape[] {
  const lining = '#6B4B34';
  return [
    footprintShadow(`${BODY}${LEFT_SLEEVE}${RIGHT_SLEEVE}`),
    piece(LEFT_SLEEVE, wool, 40),
    piece(RIGHT_SLEEVE, darken(wool, 0.06), 40),
    path('M326 148Q400 128 474 148L404 410L396 410Z', {
      fill: down([
        [0, darken(lining, 0.1)],
        [1, darken(lining, 0.5)],
      ]),
    }),
    path('M356 152Q400 144 444 152L442 166Q400 158 358 166Z', { fill: '#E8DFD0' }),
    piece(
      `${BODY.replace('M326 148Q400 130 474 148L528 170', 'M326 148L400 396L474 148L528 170')}`,
      wool,
      60,
    ),
    seam('M414 372Q420 560 418 722', wool, 3.4),
    seam('M240 545L184 533M560 545L616 533', wool, 2.6),
    sleeveFold('M262 300Q250 380 238 470', wool),
    sleeveFold('M540 300Q552 380 564 470', wool),
    sleeveFold('M300 440Q296 580 286 700', wool),
    sleeveFold('M500 440Q506 580 514 700', wool),
    flap(280, 470, 5, wool),
    flap(442, 476, -5, wool),
    path('M452 316l52 -8v16l-52 8Z', { fill: darken(wool, 0.16) }),
    seam('M452 332L504 324', wool, 2.2),
    lapel('M326 148L304 160L288 250L322 262L312 286L400 404Q394 260 344 168Z', wool),
    lapel('M474 148L496 160L512 250L478 262L488 286L408 400Q406 260 456 168Z', darken(wool, 0.04)),
    collar(wool),
    ...[424, 506, 588].map((y) => button(404, y)),
    ...[500, 516, 532].map((y) => button(226 - (y - 500) * 0.12, y, 5)),
  ];
}

function piece(d: string, wool: Hex, depth: number): Shape {
  return group([
    molded(d, wool, { depth, strength: 0.75 }),
    path(d, { fill: weave(wool, 4.5, 32), opacity: 0.45 }),
  ]);
}

function sleeveFold(d: string, wool: Hex): Shape {
  return group([
    path(d, { stroke: darken(wool, 0.5), width: 14, opacity: 0.12 }),
    path(d, { stroke: darken(wool, 0.5), width: 5, opacity: 0.2 }),
    path(d, { stroke: lighten(wool, 0.4), width: 6, opacity: 0.22, transform: 'translate(-8 0)' }),
  ]);
}

function lapel(d: string, wool: Hex): Shape {
  return group([
    path(d, { fill: '#1A0C04', opacity: 0.3, transform: 'translate(4 7)' }),
    piece(d, lighten(wool, 0.04), 18),
  ]);
}

function collar(wool: Hex): Shape {
  const side = (points: readonly Point[]) => lapel(smooth(points, true), wool);
  return group([
    side([
      [330, 142],
      [330, 142],
      [302, 164],
      [284, 214],
      [284, 214],
      [320, 232],
      [320, 232],
      [340, 196],
      [362, 176],
      [362, 176],
      [352, 150],
    ]),
    side([
      [470, 142],
      [470, 142],
      [498, 164],
      [516, 214],
      [516, 214],
      [480, 232],
      [480, 232],
      [460, 196],
      [438, 176],
      [438, 176],
      [448, 150],
    ]),
  ]);
}

function flap(x: number, y: number, lean: number, wool: Hex): Shape {
  return lapel(`M${x} ${y}l78 ${lean}v26q-2 6 -8 6l-62 ${-lean}q-8 0 -8 -6Z`, wool);
}

function button(x: number, y: number, r = 10): Shape {
  const horn = '#4A3020';
  return group([
    circle(x + 2, y + 4, r, { fill: '#1A0C04', opacity: 0.45 }),
    circle(x, y, r, {
      fill: slant([
        [0, lighten(horn, 0.45)],
        [0.5, horn],
        [1, darken(horn, 0.4)],
      ]),
    }),
    circle(x, y, r * 0.66, {
      fill: slant([
        [0, darken(horn, 0.3)],
        [1, lighten(horn, 0.25)],
      ]),
    }),
    ...[
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ].map(([dx = 0, dy = 0]) => circle(x + dx * r * 0.22, y + dy * r * 0.22, r * 0.1, { fill: '#1A0C04' })),
  ]);
}

/** The back: a centre seam, the half belt, the vent. */
function back(wool: Hex): Shape[] {
  return [
    footprintShadow(`${BODY}${LEFT_SLEEVE}${RIGHT_SLEEVE}`),
    piece(LEFT_SLEEVE, wool, 40),
    piece(RIGHT_SLEEVE, darken(wool, 0.06), 40),
    piece(BODY, wool, 60),
    seam('M400 150V560', wool, 3),
    path('M400 560L418 724Q404 726 392 724Z', { fill: darken(wool, 0.55) }),
    seam('M400 560V722', wool, 3.4),
    sleeveFold('M262 300Q250 380 238 470', wool),
    sleeveFold('M540 300Q552 380 564 470', wool),
    sleeveFold('M320 440Q312 580 300 700', wool),
    sleeveFold('M480 440Q488 580 498 700', wool),
    lapel('M302 402L498 402V432L302 432Z', wool),
    button(320, 417),
    button(480, 417),
    lapel(
      smooth(
        [
          [322, 152],
          [322, 152],
          [340, 128],
          [400, 120],
          [460, 128],
          [478, 152],
          [478, 152],
          [440, 176],
          [400, 182],
          [360, 176],
        ],
        true,
      ),
      wool,
    ),
  ];
}
