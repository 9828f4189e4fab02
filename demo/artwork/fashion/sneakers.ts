import {
  circle,
  darken,
  group,
  lighten,
  type Picture,
  type Point,
  path,
  picture,
  type Shape,
  slant,
  smooth,
} from '../kit/index.ts';
import { sampled, stitches } from './line-work.ts';
import { longShadow } from './long-shadow.ts';
import { molded } from './molded.ts';
import { laces, panelEdge } from './shoe-parts.ts';
import { type SneakerLook, sneakerFromAbove } from './sneaker-above.ts';

const WHITE: SneakerLook = { upper: '#EFE9DD', heel: '#8A9A82', sole: '#F1EBDF' };
const colors: ReadonlyArray<readonly [slug: string, leather: SneakerLook]> = [
  ['chalk', WHITE],
  ['ink', { upper: '#2E2E33', heel: '#232327', sole: '#EDE5D6' }],
  ['sand', { upper: '#C9AC84', heel: '#8B6A45', sole: '#EFE6D6' }],
];

export function sneakersPictures(): Picture[] {
  return [
    ...colors.map(([slug, leather]) =>
      picture(`fashion/court-leather-sneakers-${slug}`, [longShadow(404, 594, 286, 26), ...shoe(leather)]),
    ),
    picture('fashion/court-leather-sneakers-pair', [
      group([longShadow(404, 594, 286, 26), ...shoe(WHITE)], { transform: 'translate(166 -2) scale(0.84)' }),
      group([longShadow(404, 594, 286, 26), ...shoe(WHITE)], { transform: 'translate(-24 142) scale(0.86)' }),
    ]),
    picture('fashion/court-leather-sneakers-top', [
      group([sneakerFromAbove(WHITE)], { transform: 'translate(-98 0)' }),
      group([sneakerFromAbove(WHITE)], { transform: 'translate(898 0) scale(-1 1)' }),
    ]),
  ];
}

const UPPER: Point[] = [
  [132, 545],
  [128, 480],
  [128, 420],
  [120, 360],
  [128, 338],
  [150, 334],
  [182, 348],
  [220, 358],
  [262, 350],
  [300, 326],
  [318, 318],
  [318, 318],
  [340, 332],
  [400, 384],
  [470, 420],
  [560, 434],
  [632, 456],
  [670, 496],
  [672, 548],
  [668, 548],
  [400, 560],
  [132, 545],
];

/** From the outer side, the toe to the right. */
function shoe({ upper, heel, sole }: SneakerLook): Shape[] {
  const soleShape =
    'M122 532Q120 520 136 522Q400 548 660 524Q688 520 692 544Q694 578 664 590Q560 598 400 598Q220 598 146 592Q120 588 122 532Z';
  const pale = lighten(upper, 0.5);
  return [
    path(
      smooth(
        [
          [308, 326],
          [322, 300],
          [352, 288],
          [384, 300],
          [420, 340],
          [440, 400],
          [400, 400],
          [340, 350],
        ],
        true,
      ),
      {
        fill: slant([
          [0, lighten(upper, 0.16)],
          [1, darken(upper, 0.34)],
        ]),
      },
    ),
    path(
      smooth(
        [
          [126, 350],
          [150, 340],
          [220, 364],
          [300, 330],
          [318, 320],
          [300, 352],
          [220, 380],
          [150, 366],
        ],
        true,
      ),
      { fill: darken(upper, 0.55) },
    ),
    molded(smooth(UPPER, true), upper, { depth: 74, soft: true, strength: 0.62 }, [
      path(
        smooth(
          [
            [110, 330],
            [182, 340],
            [206, 420],
            [232, 470],
            [240, 560],
            [110, 560],
          ],
          true,
        ),
        { fill: heel },
      ),
      path(
        smooth(
          [
            [570, 430],
            [546, 470],
            [540, 560],
            [690, 560],
            [690, 430],
          ],
          true,
        ),
        { fill: darken(upper, 0.05) },
      ),
    ]),
    panelEdge(
      [
        [186, 348],
        [206, 420],
        [228, 470],
        [236, 545],
      ],
      upper,
      pale,
    ),
    panelEdge(
      [
        [330, 330],
        [318, 380],
        [340, 430],
        [420, 462],
        [500, 470],
        [546, 450],
      ],
      upper,
      pale,
    ),
    panelEdge(
      [
        [548, 450],
        [540, 490],
        [538, 540],
      ],
      upper,
      pale,
    ),
    stitches(
      sampled([
        [150, 346],
        [220, 370],
        [300, 338],
      ]),
      pale,
      { length: 5, gap: 3.5, width: 1.6 },
    ),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      circle(400 + (i % 3) * 26 - (i > 2 ? 8 : 0), 492 + (i > 2 ? 20 : 0), 3.2, {
        fill: darken(upper, 0.6),
        opacity: 0.7,
      }),
    ),
    ...EYELETS.map(([x, y]) => circle(x, y, 4.6, { fill: darken(upper, 0.55) })),
    laces(
      EYELETS,
      EYELETS.map(([x, y], i): Point => [x + 40 - i * 2, y - 27 + i * 2]),
      lighten(upper, 0.25),
    ),
    path(
      'M334 322C300 296 296 262 330 262C352 262 352 300 342 318C364 286 398 280 402 300C404 318 372 326 346 326',
      { stroke: darken(upper, 0.2), width: 8 },
    ),
    path(
      'M334 322C300 296 296 262 330 262C352 262 352 300 342 318C364 286 398 280 402 300C404 318 372 326 346 326',
      { stroke: lighten(upper, 0.3), width: 5 },
    ),
    molded(soleShape, sole, { depth: 36, strength: 0.8 }),
    stitches(
      sampled([
        [140, 538],
        [400, 562],
        [662, 538],
      ]),
      darken(sole, 0.16),
      { length: 8, gap: 5, width: 2 },
    ),
    path('M124 582Q400 592 690 570L684 582Q560 598 400 598Q200 598 146 592Z', {
      fill: darken(sole, 0.3),
      opacity: 0.6,
    }),
  ];
}

const EYELETS: readonly Point[] = [
  [344, 352],
  [368, 374],
  [394, 395],
  [422, 414],
  [452, 430],
];
